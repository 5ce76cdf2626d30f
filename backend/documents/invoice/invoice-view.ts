import { postalLines } from '../../shop/address/address.service';
import type { InvoiceModel } from '../../shop/order/invoices/invoice-model';
import { type Formats, formatsOf } from '../formats';
import { invoiceText, invoiceNumberText } from '@/domain/invoice/invoice-number';
import { invoiceNotes } from './invoice-notes';
import type { InvoiceView } from './invoice-parts';
import { invoiceWords, type InvoiceWords } from './invoice-words';
import { columnsOf, positionOf, sumsOf, taxNotes } from './order-charges';

/**
 * What an invoice or a credit note says (§ 14 UStG), from what was frozen when it was issued, in the order's language: who, to whom,
 * number, dates, positions, net and VAT by rate, total and its payment. A credit note tells its amounts as what they take off.
 */
export function invoiceView(invoice: InvoiceModel): InvoiceView {
  const { content, issuedAt, kind } = invoice;
  const { order, items, seller, countries } = content;
  const language = order.language === 'en' ? 'en' : 'de';
  const words = invoiceWords[language];
  const formats = formatsOf(language);
  const number = invoiceText(invoice);
  const headline = words[kind];
  const countryTitle = (id: string) => countries[id] ?? '';
  return {
    language,
    brand: seller,
    number,
    title: `${headline} ${number}`,
    issuedAt,
    headline,
    buyer: postalLines(order.invoiceAddress, countryTitle),
    facts: [
      { label: kind === 'creditNote' ? words.number : headline, value: number },
      { label: words.date, value: formats.day(issuedAt) },
      ...correctedFact(invoice, words, formats),
      deliveryFact(invoice, words, formats),
      { label: words.order, value: words.orderOf(order.orderNumber, formats.day(order.orderedAt)) },
      { label: words.reference, value: order.reference },
      { label: words.customer, value: content.customerNumber },
      { label: words.vatId, value: order.invoiceAddress.vatID },
    ].filter(({ value }) => value !== ''),
    columns: columnsOf(order, words),
    positions: items.map((item, index) => {
      const position = positionOf(item, index, formats);
      const frames = content.frameNumbers[item.id] ?? [];
      const framed = frames.length > 0 ? words.frames(frames.join(', ')) : '';
      return { ...position, title: [position.title, framed].filter(Boolean).join(', ') };
    }),
    ...sumsOf(order, words, formats),
    total: {
      label: kind === 'creditNote' ? words.creditTotal : words.total,
      amount: formats.euros(order.totalCents),
    },
    notes: [
      ...invoiceNotes(invoice, number, words, formats),
      ...taxNotes(order, words, formats, abroadOf(invoice)),
      ...(order.deliveryAddress
        ? [`${words.deliverTo}: ${postalLines(order.deliveryAddress, countryTitle).join(', ')}`]
        : []
      ).map((text) => ({ text, isStrong: false })),
    ],
  };
}

/** The name of the other EU country whose VAT an invoice bears; null where it bears none of such. */
export function abroadOf({ content }: InvoiceModel): string | null {
  const { vatAbroad = null, countries } = content;
  return vatAbroad === null ? null : (countries[vatAbroad] ?? '');
}

function correctedFact(
  { content: { corrects } }: InvoiceModel,
  words: InvoiceWords,
  { day }: Formats,
) {
  if (corrects === null) return [];
  const value = words.orderOf(invoiceNumberText(corrects.number), day(corrects.issuedAt));
  return [{ label: words.corrected, value }];
}

/** A credit note tells no day of delivery. */
function deliveryFact(
  { kind, content: { order } }: InvoiceModel,
  words: InvoiceWords,
  { day }: Formats,
): { label: string; value: string } {
  const { deliveredAt, dispatchedAt, expectedAt } = order;
  if (kind === 'creditNote') return { label: words.expected, value: '' };
  if (deliveredAt !== null) return { label: words.delivered, value: day(deliveredAt) };
  if (dispatchedAt !== null) return { label: words.dispatched, value: day(dispatchedAt) };
  return {
    label: words.expected,
    value: expectedAt === null ? words.dateToFollow : day(expectedAt),
  };
}
