import { inTransaction } from '../../database/database';
import type { ShopServices } from '../base/context';
import { OrderMoveError } from './order-move';
import { findOrderByNumber } from './order.repository';
import type { OrderModel } from './order-model';

export const linkCommandUsage = [
  'npm run order -- <order number> revoke-links',
  '    the links to its payment and to its moved days that were sent until now open nothing any more; the account shows new ones',
].join('\n');

/** The order whose links are to end; null when an operator's words are about something else. Throws when they say too much. */
export function readLinkCommand(words: readonly string[]): { orderNumber: number } | null {
  const [number = '', kind, ...more] = words;
  if (kind !== 'revoke-links') return null;
  if (!/^\d{1,9}$/.test(number)) throw new Error('the order number must be a number');
  if (more.length > 0) throw new Error('there are too many words');
  return { orderNumber: Number(number) };
}

/** Makes the links of an order anew: those sent until now end. Throws OrderMoveError when there is no such order. */
export function renewLinks(
  { db }: Pick<ShopServices, 'db'>,
  orderNumber: number,
): Promise<OrderModel> {
  return inTransaction(db, async (trx) => {
    await trx
      .updateTable('order')
      .set(({ eb }) => ({ link_version: eb('link_version', '+', 1) }))
      .where('order_number', '=', orderNumber)
      .execute();
    const order = await findOrderByNumber(trx, orderNumber);
    if (!order) throw new OrderMoveError(`There is no order ${orderNumber}.`);
    return order;
  });
}
