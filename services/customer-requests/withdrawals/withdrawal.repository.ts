import { type Selectable, sql } from 'kysely';
import { normalizeEmail } from '@/domain/customer/email-address';
import type { Language } from '@/domain/locale/language';
import { parseWithdrawalState, type WithdrawalState } from '@/domain/order/withdrawal';
import type { Database, Transaction } from '../../database/database';
import type { Tables } from '../../database/tables';
import { parseOrderAddress } from '../../shop/order/map-order-row';

/** A declaration of withdrawal as sent. */
export interface WithdrawalDeclaration {
  key: string;
  name: string;
  /** Lower case. */
  email: string;
  /** Order number as entered by the sender. */
  orderNumber: string;
  text: string;
  language: Language;
}

export interface Withdrawal extends WithdrawalDeclaration {
  id: string;
  /** Null when no order has this number and email address. */
  orderId: string | null;
  /** Epoch milliseconds. */
  receivedAt: number;
  /** Key of its receipt among the stored email files; null for declarations from before receipts were stored. */
  receiptHash: string | null;
  state: WithdrawalState;
  /** Time of the last reminder to the team (epoch milliseconds), or null. */
  remindedAt: number | null;
}

/** Returns the declaration with this key, or null. */
export async function findWithdrawalByKey(db: Database, key: string): Promise<Withdrawal | null> {
  const row = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row ? toWithdrawal(row) : null;
}

/** Returns the declaration with this id, or null. */
export async function findWithdrawalById(db: Database, id: string): Promise<Withdrawal | null> {
  const row = await db.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toWithdrawal(row) : null;
}

/** Returns the declarations of an order in this state, oldest first. */
export async function listWithdrawals(
  db: Database,
  orderId: string,
  state: WithdrawalState,
): Promise<Withdrawal[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', state)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  return rows.map(toWithdrawal);
}

/** Returns pending declarations whose orders can still be withdrawn from, oldest first. */
export async function listPendingWithdrawals(db: Database): Promise<Withdrawal[]> {
  const rows = await db
    .selectFrom('withdrawal')
    .innerJoin('order', 'order.id', 'withdrawal.order_id')
    .selectAll('withdrawal')
    .where('withdrawal.state', '=', sql.lit('pending'))
    .where('order.cancelled', '=', 0)
    .where('order.withdrawn_at', 'is', null)
    .orderBy('withdrawal.received_at')
    .execute();
  return rows.map(toWithdrawal);
}

export async function saveWithdrawalDecision(
  db: Database,
  id: string,
  { state, by, at }: { state: WithdrawalState; by: 'link' | 'company' | 'account'; at: number },
): Promise<void> {
  await db
    .updateTable('withdrawal')
    .set({ state, decided_by: by, decided_at: at })
    .where('id', '=', id)
    .execute();
}

/** Records that the team was reminded of a declaration. */
export async function saveWithdrawalReminder(db: Database, id: string, now: number): Promise<void> {
  await db.updateTable('withdrawal').set({ reminded_at: now }).where('id', '=', id).execute();
}

/** Returns the declaration that ended an order, or null. */
export async function findEffectiveWithdrawal(
  db: Database,
  orderId: string,
): Promise<Withdrawal | null> {
  const row = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'effective')
    .orderBy('received_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ? toWithdrawal(row) : null;
}

/** Returns the id of the order with this number and email address, or null. */
export async function findOrderId(
  db: Database,
  orderNumber: number,
  email: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('order')
    .select(['id', 'invoice_address'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
  if (!row) return null;
  return normalizeEmail(parseOrderAddress(row.invoice_address).email) === email ? row.id : null;
}

export async function insertWithdrawal(db: Database, withdrawal: Withdrawal): Promise<void> {
  await db
    .insertInto('withdrawal')
    .values({
      id: withdrawal.id,
      request_key: withdrawal.key,
      name: withdrawal.name,
      email: withdrawal.email,
      order_number: withdrawal.orderNumber,
      text: withdrawal.text,
      language: withdrawal.language,
      order_id: withdrawal.orderId,
      received_at: withdrawal.receivedAt,
      receipt_hash: withdrawal.receiptHash,
      state: withdrawal.state,
    })
    .execute();
}

function toWithdrawal(row: Selectable<Tables['withdrawal']>): Withdrawal {
  return {
    id: row.id,
    key: row.request_key,
    name: row.name,
    email: row.email,
    orderNumber: row.order_number,
    text: row.text,
    language: row.language === 'en' ? 'en' : 'de',
    orderId: row.order_id,
    receivedAt: row.received_at,
    receiptHash: row.receipt_hash,
    state: parseWithdrawalState(row.state) ?? 'unmatched',
    remindedAt: row.reminded_at,
  };
}

/** Closes the other pending declarations of the same order, in the caller's transaction, as the order has ended. */
export async function closeOtherWithdrawals(
  trx: Transaction,
  { id, orderId }: Pick<Withdrawal, 'id' | 'orderId'>,
  by: 'link' | 'company' | 'account',
  now: number,
): Promise<void> {
  if (orderId === null) return;
  for (const other of await listWithdrawals(trx, orderId, 'pending'))
    if (other.id !== id)
      await saveWithdrawalDecision(trx, other.id, { state: 'closed', by, at: now });
}
