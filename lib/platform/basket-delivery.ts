import type { Basket } from '@/domain/basket/basket';
import { findSplitShipments } from '@/domain/basket/basket-view';
import { computeBasketAvailability } from '@/domain/basket/basket';
import { getParcelKind } from '@/domain/delivery/transit-days';
import { parseIsoDay } from '@/domain/time/day';
import type { DaySpan } from '@/domain/time/format-day';
import { estimateDeliveryFromToday } from './estimated-delivery';

/** Lower-case ISO code; null when it is picked up, undefined while nobody has said. */
type Destination = string | null | undefined;

/** When all of a basket arrives if it goes together and is ordered today; null while nobody knows, and for an empty one. */
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
 * When a line of a basket arrives, as it has been wished: with everything else, or with the last shipment one of its pieces is in.
 * A line says no other days than the order it is in. Null while nobody knows.
 */
export function computeLineDelivery(
  basket: Basket,
  lineId: string,
  countryId: Destination,
): DaySpan | null {
  const parts = findSplitShipments(basket);
  if (!parts) return computeBasketDelivery(basket, countryId);
  const own = parts.filter(({ pieces }) => pieces.some((piece) => piece.lineId === lineId));
  return own.at(-1)?.days ?? null;
}
