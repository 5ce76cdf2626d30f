import { isChangeLinkOpen, isPaymentLinkOpen } from '@/domain/order/link-life';
import type { ShopServices } from '../base/context';
import { judgeOrderLink, orderIdOfLink, type OrderLinkPurpose } from '../base/order-link';
import type { OrderModel } from './order-model';
import { findOrder } from './order.repository';

const isOpen = { payment: isPaymentLinkOpen, change: isChangeLinkOpen };

/** The order a link opens; `ended` for one of ours that opens nothing any more, null for a link that is none. */
export async function findLinkedOrder(
  { db, clock, tokenSecret }: Pick<ShopServices, 'db' | 'clock' | 'tokenSecret'>,
  purpose: OrderLinkPurpose,
  link: string,
): Promise<OrderModel | 'ended' | null> {
  const id = orderIdOfLink(link);
  const order = id === null ? null : await findOrder(db, id);
  const verdict = order && judgeOrderLink(tokenSecret, purpose, order, link);
  if (!order || !verdict) return null;
  const facts = { ...order, isCancelled: order.cancelled };
  return verdict === 'current' && isOpen[purpose](facts, clock.now()) ? order : 'ended';
}
