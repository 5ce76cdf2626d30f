import type { AddressFields } from '../address/address-model';

/** An address as it was when the order was placed. */
interface OrderAddress extends AddressFields {
  email: string;
  vatID: string;
}

/** A placed order: a snapshot that later changes of products, prices and addresses do not touch. Money is integer cents. */
export interface OrderModel {
  id: string;
  orderNumber: number;
  customerId: string;
  basketId: string;
  language: string;
  remark: string;
  cancelled: boolean;
  /** Epoch milliseconds. */
  orderedAt: number;
  updatedAt: number;
  paymentId: string;
  deliveryMethodId: string;
  isNet: boolean;
  /** Goods before the voucher, gross. */
  goodsGrossCents: number;
  goodsNetCents: number;
  deliveryCents: number;
  paymentCents: number;
  voucherCents: number;
  totalCents: number;
  /** VAT of the goods after the voucher; rates are hundredths of a percent. */
  vats: { rate: number; cents: number }[];
  invoiceAddress: OrderAddress;
  /** Null when goods go to the invoice address or are picked up. */
  deliveryAddress: AddressFields | null;
}

export interface OrderItemModel {
  id: string;
  orderId: string;
  productId: string;
  sku: string;
  title: string;
  shortDescription: string;
  amount: number;
  /** One piece, net or gross as the whole order is. */
  itemCents: number;
  isNet: boolean;
  vatRate: number;
  persParam: string;
}
