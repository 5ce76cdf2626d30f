import type { Selectable } from 'kysely';
import type { Language } from '@/domain/language/detect-language';
import type { Database } from '../../database/database';
import type { Tables } from '../../database/tables';
import { readOrderAddress } from '../../shop/order/order.service';

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
}

/** The declaration that came under this key; null when there is none. */
export async function findWithdrawal(db: Database, key: string): Promise<Withdrawal | null> {
  const row = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('request_key', '=', key)
    .executeTakeFirst();
  return row ? toWithdrawal(row) : null;
}

/** The first declaration about an order, which is the one that counts; null when there is none. */
export async function findWithdrawalOf(db: Database, orderId: string): Promise<Withdrawal | null> {
  const row = await db
    .selectFrom('withdrawal')
    .selectAll()
    .where('order_id', '=', orderId)
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
  return readOrderAddress(row.invoice_address).email.toLowerCase() === email ? row.id : null;
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
  };
}
