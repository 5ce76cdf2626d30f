import { parseSku } from '@/domain/catalog/sku';
import { isMoneyFirst } from '@/domain/payment/money-first';
import { type WithdrawalOutcome, withdrawalOutcome } from '@/domain/withdrawal/withdrawal-outcome';
import type { Database } from '../../database/database';
import { findOrderItems, findShipments, type OrderModel } from '../../shop/order/order.service';

/** What the withdrawal from this order leads to; the same before and after it took effect. */
export async function outcomeOfOrder(db: Database, order: OrderModel): Promise<WithdrawalOutcome> {
  const items = new Map((await findOrderItems(db, order)).map((item) => [item.id, item]));
  const parts = (await findShipments(db, order.id)).flatMap(({ lines, dispatchedAt }) =>
    lines.map(({ orderItemId }) => ({
      isSent: dispatchedAt !== null,
      isBicycle: parseSku(items.get(orderItemId)?.sku) !== null,
    })),
  );
  return withdrawalOutcome(moneyOf(order), parts);
}

function moneyOf({ paymentId, paidAt, totalCents }: OrderModel): WithdrawalOutcome['money'] {
  if (totalCents === 0) return 'open';
  if (paidAt !== null) return 'paid';
  return isMoneyFirst(paymentId) ? 'open' : 'invoice';
}
