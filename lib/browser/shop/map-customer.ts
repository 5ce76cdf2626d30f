import type {
  DeliveryAddressFieldsFragment,
  InvoiceAddressFieldsFragment,
  GetCustomerQuery,
  OrderFieldsFragment,
} from '@/graphql/generated/shop/graphql';
import {
  type AddressView,
  type DeliveryAddressView,
  type InvoiceAddressView,
  pickupMethodId,
  type CheckoutCustomer,
  type PlacedOrderView,
} from './shop-views';
import { toExpectedDays, isDeliveryCallExpected } from '@/domain/delivery/expected-delivery';
import { mapCountry } from '@/lib/gateways/shop/map-country';
import { mapCost } from '@/lib/gateways/shop/map-cost';
import { mapOrderLine, mapPayment } from './map-order';

/** Maps an invoice address of the API; null when none was ever set. */
export function mapInvoiceAddress(wire: InvoiceAddressFieldsFragment): InvoiceAddressView | null {
  if (!wire.country) return null;
  return { ...mapAddress(wire), vatID: wire.vatID, vatIDState: wire.vatIDState };
}

/** Maps a delivery address of the API, which has no VAT ID. */
export function mapDeliveryAddress(wire: DeliveryAddressFieldsFragment): DeliveryAddressView {
  return { ...mapAddress(wire), id: wire.id };
}

type WireAddress = Omit<AddressView, 'vatID' | 'country'> & {
  readonly country: { readonly title: string; readonly isoAlpha2: string } | null;
};

/** Maps the fields that all addresses of the API share, including those of an order. */
function mapAddress(wire: WireAddress): AddressView {
  const {
    salutation,
    firstName,
    lastName,
    company,
    additionalInfo,
    street,
    streetNumber,
    zipCode,
    city,
    phone,
    country,
  } = wire;
  return {
    salutation,
    firstName,
    lastName,
    company,
    vatID: '',
    additionalInfo,
    street,
    streetNumber,
    zipCode,
    city,
    phone,
    country: country && mapCountry(country),
  };
}

/** Maps a customer of the API for the checkout; an invoice address that was never set is null. */
export function mapCustomer(wire: GetCustomerQuery['customer']): CheckoutCustomer {
  return {
    id: wire.id,
    email: wire.email,
    invoiceAddress: mapInvoiceAddress(wire.invoiceAddress),
    deliveryAddresses: wire.deliveryAddresses.map(mapDeliveryAddress),
    orders: wire.orders.map(mapPlacedOrder),
  };
}

/** Maps a placed order of the API for the checkout, with amounts in cents. */
export function mapPlacedOrder(wire: OrderFieldsFragment): PlacedOrderView {
  const address = wire.deliveryAddress ?? wire.invoiceAddress;
  return {
    id: wire.id,
    orderNumber: wire.orderNumber,
    orderedAt: wire.ordered,
    remark: wire.remark ?? '',
    email: wire.invoiceAddress?.email ?? '',
    lines: wire.items.map(mapOrderLine),
    cost: mapCost(wire.cost),
    isPickup: wire.delivery?.provider.id === pickupMethodId,
    deliveryTitle: wire.delivery?.provider.title ?? '',
    payment: wire.payment?.payment ?? null,
    money: mapPayment(wire.payment),
    expected: toExpectedDays(wire.expectedDeliveryFrom, wire.expectedDelivery),
    shipments: (wire.shipments ?? [])
      .filter(({ state }) => state !== 'cancelled')
      .map(({ number, expected, expectedFrom, items }) => ({
        number,
        days: toExpectedDays(expectedFrom, expected),
        pieces: items.map(({ title, amount }) => ({ title, amount })),
      })),
    isCalledAhead: isDeliveryCallExpected({
      phones: [wire.deliveryAddress?.phone, wire.invoiceAddress?.phone],
      skus: wire.items.map((item) => item.sku ?? item.product?.sku ?? ''),
    }),
    deliveredTo: address && mapAddress(address),
  };
}
