import { expectedDays } from '@/domain/order/expected-days';
import { isCalledAhead } from '@/domain/order/is-called-ahead';
import type { GetCustomerQuery, OrderFieldsFragment } from '@/graphql/generated/shop/graphql';
import { mapAddress, mapDeliveryAddress, mapInvoiceAddress } from './map-address';
import { mapCost } from '@/lib/gateways/shop/map-cost';
import { pickupMethodId } from './delivery-methods';
import { mapOrderLine } from './map-order';
import { mapPayment } from './map-payment';
import type { CheckoutCustomer, PlacedOrderView } from './checkout-views';

/** The wire's customer as the checkout shows it; an invoice address that was never set is null. */
export function mapCustomer(wire: GetCustomerQuery['customer']): CheckoutCustomer {
  return {
    id: wire.id,
    email: wire.email,
    invoiceAddress: mapInvoiceAddress(wire.invoiceAddress),
    deliveryAddresses: wire.deliveryAddresses.map(mapDeliveryAddress),
    orders: wire.orders.map(mapPlacedOrder),
  };
}

/** The wire's order in cents, as the checkout shows what was placed. */
export function mapPlacedOrder(wire: OrderFieldsFragment): PlacedOrderView {
  return {
    id: wire.id,
    orderNumber: wire.orderNumber,
    orderedAt: wire.ordered,
    remark: wire.remark,
    email: wire.invoiceAddress.email,
    lines: wire.items.map(mapOrderLine),
    cost: mapCost(wire.cost),
    isPickup: wire.delivery.provider.id === pickupMethodId,
    deliveryTitle: wire.delivery.provider.title,
    payment: wire.payment?.payment ?? null,
    money: mapPayment(wire.payment),
    expected: expectedDays(wire.expectedDeliveryFrom, wire.expectedDelivery),
    shipments: wire.shipments
      .filter(({ state }) => state !== 'cancelled')
      .map(({ number, expected, expectedFrom, items }) => ({
        number,
        days: expectedDays(expectedFrom, expected),
        pieces: items.map(({ title, amount }) => ({ title, amount })),
      })),
    isCalledAhead: isCalledAhead({
      phones: [wire.deliveryAddress?.phone, wire.invoiceAddress.phone],
      skus: wire.items.map(({ sku }) => sku),
    }),
    deliveredTo: mapAddress(wire.deliveryAddress ?? wire.invoiceAddress),
  };
}
