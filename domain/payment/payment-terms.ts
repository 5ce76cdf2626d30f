import { addDays, toBerlinDay, type IsoDay } from '@/domain/time/day';

/** The credit limit of a b2b customer and its use. Integer cents, VAT included. */
export type Credit = {
  /** Credit limit; null: no limit. */
  limitCents: number | null;
  /** Total of unpaid orders on invoice. */
  openCents: number;
  /** Remaining credit, at least 0; null without a limit. */
  freeCents: number | null;
};

/** The payment method for orders on credit. */
export const invoicePaymentId = 'oxidinvoice';

/**
 * An order of a customer with a credit limit. It counts against the limit if it is on invoice and neither paid nor
 * canceled.
 */
export type CreditOrder = {
  paymentId: string;
  totalCents: number;
  isPaid: boolean;
  isCancelled: boolean;
};

/** Computes the credit from a customer's orders. Orders with other payment methods do not count. */
export function computeCredit(limitCents: number | null, orders: readonly CreditOrder[]): Credit {
  const openCents = orders.filter(isOwed).reduce((sum, { totalCents }) => sum + totalCents, 0);
  const freeCents = limitCents === null ? null : Math.max(0, limitCents - openCents);
  return { limitCents, openCents, freeCents };
}

/** Checks whether an order total is within the limit; always true without a limit. */
export function isWithinCreditLimit({ freeCents }: Credit, totalCents: number): boolean {
  return freeCents === null || totalCents <= freeCents;
}

function isOwed({ paymentId, isPaid, isCancelled }: CreditOrder): boolean {
  return paymentId === invoicePaymentId && !isPaid && !isCancelled;
}

const prepayment = 'oxidpayadvance';

/**
 * Checks whether goods are sent only after payment, so that the delivery time counts from the payment. True for all
 * methods but invoice.
 */
export function isPrepaid(paymentId: string): boolean {
  return paymentId !== invoicePaymentId;
}

/** Checks whether the method is a bank transfer, which takes a working day. */
export function isPaidByTransfer(paymentId: string | null): boolean {
  return paymentId === prepayment;
}

/** Payment period for dealers, in days after the invoice (terms §5). */
export const invoicePaymentDays = 30;
/** Payment period of prepaid orders, in days after the invoice; the order is reserved until then. */
const prepayDays = 7;

/** Returns the payment period in days after the invoice: 30 for orders on invoice, seven for prepaid orders. */
export function getPaymentDays(paymentId: string): number {
  return paymentId === invoicePaymentId ? invoicePaymentDays : prepayDays;
}

/** Returns the last day to pay an invoice. `issuedAt` is in epoch milliseconds. */
export function computeDueDay(issuedAt: number, paymentId: string): IsoDay {
  return addDays(toBerlinDay(issuedAt), getPaymentDays(paymentId));
}
