import {
  type Availability,
  compareAvailability,
  getAvailability,
} from '@/domain/availability/availability';
import { orderedSizes } from './sku';
import type { BikeVariant } from './variant';
import { hasPriceRange } from './price';

export interface PricedOffer {
  readonly priceCents: number;
  readonly availability: Availability;
}

/**
 * Compares two offers of a model: orderable offers first, then the cheaper one, then the earlier one. The first offer
 * provides the "from" price in all lists and pages, and is preselected on the model page.
 */
function compareOffers(a: PricedOffer, b: PricedOffer): number {
  return (
    Number(a.availability.kind === 'unknown') - Number(b.availability.kind === 'unknown') ||
    a.priceCents - b.priceCents ||
    compareAvailability(a.availability, b.availability)
  );
}

/** Summary of a model's offers for lists: the lead offer and, if it is available earlier, the earliest offer. */
export interface LeadOffer<Offer extends PricedOffer> {
  readonly offer: Offer;
  /** True when other offers cost more. */
  readonly isFrom: boolean;
  /** The cheapest of the earliest offers, if it is earlier than the lead offer; otherwise null. */
  readonly earlier: Offer | null;
}

/** Finds the lead offer of a model; the first in the list among equal offers. Null without offers. */
export function findLeadOffer<Offer extends PricedOffer>(
  offers: readonly Offer[],
): LeadOffer<Offer> | null {
  const offer = first(offers, compareOffers);
  const earliest = first(
    offers,
    (a, b) => compareAvailability(a.availability, b.availability) || a.priceCents - b.priceCents,
  );
  if (offer === null || earliest === null) return null;
  return {
    offer,
    isFrom: offers.some(({ priceCents }) => priceCents > offer.priceCents),
    earlier: compareAvailability(earliest.availability, offer.availability) < 0 ? earliest : null,
  };
}

function first<Offer>(
  offers: readonly Offer[],
  compare: (a: Offer, b: Offer) => number,
): Offer | null {
  const [begin, ...others] = offers;
  if (begin === undefined) return null;
  return others.reduce((best, next) => (compare(next, best) < 0 ? next : best), begin);
}

/** The manufacturer's order of frames, drivetrains and colors, as SKU segments. */
export interface CatalogOrder {
  readonly frames: readonly string[];
  readonly drivetrains: readonly string[];
  readonly colors: readonly string[];
}

/**
 * Sorts variants with the lead variant first: by price and date (`compareOffers`), then in the manufacturer's order of
 * frames, drivetrains and colors, then the middle frame size first and the newer year.
 */
export function sortVariantsByOffer(
  variants: readonly BikeVariant[],
  order: CatalogOrder,
): readonly BikeVariant[] {
  const steps = stepsFromMiddle(variants);
  const offers = variants.map((variant) => {
    const { stock, priceCents, variation, type, color, size } = variant;
    const places = [
      order.frames.indexOf(variation),
      order.drivetrains.indexOf(type),
      order.colors.indexOf(color),
      steps.get(`${variation} ${size}`) ?? 0,
      -variant.year,
    ];
    return { variant, priceCents, availability: getAvailability(stock), places };
  });
  return offers
    .sort((a, b) => compareOffers(a, b) || comparePlaces(a.places, b.places))
    .map(({ variant }) => variant);
}

/** Finds the variant that represents its model in lists; null without variants. */
export function findLeadVariant(
  variants: readonly BikeVariant[],
  order: CatalogOrder,
): BikeVariant | null {
  return sortVariantsByOffer(variants, order)[0] ?? null;
}

/**
 * Returns the distance of each size from the middle size of its frame, keyed by frame and size. Of two sizes with the
 * same distance, the smaller one counts as nearer.
 */
function stepsFromMiddle(variants: readonly BikeVariant[]): ReadonlyMap<string, number> {
  const steps = new Map<string, number>();
  for (const frame of new Set(variants.map(({ variation }) => variation))) {
    const built = variants.flatMap(({ variation, size }) => (variation === frame ? [size] : []));
    const sizes = [...new Set(built)].sort(
      (a, b) => orderedSizes.indexOf(a) - orderedSizes.indexOf(b),
    );
    const middle = Math.floor((sizes.length - 1) / 2);
    for (const [place, size] of sizes.entries())
      steps.set(`${frame} ${size}`, place < middle ? middle - place - 0.5 : place - middle);
  }
  return steps;
}

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  return a.map((place, index) => place - (b[index] ?? 0)).find((step) => step !== 0) ?? 0;
}

/** Returns price (cents) and date of the lead variant (`findLeadVariant`); null without variants. */
export function findLeadVariantOffer(variants: readonly BikeVariant[], order: CatalogOrder) {
  const lead = findLeadVariant(variants, order);
  if (lead === null) return null;
  const { sku, priceCents, listPriceCents, stock } = lead;
  const isFrom = hasPriceRange(variants);
  return { sku, priceCents, listPriceCents, availability: getAvailability(stock), isFrom };
}
