import { wishedDay } from '@/domain/basket/pers-param';
import type { Availability } from '@/domain/catalog/availability';
import { countedFrom } from '@/domain/delivery/counted-from';
import { type DeliveryPromise, promiseDelivery } from '@/domain/delivery/promise-delivery';
import { dayInBerlin, storedDay } from '@/domain/time/day';
import type { Database } from '../../database/database';
import { heaviestClass } from '../delivery/delivery.service';
import { findWeightClasses, isPickedUp } from './move-delivery.repository';
import type { OrderItemModel, OrderModel } from './order-model';

/** A promise as an order keeps it. */
export function keptDays(
  promise: DeliveryPromise | null,
): Pick<OrderModel, 'expectedAt' | 'expectedFromAt'> {
  if (promise === null) return { expectedAt: null, expectedFromAt: null };
  const { from, until } = promise;
  return {
    expectedAt: storedDay(until),
    expectedFromAt: from === until ? null : storedDay(from),
  };
}

/** The promise for these lines of a placed order when the last of the deliveries they wait for comes, as when it was placed. */
export async function promiseLines(
  db: Database,
  order: OrderModel,
  items: readonly OrderItemModel[],
  deliveries: readonly { at: number }[],
): Promise<DeliveryPromise | null> {
  const productIds = items.map(({ productId }) => productId);
  return promiseDelivery({
    availability: whenThere(deliveries),
    from: countedFrom(order),
    kind: heaviestClass(await findWeightClasses(db, productIds)),
    countryId: (await isPickedUp(db, order))
      ? null
      : (order.deliveryAddress ?? order.invoiceAddress).countryId,
    wishedDays: items.flatMap(({ persParam }) => wishedDay(persParam) ?? []),
  });
}

function whenThere(deliveries: readonly { at: number }[]): Availability {
  if (deliveries.length === 0) return { kind: 'now' };
  return { kind: 'date', date: dayInBerlin(Math.max(...deliveries.map(({ at }) => at))) };
}
