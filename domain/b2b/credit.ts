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
export type OwedOrder = {
  paymentId: string;
  totalCents: number;
  isPaid: boolean;
  isCancelled: boolean;
};

/** The credit as the orders of a customer leave it; orders by other payments do not count. */
export function creditOf(limitCents: number | null, orders: readonly OwedOrder[]): Credit {
  const openCents = orders.filter(isOwed).reduce((sum, { totalCents }) => sum + totalCents, 0);
  const freeCents = limitCents === null ? null : Math.max(0, limitCents - openCents);
  return { limitCents, openCents, freeCents };
}

/** True when an order of so many cents stays within the limit; always without one. */
export function isCovered({ freeCents }: Credit, totalCents: number): boolean {
  return freeCents === null || totalCents <= freeCents;
}

function isOwed({ paymentId, isPaid, isCancelled }: OwedOrder): boolean {
  return paymentId === invoicePaymentId && !isPaid && !isCancelled;
}
