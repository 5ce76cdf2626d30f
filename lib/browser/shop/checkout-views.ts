import type { ComparableAddress } from '@/domain/address/same-address';
import type { BasketCost } from '@/domain/basket/basket';
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
  deliveredTo: ComparableAddress & { country: { id: string; title: string } | null };
};
