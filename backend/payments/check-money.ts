import { creditToGiveBack } from '@/domain/payment/credit-to-give-back';
import { inTransaction, type Transaction } from '../database/database';
import { DatabaseUnavailable } from '../database/database-unavailable';
import { newId } from '../database/ids';
import { findInvoicesOf, findOrder } from '../shop/order/order.service';
import { type Attempt, endMoneyCheck, findAttempts, findMoneyChecks } from './attempt.repository';
import type { PaymentServices } from './payment-services';
import { findRefunds, insertRefund } from './refund.repository';
import { writeGiveBack } from './write-give-back';

/**
 * Looks at the money of orders that were cancelled, credited, or paid after that, each in a transaction of its own, and writes down what
 * goes back of it; once each cent. One that fails is logged, looked at again, and holds up no other; a
 * database that is away ends the round.
 */
export async function checkMoney({ db, clock, logger }: PaymentServices): Promise<void> {
  for (const orderId of await findMoneyChecks(db))
    try {
      await inTransaction(db, async (trx) => {
        const paid = (await findAttempts(trx, orderId)).filter(({ state }) => state === 'paid');
        if (paid.length > 0) {
          await giveBackCancelled(trx, orderId, paid, clock.now());
          await giveBackCredited(trx, orderId, paid, clock.now());
        }
        await endMoneyCheck(trx, orderId);
      });
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      logger.error('The money of an order could not be looked at', { order: orderId, error });
    }
}

/**
 * What is left of the money of an order goes back that was cancelled after it had been paid. The mail of the cancellation has said so; the
 * next one comes when it has gone.
 */
async function giveBackCancelled(
  trx: Transaction,
  orderId: string,
  paid: readonly Attempt[],
  now: number,
): Promise<void> {
  const order = await findOrder(trx, orderId);
  if (!order?.cancelled) return;
  const refunds = await findRefunds(trx, orderId);
  const hasMoneyLeft = paid.some(
    ({ id, amountCents }) => sumOf(refunds.filter((one) => one.attemptId === id)) < amountCents,
  );
  if (hasMoneyLeft) await writeGiveBack(trx, { order, amountCents: null, key: 'cancelled' }, now);
}

/**
 * What credit notes took off paid invoices goes back: what is on its way back, or was given back for another reason, counts. The buyer
 * reads of it in the credit note, and again when it has left.
 */
async function giveBackCredited(
  trx: Transaction,
  orderId: string,
  paid: readonly Attempt[],
  now: number,
): Promise<void> {
  const notes = (await findInvoicesOf(trx, [orderId])).filter(
    ({ kind, paidAt }) => kind === 'creditNote' && paidAt !== null,
  );
  if (notes.length === 0) return;
  for (const { id: attemptId, amountCents: paidCents } of paid) {
    const refunds = (await findRefunds(trx, orderId)).filter((one) => one.attemptId === attemptId);
    const amountCents = creditToGiveBack({
      paidCents,
      creditedCents: notes.map(({ content }) => content.order.totalCents),
      refundedCents: refunds.map((refund) => refund.amountCents),
    });
    if (amountCents === 0) continue;
    const refund = { id: newId(), orderId, attemptId, amountCents, providerId: null };
    await insertRefund(trx, { ...refund, state: 'pending', reason: 'asked' }, now);
  }
}

function sumOf(refunds: readonly { amountCents: number }[]): number {
  return refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
}
