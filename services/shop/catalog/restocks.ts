import { type Database, inTransaction, type Transaction } from '../../database/database';
import { newId } from '../../database/sql-helpers';
import { toBerlinDay, getEndOfDay } from '@/domain/time/day';

interface RestockDateChange {
  productId: string;
  /** 1 or 2: the first or second restock. */
  slot: 1 | 2;
  /** The previous and the new day of the restock in epoch milliseconds. */
  formerAt: number;
  newAt: number;
}

/** Records a change of a restock's date, which the dealer account shows. The stock itself does not change. */
export async function insertRestockDateChange(
  db: Database,
  { productId, slot, formerAt, newAt }: RestockDateChange,
  movedAt: number,
): Promise<void> {
  await db
    .insertInto('restock_date_change')
    .values({
      id: newId(),
      product_id: productId,
      slot,
      former_at: formerAt,
      new_at: newAt,
      changed_at: movedAt,
    })
    .execute();
}

/** Maximum number of rows per statement. */
const chunkRows = 500;

/** Records the arrival of restocks, which the dealer account shows. The stock itself does not change. */
export async function insertRestockArrivals(
  db: Database,
  arrivals: readonly { productId: string; quantity: number }[],
  arrivedAt: number,
): Promise<void> {
  for (let start = 0; start < arrivals.length; start += chunkRows) {
    const rows = arrivals.slice(start, start + chunkRows).map(({ productId, quantity }) => ({
      id: newId(),
      product_id: productId,
      quantity,
      arrived_at: arrivedAt,
    }));
    await db.insertInto('restock_arrival').values(rows).execute();
  }
}

/**
 * Adds restocks due by today (Berlin day) to the stock, removes their dates, so that the shop does not show a past
 * date, and records the arrivals. Returns the number of restocks.
 */
export function applyDueRestocks(db: Database, now: number): Promise<number> {
  return inTransaction(db, async (trx) => {
    const [first, second] = [await receive(trx, 1, now), await receive(trx, 2, now)];
    return first + second;
  });
}

const columns = {
  1: { quantity: 'incoming1', at: 'incoming1_at' },
  2: { quantity: 'incoming2', at: 'incoming2_at' },
} as const;

async function receive(trx: Transaction, slot: 1 | 2, now: number): Promise<number> {
  const { quantity, at } = columns[slot];
  const tomorrow = getEndOfDay(toBerlinDay(now));
  const due = await trx
    .selectFrom('stock')
    .select(['product_id', `${quantity} as quantity`])
    .where(at, '<', tomorrow)
    .execute();
  if (due.length === 0) return 0;
  await trx
    .updateTable('stock')
    .set(({ fn, val, eb }) => ({
      amount: eb('amount', '+', fn.coalesce(quantity, val(0))),
      [quantity]: null,
      [at]: null,
    }))
    .where(at, '<', tomorrow)
    .execute();
  const arrivals = due.map(({ product_id, quantity: arrived }) => ({
    productId: product_id,
    quantity: arrived ?? 0,
  }));
  await insertRestockArrivals(
    trx,
    arrivals.filter(({ quantity: arrived }) => arrived > 0),
    now,
  );
  return due.length;
}

/**
 * Builds a query for the latest date change of each product's first restock, with the alias `move`, to be joined by
 * `product_id`.
 */
export function buildLatestDateChanges(db: Database) {
  return db
    .selectFrom(
      db
        .selectFrom('restock_date_change')
        .where('slot', '=', 1)
        .select(({ fn }) => [
          ...(['product_id', 'former_at', 'new_at', 'changed_at'] as const),
          fn
            .agg<number>('row_number')
            .over((over) =>
              over.partitionBy('product_id').orderBy('changed_at', 'desc').orderBy('id'),
            )
            .as('turn'),
        ])
        .as('numbered'),
    )
    .where('turn', '=', 1)
    .select(['product_id', 'former_at', 'new_at', 'changed_at'])
    .as('move');
}

/** Returns the latest date change of the first restock by product id. Products without a date change are left out. */
export async function findLatestDateChanges(
  db: Database,
  productIds: readonly string[],
): Promise<Map<string, { former_at: number; new_at: number; changed_at: number }>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('restock_date_change')
    .select(['product_id', 'former_at', 'new_at', 'changed_at'])
    .where('product_id', 'in', productIds)
    .where('slot', '=', 1)
    .orderBy('changed_at')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ product_id, ...move }) => [product_id, move]));
}
