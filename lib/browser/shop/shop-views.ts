import type { DaySpan } from '@/domain/time/format-day';
import type { DeliveryDateChange, OrderStep } from '@/domain/order/order-progress';
import type { BasketCost, BasketLine, BasketAvailability } from '@/domain/basket/basket';
import type { PersParam } from '@/domain/basket/pers-param';
import type { InvoiceKind } from '@/domain/invoice/invoice-number';
import type { OrderPaymentView } from '@/lib/platform/views/payment-view';
import type { ShipmentState } from '@/domain/delivery/shipment';
import type { ComparableAddress } from '@/domain/address/address-book';

/** Profile of the customer. Names and phone are empty until given; addresses are formatted lines. */
export type ProfileView = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  customerNumber: string;
  /** Null until the customer has set an invoice address. */
  invoiceAddress: readonly string[] | null;
  /** True when the delivery address equals the invoice address. */
  isSameDelivery: boolean;
  /** Number of different addresses in the address book. */
  addressCount: number;
};

export type OrderLineView = {
  id: string;
  amount: number;
  sku: string;
  title: string;
  description: string;
  persParam: PersParam;
  /** Null when the shop does not keep the price of a line. */
  lineCents: number | null;
  pieceCents: number | null;
  /** Id of the ordered product; null when it is no longer sold. */
  productId: string | null;
};

/** One shipment of an order; times are ISO date-times. */
export type ShipmentView = {
  number: number;
  state: ShipmentState;
  expectedAt: string | null;
  shippedAt: string | null;
  deliveredAt: string | null;
  /** URL of the carrier's tracking page; an empty string without one. */
  trackingUrl: string;
  /** Always null for consumers: only B2B customers get a delivery note. */
  note: null;
  lines: readonly { title: string; amount: number; frameNumbers: readonly string[] }[];
};

/** An order as displayed in the customer account; amounts in cents, times as ISO date-times. */
export type OrderView = {
  id: string;
  orderNumber: number;
  orderedAt: string | null;
  step: OrderStep;
  deliveredAt: string | null;
  paidAt: string | null;
  /** Latest estimated delivery date, and the date before it was changed; null when unknown. */
  expected: DeliveryDateChange | null;
  /** First and last of the estimated delivery days. */
  expectedDays: DaySpan | null;
  /** Time at which the buyer withdrew from the order; null without a withdrawal. */
  withdrawnAt: string | null;
  /** Time at which a withdrawal that is not confirmed yet put the shipment on hold; null without one. */
  heldAt: string | null;
  shipments: readonly ShipmentView[];
  /** Numbers and kinds of the order's invoices and credit notes. */
  invoices: readonly { number: string; kind: InvoiceKind }[];
  remark: string;
  lines: readonly OrderLineView[];
  cost: BasketCost;
  isPickup: boolean;
  deliveryTitle: string;
  /** Tracking number and URL of the shipment; `url` is empty when the carrier has no tracking page. */
  tracking: { number: string; url: string } | null;
  paymentTitle: string;
  payment: OrderPaymentView | null;
  email: string;
  vatID: string;
  invoiceAddress: readonly string[];
  /** Lines of the delivery address; null when the order goes to the invoice address. */
  deliveryAddress: readonly string[] | null;
};

/** A saved basket with today's prices and availability. */
export type SavedBasketView = {
  id: string;
  name: string;
  isShared: boolean;
  lines: readonly BasketLine[];
  /** Total in cents of the items that are still sold. */
  totalCents: number;
  /** Availability of the items that are still sold; null when there are none. */
  availability: BasketAvailability | null;
};

/** Check result of a VAT ID (VatIDState in the API). */
type VatIdState = 'NONE' | 'INVALID' | 'PLAUSIBLE' | 'CONFIRMED' | 'REFUSED';

export type Country = { id: string; title: string };

/** An address as displayed. Fields without a value are empty strings. */
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

export type InvoiceAddressView = AddressView & { vatIDState: VatIdState | null };

export type DeliveryAddressView = AddressView & { id: string };

/** Customer data needed by the checkout. */
export type CheckoutCustomer = {
  id: string;
  email: string;
  /** Null until the customer has set an invoice address. */
  invoiceAddress: InvoiceAddressView | null;
  deliveryAddresses: readonly DeliveryAddressView[];
  orders: readonly PlacedOrderView[];
};

type PlacedLineView = Omit<OrderLineView, 'pieceCents' | 'productId'>;

/** One shipment of a placed order, with its estimated delivery. */
type PlacedShipmentView = {
  number: number;
  /** Estimated delivery days of the shipment; null while unknown. */
  days: DaySpan | null;
  pieces: readonly { title: string; amount: number }[];
};

/** A placed order; amounts in cents. */
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
  /** Payment status of the order. */
  money: OrderPaymentView | null;
  /** Days on which the order arrives, or from which it can be picked up; null while unknown. */
  expected: DaySpan | null;
  /** Shipments of the order, without cancelled ones. */
  shipments: readonly PlacedShipmentView[];
  /** True when the driver phones the buyer before the delivery (domain/order). */
  isCalledAhead: boolean;
  /** Null when the shop does not keep the addresses of an order. */
  deliveredTo: (ComparableAddress & { country: { id: string; title: string } | null }) | null;
};

/** Id of the delivery method for pickup: no carrier, no cost. */
export const pickupMethodId = 'pickup';
