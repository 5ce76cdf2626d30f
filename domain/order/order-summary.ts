import { parseBikeSku } from '@/domain/catalog/sku';
import type { OrderStep } from './order-progress';
import type { PaymentState } from '@/domain/payment/payment-state';

type Line = { sku: string; title: string; amount: number; lineCents: number | null };

/**
 * Summary of an order: title, quantity and kind of its leading line item, and the number of pieces of all other line
 * items.
 */
export type OrderSummary = { title: string; amount: number; others: number; isBike: boolean };

/**
 * Summarizes an order by its leading line item (see `findLeadingLine`). Returns null for an order without line items.
 */
export function buildOrderSummary(lines: readonly Line[]): OrderSummary | null {
  const lead = findLeadingLine(lines);
  if (!lead) return null;
  const pieces = lines.reduce((sum, { amount }) => sum + amount, 0);
  const { title, amount } = lead;
  return { title, amount, others: pieces - amount, isBike: isBike(lead) };
}

/**
 * Returns the line item that represents an order: the most expensive bicycle, else the most expensive line item; the
 * first in case of a tie. Returns null for an order without line items.
 */
export function findLeadingLine<L extends Line>(lines: readonly L[]): L | null {
  const [first, ...rest] = lines;
  return first ? rest.reduce((best, line) => (leads(line, best) ? line : best), first) : null;
}

function leads(line: Line, best: Line): boolean {
  if (isBike(line) !== isBike(best)) return isBike(line);
  return (line.lineCents ?? 0) > (best.lineCents ?? 0);
}

function isBike({ sku }: Line): boolean {
  return parseBikeSku(sku) !== null;
}

interface StoryOrder {
  /** Time of the order, ISO; null if unknown. */
  readonly orderedAt: string | null;
  readonly step: OrderStep;
}

/**
 * Returns the newest order that is neither delivered nor canceled, which the account shows first; null if there is
 * none.
 */
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
  /** Time of the order, ISO; null if unknown. */
  readonly orderedAt: string | null;
  readonly money: { readonly state: PaymentState } | null;
}

/** Returns the newest order whose payment is open; null if there is none. */
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
