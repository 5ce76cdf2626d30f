/** What somebody rides and carries, as the gear adviser asks for it; each list from little to much. */
export const needChoices = {
  hills: ['flat', 'rolling', 'steep', 'mountains'],
  distance: ['short', 'daily', 'far'],
  load: ['light', 'luggage', 'heavy'],
  weather: ['fair', 'rain', 'winter'],
  motor: ['open', 'without', 'with'],
} as const;

export type NeedField = keyof typeof needChoices;

export type Needs = {
  readonly [Field in NeedField]: (typeof needChoices)[Field][number];
} & {
  /** The most a bicycle may cost, in whole euros; null: any price. */
  readonly budget: number | null;
};

/** What counts where nothing, or nothing sensible, was said. */
export const usualNeeds: Needs = {
  hills: 'rolling',
  distance: 'daily',
  load: 'light',
  weather: 'rain',
  motor: 'open',
  budget: null,
};

export const needFields = Object.keys(needChoices) as readonly NeedField[];

/** What a budget may be: more buys everything, less buys nothing that has a belt. */
const budgetRange = { min: 500, max: 20_000 };

/** What an address asks; null when it asks nothing. What it cannot mean counts as the usual. */
export function readNeeds(params: URLSearchParams): Needs | null {
  if (![...needFields, 'budget'].some((field) => params.has(field))) return null;
  return {
    hills: choiceOf('hills', params),
    distance: choiceOf('distance', params),
    load: choiceOf('load', params),
    weather: choiceOf('weather', params),
    motor: choiceOf('motor', params),
    budget: readBudget(params.get('budget') ?? ''),
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
  const euros = digits === '' ? Number.NaN : Number(digits);
  return euros >= budgetRange.min && euros <= budgetRange.max ? euros : null;
}
