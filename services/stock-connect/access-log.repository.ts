import type { StockConnectCall } from '@/domain/stock-connect/stock-connect';
import type { Database } from '../database/database';
import { maxSqlLimit } from '../database/sql-helpers';

/** Records a call of a dealer's system, without its content and credentials. */
export async function insertLoggedCall(
  db: Database,
  customerId: string,
  call: Omit<StockConnectCall, 'at'> & { at: number },
): Promise<void> {
  const { at, operation, items, code, milliseconds } = call;
  await db
    .insertInto('stock_connect_call')
    .values({ customer_id: customerId, at, operation, items, code, milliseconds })
    .execute();
}

/** Returns a customer's latest calls, newest first. */
export async function listLoggedCalls(
  db: Database,
  customerId: string,
  limit: number,
): Promise<StockConnectCall[]> {
  const rows = await db
    .selectFrom('stock_connect_call')
    .select(['at', 'operation', 'items', 'code', 'milliseconds'])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

interface Figures {
  /** Last successful call of the dealer's system in epoch milliseconds, or null. */
  lastAt: number | null;
  failures: number;
  meanMilliseconds: number | null;
}

/**
 * Operation name of stock reports that dealers enter in their account. They are excluded from the connection
 * statistics.
 */
export const manualReportOperation = 'stockReport';

/**
 * Returns a customer's connection statistics: the last successful call since `connectedSince`, and the failures and
 * mean response time since `since`. Manual stock reports are excluded.
 */
export async function getCallStatistics(
  db: Database,
  customerId: string,
  { since, connectedSince }: { since: number; connectedSince: number },
): Promise<Figures> {
  const last = await db
    .selectFrom('stock_connect_call')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('customer_id', '=', customerId)
    .where('operation', '!=', manualReportOperation)
    .where('at', '>=', connectedSince)
    .where('code', '<', 400)
    .executeTakeFirst();
  const rows = await db
    .selectFrom('stock_connect_call')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.avg<number>('milliseconds').as('mean'),
    ])
    .select('code')
    .where('customer_id', '=', customerId)
    .where('operation', '!=', manualReportOperation)
    .where('at', '>=', since)
    .groupBy('code')
    .execute();
  const good = rows.filter(({ code }) => code < 400);
  const count = good.reduce((sum, row) => sum + row.count, 0);
  const spent = good.reduce((sum, row) => sum + row.count * row.mean, 0);
  return {
    lastAt: last?.at ?? null,
    failures: rows.filter(({ code }) => code >= 400).reduce((sum, row) => sum + row.count, 0),
    meanMilliseconds: count === 0 ? null : Math.round(spent / count),
  };
}

export async function removeLoggedCallsBefore(db: Database, before: number): Promise<void> {
  await db.deleteFrom('stock_connect_call').where('at', '<', before).execute();
}

/** Keeps only the newest calls of each customer, so that a faulty system cannot fill the database. */
export async function removeExcessLoggedCalls(db: Database, count: number): Promise<void> {
  const customers = await db
    .selectFrom('stock_connect_call')
    .select('customer_id')
    .groupBy('customer_id')
    .having(({ fn }) => fn.countAll(), '>', count)
    .execute();
  for (const { customer_id } of customers) {
    const older = db
      .selectFrom('stock_connect_call')
      .select('id')
      .where('customer_id', '=', customer_id)
      .orderBy('id', 'desc')
      .limit(maxSqlLimit)
      .offset(count);
    await db.deleteFrom('stock_connect_call').where('id', 'in', older).execute();
  }
}
