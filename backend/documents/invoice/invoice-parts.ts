import type { Language } from '@/domain/language/detect-language';
import type { Brand } from '../../demo-source/shop-file';
import type { OrderItemModel, OrderModel } from '../../shop/order/order-model';

/** What a paper with an order's prices is written from. */
export interface InvoiceFacts {
  order: OrderModel;
  items: readonly OrderItemModel[];
  brand: Brand;
  customerNumber: string;
  paymentTitle: string;
  language: Language;
  /** The other EU country whose VAT it bears, by id; null where there is none. */
  vatAbroad: string | null;
  /** A country's name by its id. */
  countryTitle(id: string): string;
}

interface InvoicePosition {
  position: string;
  sku: string;
  title: string;
  amount: string;
  single: string;
  sum: string;
}

/** Everything an invoice or a confirmation says, in its language and in order, before it is set. */
export interface InvoiceView {
  language: Language;
  brand: Brand;
  /** RE-10001, AB-240731. */
  number: string;
  /** "Rechnung RE-10001". */
  title: string;
  /** Epoch milliseconds. */
  issuedAt: number;
  headline: string;
  buyer: string[];
  facts: { label: string; value: string }[];
  columns: InvoicePosition;
  positions: InvoicePosition[];
  sums: { label: string; amount: string }[];
  total: { label: string; amount: string };
  /** What the total holds; empty where VAT was on top already. */
  contained: { label: string; amount: string }[];
  notes: { text: string; isStrong: boolean }[];
}
