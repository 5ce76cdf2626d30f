import { inTransaction } from '../database/database';
import type { ShopServices } from '../shop/base/context';
import { findOrder } from '../shop/order/order.service';
import { findMoves, findUntoldOrders, markAsTold } from './day-moves.repository';
import { sendDayMoveMail } from './day-move-mail';

/**
 * Writes to every buyer whose days have moved since they were last told, whoever moved them. Several moves that nobody was told of
 * yet are one change, and days that are where they were are none; what has left or was cancelled is not written of.
 */
export async function tellDayMoves({
  db,
  clock,
  siteUrl,
  tokenSecret,
}: Pick<ShopServices, 'db' | 'clock' | 'siteUrl' | 'tokenSecret'>): Promise<void> {
  for (const orderId of await findUntoldOrders(db)) {
    await inTransaction(db, async (trx) => {
      const now = clock.now();
      const moves = await findMoves(trx, orderId, { isUntold: true });
      const [first, last] = [moves[0], moves.at(-1)];
      const order = await findOrder(trx, orderId);
      await markAsTold(trx, orderId, now);
      if (!first || !last || !order || order.cancelled || order.deliveredAt !== null) return;
      if (order.dispatchedAt !== null || first.formerAt === last.newAt) return;
      const move = { ...last, formerAt: first.formerAt };
      const count = (await findMoves(trx, orderId)).length;
      await sendDayMoveMail(trx, { order, move, count, now, link: { siteUrl, tokenSecret } });
    });
  }
}
