import type { BasketCost } from '@/domain/basket/basket';
import type { PersParam } from '@/domain/basket/pers-param';

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
  country: { id: string; title: string } | null;
};

export type DeliveryAddressView = AddressView & { id: string };

/** What the checkout needs of the caller's account. */
export type CheckoutCustomer = {
  email: string;
  /** Null until one was set. */
  invoiceAddress: AddressView | null;
  deliveryAddresses: readonly DeliveryAddressView[];
  orders: readonly OrderView[];
};

type OrderLineView = {
  id: string;
  amount: number;
  sku: string;
  title: string;
  description: string;
  persParam: PersParam;
  lineCents: number;
};

/** An order that was placed, money in cents. */
export type OrderView = {
  id: string;
  orderNumber: number;
  orderedAt: string | null;
  remark: string;
  email: string;
  lines: readonly OrderLineView[];
  cost: BasketCost;
  isPickup: boolean;
  deliveryTitle: string;
  payment: { id: string; title: string } | null;
  deliverTo: { street: string; city: string };
};

/** A way of delivery or payment that can be chosen, with its gross cost in cents. */
export type Choice = { id: string; title: string; description: string; costCents: number };
