import type { DaySpan } from '@/domain/time/format-day';
import type { DeliveryDateChange, OrderStep } from '@/domain/order/order-progress';
import type { BasketCost, BasketLine, BasketAvailability } from '@/domain/basket/basket';
import type { PersParam } from '@/domain/basket/pers-param';
import type { InvoiceKind } from '@/domain/invoice/invoice-number';
import type { OrderPaymentView } from '@/lib/platform/views/payment-view';
import type { ShipmentState } from '@/domain/delivery/shipment';
import type { ComparableAddress } from '@/domain/address/address-book';

/** Who the customer is. Names and phone are empty until given; addresses are lines as on a letter. */
export type ProfileView = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  customerNumber: string;
  /** Null until one was set. */
  invoiceAddress: readonly string[] | null;
  /** True when goods go where the invoice goes. */
  isSameDelivery: boolean;
  /** How many different addresses the book holds. */
  addressCount: number;
};

export type OrderLineView = {
  id: string;
  amount: number;
  sku: string;
  title: string;
  description: string;
  persParam: PersParam;
  lineCents: number;
  pieceCents: number;
  /** Null when it is no longer sold. */
  productId: string | null;
};

/** What of an order leaves together; times in ISO. */
export type ShipmentView = {
  number: number;
  state: ShipmentState;
  expectedAt: string | null;
  shippedAt: string | null;
  deliveredAt: string | null;
  /** The carrier's page; an empty text without one. */
  trackingUrl: string;
  /** Consumers get no delivery note. */
  note: null;
  lines: readonly { title: string; amount: number; frameNumbers: readonly string[] }[];
};

/** An order as the account shows it, money in cents, times in ISO. */
export type OrderView = {
  id: string;
  orderNumber: number;
  orderedAt: string | null;
  step: OrderStep;
  deliveredAt: string | null;
  paidAt: string | null;
  /** The last day it is expected, and how it moved; null when it is not known. */
  expected: DeliveryDateChange | null;
  /** The first and the last of these days. */
  expectedDays: DaySpan | null;
  /** When its buyer withdrew from it; null while nobody did. */
  withdrawnAt: string | null;
  /** Since when a withdrawal that its buyer has not confirmed keeps the goods in the house; null while none does. */
  heldAt: string | null;
  shipments: readonly ShipmentView[];
  /** Invoices and credit notes by their number. */
  invoices: readonly { number: string; kind: InvoiceKind }[];
  remark: string;
  lines: readonly OrderLineView[];
  cost: BasketCost;
  isPickup: boolean;
  deliveryTitle: string;
  /** The address is empty when the carrier offers none. */
  tracking: { number: string; url: string } | null;
  paymentTitle: string;
  payment: OrderPaymentView | null;
  email: string;
  vatID: string;
  invoiceAddress: readonly string[];
  /** Null: goods go to the invoice address. */
  deliveryAddress: readonly string[] | null;
};

/** A basket kept for later, with today's prices and availability. */
export type SavedBasketView = {
  id: string;
  name: string;
  isShared: boolean;
  lines: readonly BasketLine[];
  /** Of what is still sold. */
  totalCents: number;
  /** Null when nothing in it is sold any more. */
  availability: BasketAvailability | null;
};

/** What the shop knows of a VAT ID (contract, VatIDState). */
type VatIdState = 'NONE' | 'INVALID' | 'PLAUSIBLE' | 'CONFIRMED' | 'REFUSED';

export type Country = { id: string; title: string };

/** An address as the screens show it. Empty texts where nothing was given. */
export type AddressView = {
  salutation: string;
  firstName: string;
  lastName: string;
  company: string;
  vatID: string;
  additionalInfo: string;
  street: string;
  streetNumber: string;
  zipCode: string;
  city: string;
  phone: string;
  country: Country | null;
};

export type InvoiceAddressView = AddressView & { vatIDState: VatIdState };

export type DeliveryAddressView = AddressView & { id: string };

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

/** The delivery method for goods that are picked up: no carrier, no cost. */
export const pickupMethodId = 'pickup';
