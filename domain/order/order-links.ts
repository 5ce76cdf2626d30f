import { dayMs } from '@/domain/time/durations';

/** Days for which links stay valid after payment, dispatch or cancellation. */
const orderLinkDays = 30;

/** Maximum validity of a link, in days after the order. */
const longestDays = 365;

/**
 * Facts that determine when the links of an order expire. Times in epoch milliseconds; null if the event has not
 * happened.
 */
interface LinkFacts {
  readonly orderedAt: number;
  readonly updatedAt: number;
  readonly isCancelled: boolean;
  readonly paidAt: number | null;
  readonly dispatchedAt: number | null;
}

/** Checks whether an order's payment link is valid: until 30 days after payment or cancellation, at most one year. */
export function isPaymentLinkOpen(order: LinkFacts, now: number): boolean {
  return isOpenSince(order.paidAt, order, now);
}

/**
 * Checks whether an order's link for changed delivery dates is valid: until 30 days after dispatch or cancellation, at
 * most one year.
 */
export function isChangeLinkOpen(order: LinkFacts, now: number): boolean {
  return isOpenSince(order.dispatchedAt, order, now);
}

function isOpenSince(
  doneAt: number | null,
  { orderedAt, updatedAt, isCancelled }: LinkFacts,
  now: number,
): boolean {
  const ends = [
    doneAt === null ? null : doneAt + orderLinkDays * dayMs,
    isCancelled ? updatedAt + orderLinkDays * dayMs : null,
    // Links of open orders are valid for a year, because payment and goods can be delayed.
    orderedAt + longestDays * dayMs,
  ];
  return ends.every((end) => end === null || now < end);
}

/** Checks the format of a payment link: the order id and its signature. */
export function isPaymentLink(text: string): boolean {
  return /^[0-9a-f]{32}-[0-9a-f]{32}$/.test(text);
}
