import { type BodyMeasurements, parseMeasurements } from './body-measurements';
import type { ChildSeatPlace } from '@/domain/catalog/bike-specs';
import { parseBikeSku } from '@/domain/catalog/sku';
import { computeSizeAdvice, type SizeFacts, listRecommendedSizes } from './size-advice';

/** What somebody rides and carries, as the gear adviser asks for it; each list from little to much. */
export const needChoices = {
  hills: ['flat', 'rolling', 'steep', 'mountains'],
  distance: ['short', 'daily', 'far'],
  load: ['light', 'luggage', 'heavy'],
  child: ['alone', 'childSeat'],
  weather: ['fair', 'rain', 'winter'],
  motor: ['open', 'without', 'with'],
} as const;

export type NeedField = keyof typeof needChoices;

export type GearNeeds = {
  readonly [Field in NeedField]: (typeof needChoices)[Field][number];
} & {
  /** The most a bicycle may cost, in whole euros; null: any price. */
  readonly budget: number | null;
  /** What the rider weighs, in whole kilograms; null: `defaultRiderKg` is reckoned with. */
  readonly weight: number | null;
  /** How tall the rider is; null: every size counts. */
  readonly rider: BodyMeasurements | null;
};

/** What counts where nothing, or nothing sensible, was said. */
export const defaultGearNeeds: GearNeeds = {
  hills: 'rolling',
  distance: 'daily',
  load: 'light',
  child: 'alone',
  weather: 'rain',
  motor: 'open',
  budget: null,
  weight: null,
  rider: null,
};

/** What a rider weighs who does not say, in kilograms. */
export const defaultRiderKg = 80;

export const needFields = Object.keys(needChoices) as readonly NeedField[];

/** What a budget may be, in euros: more buys everything, less buys nothing that has a belt. */
const budgetRange = { min: 500, max: 20_000 };

/** What a rider may weigh, in kilograms. */
const weightRange = { min: 30, max: 200 };

/** What an address asks; null when it asks nothing. What it cannot mean counts as the usual. */
export function parseGearNeeds(params: URLSearchParams): GearNeeds | null {
  if (![...needFields, 'budget', 'weight', 'height'].some((field) => params.has(field)))
    return null;
  return {
    hills: choiceOf('hills', params),
    distance: choiceOf('distance', params),
    load: choiceOf('load', params),
    child: choiceOf('child', params),
    weather: choiceOf('weather', params),
    motor: choiceOf('motor', params),
    budget: readBudget(params.get('budget') ?? ''),
    weight: readWeight(params.get('weight') ?? ''),
    rider: parseMeasurements({
      height: (params.get('height') ?? '').slice(0, 12),
      inseam: (params.get('inseam') ?? '').slice(0, 12),
      feel: '',
    }).measures,
  };
}

function choiceOf<Field extends NeedField>(
  field: Field,
  params: URLSearchParams,
): GearNeeds[Field] {
  const asked = params.get(field);
  return isChoice(field, asked) ? asked : defaultGearNeeds[field];
}

function isChoice<Field extends NeedField>(
  field: Field,
  value: string | null,
): value is GearNeeds[Field] {
  return needChoices[field].some((choice) => choice === value);
}

/** "3000", "3.000 €" and "€3,000" are the same; anything outside the range is any price. */
function readBudget(text: string): number | null {
  const digits = text
    .slice(0, 20)
    .replace(/[.,]\d{2}(?!\d)/, '')
    .replace(/\D/g, '');
  return within(digits, budgetRange);
}

/** "62", "62,5 kg": whole kilograms; anything outside the range is not said. */
function readWeight(text: string): number | null {
  return within(
    /^\s*(\d{1,3})(?:[.,]\d+)?\s*(?:kg)?\s*$/i.exec(text.slice(0, 12))?.[1] ?? '',
    weightRange,
  );
}

function within(digits: string, { min, max }: { min: number; max: number }): number | null {
  const number = digits === '' ? Number.NaN : Number(digits);
  return number >= min && number <= max ? number : null;
}

/** The query that asks for these needs, the same for the same needs; a link to share. */
export function toGearNeedsQuery(needs: GearNeeds): string {
  const query = new URLSearchParams(needFields.map((field) => [field, needs[field]]));
  const figures = {
    budget: needs.budget,
    weight: needs.weight,
    height: needs.rider?.heightCm,
    inseam: needs.rider?.inseamCm,
  };
  for (const [name, figure] of Object.entries(figures))
    if (figure != null) query.set(name, String(figure));
  return query.toString();
}

/** A frame a model is built with: where it bears a child seat (null: nobody says), and its sizes. */
export interface SuitableFrame {
  /** The variation segment of the sku. */
  readonly short: string;
  readonly childSeat: ChildSeatPlace | null;
  readonly sizes: readonly SizeFacts[];
}

/**
 * Those of a model's skus that suit rider and child: in a size made for the rider, where one is named, and on a frame that is approved for
 * a child seat, where one is wanted. What nobody says of a child seat counts as not approved.
 */
export function filterSuitableSkus(
  skus: readonly string[],
  frames: readonly SuitableFrame[],
  { rider, child }: Pick<GearNeeds, 'rider' | 'child'>,
): string[] {
  const suitable = new Map(
    frames
      .filter(({ childSeat }) => child === 'alone' || childSeat === 'rack' || childSeat === 'clamp')
      .map(({ short, sizes }) => [
        short,
        rider === null ? null : new Set(listRecommendedSizes(computeSizeAdvice(sizes, rider))),
      ]),
  );
  return skus.filter((sku) => {
    const parts = parseBikeSku(sku);
    if (parts === null || !suitable.has(parts.variation)) return false;
    return suitable.get(parts.variation)?.has(parts.size) ?? true;
  });
}
