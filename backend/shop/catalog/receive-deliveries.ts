import { dayInBerlin, endOfDay } from '@/domain/time/day';
import { type Database, inTransaction, type Transaction } from '../../database/database';
import { insertArrivals } from './delivery-history.repository';

/**
 * Puts deliveries whose day has come in Berlin on the shelf, forgets their dates, so that no customer is ever promised a day that is over,
 * and keeps what came. Returns how many deliveries that were.
 */
export function receiveDeliveries(db: Database, now: number): Promise<number> {
  return inTransaction(db, async (trx) => {
    const [first, second] = [await receive(trx, 1, now), await receive(trx, 2, now)];
    return first + second;
  });
}

const columns = {
  1: { pieces: 'incoming1', at: 'incoming1_at' },
  2: { pieces: 'incoming2', at: 'incoming2_at' },
} as const;

async function receive(trx: Transaction, slot: 1 | 2, now: number): Promise<number> {
  const { pieces, at } = columns[slot];
  const tomorrow = endOfDay(dayInBerlin(now));
  const due = await trx
    .selectFrom('stock')
    .select(['product_id', `${pieces} as pieces`])
    .where(at, '<', tomorrow)
    .execute();
  if (due.length === 0) return 0;
  await trx
    .updateTable('stock')
    .set(({ fn, val, eb }) => ({
      amount: eb('amount', '+', fn.coalesce(pieces, val(0))),
      [pieces]: null,
      [at]: null,
    }))
    .where(at, '<', tomorrow)
    .execute();
  const arrivals = due.map(({ product_id, pieces: came }) => ({
    productId: product_id,
    pieces: came ?? 0,
  }));
  await insertArrivals(
    trx,
    arrivals.filter(({ pieces: came }) => came > 0),
    now,
  );
  return due.length;
}
