import type { Basket } from '@/domain/basket/basket';
import { partsOf } from '@/domain/basket/basket-parting';
import { basketAvailability } from '@/domain/basket/line-availability';
import { kindOfSkus } from '@/domain/delivery/road-days';
import { parseIsoDay } from '@/domain/time/day';
import type { DaySpan } from '@/domain/time/write-days';
import { arrivalNow } from './arrival-now';

/** Lower-case ISO code; null when it is picked up, undefined while nobody has said. */
type Destination = string | null | undefined;

/** When all of a basket arrives if it goes together and is ordered today; null while nobody knows, and for an empty one. */
export function jointArrival(basket: Basket, countryId: Destination): DaySpan | null {
  const together = basketAvailability(basket.lines);
  return (
    together &&
    arrivalNow({
      availability: together.availability,
      kind: kindOfSkus(basket.lines.map(({ product }) => product?.sku)),
      ...(countryId !== undefined && { countryId }),
      paymentId: basket.payment?.id ?? null,
      wishedDays: basket.lines.flatMap(({ persParam }) => parseIsoDay(persParam.date) ?? []),
    })
  );
}

/**
 * When a line of a basket arrives, as it has been wished: with everything else, or with the last shipment one of its pieces is in.
 * A line says no other days than the order it is in. Null while nobody knows.
 */
export function lineArrival(
  basket: Basket,
  lineId: string,
  countryId: Destination,
): DaySpan | null {
  const parts = partsOf(basket);
  if (!parts) return jointArrival(basket, countryId);
  const own = parts.filter(({ pieces }) => pieces.some((piece) => piece.lineId === lineId));
  return own.at(-1)?.days ?? null;
}
