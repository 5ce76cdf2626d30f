import type { Language } from '@/domain/locale/language';
import { type IsoDay, addDays, toBerlinDay, toBerlinDayOrNull } from '@/domain/time/day';
import type { Brand } from '../../demo-data/shop-schema';
import type { PostalAddress } from '../../shop/address/address-model';
import type { TaxExemption } from '../../shop/pricing/cost';
import { type VatLine, computeVatBreakdown } from '../invoice/invoice-sections';
import { getPaymentDays } from '@/domain/payment/payment-terms';
import type { OrderItemModel, OrderModel } from '../../shop/order/order-model';

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

/** A document about an order with the amounts that it bills or gives back. Times are epoch milliseconds. */
export interface OrderDocument {
  kind: IssuedInvoice['kind'];
  /** RE-50401. */
  number: string;
  language: Language;
  issuedAt: number;
  /** Null while it is not paid. */
  paidAt: number | null;
  order: OrderModel;
  items: readonly OrderItemModel[];
  brand: Brand;
  customerNumber: string;
  paymentTitle: string;
  isPickup: boolean;
  corrects: { number: string; issuedAt: number } | null;
  /** When and how it is paid, as the paper says it. */
  terms: string;
  /** What else the paper says of itself. */
  notes: readonly string[];
}

/** The shop's own document as the e-invoice wants it: days in Berlin, and the VAT that the paper prints. */
export function buildIssuedInvoice(document: OrderDocument): IssuedInvoice {
  const { order, items, kind, number, corrects } = document;
  const isCredit = kind === 'creditNote';
  // That the invoice was paid is no word on whether the money has gone back.
  const isPaid = order.totalCents === 0 || (!isCredit && document.paidAt !== null);
  const issuedOn = toBerlinDay(document.issuedAt);
  return {
    ...document,
    issuedOn,
    deliveredOn: toBerlinDayOrNull(order.deliveredAt ?? order.dispatchedAt),
    buyer: order.invoiceAddress,
    deliverTo: order.deliveryAddress,
    orderNumber: order.orderNumber,
    reference: order.reference,
    isNet: order.isNet,
    taxExemption: order.taxExemption,
    lines: items.map((item) => ({
      sku: item.sku,
      gtin: '',
      title: item.title,
      description: item.shortDescription,
      amount: item.amount,
      itemCents: item.itemCents,
      vatRate: item.vatRate,
    })),
    voucherCents: order.voucherCents,
    deliveryCents: order.deliveryCents,
    paymentCents: order.paymentCents,
    vat: computeVatBreakdown(order, items),
    totalCents: order.totalCents,
    paidCents: isPaid ? order.totalCents : 0,
    payment: {
      way: wayOf(document),
      title: document.paymentTitle,
      reference: order.paymentId === 'oxidinvoice' ? number : String(order.orderNumber),
      dueOn: isPaid || isCredit ? null : addDays(issuedOn, getPaymentDays(order.paymentId)),
      terms: document.terms,
    },
    corrects: corrects && { number: corrects.number, issuedOn: toBerlinDay(corrects.issuedAt) },
  };
}

/** What a dealer owes on invoice is set off against credit notes; other money goes back the way it came. */
function wayOf({ kind, order }: OrderDocument): IssuedInvoice['payment']['way'] {
  switch (order.paymentId) {
    case 'oxidinvoice':
      return kind === 'creditNote' ? 'clearing' : 'transfer';
    case 'oxidpayadvance':
      return 'transfer';
    default:
      return 'online';
  }
}
