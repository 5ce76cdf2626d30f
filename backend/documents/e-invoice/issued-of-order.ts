import { paymentDays } from '@/domain/b2b/payment-terms';
import type { Language } from '@/domain/language/detect-language';
import { addDays, dayInBerlin, dayInBerlinOrNull } from '@/domain/time/day';
import type { Brand } from '../../demo-source/shop-file';
import type { OrderItemModel, OrderModel } from '../../shop/order/order-model';
import { vatBreakdown } from '../invoice/vat-breakdown';
import type { IssuedInvoice } from './issued-invoice';

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
export function issuedOfOrder(document: OrderDocument): IssuedInvoice {
  const { order, items, kind, number, corrects } = document;
  const isCredit = kind === 'creditNote';
  // That the invoice was paid is no word on whether the money has gone back.
  const isPaid = order.totalCents === 0 || (!isCredit && document.paidAt !== null);
  const issuedOn = dayInBerlin(document.issuedAt);
  return {
    ...document,
    issuedOn,
    deliveredOn: dayInBerlinOrNull(order.deliveredAt ?? order.dispatchedAt),
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
    vat: vatBreakdown(order, items),
    totalCents: order.totalCents,
    paidCents: isPaid ? order.totalCents : 0,
    payment: {
      way: wayOf(document),
      title: document.paymentTitle,
      reference: order.paymentId === 'oxidinvoice' ? number : String(order.orderNumber),
      dueOn: isPaid || isCredit ? null : addDays(issuedOn, paymentDays(order.paymentId)),
      terms: document.terms,
    },
    corrects: corrects && { number: corrects.number, issuedOn: dayInBerlin(corrects.issuedAt) },
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
