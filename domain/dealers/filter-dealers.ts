import {
  type Dealer,
  dealerCountries,
  type DealerCountry,
  type DealerType,
  type Position,
  dealerTypes,
} from './dealer';
import { computeDistanceKm } from './distance';
import { getOpeningState, getDealerLocalTime } from './opening-state';
import { listFolds } from '@/domain/search/fold-text';

/** How far around a place dealers are shown, in kilometres; null is everywhere. */
export const radii = [10, 25, 50, 100, 200, null] as const;

export type Radius = (typeof radii)[number];

const defaultRadius: Radius = 50;

export interface DealerFilters {
  readonly type: DealerType | null;
  readonly hasDps: boolean;
  readonly isOpen: boolean;
  readonly country: DealerCountry | null;
  /** Counts only around a place. */
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
  /** From the place that was searched; null without one. */
  readonly distanceKm: number | null;
}

export interface DealerResult<D extends Dealer = Dealer> {
  /** In the order they are numbered. */
  readonly found: readonly FoundDealer<D>[];
  /** When nothing lies within the radius: the nearest three beyond it that fit the filters. */
  readonly beyond: readonly FoundDealer<D>[];
}

const nearestCount = 3;

/**
 * The dealers that fit, around a place by distance, else by country and city. `nowMs` (epoch milliseconds) decides who is open; a shop
 * without hours is never known to be open.
 */
export function filterDealers<D extends Dealer>(
  dealers: readonly D[],
  filters: DealerFilters,
  around: Position | null,
  nowMs: number,
): DealerResult<D> {
  const fitting = dealers.filter((dealer) => fits(dealer, filters, nowMs));
  if (around === null) {
    const found = fitting.map((dealer) => ({ dealer, distanceKm: null }));
    return { found: found.sort((a, b) => byPlace(a.dealer, b.dealer)), beyond: [] };
  }
  const byDistance = fitting
    .map((dealer) => ({ dealer, distanceKm: computeDistanceKm(around, dealer) }))
    .sort((a, b) => a.distanceKm - b.distanceKm || byPlace(a.dealer, b.dealer));
  const { radius } = filters;
  const found = byDistance.filter((one) => radius === null || one.distanceKm <= radius);
  return { found, beyond: found.length === 0 ? byDistance.slice(0, nearestCount) : [] };
}

/** The smallest radius that is wider and holds at least one of these; null is everywhere. */
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

/** The dealers whose name, with their town, has a word beginning with each word typed; none for a text without letters. */
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

/** What the address of the dealer finder says: the text that was searched, and the filters. */
export interface FinderQuery {
  readonly q: string;
  /** The model that a test ride is looked for; null when none was named. */
  readonly bike: string | null;
  readonly filters: DealerFilters;
}

export const maxPlaceQueryLength = 80;

const keys = ['q', 'bike', 'type', 'dps', 'open', 'country', 'radius'] as const;

/** True when the address asks for more than the whole list. */
export function hasFinderQuery(params: URLSearchParams): boolean {
  return keys.some((key) => params.has(key));
}

/** The address's query; what it cannot mean counts as not said. */
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

/** The query as it stands in the address, with its question mark; empty for the whole list. */
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

/** How many filters are set beside the place and its radius. */
export function countDealerFilters({ type, hasDps, isOpen, country }: DealerFilters): number {
  return [type !== null, hasDps, isOpen, country !== null].filter(Boolean).length;
}

/** A typed place without control characters and double spaces, cut to what a place can be. */
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
