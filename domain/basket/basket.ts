import {
  type Availability,
  type StockData,
  getAvailabilityForQuantity,
  compareAvailability,
} from '@/domain/availability/availability';
import type { ShipmentMode } from '@/domain/delivery/shipment';
import type { DaySpan } from '@/domain/time/format-day';
import type { PersParam } from './pers-param';

/** A basket as returned by the shop, all amounts in cents. Totals come from the shop and are never recomputed here. */
export type Basket = {
  id: string;
  title: string;
  isPublic: boolean;
  creationDate: string | null;
  lastUpdateDate: string | null;
  lines: readonly BasketLine[];
  cost: BasketCost;
  vouchers: readonly BasketVoucher[];
  /** Always null in an anonymous basket, as are address and payment (Specification §4). */
  deliveryMethod: { id: string; title: string } | null;
  deliveryAddressId: string | null;
  /** Country of the delivery address as a lower-case ISO code; null without an address. */
  deliveryCountryId: string | null;
  payment: { id: string; title: string } | null;
  /** Shipment mode selected for this basket, else the customer's default. */
  shipmentMode: ShipmentMode;
  /** Delivery options for each shipment mode; null when both modes have the same result. */
  shipmentOptions: SplitShipmentOptions | null;
  /** Estimated delivery costs; null when a delivery method is chosen or none is available. */
  deliveryEstimate: DeliveryEstimate | null;
};

export type BasketLine = {
  id: string;
  amount: number;
  persParam: PersParam;
  lastUpdateDate: string | null;
  /** Null when the product is no longer sold. */
  product: BasketProduct | null;
  /** Availability of the whole quantity of the line; computed whenever the basket is set (Specification §4). */
  availability: Availability;
};

export type BasketProduct = {
  id: string;
  sku: string | null;
  title: string;
  shortDescription: string;
  categoryName: string | null;
  isOutlet: boolean;
  /** Unit price. */
  price: PriceWithVat;
  listPriceCents: number | null;
  stock: StockData;
};

export type PriceWithVat = {
  cents: number;
  vatPercent: number;
  vatCents: number;
  /** True when `cents` excludes VAT, which is the case for dealers. */
  isNet: boolean;
};

export type BasketCost = {
  productNet: PriceWithVat;
  productGross: { sumCents: number; vats: readonly { ratePercent: number; cents: number }[] };
  delivery: PriceWithVat;
  /** Null when the shop does not tell the costs of the payment method. */
  payment: PriceWithVat | null;
  voucherCents: number;
  discountCents: number;
  totalCents: number;
};

/** Delivery options of a basket, one for each shipment mode. */
export type SplitShipmentOptions = {
  /** Destination country; the home country when unknown, null for pickup. */
  country: { id: string; title: string } | null;
  /** One option for each shipment mode. */
  options: readonly ShipmentOption[];
};

/** Delivery costs of the first available delivery method. */
export type DeliveryEstimate = {
  /** Destination country; the home country when unknown, null for pickup. */
  country: { id: string; title: string } | null;
  price: PriceWithVat;
};

export type ShipmentOption = {
  mode: ShipmentMode;
  /** Delivery costs of all shipments. */
  delivery: PriceWithVat;
  shipments: readonly BasketShipment[];
};

/** Items of a basket that are shipped together. */
export type BasketShipment = {
  /** Estimated days of arrival; null while unknown. */
  days: DaySpan | null;
  pieces: readonly { lineId: string; amount: number }[];
};

export type BasketVoucher = {
  id: string;
  number: string;
  /** Discount in cents; null until the shop returns it. */
  discountCents: number | null;
};

/** Returns the total quantity of all lines; 0 when there is no basket. */
export function countBasketItems(basket: Basket | null): number {
  return basket?.lines.reduce((sum, line) => sum + line.amount, 0) ?? 0;
}

/** Returns the price of a line for its confirmed quantity, in cents; null when the product is no longer sold. */
export function getLineCents(line: BasketLine): number | null {
  return line.product ? line.product.price.cents * line.amount : null;
}

/** Returns true when the basket has lines and all of them can be ordered. */
export function isBasketOrderable(basket: Basket | null): boolean {
  return basket !== null && basket.lines.length > 0 && basket.lines.every((line) => line.product);
}

/**
 * Returns true when the basket has net purchase prices. `cost.productNet` does not show this, because it is net for
 * every customer.
 */
export function hasNetPrices({ lines }: Basket): boolean {
  return lines.some(({ product }) => product?.price.isNet);
}

/** Returns when the whole quantity of a line is available; unknown for a product no longer sold (Specification §4). */
export function computeLineAvailability(
  product: BasketProduct | null,
  amount: number,
): Availability {
  return product ? getAvailabilityForQuantity(amount, product.stock) : { kind: 'unknown' };
}

export type BasketAvailability = {
  /** Availability of all lines together: that of the latest line. */
  availability: Availability;
  /** The line that delays the delivery; null when everything is in stock. */
  cause: BasketLine | null;
};

/**
 * Returns the availability of the whole basket, which is that of its latest line; null for an empty basket. The first
 * of several equally late lines is the cause (Specification §4).
 */
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
 * Returns the unit price charged in the basket, in cents. Where no VAT is charged (export, intra-Community supply), the
 * included VAT is removed from a consumer's catalog price, so that the lines add up to the goods total; otherwise the
 * price is unchanged.
 */
export function getChargedPrice(
  price: PriceWithVat,
  cost: Pick<BasketCost, 'productNet' | 'productGross'>,
): PriceWithVat {
  if (price.isNet || !isTaxExempt(cost)) return price;
  return { ...price, cents: price.cents - price.vatCents, vatPercent: 0, vatCents: 0 };
}

/**
 * Returns true when there are goods to pay for and no VAT rate applies to them; a voucher that covers the whole total
 * does not count as exempt.
 */
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
