import {
  type WithdrawalResponseEffect,
  resolveWithdrawalResponse,
  type WithdrawalResponse,
} from '@/domain/order/withdrawal';
import { inTransaction, type Transaction } from '../../database/database';
import { getBrand } from '../../database/settings';
import { enqueueEmail } from '../../mail/outbox';
import type { RestServices } from '../../rest/rest-context';
import { findOrder, findOrderByNumber } from '../../shop/order/order.repository';
import { releaseOrder, applyWithdrawal } from '../../shop/order/order-lifecycle';
import {
  closeOtherWithdrawals,
  findWithdrawalById,
  listWithdrawals,
  saveWithdrawalDecision,
  type Withdrawal,
} from './withdrawal.repository';
import { buildDecisionCopyEmail, buildDecisionEmail } from './withdrawal-decision-email';
import { getWithdrawalOutcome } from './withdrawal-view';
import type { ShopServices } from '../../shop/base/shop-context';
import type { OrderModel } from '../../shop/order/order-model';
import { OrderUpdateError } from '../../shop/order/select-shipments';

type Services = Pick<RestServices, 'db' | 'clock'>;
type DecidedBy = 'link' | 'company';

/**
 * Carries out a buyer's response to a withdrawal declared without signing in. `confirm` makes the withdrawal effective
 * as of the day of receipt; `reject` lifts the order's hold and rejects all pending declarations. Emails buyer and
 * team. A repeated response has no further effect.
 */
export function handleBuyerDecision(
  { db, clock }: Services,
  withdrawalId: string,
  answer: WithdrawalResponse,
): Promise<WithdrawalResponseEffect> {
  return inTransaction(db, async (trx) => {
    const withdrawal = await findWithdrawalById(trx, withdrawalId);
    const verdict = withdrawal ? resolveWithdrawalResponse(withdrawal.state, answer) : 'late';
    if (!withdrawal || verdict !== 'act') return verdict;
    if (answer === 'confirm') await executeWithdrawal(trx, withdrawal, 'link', clock.now());
    else await rejectWithdrawals(trx, withdrawal, 'rejected', 'link', clock.now());
    return verdict;
  });
}

/**
 * Marks a declaration as effective, withdraws from its order and sends the emails, in the caller's transaction. Without
 * an order only the declaration changes.
 */
async function executeWithdrawal(
  trx: Transaction,
  withdrawal: Withdrawal,
  by: DecidedBy,
  now: number,
): Promise<void> {
  const { id, orderId, receivedAt } = withdrawal;
  const order = orderId === null ? null : await findOrder(trx, orderId);
  await saveWithdrawalDecision(trx, id, { state: 'effective', by, at: now });
  if (!order) return;
  const outcome = await getWithdrawalOutcome(trx, order);
  await applyWithdrawal(trx, order.id, receivedAt, now);
  await closeOtherWithdrawals(trx, withdrawal, by, now);
  await sendDecisionEmail(trx, withdrawal, { kind: 'effective', by, outcome }, now);
}

/** Rejects all pending declarations of an order, lifts its hold and sends the emails, in the caller's transaction. */
async function rejectWithdrawals(
  trx: Transaction,
  withdrawal: Withdrawal,
  state: 'rejected' | 'released',
  by: DecidedBy,
  now: number,
): Promise<void> {
  const { id, orderId } = withdrawal;
  await saveWithdrawalDecision(trx, id, { state, by, at: now });
  if (orderId === null) return;
  for (const other of await listWithdrawals(trx, orderId, 'pending'))
    await saveWithdrawalDecision(trx, other.id, { state, by, at: now });
  await releaseOrder(trx, orderId, now);
  await sendDecisionEmail(trx, withdrawal, { kind: state, by, outcome: null }, now);
}

async function sendDecisionEmail(
  trx: Transaction,
  withdrawal: Withdrawal,
  decision: Parameters<typeof buildDecisionEmail>[2],
  now: number,
): Promise<void> {
  const brand = await getBrand(trx);
  const emails = [
    {
      key: 'withdrawal-decided',
      recipient: withdrawal.email,
      content: buildDecisionEmail(withdrawal, brand, decision),
    },
    {
      key: 'withdrawal-decided-copy',
      recipient: brand.email,
      content: buildDecisionCopyEmail(withdrawal, decision),
    },
  ];
  for (const { key, ...mail } of emails)
    await enqueueEmail(trx, { key: `${key}:${withdrawal.id}`, ...mail }, brand, now);
}

/** The team's decision on a pending declaration: carry it out, or continue the order. */
export type CompanyDecision = 'withdrawn' | 'released';

/**
 * Decides on the pending declarations of an order in one transaction: `withdrawn` carries out the first one as of its
 * day of receipt; `released` lifts the hold. Emails the buyer. Throws OrderUpdateError when the order does not exist or
 * has no pending declaration.
 */
export function handleCompanyDecision(
  { db, clock }: Pick<ShopServices, 'db' | 'clock'>,
  orderNumber: number,
  decision: CompanyDecision,
): Promise<OrderModel> {
  return inTransaction(db, async (trx) => {
    const order = await findOrderByNumber(trx, orderNumber);
    if (!order) throw new OrderUpdateError(`There is no order ${orderNumber}.`);
    const [first] = await listWithdrawals(trx, order.id, 'pending');
    if (!first)
      throw new OrderUpdateError(`No withdrawal from order ${orderNumber} waits for a decision.`);
    if (decision === 'withdrawn') await executeWithdrawal(trx, first, 'company', clock.now());
    else await rejectWithdrawals(trx, first, 'released', 'company', clock.now());
    return (await findOrderByNumber(trx, orderNumber)) ?? order;
  });
}

export const decisionCommandUsage = [
  'npm run order -- <order number> withdrawn | released',
  '    about a withdrawal that waits for its buyer: carries it out as of the day it came in, or lifts the hold of the order',
].join('\n');

/**
 * Parses command line arguments as a decision on a pending withdrawal. Returns null for another command and throws for
 * superfluous arguments.
 */
export function parseDecisionCommand(
  words: readonly string[],
): { kind: CompanyDecision; orderNumber: number } | null {
  const [number = '', kind, ...more] = words;
  if (kind !== 'withdrawn' && kind !== 'released') return null;
  if (!/^\d{1,9}$/.test(number)) throw new Error('the order number must be a number');
  if (more.length > 0) throw new Error('too many arguments');
  return { kind, orderNumber: Number(number) };
}
