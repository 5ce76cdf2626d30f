import type { Language } from '@/domain/language/detect-language';
import type { IsoDay } from '@/domain/time/day';
import type { Brand } from '../../demo-source/shop-file';
import type { PostalAddress } from '../../shop/address/address-model';
import type { TaxExemption } from '../../shop/pricing/pricing.service';
import type { VatLine } from '../invoice/vat-breakdown';

/** One line as it was sold: prices net or gross as the whole document is. */
interface IssuedLine {
  sku: string;
  /** EAN; an empty text without one. */
  gtin: string;
  title: string;
  description: string;
  amount: number;
  itemCents: number;
  /** Hundredths of a percent. */
  vatRate: number;
}

/** How the money comes, or goes back. */
interface IssuedPayment {
  /** Through the payment provider, to our account, or set off against other invoices. */
  way: 'online' | 'transfer' | 'clearing';
  /** "PayPal", "Rechnung". */
  title: string;
  /** What a transfer is marked with. */
  reference: string;
  /** By when; null where nothing is to be paid any more. */
  dueOn: IsoDay | null;
  /** When and how it is paid, in the document's language. */
  terms: string;
}

/**
 * An invoice or a credit note at the moment it is issued, as the shop knows it: all that the e-invoice needs, and nothing that it
 * would have to look up. Amounts are integer cents and never negative, a credit note's too: it tells what is given back.
 */
export interface IssuedInvoice {
  kind: 'invoice' | 'creditNote';
  /** RE-50401. */
  number: string;
  issuedOn: IsoDay;
  /** The day the goods left or came; null for an invoice in advance. */
  deliveredOn: IsoDay | null;
  language: Language;
  brand: Brand;
  buyer: PostalAddress & { email: string; vatID: string };
  /** Null when the goods go to the buyer's own address. */
  deliverTo: PostalAddress | null;
  /** True when they were picked up: then no address is told. */
  isPickup: boolean;
  /** An empty text for guests. */
  customerNumber: string;
  orderNumber: number;
  /** The buyer's own number, a Leitweg-ID maybe; an empty text without one. */
  reference: string;
  isNet: boolean;
  taxExemption: TaxExemption | null;
  lines: readonly IssuedLine[];
  voucherCents: number;
  deliveryCents: number;
  paymentCents: number;
  /** The whole document by VAT rate, as the paper prints it: the XML says the same. */
  vat: readonly VatLine[];
  totalCents: number;
  /** What was paid, or paid back, before it was issued. */
  paidCents: number;
  payment: IssuedPayment;
  /** What a credit note takes back; null for invoices. */
  corrects: { number: string; issuedOn: IsoDay } | null;
  /** More sentences of the paper that belong to the invoice, such as that it is one in advance. */
  notes: readonly string[];
}
