import { inTransaction } from '../../database/database';
import type { ShopServices } from '../../shop/base/context';
import { findOrderByNumber, type OrderModel, OrderMoveError } from '../../shop/order/order.service';
import { carryOut, refuseDeclarations } from './answer-withdrawal';
import { findWithdrawalsOf } from './withdrawal.repository';

/** What the house decides about a declaration that waits: it is carried out, or the order goes on. */
export type HouseDecision = 'withdrawn' | 'released';

/**
 * Decides, in one transaction, about the declarations that wait for the buyer of an order: `withdrawn` carries the first one out, as of
 * the day it came in; `released` lifts the hold. The buyer is written to. Throws OrderMoveError when there is no such order, or nothing
 * waits about it.
 */
export function decideByHouse(
  { db, clock }: Pick<ShopServices, 'db' | 'clock'>,
  orderNumber: number,
  decision: HouseDecision,
): Promise<OrderModel> {
  return inTransaction(db, async (trx) => {
    const order = await findOrderByNumber(trx, orderNumber);
    if (!order) throw new OrderMoveError(`There is no order ${orderNumber}.`);
    const [first] = await findWithdrawalsOf(trx, order.id, 'pending');
    if (!first)
      throw new OrderMoveError(`No withdrawal from order ${orderNumber} waits for a decision.`);
    if (decision === 'withdrawn') await carryOut(trx, first, 'house', clock.now());
    else await refuseDeclarations(trx, first, 'released', 'house', clock.now());
    return (await findOrderByNumber(trx, orderNumber)) ?? order;
  });
}
