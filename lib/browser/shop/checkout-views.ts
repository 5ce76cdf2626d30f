import type { ComparableAddress } from '@/domain/address/same-address';
import type { BasketCost } from '@/domain/basket/basket';
import type { PersParam } from '@/domain/basket/pers-param';
import type { DeliveryAddressView, InvoiceAddressView } from './address-views';

/** What the checkout needs of the caller's account. */
export type CheckoutCustomer = {
  id: string;
  email: string;
  /** Null until one was set. */
  invoiceAddress: InvoiceAddressView | null;
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
  deliveredTo: ComparableAddress & { country: { id: string; title: string } | null };
};
