import type { Transaction } from '../../database/database';
import { cancelWhatIsHere } from './cancel-order';
import { findOrder, saveProgress } from './order.repository';

/**
 * Notes that the buyer has withdrawn from an order, in the caller's transaction: what has not left is cancelled at once, what was
 * billed of it gets its credit note, and nothing of it leaves any more. `declaredAt` is when the declaration came in, which counts for
 * every period. The first declaration counts. A dealer's order, one that is cancelled and one that does not exist stay as they are:
 * dealers have no such right. Times are epoch milliseconds.
 */
export async function withdrawOrder(
  trx: Transaction,
  orderId: string,
  declaredAt: number,
  now: number,
): Promise<void> {
  const order = await findOrder(trx, orderId);
  if (!order || order.isNet || order.cancelled || order.withdrawnAt !== null) return;
  const withdrawn = { ...order, withdrawnAt: declaredAt, heldAt: null, updatedAt: now };
  await saveProgress(trx, withdrawn);
  await cancelWhatIsHere(trx, withdrawn, now, { reason: 'withdrawn' });
}
