import { isChangeLinkOpen, isPaymentLinkOpen } from '@/domain/order/order-links';
import type { ShopServices } from '../base/shop-context';
import { verifyOrderLink, parseOrderLink, type OrderLinkPurpose } from '../base/order-link';
import type { OrderModel } from './order-model';
import { findOrder, findOrderByNumber } from './order.repository';
import { inTransaction } from '../../database/database';
import { OrderUpdateError } from './select-shipments';

const isOpen = { payment: isPaymentLinkOpen, change: isChangeLinkOpen };

/**
 * Returns the order that a link gives access to; `ended` if the link was invalidated or its page is no longer open;
 * null for an invalid link.
 */
export async function findLinkedOrder(
  { db, clock, tokenSecret }: Pick<ShopServices, 'db' | 'clock' | 'tokenSecret'>,
  purpose: OrderLinkPurpose,
  link: string,
): Promise<OrderModel | 'ended' | null> {
  const id = parseOrderLink(link);
  const order = id === null ? null : await findOrder(db, id);
  const verdict = order && verifyOrderLink(tokenSecret, purpose, order, link);
  if (!order || !verdict) return null;
  const facts = { ...order, isCancelled: order.cancelled };
  return verdict === 'current' && isOpen[purpose](facts, clock.now()) ? order : 'ended';
}

export const linkCommandUsage = [
  'npm run order -- <order number> revoke-links',
  '    the links to its payment and to its moved days that were sent until now open nothing any more; the account shows new ones',
].join('\n');

/**
 * Parses an operator's arguments as the command that revokes an order's links; null for any other command. Throws if
 * there are too many arguments.
 */
export function parseLinkCommand(words: readonly string[]): { orderNumber: number } | null {
  const [number = '', kind, ...more] = words;
  if (kind !== 'revoke-links') return null;
  if (!/^\d{1,9}$/.test(number)) throw new Error('the order number must be a number');
  if (more.length > 0) throw new Error('too many arguments');
  return { orderNumber: Number(number) };
}

/** Invalidates all links of an order sent so far. Throws OrderUpdateError if the order does not exist. */
export function revokeOrderLinks(
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
    if (!order) throw new OrderUpdateError(`There is no order ${orderNumber}.`);
    return order;
  });
}
