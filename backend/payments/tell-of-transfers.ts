import { sql } from 'kysely';
import { dayMs } from '@/domain/time/durations';
import { type Database, inTransaction } from '../database/database';
import { findOrder } from '../shop/order/order.service';
import { sendPaymentMail } from './payment-mail';
import type { PaymentServices } from './payment-services';

/** Writes to the buyers whose transfer somebody has booked in the last day that their money is there; once for each order. */
export async function tellOfTransfers(services: PaymentServices): Promise<void> {
  const { db, clock, siteUrl, tokenSecret } = services;
  for (const orderId of await findUntoldTransfers(db, clock.now() - dayMs))
    await inTransaction(db, async (trx) => {
      const order = await findOrder(trx, orderId);
      if (!order) return;
      const link = { siteUrl, tokenSecret };
      const now = clock.now();
      await sendPaymentMail(trx, { about: 'paid', key: order.id, order, now, link });
    });
}

/** An order that cost nothing waited for no money, and one that is cancelled has had its own mail. */
async function findUntoldTransfers(db: Database, since: number): Promise<string[]> {
  const rows = await db
    .selectFrom('order')
    .innerJoin('payment', 'payment.id', 'order.payment_id')
    .select('order.id')
    .where('payment.kind', '=', 'transfer')
    .where('order.paid_at', '>=', since)
    .where('order.pay_until', 'is not', null)
    .where('order.cancelled', '=', 0)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail')
            .select('mail.id')
            .where('mail.key', '=', sql<string>`'payment-paid:' || "order"."id"`),
        ),
      ),
    )
    .limit(50)
    .execute();
  return rows.map(({ id }) => id);
}
