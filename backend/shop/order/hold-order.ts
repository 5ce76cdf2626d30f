import type { Transaction } from '../../database/database';
import { findOrder, saveProgress } from './order.repository';

/**
 * Holds an order, in the caller's transaction: nothing of it leaves, its pieces stay reserved, and its money stays where it is. One that
 * is held already stays so since then. An order that has ended has nothing to hold.
 */
export async function holdOrder(trx: Transaction, orderId: string, now: number): Promise<void> {
  const order = await findOrder(trx, orderId);
  if (!order || order.cancelled || order.withdrawnAt !== null || order.heldAt !== null) return;
  await saveProgress(trx, { ...order, heldAt: now, updatedAt: now });
}

/** Lifts the hold of an order, in the caller's transaction: it goes on as before. */
export async function releaseOrder(trx: Transaction, orderId: string, now: number): Promise<void> {
  const order = await findOrder(trx, orderId);
  if (!order || order.heldAt === null) return;
  await saveProgress(trx, { ...order, heldAt: null, updatedAt: now });
}
