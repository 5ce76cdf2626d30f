import { type Measures, readMeasures } from '../fit/measures';

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

export type Needs = {
  readonly [Field in NeedField]: (typeof needChoices)[Field][number];
} & {
  /** The most a bicycle may cost, in whole euros; null: any price. */
  readonly budget: number | null;
  /** What the rider weighs, in whole kilograms; null: `usualRiderKg` is reckoned with. */
  readonly weight: number | null;
  /** How tall the rider is; null: every size counts. */
  readonly rider: Measures | null;
};

/** What counts where nothing, or nothing sensible, was said. */
export const usualNeeds: Needs = {
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
export const usualRiderKg = 80;

export const needFields = Object.keys(needChoices) as readonly NeedField[];

/** What a budget may be, in euros: more buys everything, less buys nothing that has a belt. */
const budgetRange = { min: 500, max: 20_000 };

/** What a rider may weigh, in kilograms. */
const weightRange = { min: 30, max: 200 };

/** What an address asks; null when it asks nothing. What it cannot mean counts as the usual. */
export function readNeeds(params: URLSearchParams): Needs | null {
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
    rider: readMeasures({
      height: (params.get('height') ?? '').slice(0, 12),
      inseam: (params.get('inseam') ?? '').slice(0, 12),
      feel: '',
    }).measures,
  };
}

function choiceOf<Field extends NeedField>(field: Field, params: URLSearchParams): Needs[Field] {
  const asked = params.get(field);
  return isChoice(field, asked) ? asked : usualNeeds[field];
}

function isChoice<Field extends NeedField>(
  field: Field,
  value: string | null,
): value is Needs[Field] {
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
