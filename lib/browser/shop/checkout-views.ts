import type { ComparableAddress } from '@/domain/address/same-address';
import type { BasketCost } from '@/domain/basket/basket';
import type { DaySpan } from '@/domain/time/write-days';
import type { OrderPaymentView } from '@/lib/platform/views/payment-view';
import type { OrderLineView } from './account-views';
import type { DeliveryAddressView, InvoiceAddressView } from './address-views';

/** What the checkout needs of the caller's account. */
export type CheckoutCustomer = {
  id: string;
  email: string;
  /** Null until one was set. */
  invoiceAddress: InvoiceAddressView | null;
  deliveryAddresses: readonly DeliveryAddressView[];
  orders: readonly PlacedOrderView[];
};

type PlacedLineView = Omit<OrderLineView, 'pieceCents' | 'productId'>;

/** What of a placed order leaves together. */
type PlacedShipmentView = {
  number: number;
  /** Null while nobody knows. */
  days: DaySpan | null;
  pieces: readonly { title: string; amount: number }[];
};

/** An order that was placed, money in cents. */
export type PlacedOrderView = {
  id: string;
  orderNumber: number;
  orderedAt: string | null;
  remark: string;
  email: string;
  lines: readonly PlacedLineView[];
  cost: BasketCost;
  isPickup: boolean;
  deliveryTitle: string;
  payment: { id: string; title: string } | null;
  /** How its money stands. */
  money: OrderPaymentView | null;
  /** The days on which it arrives, or the day it can be picked up; null while nobody knows. */
  expected: DaySpan | null;
  /** What leaves together, by number. */
  shipments: readonly PlacedShipmentView[];
  /** The driver calls before coming (domain/order). */
  isCalledAhead: boolean;
  deliveredTo: ComparableAddress & { country: { id: string; title: string } | null };
};
