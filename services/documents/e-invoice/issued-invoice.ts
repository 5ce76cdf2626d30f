import type { Language } from '@/domain/locale/language';
import { type IsoDay, addDays, toBerlinDay, toBerlinDayOrNull } from '@/domain/time/day';
import type { Brand } from '../../demo-data/shop-schema';
import type { PostalAddress } from '../../shop/address/address-model';
import type { TaxExemption } from '../../shop/pricing/cost-breakdown';
import { type VatLine, computeVatBreakdown } from '../invoice/invoice-sections';
import { getPaymentDays } from '@/domain/payment/payment-terms';
import type { OrderItemModel, OrderModel } from '../../shop/order/order-model';

/** A line item as sold. Prices are net or gross like those of the whole document. */
interface IssuedLine {
  sku: string;
  /** EAN, or an empty string. */
  gtin: string;
  title: string;
  description: string;
  amount: number;
  itemCents: number;
  /** VAT rate in hundredths of a percent. */
  vatRate: number;
}

/** Payment or refund of an invoice or credit note. */
interface IssuedPayment {
  /** Way of payment: via the payment provider, by bank transfer, or offset against other invoices. */
  way: 'online' | 'transfer' | 'clearing';
  /** Name of the payment method, such as "PayPal" or "Rechnung". */
  title: string;
  /** Reference for a bank transfer. */
  reference: string;
  /** Due day; null when nothing is left to pay. */
  dueOn: IsoDay | null;
  /** Payment terms in the document's language. */
  terms: string;
}

/**
 * An invoice or a credit note as issued, with all data of the e-invoice. Amounts are integer cents. They are never
 * negative, not even on a credit note.
 */
export interface IssuedInvoice {
  kind: 'invoice' | 'creditNote';
  /** Number of the document, such as RE-50401. */
  number: string;
  issuedOn: IsoDay;
  /** Day of shipment or delivery; null for an invoice in advance. */
  deliveredOn: IsoDay | null;
  language: Language;
  brand: Brand;
  buyer: PostalAddress & { email: string; vatID: string };
  /** Delivery address; null if the goods go to the buyer's own address. */
  deliverTo: PostalAddress | null;
  /** True for pickup; the delivery address is then omitted. */
  isPickup: boolean;
  /** Number of the customer; empty if the order belongs to no customer account. */
  customerNumber: string;
  orderNumber: number;
  /** The buyer's own reference, possibly a Leitweg-ID; empty without one. */
  reference: string;
  isNet: boolean;
  taxExemption: TaxExemption | null;
  lines: readonly IssuedLine[];
  voucherCents: number;
  deliveryCents: number;
  paymentCents: number;
  /** VAT of the whole document by rate, the same in the PDF and the XML. */
  vat: readonly VatLine[];
  totalCents: number;
  /** Amount paid or refunded before the document was issued. */
  paidCents: number;
  payment: IssuedPayment;
  /** The invoice a credit note corrects; null for invoices. */
  corrects: { number: string; issuedOn: IsoDay } | null;
  /** Further notes of the invoice, for example that it is issued in advance. */
  notes: readonly string[];
}

/** A document of an order with the amounts that it bills or credits. Times are epoch milliseconds. */
export interface OrderDocument {
  kind: IssuedInvoice['kind'];
  /** Number of the document, such as RE-50401. */
  number: string;
  language: Language;
  issuedAt: number;
  /** Time of payment; null until paid. */
  paidAt: number | null;
  order: OrderModel;
  items: readonly OrderItemModel[];
  brand: Brand;
  customerNumber: string;
  paymentTitle: string;
  isPickup: boolean;
  corrects: { number: string; issuedAt: number } | null;
  /** Payment terms as printed. */
  terms: string;
  /** Further printed notes. */
  notes: readonly string[];
}

/**
 * Converts a document of the shop to the data of its e-invoice: times become days in Berlin, and VAT amounts are those
 * printed on the document.
 */
export function buildIssuedInvoice(document: OrderDocument): IssuedInvoice {
  const { order, items, kind, number, corrects } = document;
  const isCredit = kind === 'creditNote';
  // A paid invoice does not mean that its credit note has been refunded.
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

/**
 * Returns how the amount is paid or refunded. A dealer's credit note is offset against open invoices; other refunds use
 * the way of the original payment.
 */
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
