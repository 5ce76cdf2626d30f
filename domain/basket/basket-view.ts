import type { ShownPriceType } from '@/domain/customer/customer-type';
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
 * What one piece of a line is shown to cost, in cents: the shop's price, or the retail price to a b2b customer who shows somebody
 * the screen. Null when the product is no longer sold, or has no retail price: a purchase price is never shown instead.
 */
export function getDisplayedUnitCents(
  { product }: BasketLine,
  shown: ShownPriceType,
): number | null {
  if (!product) return null;
  return product.price.isNet && shown === 'uvp' ? product.listPriceCents : product.price.cents;
}

/** True when a basket's or an order's sums are made of purchase prices that must not be seen now. */
export function isAmountHidden(isNet: boolean, shown: ShownPriceType): boolean {
  return isNet && shown === 'uvp';
}

/** The same for a basket. */
export function isBasketAmountHidden(basket: Basket | null, shown: ShownPriceType): boolean {
  return basket !== null && isAmountHidden(hasNetPrices(basket), shown);
}

/** What the basket's goods cost at retail, in cents with VAT; lines without a retail price are left out. */
export function computeRetailTotalCents({ lines }: Basket): number {
  return lines.reduce(
    (sum, line) => sum + (getDisplayedUnitCents(line, 'uvp') ?? 0) * line.amount,
    0,
  );
}

type VatShare = { ratePercent: number; cents: number };

/** The VAT of goods, delivery and payment by rate, highest rate first; rates that bring nothing are left out. */
export function computeVatShares({ productGross, delivery, payment }: BasketCost): VatShare[] {
  const shares = new Map<number, number>();
  const parts = [
    ...productGross.vats,
    { ratePercent: delivery.vatPercent, cents: delivery.vatCents },
    { ratePercent: payment.vatPercent, cents: payment.vatCents },
  ];
  for (const { ratePercent, cents } of parts) {
    shares.set(ratePercent, (shares.get(ratePercent) ?? 0) + cents);
  }
  return [...shares]
    .map(([ratePercent, cents]) => ({ ratePercent, cents }))
    .filter(({ cents }) => cents > 0)
    .sort((a, b) => b.ratePercent - a.ratePercent);
}

/** The shipments of a basket that is delivered in parts; null for one that comes together. */
export function findSplitShipments({
  shipmentOptions,
  shipmentMode,
}: Basket): readonly BasketShipment[] | null {
  const option = shipmentOptions?.options.find(({ mode }) => mode === shipmentMode);
  return option && option.shipments.length > 1 ? option.shipments : null;
}

/** What is in a shipment, by titles; a piece of a line that is gone has none. */
export function listShipmentItems(
  { pieces }: BasketShipment,
  { lines }: Pick<Basket, 'lines'>,
): { title: string; amount: number }[] {
  return pieces.map(({ lineId, amount }) => ({
    amount,
    title: lines.find(({ id }) => id === lineId)?.product?.title ?? '',
  }));
}

/** A line with what is mounted to it; `code` is null for one that stands alone. */
export interface BasketGroup {
  /** There when the last of it is. */
  readonly line: BasketLine;
  readonly code: string | null;
  readonly parts: readonly BasketLine[];
}

/** The lines of a basket as people see them: a configured bicycle is one, with its parts. */
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
