import { addDays, toBerlinDay, type IsoDay } from '@/domain/time/day';

/** What a b2b customer may owe on invoice, and how much of it is used. Integer cents, VAT included. */
export type Credit = {
  /** null: no limit was agreed. */
  limitCents: number | null;
  /** What was ordered on invoice and is not paid yet. */
  openCents: number;
  /** What may still be ordered on invoice, never below zero; null without a limit. */
  freeCents: number | null;
};

/** The payment by which a b2b customer orders on credit. */
export const invoicePaymentId = 'oxidinvoice';

/** What counts against the limit: an order on invoice from the moment it is placed until it is paid or cancelled. */
export type CreditOrder = {
  paymentId: string;
  totalCents: number;
  isPaid: boolean;
  isCancelled: boolean;
};

/** The credit as the orders of a customer leave it; orders by other payments do not count. */
export function computeCredit(limitCents: number | null, orders: readonly CreditOrder[]): Credit {
  const openCents = orders.filter(isOwed).reduce((sum, { totalCents }) => sum + totalCents, 0);
  const freeCents = limitCents === null ? null : Math.max(0, limitCents - openCents);
  return { limitCents, openCents, freeCents };
}

/** True when an order of so many cents stays within the limit; always without one. */
export function isWithinCreditLimit({ freeCents }: Credit, totalCents: number): boolean {
  return freeCents === null || totalCents <= freeCents;
}

function isOwed({ paymentId, isPaid, isCancelled }: CreditOrder): boolean {
  return paymentId === invoicePaymentId && !isPaid && !isCancelled;
}

const prepayment = 'oxidpayadvance';

/** True where goods wait for the money, so that a delivery counts from it; only an invoice is paid after them. */
export function isPrepaid(paymentId: string): boolean {
  return paymentId !== invoicePaymentId;
}

/** True where the money comes by a transfer, which a bank takes a working day for. */
export function isPaidByTransfer(paymentId: string | null): boolean {
  return paymentId === prepayment;
}

/** Terms §5: dealers pay within 30 days of the invoice. */
export const invoicePaymentDays = 30;
/** Prepaid orders are kept for seven days. */
const prepayDays = 7;

/** How many days after the invoice it is to be paid: by invoice 30, by everything else as a prepayment. */
export function getPaymentDays(paymentId: string): number {
  return paymentId === invoicePaymentId ? invoicePaymentDays : prepayDays;
}

/** The last day to pay an invoice of that time (epoch milliseconds). */
export function computeDueDay(issuedAt: number, paymentId: string): IsoDay {
  return addDays(toBerlinDay(issuedAt), getPaymentDays(paymentId));
}
