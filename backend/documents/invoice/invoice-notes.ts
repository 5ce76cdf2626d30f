import { invoiceDays, prepayDays } from '@/domain/b2b/payment-terms';
import { addDays, dayInBerlin } from '@/domain/time/day';
import type { Formats } from '../formats';
import type { InvoiceFacts, InvoiceView } from './invoice-parts';
import type { InvoiceWords } from './invoice-words';

/** Whether the invoice is paid, and if not until when, how and where to. */
export function paymentNotes(
  { order, brand, paymentTitle }: InvoiceFacts,
  number: string,
  words: InvoiceWords,
  { day }: Formats,
): InvoiceView['notes'] {
  const strong = (text: string) => ({ text, isStrong: true });
  if (order.cancelled) return [strong(words.cancelled)];
  if (order.paidAt !== null) return [strong(words.paid(day(order.paidAt)))];

  const { iban, bic, holder } = brand.bank;
  const transfer = (reference: string) => ({
    text: words.transfer(iban, bic, holder, reference),
    isStrong: false,
  });
  const ordered = dayInBerlin(order.orderedAt);
  const invoiced = order.invoicedAt === null ? ordered : dayInBerlin(order.invoicedAt);
  switch (order.paymentId) {
    case 'oxidinvoice':
      return [strong(words.payUntil(day(addDays(invoiced, invoiceDays)))), transfer(number)];
    case 'oxidpayadvance':
      return [
        strong(words.payUntil(day(addDays(ordered, prepayDays)))),
        transfer(String(order.orderNumber)),
      ];
    default:
      return [{ text: words.paidBy(paymentTitle), isStrong: false }];
  }
}
