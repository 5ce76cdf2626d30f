import { type IsoDay, parseIsoDay } from '@/domain/time/day';

/** What is asked of a bicycle in figures; null asks nothing. */
export interface RangeFilters {
  /** Whole euros. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** Kilograms. */
  readonly weightTo: number | null;
  /** It is at the door on this day at the latest. */
  readonly until: IsoDay | null;
  /** Newton metres, of the motor. */
  readonly torqueFrom: number | null;
  /** Watt-hours. */
  readonly batteryFrom: number | null;
}

/** What a drive train comes with. */
export interface DrivetrainFacts {
  /** Of the complete bicycle in size M. */
  readonly weightGrams: number;
  /** Null without a motor. */
  readonly torqueNm: number | null;
  readonly batteryWh: number | null;
}

/** What is asked for, of one way a bicycle is built. */
export interface FilterableBike extends DrivetrainFacts {
  readonly priceCents: number;
  /** The last day it arrives on; null while nobody knows. */
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

/** How each stands in the address, in its order there. */
export const rangeFilterParams = {
  until: 'until',
  priceFrom: 'price_from',
  priceTo: 'price_to',
  weightTo: 'weight_to',
  torqueFrom: 'torque_from',
  batteryFrom: 'battery_from',
} as const satisfies Record<keyof RangeFilters, string>;

const limitKeys = Object.keys(rangeFilterParams) as (keyof RangeFilters)[];

/** What is taken away together: the two ends of the price are one wish. */
const limitWishes = {
  until: ['until'],
  price: ['priceFrom', 'priceTo'],
  weight: ['weightTo'],
  torque: ['torqueFrom'],
  battery: ['batteryFrom'],
} as const satisfies Record<string, readonly (keyof RangeFilters)[]>;

export type RangeFilterGroup = keyof typeof limitWishes;

/** The wishes that ask for anything, in their order. */
export function listActiveRangeFilters(limits: RangeFilters): RangeFilterGroup[] {
  const wishes = Object.keys(limitWishes) as RangeFilterGroup[];
  return wishes.filter((wish) => limitWishes[wish].some((key) => limits[key] !== null));
}

/** The limits without one wish. */
export function removeRangeFilter(limits: RangeFilters, wish: RangeFilterGroup): RangeFilters {
  return { ...limits, ...Object.fromEntries(limitWishes[wish].map((key) => [key, null])) };
}

/**
 * Reads the limits of an address; what is no whole number above 0 or no day asks nothing, a price written the wrong way round is turned
 * round. Of several days the last one counts: a form may send an occasion and a day.
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

/** The limits as a query, without those that ask nothing. */
export function toRangeFilterQuery(limits: RangeFilters): string {
  return limitKeys
    .flatMap((key) => (limits[key] === null ? [] : [`${rangeFilterParams[key]}=${limits[key]}`]))
    .join('&');
}

/** A whole number as people type it, "2.500" and "2,500 €" too; null for anything else, and for what no bicycle costs or weighs. */
function readWhole(text: string): number | null {
  const digits = text.replace(/\s|€|[.,'’](?=\d{3}(?!\d))/g, '');
  const value = /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
  return value > 0 ? value : null;
}

/** True when a bicycle built so is within all limits: prices to the euro, weights to the gram, days as the house promises them. */
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
