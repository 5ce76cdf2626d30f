import type { Availability } from '@/domain/catalog/availability';
import { announcedReduction } from '@/domain/catalog/price';
import { fromCents } from '@/domain/money/cents';
import type { Json } from './json-ld';

const states = {
  now: 'https://schema.org/InStock',
  date: 'https://schema.org/BackOrder',
  unknown: 'https://schema.org/OutOfStock',
} as const;

interface OfferFacts {
  /** The full address under which exactly this is chosen. */
  readonly url: string;
  /** The public price. */
  readonly priceCents: number;
  readonly availability: Availability;
  readonly isUsed: boolean;
  /** What it cost least in the 30 days before a reduction; without it nothing is said to be reduced. */
  readonly lowestPrice30DaysCents: number | null;
  /** References to what the page says of shipping and returns. */
  readonly shipping: Json;
  readonly returns: Json;
}

/** schema.org Offer: what it costs, whether it is there, or from which day, how it comes and goes back. */
export function offerJsonLd(facts: OfferFacts): Json {
  const { url, priceCents, availability, isUsed, lowestPrice30DaysCents } = facts;
  const reduction = announcedReduction({ priceCents, lowestPrice30DaysCents });
  return {
    '@type': 'Offer',
    url,
    price: fromCents(priceCents),
    priceCurrency: 'EUR',
    priceSpecification: reduction === null ? undefined : struckPrice(reduction.fromCents),
    availability: states[availability.kind],
    availabilityStarts: availability.kind === 'date' ? availability.date : undefined,
    itemCondition: isUsed ? 'https://schema.org/UsedCondition' : 'https://schema.org/NewCondition',
    shippingDetails: facts.shipping,
    hasMerchantReturnPolicy: facts.returns,
  };
}

/** The price beside which a reduction is announced: the lowest of 30 days, as on the page. */
function struckPrice(cents: number): Json {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: fromCents(cents),
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: true,
  };
}
