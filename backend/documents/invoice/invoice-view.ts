import type { OrderModel } from '../../shop/order/order-model';
import { addressLines } from '../address-lines';
import { type Formats, formatsOf } from '../formats';
import { paymentNotes } from './invoice-notes';
import type { InvoiceFacts, InvoiceView } from './invoice-parts';
import { invoiceWords, type InvoiceWords } from './invoice-words';
import { vatBreakdown } from './vat-breakdown';

/** The invoice's number as people read it. */
export function invoiceNumberText(invoiceNumber: number): string {
  return `RE-${invoiceNumber}`;
}

/** What the invoice of an order says (§ 14 UStG): who, to whom, number, dates, positions, net and VAT by rate, total and its payment. */
export function invoiceView(facts: InvoiceFacts): InvoiceView {
  const { order, items, brand, language } = facts;
  const words = invoiceWords[language];
  const formats = formatsOf(language);
  const number = invoiceNumberText(order.invoiceNumber ?? 0);
  const issuedAt = order.invoicedAt ?? order.orderedAt;
  const { singleNet, sumNet, ...columns } = words.columns;
  return {
    language,
    brand,
    number,
    title: `${words.invoice} ${number}`,
    issuedAt,
    headline: words.invoice,
    buyer: addressLines(order.invoiceAddress, facts.countryTitle),
    facts: [
      { label: words.invoice, value: number },
      { label: words.date, value: formats.day(issuedAt) },
      deliveryFact(order, words, formats),
      {
        label: words.order,
        value: words.orderOf(order.orderNumber, formats.day(order.orderedAt)),
      },
      ...(order.reference ? [{ label: words.reference, value: order.reference }] : []),
      ...(facts.customerNumber ? [{ label: words.customer, value: facts.customerNumber }] : []),
      ...(order.invoiceAddress.vatID
        ? [{ label: words.vatId, value: order.invoiceAddress.vatID }]
        : []),
    ],
    columns: order.isNet ? { ...columns, single: singleNet, sum: sumNet } : columns,
    positions: items.map((item, index) => ({
      position: String(index + 1),
      sku: item.sku,
      title: [item.title, item.shortDescription].filter((text) => text !== '').join(', '),
      amount: String(item.amount),
      single: formats.euros(item.itemCents),
      sum: formats.euros(item.itemCents * item.amount),
    })),
    ...sumsOf(order, words, formats),
    total: { label: words.total, amount: formats.euros(order.totalCents) },
    notes: [
      ...paymentNotes(facts, number, words, formats),
      ...taxNotes(order, words),
      ...(order.deliveryAddress
        ? [
            `${words.deliverTo}: ${addressLines(order.deliveryAddress, facts.countryTitle).join(', ')}`,
          ]
        : []
      ).map((text) => ({ text, isStrong: false })),
    ],
  };
}

function deliveryFact(
  { deliveredAt, dispatchedAt, expectedAt }: OrderModel,
  words: InvoiceWords,
  { day }: Formats,
): { label: string; value: string } {
  if (deliveredAt !== null) return { label: words.delivered, value: day(deliveredAt) };
  if (dispatchedAt !== null) return { label: words.dispatched, value: day(dispatchedAt) };
  return {
    label: words.expected,
    value: expectedAt === null ? words.dateToFollow : day(expectedAt),
  };
}

function sumsOf(
  order: OrderModel,
  words: InvoiceWords,
  { euros, percent }: Formats,
): Pick<InvoiceView, 'sums' | 'contained'> {
  const { isNet, voucherCents, deliveryCents, paymentCents } = order;
  const lines = vatBreakdown(order);
  const goods = isNet ? order.goodsNetCents : order.goodsGrossCents;
  const sums = [
    { label: isNet ? words.goodsNet : words.goods, amount: euros(goods) },
    ...(voucherCents > 0
      ? [{ label: words.voucher, amount: `−\u00a0${euros(voucherCents)}` }]
      : []),
    { label: words.delivery, amount: euros(deliveryCents) },
    ...(paymentCents > 0 ? [{ label: words.payment, amount: euros(paymentCents) }] : []),
    ...(isNet
      ? lines.map(({ rate, vatCents }) => ({
          label: words.vat(percent(rate)),
          amount: euros(vatCents),
        }))
      : []),
  ];
  const contained = lines.flatMap(({ rate, netCents, vatCents }) => [
    { label: words.netOf(percent(rate)), amount: euros(netCents) },
    ...(isNet ? [] : [{ label: words.vatOf(percent(rate)), amount: euros(vatCents) }]),
  ]);
  return { sums, contained };
}

function taxNotes(
  { taxExemption, invoiceAddress }: OrderModel,
  words: InvoiceWords,
): InvoiceView['notes'] {
  if (taxExemption === null) return [];
  const text =
    taxExemption === 'export' ? words.exported : words.reverseCharge(invoiceAddress.vatID);
  return [{ text, isStrong: false }];
}
