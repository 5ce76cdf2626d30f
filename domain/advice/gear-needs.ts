import { type BodyMeasurements, parseMeasurements } from './body-measurements';
import type { ChildSeatPlace } from '@/domain/catalog/bike-specs';
import { parseBikeSku } from '@/domain/catalog/sku';
import { computeSizeAdvice, type SizeAdviceInput, listRecommendedSizes } from './size-advice';

/** Answer options of each question of the gear adviser. */
export const gearNeedOptions = {
  hills: ['flat', 'rolling', 'steep', 'mountains'],
  distance: ['short', 'daily', 'far'],
  load: ['light', 'luggage', 'heavy'],
  child: ['alone', 'childSeat'],
  weather: ['fair', 'rain', 'winter'],
  motor: ['open', 'without', 'with'],
} as const;

export type GearNeedField = keyof typeof gearNeedOptions;

export type GearNeeds = {
  readonly [Field in GearNeedField]: (typeof gearNeedOptions)[Field][number];
} & {
  /** Maximum price in whole euros; null: no limit. */
  readonly budget: number | null;
  /** Weight of the rider in whole kilograms; null: `defaultRiderKg` is used. */
  readonly weight: number | null;
  /** Measurements of the rider; null: all sizes are considered. */
  readonly rider: BodyMeasurements | null;
};

/** Default needs, used where the query has missing or invalid values. */
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

/** Weight of the rider in kilograms when none is given. */
export const defaultRiderKg = 80;

export const gearNeedFields = Object.keys(gearNeedOptions) as readonly GearNeedField[];

/**
 * Valid budgets in euros: no belt-driven model costs less than the minimum, every model costs less than the maximum.
 */
const budgetRange = { min: 500, max: 20_000 };

/** Valid weights of a rider, in kilograms. */
const weightRange = { min: 30, max: 200 };

/** Parses the needs from a query; null when it contains none. Invalid values are replaced by the defaults. */
export function parseGearNeeds(params: URLSearchParams): GearNeeds | null {
  if (![...gearNeedFields, 'budget', 'weight', 'height'].some((field) => params.has(field)))
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
    }).measurements,
  };
}

function choiceOf<Field extends GearNeedField>(
  field: Field,
  params: URLSearchParams,
): GearNeeds[Field] {
  const requested = params.get(field);
  return isChoice(field, requested) ? requested : defaultGearNeeds[field];
}

function isChoice<Field extends GearNeedField>(
  field: Field,
  value: string | null,
): value is GearNeeds[Field] {
  return gearNeedOptions[field].some((choice) => choice === value);
}

/** Parses a budget such as "3000", "3.000 €" or "€3,000" to whole euros; null outside the valid range. */
function readBudget(text: string): number | null {
  const digits = text
    .slice(0, 20)
    .replace(/[.,]\d{2}(?!\d)/, '')
    .replace(/\D/g, '');
  return within(digits, budgetRange);
}

/** Parses a weight such as "62" or "62,5 kg" to whole kilograms; null outside the valid range. */
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

/** Builds the query string of the needs; equal needs always give the same string. */
export function toGearNeedsQuery(needs: GearNeeds): string {
  const query = new URLSearchParams(gearNeedFields.map((field) => [field, needs[field]]));
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

/** A frame of a model: its child seat approval (null: unknown) and its sizes. */
export interface SuitableFrame {
  /** Frame code: the variation segment of the SKU. */
  readonly short: string;
  readonly childSeat: ChildSeatPlace | null;
  readonly sizes: readonly SizeAdviceInput[];
}

/**
 * Filters a model's SKUs: the size must fit the rider, if one is given, and the frame must be approved for a child
 * seat, if one is needed. Frames with unknown approval count as not approved.
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
