import { parseBikeSku } from '@/domain/catalog/sku';
import { isPrepaid } from '@/domain/payment/payment-terms';
import {
  type WithdrawalResult,
  computeWithdrawalResult,
  type WithdrawalState,
} from '@/domain/order/withdrawal';
import type { Database } from '../../database/database';
import { listOrderItems, findOrder } from '../../shop/order/order.repository';
import { listShipments } from '../../shop/order/shipments/shipments.repository';
import type { OrderModel } from '../../shop/order/order-model';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '@/domain/locale/language';
import { removeAutoLinks } from '@/domain/text/text-utils';
import type { RestServices } from '../../rest/rest-context';
import { findOwnOrder } from '../../shop/order/customer-orders.repository';
import { findWithdrawalById, listWithdrawals, type Withdrawal } from './withdrawal.repository';

/** Returns the consequences of withdrawing from an order; the same before and after the withdrawal takes effect. */
export async function getWithdrawalOutcome(
  db: Database,
  order: OrderModel,
): Promise<WithdrawalResult> {
  const items = new Map((await listOrderItems(db, order)).map((item) => [item.id, item]));
  const parts = (await listShipments(db, order.id)).flatMap(({ lines, dispatchedAt }) =>
    lines.map(({ orderItemId }) => ({
      isSent: dispatchedAt !== null,
      isBicycle: parseBikeSku(items.get(orderItemId)?.sku) !== null,
    })),
  );
  return computeWithdrawalResult(moneyOf(order), parts);
}

function moneyOf({ paymentId, paidAt, totalCents }: OrderModel): WithdrawalResult['money'] {
  if (totalCents === 0) return 'open';
  if (paidAt !== null) return 'paid';
  return isPrepaid(paymentId) ? 'open' : 'invoice';
}

/**
 * Returns the path of the page where a buyer confirms or rejects a declaration made without signing in. The path itself
 * grants access.
 */
export function getWithdrawalPath(
  secret: string,
  withdrawalId: string,
  language: Language,
): string {
  return `/${language}/withdrawal-confirmation/${createWithdrawalLink(secret, withdrawalId)}`;
}

/** Creates the link of a declaration, the last segment of its page's path. */
function createWithdrawalLink(secret: string, withdrawalId: string): string {
  return `${withdrawalId}-${markOf(secret, withdrawalId)}`;
}

/** Returns the id of a link's declaration; null for an invalid link. */
function parseWithdrawalLink(secret: string, link: string): string | null {
  const [, id = '', mark = ''] = /^([0-9a-f]{32})-([0-9a-f]{32})$/.exec(link) ?? [];
  if (id === '') return null;
  return timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(secret, id))) ? id : null;
}

function markOf(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`withdrawal:${id}`).digest('hex').slice(0, 32);
}

/** A declaration as visible to anyone with its link. */
interface WithdrawalView {
  orderNumber: number;
  /** As entered in the declaration. */
  name: string;
  /** Time of receipt as ISO 8601 in UTC. */
  receivedAt: string;
  state: WithdrawalState;
  /** True while the order is on hold because of the declaration. */
  isHeld: boolean;
  /** The consequences of the withdrawal, before or after it takes effect. */
  outcome: WithdrawalResult;
}

/** Returns the declaration of a link; null for an invalid link. */
export async function findWithdrawalByLink(
  { db, tokenSecret }: Pick<RestServices, 'db' | 'tokenSecret'>,
  link: string,
): Promise<Withdrawal | null> {
  const id = parseWithdrawalLink(tokenSecret, link);
  return id === null ? null : findWithdrawalById(db, id);
}

/** Returns a declaration with its order's state. Returns null for a declaration without an order, as it has no link. */
export async function findWithdrawalView(
  { db }: Pick<RestServices, 'db'>,
  { name, receivedAt, state, orderId }: Withdrawal,
): Promise<WithdrawalView | null> {
  const order = orderId === null ? null : await findOrder(db, orderId);
  if (!order) return null;
  return {
    orderNumber: order.orderNumber,
    name: removeAutoLinks(name),
    receivedAt: new Date(receivedAt).toISOString(),
    state,
    isHeld: order.heldAt !== null,
    outcome: await getWithdrawalOutcome(db, order),
  };
}

/** Returns the link to the pending declaration of the customer's order, or null. */
export async function findOwnWithdrawalLink(
  { db, tokenSecret }: Pick<RestServices, 'db' | 'tokenSecret'>,
  customerId: string,
  orderNumber: number,
): Promise<string | null> {
  const own = await findOwnOrder(db, customerId, orderNumber);
  const [waiting] = own ? await listWithdrawals(db, own.order.id, 'pending') : [];
  return waiting ? createWithdrawalLink(tokenSecret, waiting.id) : null;
}
