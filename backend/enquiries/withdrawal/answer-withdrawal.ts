import {
  type AnswerVerdict,
  judgeAnswer,
  type WithdrawalAnswer,
} from '@/domain/withdrawal/judge-answer';
import { inTransaction, type Transaction } from '../../database/database';
import { readBrand } from '../../mail/brand';
import { enqueueLetter } from '../../mail/enqueue-letter';
import type { RestServices } from '../../rest/rest-services';
import { findOrder, releaseOrder, withdrawOrder } from '../../shop/order/order.service';
import { closeOthers } from './close-others';
import { decisionCopy, decisionLetter } from './decision-letters';
import { outcomeOfOrder } from './order-outcome';
import {
  findWithdrawalById,
  findWithdrawalsOf,
  saveDecision,
  type Withdrawal,
} from './withdrawal.repository';

type Services = Pick<RestServices, 'db' | 'clock'>;
type DecidedBy = 'link' | 'house';

/**
 * Does what a buyer answers to a declaration made without a sign-in. `confirm` carries it out as of the day it came in; `reject` lifts the
 * hold of the order and refuses whatever else waits about it. Buyer and house are written to. The same answer again does nothing more.
 */
export function answerDeclaration(
  { db, clock }: Services,
  withdrawalId: string,
  answer: WithdrawalAnswer,
): Promise<AnswerVerdict> {
  return inTransaction(db, async (trx) => {
    const withdrawal = await findWithdrawalById(trx, withdrawalId);
    const verdict = withdrawal ? judgeAnswer(withdrawal.state, answer) : 'late';
    if (!withdrawal || verdict !== 'act') return verdict;
    if (answer === 'confirm') await carryOut(trx, withdrawal, 'link', clock.now());
    else await refuseDeclarations(trx, withdrawal, 'rejected', 'link', clock.now());
    return verdict;
  });
}

/** Carries a declaration out and writes of it, in the caller's transaction. An order that has ended since has nothing left to undo. */
export async function carryOut(
  trx: Transaction,
  withdrawal: Withdrawal,
  by: DecidedBy,
  now: number,
): Promise<void> {
  const { id, orderId, receivedAt } = withdrawal;
  const order = orderId === null ? null : await findOrder(trx, orderId);
  await saveDecision(trx, id, { state: 'effective', by, at: now });
  if (!order) return;
  const outcome = await outcomeOfOrder(trx, order);
  await withdrawOrder(trx, order.id, receivedAt, now);
  await closeOthers(trx, withdrawal, by, now);
  await write(trx, withdrawal, { kind: 'effective', by, outcome }, now);
}

/** Refuses a declaration and all others that wait about its order, lifts the hold and writes of it, in the caller's transaction. */
export async function refuseDeclarations(
  trx: Transaction,
  withdrawal: Withdrawal,
  state: 'rejected' | 'released',
  by: DecidedBy,
  now: number,
): Promise<void> {
  const { id, orderId } = withdrawal;
  await saveDecision(trx, id, { state, by, at: now });
  if (orderId === null) return;
  for (const other of await findWithdrawalsOf(trx, orderId, 'pending'))
    await saveDecision(trx, other.id, { state, by, at: now });
  await releaseOrder(trx, orderId, now);
  await write(trx, withdrawal, { kind: state, by, outcome: null }, now);
}

async function write(
  trx: Transaction,
  withdrawal: Withdrawal,
  decision: Parameters<typeof decisionLetter>[2],
  now: number,
): Promise<void> {
  const brand = await readBrand(trx);
  const letters = [
    {
      key: 'withdrawal-decided',
      recipient: withdrawal.email,
      letter: decisionLetter(withdrawal, brand, decision),
    },
    {
      key: 'withdrawal-decided-copy',
      recipient: brand.email,
      letter: decisionCopy(withdrawal, decision),
    },
  ];
  for (const { key, ...mail } of letters)
    await enqueueLetter(trx, { key: `${key}:${withdrawal.id}`, ...mail }, brand, now);
}
