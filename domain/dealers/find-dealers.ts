import {
  type Dealer,
  dealerCountries,
  type DealerCountry,
  type DealerType,
  type Position,
} from './dealer';
import { distanceKm } from './distance';
import { openStateAt } from './open-state';
import { wallTimeIn } from './time-zone';

/** How far around a place dealers are shown, in kilometres; null is everywhere. */
export const radii = [10, 25, 50, 100, 200, null] as const;

export type Radius = (typeof radii)[number];

export const defaultRadius: Radius = 50;

export interface DealerFilters {
  readonly type: DealerType | null;
  readonly hasDps: boolean;
  readonly isOpen: boolean;
  readonly country: DealerCountry | null;
  /** Counts only around a place. */
  readonly radius: Radius;
}

export const noFilters: DealerFilters = {
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
export function findDealers<D extends Dealer>(
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
    .map((dealer) => ({ dealer, distanceKm: distanceKm(around, dealer) }))
    .sort((a, b) => a.distanceKm - b.distanceKm || byPlace(a.dealer, b.dealer));
  const { radius } = filters;
  const found = byDistance.filter((one) => radius === null || one.distanceKm <= radius);
  return { found, beyond: found.length === 0 ? byDistance.slice(0, nearestCount) : [] };
}

/** The smallest radius that is wider and holds at least one of these; null is everywhere. */
export function widerRadius(current: Radius, nearestKm: number): Radius {
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
  return openStateAt(dealer.hours, wallTimeIn(dealer.countryCode, nowMs)).kind === 'open';
}

const collator = new Intl.Collator('de');

function byPlace(a: Dealer, b: Dealer): number {
  return (
    dealerCountries.indexOf(a.countryCode) - dealerCountries.indexOf(b.countryCode) ||
    collator.compare(a.city, b.city) ||
    collator.compare(a.name, b.name)
  );
}
