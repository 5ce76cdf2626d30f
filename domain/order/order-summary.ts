import { parseBikeSku } from '@/domain/catalog/sku';
import type { OrderStep } from './order-progress';
import type { PaymentState } from '@/domain/payment/payment-state';

type Line = { sku: string; title: string; amount: number; lineCents: number };

/** An order in a few words: what leads it, how many pieces of that, and how many pieces there are besides. */
export type OrderSummary = { title: string; amount: number; others: number; isBike: boolean };

/**
 * What an order is called in a list: its bicycle, else its dearest line; the dearest of several bicycles, the first of
 * equals. Null for an order without lines.
 */
export function buildOrderSummary(lines: readonly Line[]): OrderSummary | null {
  const lead = findLeadingLine(lines);
  if (!lead) return null;
  const pieces = lines.reduce((sum, { amount }) => sum + amount, 0);
  const { title, amount } = lead;
  return { title, amount, others: pieces - amount, isBike: isBike(lead) };
}

/** The line whose picture stands for the order; null for an order without lines. */
export function findLeadingLine<L extends Line>(lines: readonly L[]): L | null {
  const [first, ...rest] = lines;
  return first ? rest.reduce((best, line) => (leads(line, best) ? line : best), first) : null;
}

function leads(line: Line, best: Line): boolean {
  if (isBike(line) !== isBike(best)) return isBike(line);
  return line.lineCents > best.lineCents;
}

function isBike({ sku }: Line): boolean {
  return parseBikeSku(sku) !== null;
}

interface StoryOrder {
  /** ISO time; null where the shop does not say. */
  readonly orderedAt: string | null;
  readonly step: OrderStep;
}

/** The order shown first in the account: the newest that is neither delivered nor cancelled; null when none is under way. */
export function findActiveOrder<Order extends StoryOrder>(orders: readonly Order[]): Order | null {
  return orders
    .filter(({ step }) => step !== 'delivered' && step !== 'cancelled')
    .reduce<Order | null>(
      (newest, order) =>
        newest !== null && (newest.orderedAt ?? '') >= (order.orderedAt ?? '') ? newest : order,
      null,
    );
}

interface PayableOrder {
  /** ISO time; null where the shop does not say. */
  readonly orderedAt: string | null;
  readonly money: { readonly state: PaymentState } | null;
}

/** The newest order whose payment is still open; null when none is. */
export function findNewestUnpaidOrder<Order extends PayableOrder>(
  orders: readonly Order[],
): Order | null {
  return orders
    .filter(({ money }) => money?.state === 'open')
    .reduce<Order | null>(
      (newest, order) =>
        newest !== null && (newest.orderedAt ?? '') >= (order.orderedAt ?? '') ? newest : order,
      null,
    );
}
