import { createHash } from 'node:crypto';
import type { Database } from '../database/database';
import type { GiveBackWish, GivenBack } from '../shop/base/shop-payments';
import { type Attempt, findAttempts } from './attempt.repository';
import { findRefunds, insertRefund, type Refund } from './refund.repository';

/** Writes down that money of an order goes back, as ShopPayments says; the job sends it. */
export async function writeGiveBack(
  trx: Database,
  { order, amountCents, key }: GiveBackWish,
  now: number,
): Promise<GivenBack> {
  if (order.paidAt === null) return { kind: 'nothing' };
  const refunds = await findRefunds(trx, order.id);
  const asked = refunds.filter(({ id }) => id.startsWith(markOf(order.id, key)));
  if (asked.length > 0) return { kind: 'sent', amountCents: sumOf(asked) };
  const paid = (await findAttempts(trx, order.id)).filter(({ state }) => state === 'paid');
  if (paid.length === 0) {
    assertWithin(amountCents, order.totalCents);
    return { kind: 'byHand', amountCents: amountCents ?? order.totalCents };
  }
  const sources = paid
    .map((attempt) => ({ attempt, leftCents: attempt.amountCents - backOf(attempt, refunds) }))
    .filter(({ leftCents }) => leftCents > 0);
  const leftCents = sources.reduce((sum, source) => sum + source.leftCents, 0);
  if (amountCents === null && leftCents === 0) return { kind: 'nothing' };
  assertWithin(amountCents, leftCents);
  let openCents = amountCents ?? leftCents;
  for (const { attempt, leftCents: of } of sources) {
    const cents = Math.min(openCents, of);
    if (cents === 0) break;
    const id = `${markOf(order.id, key)}${attempt.number}`;
    await insertRefund(trx, toRefund(id, attempt, cents), now);
    openCents -= cents;
  }
  return { kind: 'sent', amountCents: amountCents ?? leftCents };
}

function toRefund(id: string, attempt: Attempt, amountCents: number): Refund {
  const { orderId, id: attemptId } = attempt;
  return {
    ...{ id, orderId, attemptId, amountCents },
    state: 'pending',
    reason: 'asked',
    providerId: null,
  };
}

/** The same wish has the same ids, and so the same key at the provider. */
function markOf(orderId: string, key: string): string {
  return `${createHash('sha256').update(`${orderId} ${key}`).digest('hex').slice(0, 32)}-`;
}

/** What has gone back of an attempt, or is about to; what the bank sent back to us has not. */
function backOf(attempt: Attempt, refunds: readonly Refund[]): number {
  return sumOf(
    refunds.filter(({ attemptId, state }) => attemptId === attempt.id && state !== 'failed'),
  );
}

function sumOf(refunds: readonly Refund[]): number {
  return refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

function assertWithin(amountCents: number | null, leftCents: number): void {
  if (amountCents === null) return;
  if (!Number.isInteger(amountCents) || amountCents < 1 || amountCents > leftCents)
    throw new RangeError(`${amountCents} cents cannot go back of ${leftCents}`);
}
