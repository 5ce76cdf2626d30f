import type { Database } from '../../database/database';

/** Notes that money of this order may have to go back: it was cancelled, credited, or paid after that. The payments' job looks. */
export async function noteMoneyCheck(db: Database, orderId: string): Promise<void> {
  await db
    .insertInto('money_check')
    .values({ order_id: orderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
