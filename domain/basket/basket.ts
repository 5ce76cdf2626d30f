import {
  type Availability,
  type StockFacts,
  getAvailabilityForQuantity,
  compareAvailability,
} from '@/domain/availability/availability';
import type { ShipmentMode } from '@/domain/delivery/shipment';
import type { DaySpan } from '@/domain/time/format-day';
import type { PersParam } from './pers-param';

/** A basket as the shop answered it, all money in cents. Totals are the shop's: nothing here adds them up anew. */
export type Basket = {
  id: string;
  title: string;
  isPublic: boolean;
  creationDate: string | null;
  lastUpdateDate: string | null;
  lines: readonly BasketLine[];
  cost: BasketCost;
  vouchers: readonly BasketVoucher[];
  /** Always null in an anonymous basket, as are address and payment (Spec §4). */
  deliveryMethod: { id: string; title: string } | null;
  deliveryAddressId: string | null;
  /** Where that address is, as a lower-case ISO code; null without one. */
  deliveryCountryId: string | null;
  payment: { id: string; title: string } | null;
  /** Whether what is there is to go first: as said for this basket, else as the customer's baskets begin. */
  shipmentMode: ShipmentMode;
  /** What each wish would mean; null where both come to the same. */
  shipmentOptions: SplitShipmentOptions | null;
  /** What its delivery would cost; null once a method is chosen, and where none is offered. */
  deliveryEstimate: DeliveryEstimate | null;
};

export type BasketLine = {
  id: string;
  amount: number;
  persParam: PersParam;
  lastUpdateDate: string | null;
  /** Null when the product is no longer sold. */
  product: BasketProduct | null;
  /** For the whole amount of the line; computed whenever the basket is set (Spec §4). */
  availability: Availability;
};

export type BasketProduct = {
  id: string;
  sku: string | null;
  title: string;
  shortDescription: string;
  categoryName: string | null;
  isOutlet: boolean;
  /** One piece. */
  price: TaxedPrice;
  listPriceCents: number | null;
  stock: StockFacts;
};

export type TaxedPrice = {
  cents: number;
  vatPercent: number;
  vatCents: number;
  /** True when cents is without VAT, as b2b customers see it. */
  isNet: boolean;
};

export type BasketCost = {
  productNet: TaxedPrice;
  productGross: { sumCents: number; vats: readonly { ratePercent: number; cents: number }[] };
  delivery: TaxedPrice;
  payment: TaxedPrice;
  voucherCents: number;
  discountCents: number;
  totalCents: number;
};

/** What each wish for the delivery would mean for a basket. */
export type SplitShipmentOptions = {
  /** Where to: the home country while nobody has said; null for what is picked up. */
  country: { id: string; title: string } | null;
  /** One for each wish. */
  options: readonly ShipmentOption[];
};

/** By the first way that is offered. */
export type DeliveryEstimate = {
  /** Where to: the home country while nobody has said; null for what is picked up. */
  country: { id: string; title: string } | null;
  price: TaxedPrice;
};

export type ShipmentOption = {
  mode: ShipmentMode;
  /** What carrying all of it costs. */
  delivery: TaxedPrice;
  shipments: readonly BasketShipment[];
};

/** What of a basket would leave together. */
export type BasketShipment = {
  /** Null while nobody knows. */
  days: DaySpan | null;
  pieces: readonly { lineId: string; amount: number }[];
};

export type BasketVoucher = {
  id: string;
  number: string;
  /** Null while the shop has not said what it takes off. */
  discountCents: number | null;
};

/** How many pieces lie in the basket; 0 without one. */
export function countBasketItems(basket: Basket | null): number {
  return basket?.lines.reduce((sum, line) => sum + line.amount, 0) ?? 0;
}

/** The line's price for its settled amount, in cents; null when the product is no longer sold. */
export function getLineCents(line: BasketLine): number | null {
  return line.product ? line.product.price.cents * line.amount : null;
}

/** True when there is something to order and every line can still be bought. */
export function isBasketOrderable(basket: Basket | null): boolean {
  return basket !== null && basket.lines.length > 0 && basket.lines.every((line) => line.product);
}

/** True when the caller sees purchase prices without VAT; productNet is net for everybody and does not tell. */
export function hasNetPrices({ lines }: Basket): boolean {
  return lines.some(({ product }) => product?.price.isNet);
}

/** When the line's whole amount is there; unknown for a product no longer sold (Spec §4). */
export function computeLineAvailability(
  product: BasketProduct | null,
  amount: number,
): Availability {
  return product ? getAvailabilityForQuantity(amount, product.stock) : { kind: 'unknown' };
}

export type BasketAvailability = {
  /** When everything can be delivered together. */
  availability: Availability;
  /** The line that causes it; null when everything is in stock. */
  cause: BasketLine | null;
};

/** The latest line decides when the whole basket is there, the first of equals; null for an empty basket (Spec §4). */
export function computeBasketAvailability(lines: readonly BasketLine[]): BasketAvailability | null {
  const [first, ...others] = lines;
  if (!first) return null;
  const cause = others.reduce(
    (latest, line) =>
      compareAvailability(line.availability, latest.availability) > 0 ? line : latest,
    first,
  );
  return {
    availability: cause.availability,
    cause: cause.availability.kind === 'now' ? null : cause,
  };
}

/**
 * The price of one piece as the basket charges it, in cents. Where no VAT is charged (export, intra-Community supply), a
 * consumer's catalogue price loses the VAT in it, so that the lines add up to the goods; else the price is unchanged.
 */
export function getChargedPrice(
  price: TaxedPrice,
  cost: Pick<BasketCost, 'productNet' | 'productGross'>,
): TaxedPrice {
  if (price.isNet || !isTaxExempt(cost)) return price;
  return { ...price, cents: price.cents - price.vatCents, vatPercent: 0, vatCents: 0 };
}

/** True when there are goods to pay for and no rate of VAT applies to them; a voucher over everything does not count. */
export function isTaxExempt({
  productNet,
  productGross: { sumCents, vats },
}: Pick<BasketCost, 'productNet' | 'productGross'>): boolean {
  return (
    sumCents > 0 &&
    productNet.cents === sumCents &&
    vats.every(({ ratePercent }) => ratePercent === 0)
  );
}
