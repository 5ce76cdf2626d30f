import type { InvoiceKind } from '@/domain/invoice/invoice-number';
import type { Brand } from '../../../demo-data/shop-schema';
import type { OrderItemModel, OrderModel } from '../order-model';

/** Everything an invoice says, as it was when it was issued. */
export interface InvoiceContent {
  /** The order with the amounts this invoice bills, or this credit note gives back. */
  order: OrderModel;
  items: OrderItemModel[];
  seller: Brand;
  customerNumber: string;
  paymentTitle: string;
  /** Names of the countries in its addresses, by id, in the order's language. */
  countries: Record<string, string>;
  /** The other EU country whose VAT it bears, by id; missing from before that was kept. */
  vatAbroad?: string | null;
  /** Of the bicycles billed, by the order's line. */
  frameNumbers: Record<string, string[]>;
  /** What a credit note corrects, and why. */
  corrects: { number: number; issuedAt: number } | null;
  reason: CreditReason | null;
}

export type CreditReason = 'cancelled' | 'withdrawn' | 'returned' | 'price';

/** An invoice or a credit note. Times are epoch milliseconds. */
export interface InvoiceModel {
  id: string;
  kind: InvoiceKind;
  number: number;
  orderId: string;
  shipmentId: string | null;
  correctsId: string | null;
  issuedAt: number;
  paidAt: number | null;
  /** True once the buyer was written to about it. */
  isTold: boolean;
  content: InvoiceContent;
}
