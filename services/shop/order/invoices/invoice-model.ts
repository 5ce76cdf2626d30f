import type { InvoiceKind } from '@/domain/invoice/invoice-number';
import type { Brand } from '../../../demo-data/shop-schema';
import type { OrderItemModel, OrderModel } from '../order-model';

/** The full content of an invoice, frozen when it was issued. */
export interface InvoiceContent {
  /** The order with the amounts this invoice bills or this credit note credits. */
  order: OrderModel;
  items: OrderItemModel[];
  seller: Brand;
  customerNumber: string;
  paymentTitle: string;
  /** Names of the countries in the order's addresses by country id, in the order's language. */
  countries: Record<string, string>;
  /**
   * The id of the EU country whose VAT the invoice includes; null for the home country's VAT or none. Missing in older
   * invoices.
   */
  vatAbroad?: string | null;
  /** Frame numbers of the billed bicycles by line item id. */
  frameNumbers: Record<string, string[]>;
  /** The invoice that a credit note corrects; null for an invoice. */
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
  /** True once the buyer was notified by email. */
  isNotified: boolean;
  content: InvoiceContent;
}
