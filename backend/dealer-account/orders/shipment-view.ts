import type { B2bShipment } from '@/domain/b2b/b2b-order';
import { trackingUrl } from '@/domain/order/tracking-url';
import { shipmentState } from '@/domain/shipment/shipment';
import { dayInBerlinOrNull } from '@/domain/time/day';
import { deliveryNoteNumber, hasDeliveryNote } from '../../documents/documents.service';
import type { OrderWithItems } from '../../shop/order/order-model';

/** A shipment of an order as its buyer sees it. */
export function shipmentView(
  shipment: OrderWithItems['shipments'][number],
  { order, items }: OrderWithItems,
): B2bShipment {
  const state = shipmentState(shipment);
  const isExpected = state !== 'delivered' && state !== 'cancelled';
  const [expectedAt = null, former = null] = [shipment.expectedAt, shipment.formerExpectedAt].map(
    dayInBerlinOrNull,
  );
  return {
    number: shipment.number,
    state,
    expectedAt: isExpected ? expectedAt : null,
    formerExpectedAt: isExpected && former !== expectedAt ? former : null,
    shippedAt: dayInBerlinOrNull(shipment.dispatchedAt),
    deliveredAt: dayInBerlinOrNull(shipment.deliveredAt),
    deliveryNote: hasDeliveryNote(shipment)
      ? deliveryNoteNumber(order.orderNumber, shipment.number)
      : null,
    trackingUrl: trackingUrl(shipment.trackingNumber),
    lines: shipment.lines.map(({ orderItemId, amount, frameNumbers }) => {
      const item = items.find(({ id }) => id === orderItemId);
      return { sku: item?.sku ?? '', title: item?.title ?? '', amount, frameNumbers };
    }),
  };
}
