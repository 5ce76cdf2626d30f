import { dayMs } from '@/domain/time/durations';

/** Days for which links about an order still open after what they are about has ended. */
const orderLinkDays = 30;

/** Days after which the link of an order that was never paid ends anyway. */
const longestDays = 365;

/** What ends the links of an order; epoch milliseconds, null for what has not happened. */
interface LinkFacts {
  readonly orderedAt: number;
  readonly updatedAt: number;
  readonly isCancelled: boolean;
  readonly paidAt: number | null;
  readonly dispatchedAt: number | null;
}

/** True while the link to an order's payment opens: until 30 days after it was paid or the order ended, a year at most. */
export function isPaymentLinkOpen(order: LinkFacts, now: number): boolean {
  return isOpenSince(order.paidAt, order, now);
}

/** True while the link to an order's moved days opens: until 30 days after it was sent or the order ended, a year at most. */
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
    // What is not done keeps its link for a year: money and goods may come late.
    orderedAt + longestDays * dayMs,
  ];
  return ends.every((end) => end === null || now < end);
}

/** True for what can be the key of a payment page: an order's id and its mark, as an address has them. */
export function isPaymentLink(text: string): boolean {
  return /^[0-9a-f]{32}-[0-9a-f]{32}$/.test(text);
}
