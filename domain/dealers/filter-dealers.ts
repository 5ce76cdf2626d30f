import {
  type Dealer,
  dealerCountries,
  type DealerCountry,
  type DealerType,
  type GeoPosition,
  dealerTypes,
} from './dealer';
import { computeDistanceKm } from './distance';
import { getOpeningState, getDealerLocalTime } from './opening-state';
import { listFolds } from '@/domain/search/fold-text';

/** Search radii in kilometers; null is unlimited. */
export const radii = [10, 25, 50, 100, 200, null] as const;

export type Radius = (typeof radii)[number];

const defaultRadius: Radius = 50;

export interface DealerFilters {
  readonly type: DealerType | null;
  readonly hasDps: boolean;
  readonly isOpen: boolean;
  readonly country: DealerCountry | null;
  /** Search radius in kilometers; null is unlimited. Applies only to a search around a place. */
  readonly radius: Radius;
}

export const emptyDealerFilters: DealerFilters = {
  type: null,
  hasDps: false,
  isOpen: false,
  country: null,
  radius: defaultRadius,
};

export interface FoundDealer<D extends Dealer = Dealer> {
  readonly dealer: D;
  /** Distance from the searched place in kilometers; null without a place. */
  readonly distanceKm: number | null;
}

export interface DealerResult<D extends Dealer = Dealer> {
  /** The matching dealers in display order; the position in the list is the number on the map. */
  readonly found: readonly FoundDealer<D>[];
  /** If no dealer is within the radius: the nearest three outside it that match the other filters. */
  readonly nearestOutsideRadius: readonly FoundDealer<D>[];
}

const nearestCount = 3;

/**
 * Returns the matching dealers, sorted by distance from `around` or, without it, by country, city and name. `nowMs`
 * (epoch milliseconds) is the time for the open filter. A dealer without opening hours never counts as open.
 */
export function filterDealers<D extends Dealer>(
  dealers: readonly D[],
  filters: DealerFilters,
  around: GeoPosition | null,
  nowMs: number,
): DealerResult<D> {
  const fitting = dealers.filter((dealer) => fits(dealer, filters, nowMs));
  if (around === null) {
    const found = fitting.map((dealer) => ({ dealer, distanceKm: null }));
    return { found: found.sort((a, b) => byPlace(a.dealer, b.dealer)), nearestOutsideRadius: [] };
  }
  const byDistance = fitting
    .map((dealer) => ({ dealer, distanceKm: computeDistanceKm(around, dealer) }))
    .sort((a, b) => a.distanceKm - b.distanceKm || byPlace(a.dealer, b.dealer));
  const { radius } = filters;
  const found = byDistance.filter((one) => radius === null || one.distanceKm <= radius);
  return {
    found,
    nearestOutsideRadius: found.length === 0 ? byDistance.slice(0, nearestCount) : [],
  };
}

/**
 * Returns the smallest radius greater than `current` that includes a dealer at the distance `nearestKm`; null is
 * unlimited.
 */
export function findWiderRadius(current: Radius, nearestKm: number): Radius {
  return (
    radii.find((radius) => radius !== null && radius > (current ?? 0) && radius >= nearestKm) ??
    null
  );
}

function fits(dealer: Dealer, filters: DealerFilters, nowMs: number): boolean {
  const { type, hasDps, isOpen, country } = filters;
  if (type !== null && dealer.type !== type) return false;
  if (hasDps && !dealer.hasDps) return false;
  if (country !== null && dealer.countryCode !== country) return false;
  if (!isOpen) return true;
  return (
    getOpeningState(dealer.hours, getDealerLocalTime(dealer.countryCode, nowMs)).kind === 'open'
  );
}

const collator = new Intl.Collator('de');

function byPlace(a: Dealer, b: Dealer): number {
  return (
    dealerCountries.indexOf(a.countryCode) - dealerCountries.indexOf(b.countryCode) ||
    collator.compare(a.city, b.city) ||
    collator.compare(a.name, b.name)
  );
}

/**
 * Returns the dealers whose name or city has a word that begins with each typed word. Empty for a text without letters.
 */
export function filterDealersByName<D extends Pick<Dealer, 'name' | 'city'>>(
  dealers: readonly D[],
  typed: string,
): D[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  return dealers.filter(({ name, city }) => {
    const known = wordsOf(`${name} ${city}`).flat();
    return words.every((folds) => folds.some((fold) => known.some((one) => one.startsWith(fold))));
  });
}

function wordsOf(text: string): (readonly string[])[] {
  return text
    .normalize('NFC')
    .split(/[\s,&-]+/)
    .map(listFolds)
    .filter((folds) => folds.length > 0);
}

/** Search text and filters in the URL query of the dealer finder. */
export interface FinderQuery {
  readonly q: string;
  /** Model requested for a test ride; null if there is none. */
  readonly bike: string | null;
  readonly filters: DealerFilters;
}

export const maxPlaceQueryLength = 80;

const keys = ['q', 'bike', 'type', 'dps', 'open', 'country', 'radius'] as const;

/** Checks whether the query has any parameter of the dealer finder. */
export function hasFinderQuery(params: URLSearchParams): boolean {
  return keys.some((key) => params.has(key));
}

/** Parses the URL query. Invalid values are ignored. */
export function parseFinderQuery(params: URLSearchParams): FinderQuery {
  return {
    q: normalizePlaceQuery(params.get('q') ?? ''),
    bike: /^[\w.-]{1,80}$/.exec(params.get('bike') ?? '')?.[0] ?? null,
    filters: {
      type: dealerTypes.find((type) => type === params.get('type')) ?? null,
      hasDps: params.get('dps') === '1',
      isOpen: params.get('open') === '1',
      country: dealerCountries.find((country) => country === params.get('country')) ?? null,
      radius: readRadius(params.get('radius')),
    },
  };
}

/** Formats the URL query with the question mark; empty without search text and filters. */
export function toFinderQuery({ q, bike, filters }: FinderQuery): string {
  const { type, hasDps, isOpen, country, radius } = filters;
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (bike !== null) params.set('bike', bike);
  if (type !== null) params.set('type', type satisfies DealerType);
  if (hasDps) params.set('dps', '1');
  if (isOpen) params.set('open', '1');
  if (country !== null) params.set('country', country satisfies DealerCountry);
  if (radius !== defaultRadius) params.set('radius', radius === null ? 'all' : String(radius));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Counts the active filters, not including place and radius. */
export function countDealerFilters({ type, hasDps, isOpen, country }: DealerFilters): number {
  return [type !== null, hasDps, isOpen, country !== null].filter(Boolean).length;
}

/** Normalizes a typed place: no control characters, single spaces, cut to `maxPlaceQueryLength`. */
export function normalizePlaceQuery(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxPlaceQueryLength)
    .trim();
}

function readRadius(text: string | null): Radius {
  if (text === 'all') return null;
  return (
    radii.find((radius) => radius !== null && String(radius) === text) ?? emptyDealerFilters.radius
  );
}
