import { addDays, dayInBerlin, type IsoDay } from '../time/day';
import { invoicePaymentId } from './credit';

/** Terms §5: dealers pay within 30 days of the invoice. */
export const invoiceDays = 30;
/** Prepaid orders are kept for seven days. */
const prepayDays = 7;

/** How many days after the invoice it is to be paid: by invoice 30, by everything else as a prepayment. */
export function paymentDays(paymentId: string): number {
  return paymentId === invoicePaymentId ? invoiceDays : prepayDays;
}

/** The last day to pay an invoice of that time (epoch milliseconds). */
export function dueDay(issuedAt: number, paymentId: string): IsoDay {
  return addDays(dayInBerlin(issuedAt), paymentDays(paymentId));
}
