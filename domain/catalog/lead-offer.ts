import { type Availability, compareAvailability } from './availability';

export interface PricedOffer {
  readonly priceCents: number;
  readonly availability: Availability;
}

/**
 * Orders the offers of one model: those that can be ordered first, then the cheaper, then the earlier. The first one is what every list,
 * every page and every table names with "from", and what a model's bare address opens.
 */
export function compareOffers(a: PricedOffer, b: PricedOffer): number {
  return (
    Number(a.availability.kind === 'unknown') - Number(b.availability.kind === 'unknown') ||
    a.priceCents - b.priceCents ||
    compareAvailability(a.availability, b.availability)
  );
}

/** What a model's offers come down to in a list: one price with its own day, and what is there sooner for more. */
export interface LeadOffer<Offer extends PricedOffer> {
  readonly offer: Offer;
  /** Other offers cost more. */
  readonly isFrom: boolean;
  /** The cheapest of the earliest, where that is earlier than the lead offer; null otherwise. */
  readonly sooner: Offer | null;
}

/** The lead offer of a model; the first in the list of equals. Null without any. */
export function leadOffer<Offer extends PricedOffer>(
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
    sooner: compareAvailability(earliest.availability, offer.availability) < 0 ? earliest : null,
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
