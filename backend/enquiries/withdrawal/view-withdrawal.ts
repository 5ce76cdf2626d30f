import { unlinkedText } from '@/domain/withdrawal/unlinked-text';
import type { WithdrawalOutcome } from '@/domain/withdrawal/withdrawal-outcome';
import type { WithdrawalState } from '@/domain/withdrawal/withdrawal-state';
import type { RestServices } from '../../rest/rest-services';
import { findOrder, findOwnOrder } from '../../shop/order/order.service';
import { outcomeOfOrder } from './order-outcome';
import { readWithdrawalLink, withdrawalLink } from './withdrawal-link';
import { findWithdrawalById, findWithdrawalsOf, type Withdrawal } from './withdrawal.repository';

/** What whoever has a declaration's link may see of it. */
interface WithdrawalView {
  orderNumber: number;
  /** As it was declared. */
  name: string;
  /** ISO. */
  receivedAt: string;
  state: WithdrawalState;
  /** True while the order is on hold because of it. */
  isHeld: boolean;
  /** What the withdrawal leads to, or has led to. */
  outcome: WithdrawalOutcome;
}

/** The declaration a link opens; null for a link that is none of ours. */
export async function findWithdrawalByLink(
  { db, tokenSecret }: Pick<RestServices, 'db' | 'tokenSecret'>,
  link: string,
): Promise<Withdrawal | null> {
  const id = readWithdrawalLink(tokenSecret, link);
  return id === null ? null : findWithdrawalById(db, id);
}

/** How a declaration stands; null for one without an order, which nobody got a link for. */
export async function viewWithdrawal(
  { db }: Pick<RestServices, 'db'>,
  { name, receivedAt, state, orderId }: Withdrawal,
): Promise<WithdrawalView | null> {
  const order = orderId === null ? null : await findOrder(db, orderId);
  if (!order) return null;
  return {
    orderNumber: order.orderNumber,
    name: unlinkedText(name),
    receivedAt: new Date(receivedAt).toISOString(),
    state,
    isHeld: order.heldAt !== null,
    outcome: await outcomeOfOrder(db, order),
  };
}

/** The link to the declaration that waits about a customer's own order; null where none does. */
export async function findOwnLink(
  { db, tokenSecret }: Pick<RestServices, 'db' | 'tokenSecret'>,
  customerId: string,
  orderNumber: number,
): Promise<string | null> {
  const own = await findOwnOrder(db, customerId, orderNumber);
  const [waiting] = own ? await findWithdrawalsOf(db, own.order.id, 'pending') : [];
  return waiting ? withdrawalLink(tokenSecret, waiting.id) : null;
}
