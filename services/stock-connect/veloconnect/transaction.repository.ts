import { transactionStates } from '@/domain/stock-connect/veloconnect-protocol';
import { dayMs } from '@/domain/time/durations';
import type { Database } from '../../database/database';
import { maxSqlLimit } from '../../database/sql-helpers';

export type TransactionKind = 'search' | 'order';

export interface StoredTransaction {
  id: string;
  kind: TransactionKind;
  status: number;
  isTest: boolean;
  /** The words of a search, or the line items of an order as JSON. */
  content: string;
  /** Number of the placed order; null before the order is placed and for tests. */
  orderNumber: number | null;
  /** Epoch milliseconds. */
  updatedAt: number;
}

/**
 * Lifetimes of transactions. Finished orders are kept longest: a client that lost the response can still look up the
 * order.
 */
const searchLifetimeMs = dayMs;
const openOrderLifetimeMs = 7 * dayMs;
const finalOrderLifetimeMs = 90 * dayMs;

export async function insertTransaction(
  db: Database,
  customerId: string,
  transaction: Omit<StoredTransaction, 'orderNumber'>,
): Promise<void> {
  const { id, kind, status, isTest, content, updatedAt } = transaction;
  await db
    .insertInto('veloconnect_transaction')
    .values({
      id,
      customer_id: customerId,
      kind,
      status,
      is_test: isTest ? 1 : 0,
      content,
      order_number: null,
      created_at: updatedAt,
      updated_at: updatedAt,
    })
    .execute();
}

/** Returns the customer's transaction; null when it has expired, is unknown or belongs to somebody else. */
export async function findTransaction(
  db: Database,
  customerId: string,
  id: string,
  now: number,
): Promise<StoredTransaction | null> {
  const row = await transactions(db, customerId).where('id', '=', id).executeTakeFirst();
  const found = row ? toTransaction(row) : null;
  return found && found.updatedAt + lifetimeMs(found) > now ? found : null;
}

/** Returns a customer's transactions that have not expired, newest first. */
export async function listTransactions(
  db: Database,
  customerId: string,
  now: number,
): Promise<StoredTransaction[]> {
  const rows = await transactions(db, customerId).orderBy('created_at', 'desc').execute();
  return rows.map(toTransaction).filter((one) => one.updatedAt + lifetimeMs(one) > now);
}

export async function updateTransaction(
  db: Database,
  id: string,
  { status, content, orderNumber, updatedAt }: Omit<StoredTransaction, 'id' | 'kind' | 'isTest'>,
): Promise<void> {
  await db
    .updateTable('veloconnect_transaction')
    .set({ status, content, order_number: orderNumber, updated_at: updatedAt })
    .where('id', '=', id)
    .execute();
}

export async function removeTransaction(db: Database, id: string): Promise<void> {
  await db.deleteFrom('veloconnect_transaction').where('id', '=', id).execute();
}

/** Returns the number of a customer's open orders. */
export async function countOpenOrders(db: Database, customerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('veloconnect_transaction')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'order')
    .where('status', '=', transactionStates.open)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Deletes all but the `count` newest searches of a customer, because clients open a search for each page and never
 * close it.
 */
export async function removeExcessSearches(
  db: Database,
  customerId: string,
  count: number,
): Promise<void> {
  const older = db
    .selectFrom('veloconnect_transaction')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'search')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxSqlLimit)
    .offset(count);
  await db.deleteFrom('veloconnect_transaction').where('id', 'in', older).execute();
}

export async function removeExpiredTransactions(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('veloconnect_transaction')
    // A transaction younger than the shortest lifetime cannot have expired.
    .where('updated_at', '<=', now - shortestLifetimeMs)
    .where(({ and, eb, or }) =>
      or([
        and([eb('kind', '=', 'search'), eb('updated_at', '<=', now - searchLifetimeMs)]),
        and([
          eb('kind', '=', 'order'),
          eb('status', '<', transactionStates.final),
          eb('updated_at', '<=', now - openOrderLifetimeMs),
        ]),
        eb('updated_at', '<=', now - finalOrderLifetimeMs),
      ]),
    )
    .execute();
}

const shortestLifetimeMs = Math.min(searchLifetimeMs, openOrderLifetimeMs, finalOrderLifetimeMs);

function lifetimeMs({ kind, status }: StoredTransaction): number {
  if (kind === 'search') return searchLifetimeMs;
  return status === transactionStates.final ? finalOrderLifetimeMs : openOrderLifetimeMs;
}

function transactions(db: Database, customerId: string) {
  return db
    .selectFrom('veloconnect_transaction')
    .select(['id', 'kind', 'status', 'is_test', 'content', 'order_number', 'updated_at'])
    .where('customer_id', '=', customerId);
}

type Row = Awaited<ReturnType<ReturnType<typeof transactions>['execute']>>[number];

function toTransaction(row: Row): StoredTransaction {
  return {
    id: row.id,
    kind: row.kind === 'order' ? 'order' : 'search',
    status: row.status,
    isTest: row.is_test === 1,
    content: row.content,
    orderNumber: row.order_number,
    updatedAt: row.updated_at,
  };
}
