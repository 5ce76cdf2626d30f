import { type Selectable, sql } from 'kysely';
import { normalizeEmail } from '@/domain/customer/email-address';
import type { Language } from '@/domain/locale/language';
import { parseWithdrawalState, type WithdrawalState } from '@/domain/order/withdrawal';
import type { Database, Transaction } from '../../database/database';
import type { Tables } from '../../database/tables';
import { parseOrderAddress } from '../../shop/order/map-order-row';

/** What somebody declares. */
export interface WithdrawalDeclaration {
  key: string;
  name: string;
  /** Lower-case. */
  email: string;
  /** As they wrote it. */
  orderNumber: string;
  text: string;
  language: Language;
}

export interface Withdrawal extends WithdrawalDeclaration {
  id: string;
  /** Null when no order has this number and e-mail. */
  orderId: string | null;
  /** Epoch milliseconds. */
  receivedAt: number;
  /** The key of its receipt in the files of mails; null for declarations from before there was one. */
  receiptHash: string | null;
  state: WithdrawalState;
  /** When the house was last reminded that it waits, in epoch milliseconds; null before that. */
  remindedAt: number | null;
}

/** The declaration that came under this key; null when there is none. */
export async function findWithdrawalByKey(db: Database, key: string): Promise<Withdrawal | null> {
  const row = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row ? toWithdrawal(row) : null;
}

/** The declaration with this id; null when there is none. */
export async function findWithdrawalById(db: Database, id: string): Promise<Withdrawal | null> {
  const row = await db.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toWithdrawal(row) : null;
}

/** The declarations about an order in this state, the first one first. */
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

/** Declarations that wait for their buyer and whose order can still be withdrawn from, the first one first. */
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

/** Notes what became of a declaration. */
export async function saveWithdrawalDecision(
  db: Database,
  id: string,
  { state, by, at }: { state: WithdrawalState; by: 'link' | 'house' | 'account'; at: number },
): Promise<void> {
  await db
    .updateTable('withdrawal')
    .set({ state, decided_by: by, decided_at: at })
    .where('id', '=', id)
    .execute();
}

/** Notes that the house was reminded of a declaration. */
export async function saveWithdrawalReminder(db: Database, id: string, now: number): Promise<void> {
  await db.updateTable('withdrawal').set({ reminded_at: now }).where('id', '=', id).execute();
}

/** The declaration by which an order ended; null when there is none. */
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

/** The order with this number, if it was placed with this e-mail; null otherwise. */
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

/** Keeps a declaration. */
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

/** Closes the other declarations that wait about the same order, in the caller's transaction: it has ended by this one. */
export async function closeOtherWithdrawals(
  trx: Transaction,
  { id, orderId }: Pick<Withdrawal, 'id' | 'orderId'>,
  by: 'link' | 'house' | 'account',
  now: number,
): Promise<void> {
  if (orderId === null) return;
  for (const other of await listWithdrawals(trx, orderId, 'pending'))
    if (other.id !== id)
      await saveWithdrawalDecision(trx, other.id, { state: 'closed', by, at: now });
}
