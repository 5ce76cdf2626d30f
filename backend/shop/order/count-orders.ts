import type { OrderStep } from '@/domain/order/progress';
import type { Database } from '../../database/database';

/** So many, the newest: what is older has long arrived, and a count of all of them would stop a grown shop. */
const newest = 10_000;

/** How many of the newest 10,000 orders are at each step; steps at which none is are left out. */
export async function countOrdersByStep(db: Database): Promise<Partial<Record<OrderStep, number>>> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('order')
        .select(['cancelled', 'delivered_at', 'dispatched_at', 'assembled_at'])
        .orderBy('order_number', 'desc')
        .limit(newest)
        .as('newest'),
    )
    .select((eb) => [
      eb
        .case()
        .when('cancelled', '=', 1)
        .then('cancelled')
        .when('delivered_at', 'is not', null)
        .then('delivered')
        .when('dispatched_at', 'is not', null)
        .then('dispatched')
        .when('assembled_at', 'is not', null)
        .then('assembled')
        .else('ordered')
        .end()
        .as('step'),
      eb.fn.countAll().as('count'),
    ])
    .groupBy('step')
    .execute();
  return Object.fromEntries(rows.map(({ step, count }) => [step, Number(count)]));
}
