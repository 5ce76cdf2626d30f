import { getPaymentDays } from '@/domain/payment/payment-terms';
import { addDays, toBerlinDay } from '@/domain/time/day';
import type { InvoiceModel } from '../../shop/order/invoices/invoice-model';
import { type DocumentFormats, getDocumentFormats } from '../document-formats';
import { formatInvoiceNumber, formatDocumentNumber } from '@/domain/invoice/invoice-number';
import {
  type InvoiceView,
  getTableHeaders,
  toInvoicePosition,
  buildInvoiceTotals,
  buildTaxNotes,
} from './invoice-sections';
import { type InvoiceMessages, invoiceMessages } from './invoice-messages';
import { formatPostalLines } from '../../shop/address/address-model';

type Notes = InvoiceView['notes'];

const strong = (text: string) => ({ text, isStrong: true });
const toText = (text: string) => ({ text, isStrong: false });

/**
 * Builds the notes of an invoice or a credit note. An invoice states that it is paid, or when, how and to which account
 * to pay. A credit note names the corrected invoice and the reason.
 */
export function buildInvoiceNotes(
  invoice: InvoiceModel,
  number: string,
  words: InvoiceMessages,
  formats: DocumentFormats,
): Notes {
  const { kind, content } = invoice;
  const { corrects, reason } = content;
  if (kind !== 'creditNote' || corrects === null) {
    const advance = kind === 'advance' ? [toText(words.inAdvance)] : [];
    return [...paymentNotes(invoice, number, words, formats), ...advance];
  }
  const corrected = formatInvoiceNumber(corrects.number);
  return [
    strong(words.corrects(corrected, formats.day(corrects.issuedAt))),
    ...(reason === null ? [] : [toText(words.reasons[reason])]),
    toText(invoice.paidAt === null ? words.takenOff(corrected) : words.givenBack),
  ];
}

function paymentNotes(
  { content, paidAt, issuedAt }: InvoiceModel,
  number: string,
  words: InvoiceMessages,
  { day }: DocumentFormats,
): Notes {
  const { order, seller, paymentTitle } = content;
  if (order.totalCents === 0) return [];
  if (order.paidAt !== null) return [strong(words.paid(day(order.paidAt)))];
  if (paidAt !== null && paidAt <= issuedAt) return [strong(words.paid(day(paidAt)))];
  const { iban, bic, holder } = seller.bank;
  const transfer = (reference: string) => toText(words.transfer(iban, bic, holder, reference));
  const last = day(addDays(toBerlinDay(issuedAt), getPaymentDays(order.paymentId)));
  switch (order.paymentId) {
    case 'oxidinvoice':
      return [strong(words.payUntil(last)), transfer(number)];
    case 'oxidpayadvance':
      return [strong(words.payUntil(last)), transfer(String(order.orderNumber))];
    default:
      return [toText(words.paidBy(paymentTitle))];
  }
}

/**
 * Builds the content of an invoice or a credit note (§ 14 UStG) from the data stored when it was issued, in the order's
 * language. A credit note shows its amounts as deductions.
 */
export function buildInvoiceView(invoice: InvoiceModel): InvoiceView {
  const { content, issuedAt, kind } = invoice;
  const { order, items, seller, countries } = content;
  const language = order.language === 'en' ? 'en' : 'de';
  const words = invoiceMessages[language];
  const formats = getDocumentFormats(language);
  const number = formatDocumentNumber(invoice);
  const headline = words[kind];
  const countryTitle = (id: string) => countries[id] ?? '';
  return {
    language,
    brand: seller,
    number,
    title: `${headline} ${number}`,
    issuedAt,
    headline,
    buyer: formatPostalLines(order.invoiceAddress, countryTitle),
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
    columns: getTableHeaders(order, words),
    positions: items.map((item, index) => {
      const position = toInvoicePosition(item, index, formats);
      const frames = content.frameNumbers[item.id] ?? [];
      const framed = frames.length > 0 ? words.frames(frames.join(', ')) : '';
      return { ...position, title: [position.title, framed].filter(Boolean).join(', ') };
    }),
    ...buildInvoiceTotals(order, words, formats),
    total: {
      label: kind === 'creditNote' ? words.creditTotal : words.total,
      amount: formats.euros(order.totalCents),
    },
    notes: [
      ...buildInvoiceNotes(invoice, number, words, formats),
      ...buildTaxNotes(order, words, formats, findForeignVatCountryName(invoice)),
      ...(order.deliveryAddress
        ? [
            `${words.deliverTo}: ${formatPostalLines(order.deliveryAddress, countryTitle).join(', ')}`,
          ]
        : []
      ).map((text) => ({ text, isStrong: false })),
    ],
  };
}

/** Returns the name of the other EU country whose VAT the invoice charges, or null. */
export function findForeignVatCountryName({ content }: InvoiceModel): string | null {
  const { vatAbroad = null, countries } = content;
  return vatAbroad === null ? null : (countries[vatAbroad] ?? '');
}

function correctedFact(
  { content: { corrects } }: InvoiceModel,
  words: InvoiceMessages,
  { day }: DocumentFormats,
) {
  if (corrects === null) return [];
  const value = words.orderOf(formatInvoiceNumber(corrects.number), day(corrects.issuedAt));
  return [{ label: words.corrected, value }];
}

/** Returns the line with the delivery, shipping or expected date. Its value is empty for a credit note. */
function deliveryFact(
  { kind, content: { order } }: InvoiceModel,
  words: InvoiceMessages,
  { day }: DocumentFormats,
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
