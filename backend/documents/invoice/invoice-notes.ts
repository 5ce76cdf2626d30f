import { paymentDays } from '@/domain/b2b/payment-terms';
import { addDays, dayInBerlin } from '@/domain/time/day';
import type { InvoiceModel } from '../../shop/order/invoices/invoice-model';
import type { Formats } from '../formats';
import { invoiceNumberText } from '@/domain/invoice/invoice-number';
import type { InvoiceView } from './invoice-parts';
import type { InvoiceWords } from './invoice-words';

type Notes = InvoiceView['notes'];

const strong = (text: string) => ({ text, isStrong: true });
const plain = (text: string) => ({ text, isStrong: false });

/** Whether the invoice was paid when it was issued, and if not until when, how and where to; of a credit note what it corrects and why. */
export function invoiceNotes(
  invoice: InvoiceModel,
  number: string,
  words: InvoiceWords,
  formats: Formats,
): Notes {
  const { kind, content } = invoice;
  const { corrects, reason } = content;
  if (kind !== 'creditNote' || corrects === null) {
    const advance = kind === 'advance' ? [plain(words.inAdvance)] : [];
    return [...paymentNotes(invoice, number, words, formats), ...advance];
  }
  const corrected = invoiceNumberText(corrects.number);
  return [
    strong(words.corrects(corrected, formats.day(corrects.issuedAt))),
    ...(reason === null ? [] : [plain(words.reasons[reason])]),
    plain(invoice.paidAt === null ? words.takenOff(corrected) : words.givenBack),
  ];
}

function paymentNotes(
  { content, paidAt, issuedAt }: InvoiceModel,
  number: string,
  words: InvoiceWords,
  { day }: Formats,
): Notes {
  const { order, seller, paymentTitle } = content;
  if (order.totalCents === 0) return [];
  if (order.paidAt !== null) return [strong(words.paid(day(order.paidAt)))];
  if (paidAt !== null && paidAt <= issuedAt) return [strong(words.paid(day(paidAt)))];
  const { iban, bic, holder } = seller.bank;
  const transfer = (reference: string) => plain(words.transfer(iban, bic, holder, reference));
  const last = day(addDays(dayInBerlin(issuedAt), paymentDays(order.paymentId)));
  switch (order.paymentId) {
    case 'oxidinvoice':
      return [strong(words.payUntil(last)), transfer(number)];
    case 'oxidpayadvance':
      return [strong(words.payUntil(last)), transfer(String(order.orderNumber))];
    default:
      return [plain(words.paidBy(paymentTitle))];
  }
}
