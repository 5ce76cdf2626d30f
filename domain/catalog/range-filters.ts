import { type IsoDay, parseIsoDay } from '@/domain/time/day';

/** Numeric filters of the bike list; null: no restriction. */
export interface RangeFilters {
  /** Lowest and highest price in whole euros. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** Maximum weight in kilograms. */
  readonly weightTo: number | null;
  /** Latest delivery date. */
  readonly until: IsoDay | null;
  /** Minimum torque of the motor in newton meters. */
  readonly torqueFrom: number | null;
  /** Minimum battery capacity in watt-hours. */
  readonly batteryFrom: number | null;
}

/** Technical data that depend on the drivetrain. */
export interface DrivetrainData {
  /** Weight of the complete bicycle in size M, in grams. */
  readonly weightGrams: number;
  /** Torque of the motor in newton meters and battery capacity in watt-hours; null without a motor. */
  readonly torqueNm: number | null;
  readonly batteryWh: number | null;
}

/** Data of a bicycle in one combination of frame, drivetrain and color, to which the filters are applied. */
export interface FilterableBike extends DrivetrainData {
  readonly priceCents: number;
  /** Last day of the estimated delivery; null while unknown. */
  readonly arrivesUntil: IsoDay | null;
}

export const emptyRangeFilters: RangeFilters = {
  priceFrom: null,
  priceTo: null,
  weightTo: null,
  until: null,
  torqueFrom: null,
  batteryFrom: null,
};

/** Query parameter of each filter, in their order in the URL. */
export const rangeFilterParams = {
  until: 'until',
  priceFrom: 'price_from',
  priceTo: 'price_to',
  weightTo: 'weight_to',
  torqueFrom: 'torque_from',
  batteryFrom: 'battery_from',
} as const satisfies Record<keyof RangeFilters, string>;

const limitKeys = Object.keys(rangeFilterParams) as (keyof RangeFilters)[];

/** Filters that are removed together: both ends of the price range form one group. */
const limitsByGroup = {
  until: ['until'],
  price: ['priceFrom', 'priceTo'],
  weight: ['weightTo'],
  torque: ['torqueFrom'],
  battery: ['batteryFrom'],
} as const satisfies Record<string, readonly (keyof RangeFilters)[]>;

export type RangeFilterGroup = keyof typeof limitsByGroup;

/** Lists the groups with at least one active filter, in the order of `limitsByGroup`. */
export function listActiveRangeFilters(limits: RangeFilters): RangeFilterGroup[] {
  const groups = Object.keys(limitsByGroup) as RangeFilterGroup[];
  return groups.filter((group) => limitsByGroup[group].some((key) => limits[key] !== null));
}

/** Returns the filters without those of a group. */
export function removeRangeFilter(limits: RangeFilters, group: RangeFilterGroup): RangeFilters {
  return { ...limits, ...Object.fromEntries(limitsByGroup[group].map((key) => [key, null])) };
}

/**
 * Parses the filters from a query. Values that are not a positive whole number or not a date are ignored; a reversed
 * price range is swapped. Of several dates the last one is used, because a form may send both the date of a holiday and
 * a typed date.
 */
export function parseRangeFilters(params: URLSearchParams): RangeFilters {
  const number = (key: keyof RangeFilters) => readWhole(params.get(rangeFilterParams[key]) ?? '');
  const prices = [number('priceFrom'), number('priceTo')] as const;
  const isReversed = prices[0] !== null && prices[1] !== null && prices[0] > prices[1];
  const [priceFrom, priceTo] = isReversed ? [prices[1], prices[0]] : prices;
  return {
    priceFrom,
    priceTo,
    weightTo: number('weightTo'),
    until:
      params
        .getAll(rangeFilterParams.until)
        .flatMap((day) => parseIsoDay(day) ?? [])
        .at(-1) ?? null,
    torqueFrom: number('torqueFrom'),
    batteryFrom: number('batteryFrom'),
  };
}

/** Returns the filters as a query string, without inactive ones. */
export function toRangeFilterQuery(limits: RangeFilters): string {
  return limitKeys
    .flatMap((key) => (limits[key] === null ? [] : [`${rangeFilterParams[key]}=${limits[key]}`]))
    .join('&');
}

/** Parses a typed whole number, also "2.500" and "2,500 €"; null for anything else and for implausibly high numbers. */
function readWhole(text: string): number | null {
  const digits = text.replace(/\s|€|[.,'’](?=\d{3}(?!\d))/g, '');
  const value = /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
  return value > 0 ? value : null;
}

/** Returns true when a bicycle matches all filters; dates are compared with the last day of the estimated delivery. */
export function isWithinRangeFilters(facts: FilterableBike, limits: RangeFilters): boolean {
  return (
    isAtLeast(facts.priceCents / 100, limits.priceFrom) &&
    isAtMost(facts.priceCents / 100, limits.priceTo) &&
    isAtMost(facts.weightGrams / 1000, limits.weightTo) &&
    isAtLeast(facts.torqueNm, limits.torqueFrom) &&
    isAtLeast(facts.batteryWh, limits.batteryFrom) &&
    (limits.until === null || (facts.arrivesUntil !== null && facts.arrivesUntil <= limits.until))
  );
}

function isAtLeast(value: number | null, limit: number | null): boolean {
  return limit === null || (value !== null && value >= limit);
}

function isAtMost(value: number, limit: number | null): boolean {
  return limit === null || value <= limit;
}
