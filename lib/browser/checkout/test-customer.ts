import type { DeliveryAddressView } from '@/lib/browser/shop/address-views';
import type { CheckoutCustomer, PlacedOrderView } from '@/lib/browser/shop/checkout-views';

/** A saved delivery address for tests, as the shop writes it. */
export function anAddress(
  id: string,
  change: Partial<DeliveryAddressView> = {},
): DeliveryAddressView {
  return {
    id,
    salutation: 'MRS',
    firstName: 'Anna',
    lastName: 'Thießen',
    company: '',
    vatID: '',
    additionalInfo: '',
    street: 'Sonnenallee',
    streetNumber: '41',
    zipCode: '12045',
    city: 'Berlin',
    phone: '',
    country: { id: 'de', title: 'Deutschland' },
    ...change,
  };
}

/** A registered customer for tests, with nothing saved. */
export function aCustomer(change: Partial<CheckoutCustomer>): CheckoutCustomer {
  return {
    id: 'anna',
    email: 'anna@lautlos.example',
    invoiceAddress: null,
    deliveryAddresses: [],
    orders: [],
    ...change,
  };
}

/** An order for tests that went to this address. */
export function anOrder(deliveredTo: PlacedOrderView['deliveredTo']): PlacedOrderView {
  const nothing = { cents: 0, vatPercent: 0, vatCents: 0, isNet: false };
  return {
    id: 'order',
    orderNumber: 100_001,
    orderedAt: '2026-01-03T10:00:00Z',
    remark: '',
    email: 'anna@lautlos.example',
    lines: [],
    shipments: [],
    cost: {
      productNet: nothing,
      productGross: { sumCents: 0, vats: [] },
      delivery: nothing,
      payment: nothing,
      voucherCents: 0,
      discountCents: 0,
      totalCents: 0,
    },
    isPickup: false,
    expected: null,
    isCalledAhead: false,
    deliveryTitle: '',
    payment: null,
    money: null,
    deliveredTo,
  };
}
