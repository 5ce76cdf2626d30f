import type { Transaction } from '../../database/database';
import { findWithdrawalsOf, saveDecision, type Withdrawal } from './withdrawal.repository';

/** Closes the other declarations that wait about the same order, in the caller's transaction: it has ended by this one. */
export async function closeOthers(
  trx: Transaction,
  { id, orderId }: Pick<Withdrawal, 'id' | 'orderId'>,
  by: 'link' | 'house' | 'account',
  now: number,
): Promise<void> {
  if (orderId === null) return;
  for (const other of await findWithdrawalsOf(trx, orderId, 'pending'))
    if (other.id !== id) await saveDecision(trx, other.id, { state: 'closed', by, at: now });
}
