import { type Basket, computeBasketAvailability } from '@/domain/basket/basket';
import { findSplitShipments } from '@/domain/basket/basket-view';
import { getParcelKind } from '@/domain/delivery/transit-days';
import { parseIsoDay } from '@/domain/time/day';
import type { DaySpan } from '@/domain/time/format-day';
import { estimateDeliveryFromToday } from './estimated-delivery';

/** Lower-case ISO country code; null for pickup, undefined while unknown. */
type Destination = string | null | undefined;

/**
 * Returns the days on which a whole basket arrives if it is ordered today and shipped together; null when the basket is
 * empty or the days are unknown.
 */
export function computeBasketDelivery(basket: Basket, countryId: Destination): DaySpan | null {
  const together = computeBasketAvailability(basket.lines);
  return (
    together &&
    estimateDeliveryFromToday({
      availability: together.availability,
      kind: getParcelKind(basket.lines.map(({ product }) => product?.sku)),
      ...(countryId !== undefined && { countryId }),
      paymentId: basket.payment?.id ?? null,
      requestedDates: basket.lines.flatMap(({ persParam }) => parseIsoDay(persParam.date) ?? []),
    })
  );
}

/**
 * Returns the days on which a basket line arrives under the selected shipment preference: together with the whole
 * basket, or with the last shipment that contains items of the line. These days match those shown for the order. Null
 * while unknown.
 */
export function computeLineDelivery(
  basket: Basket,
  lineId: string,
  countryId: Destination,
): DaySpan | null {
  const parts = findSplitShipments(basket);
  if (!parts) return computeBasketDelivery(basket, countryId);
  const lineParts = parts.filter(({ pieces }) => pieces.some((piece) => piece.lineId === lineId));
  return lineParts.at(-1)?.days ?? null;
}
