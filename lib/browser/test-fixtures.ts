import type {
  DeliveryAddressView,
  CheckoutCustomer,
  PlacedOrderView,
} from '@/lib/browser/shop/shop-views';
import type { UserGroup } from '@/domain/customer/customer-type';
import { setIsLoadingInitState } from '@/lib/browser/state/client-state';
import { cookieNames } from '@/lib/platform/config/cookies';
import { dispatchSession } from './session/session-store';

/** Creates a saved delivery address for tests, in the form of the shop service. */
export function createAddressView(
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

/** Creates a registered customer without saved data, for tests. */
export function createCheckoutCustomer(change: Partial<CheckoutCustomer>): CheckoutCustomer {
  return {
    id: 'anna',
    email: 'anna@lautlos.example',
    invoiceAddress: null,
    deliveryAddresses: [],
    orders: [],
    ...change,
  };
}

/** Creates an order delivered to this address, for tests. */
export function createPlacedOrder(deliveredTo: PlacedOrderView['deliveredTo']): PlacedOrderView {
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

/** Signs a customer or guest in, for tests in a simulated browser. */
export function signInForTest({
  asGuest = false,
  groups = [],
}: { asGuest?: boolean; groups?: readonly UserGroup[] } = {}): void {
  document.cookie = `${cookieNames.isAnonymous}=false; path=/`;
  dispatchSession({ type: 'signedIn', asGuest, owner: 'anna', groups });
  setIsLoadingInitState(false);
}
