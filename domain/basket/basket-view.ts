import type { DisplayedPriceType } from '@/domain/customer/customer-type';
import {
  type Basket,
  type BasketLine,
  hasNetPrices,
  type BasketCost,
  type BasketShipment,
} from './basket';
import { getLatestAvailability } from '@/domain/availability/availability';
import { groupLines } from '@/domain/configurator/line-group';

/**
 * Returns the displayed unit price of a line, in cents: the shop's price, or the retail price for a dealer who shows
 * retail prices. Null when the product is no longer sold or has no retail price; a purchase price is never shown
 * instead.
 */
export function getDisplayedUnitCents(
  { product }: BasketLine,
  shown: DisplayedPriceType,
): number | null {
  if (!product) return null;
  return product.price.isNet && shown === 'uvp' ? product.listPriceCents : product.price.cents;
}

/**
 * Returns true when amounts must be hidden: they are net purchase prices, but the dealer chose to show retail prices.
 */
export function isAmountHidden(isNet: boolean, shown: DisplayedPriceType): boolean {
  return isNet && shown === 'uvp';
}

/** Returns true when the amounts of a basket must be hidden; see `isAmountHidden`. */
export function isBasketAmountHidden(basket: Basket | null, shown: DisplayedPriceType): boolean {
  return basket !== null && isAmountHidden(hasNetPrices(basket), shown);
}

/** Sums the retail prices of the basket's goods, in cents including VAT; lines without a retail price are omitted. */
export function computeRetailTotalCents({ lines }: Basket): number {
  return lines.reduce(
    (sum, line) => sum + (getDisplayedUnitCents(line, 'uvp') ?? 0) * line.amount,
    0,
  );
}

type VatShare = { ratePercent: number; cents: number };

/** Computes the VAT of goods, delivery and payment by rate, highest rate first; zero amounts are omitted. */
export function computeVatShares({ productGross, delivery, payment }: BasketCost): VatShare[] {
  const shares = new Map<number, number>();
  const parts = [
    ...productGross.vats,
    { ratePercent: delivery.vatPercent, cents: delivery.vatCents },
    ...(payment ? [{ ratePercent: payment.vatPercent, cents: payment.vatCents }] : []),
  ];
  for (const { ratePercent, cents } of parts) {
    shares.set(ratePercent, (shares.get(ratePercent) ?? 0) + cents);
  }
  return [...shares]
    .map(([ratePercent, cents]) => ({ ratePercent, cents }))
    .filter(({ cents }) => cents > 0)
    .sort((a, b) => b.ratePercent - a.ratePercent);
}

/** Returns the shipments of a split delivery; null for a basket that is delivered together. */
export function findSplitShipments({
  shipmentOptions,
  shipmentMode,
}: Basket): readonly BasketShipment[] | null {
  const option = shipmentOptions?.options.find(({ mode }) => mode === shipmentMode);
  return option && option.shipments.length > 1 ? option.shipments : null;
}

/** Lists the items of a shipment with their titles; the title is empty when the line is no longer in the basket. */
export function listShipmentItems(
  { pieces }: BasketShipment,
  { lines }: Pick<Basket, 'lines'>,
): { title: string; amount: number }[] {
  return pieces.map(({ lineId, amount }) => ({
    amount,
    title: lines.find(({ id }) => id === lineId)?.product?.title ?? '',
  }));
}

/** A line with its mounted parts; `code` is null for a single product. */
export interface BasketGroup {
  /** Line of the bicycle or the single product. `availability` is that of the latest item of the group. */
  readonly line: BasketLine;
  readonly code: string | null;
  readonly parts: readonly BasketLine[];
}

/** Groups the lines for display: a configured bicycle is one group with its parts. */
export function groupBasketLines(lines: readonly BasketLine[]): BasketGroup[] {
  const keyed = lines.map((line) => ({
    ...{ line, sku: line.product?.sku ?? null, persParam: line.persParam },
  }));
  return groupLines(keyed).map(({ line: { line }, code, parts }) => {
    const mounted = parts.map((part) => part.line);
    const all = [line, ...mounted].map(({ availability }) => availability);
    return { line: { ...line, availability: getLatestAvailability(all) }, code, parts: mounted };
  });
}
