import { invoiceDays, prepayDays } from '@/domain/b2b/payment-terms';
import type { Formats } from '../formats';
import type { InvoiceFacts, InvoiceView } from './invoice-view';
import type { InvoiceWords } from './invoice-words';

const dayMs = 24 * 60 * 60 * 1000;

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
  const from = order.invoicedAt ?? order.orderedAt;
  switch (order.paymentId) {
    case 'oxidinvoice':
      return [strong(words.payUntil(day(from + invoiceDays * dayMs))), transfer(number)];
    case 'oxidpayadvance':
      return [
        strong(words.payUntil(day(order.orderedAt + prepayDays * dayMs))),
        transfer(String(order.orderNumber)),
      ];
    default:
      return [{ text: words.paidBy(paymentTitle), isStrong: false }];
  }
}
