import { calculateCost } from '../../pricing/pricing.service';
import type { OrderItemModel, OrderModel } from '../order-model';

type Amounts = Pick<
  OrderModel,
  | 'goodsGrossCents'
  | 'goodsNetCents'
  | 'deliveryCents'
  | 'paymentCents'
  | 'voucherCents'
  | 'totalCents'
  | 'vats'
>;

/** What was billed of an order before. */
export interface Billed {
  goodsCents: number;
  voucherCents: number;
  /** True when an invoice bore delivery and payment already. */
  hasCharges: boolean;
}

export const nothingBilled: Billed = { goodsCents: 0, voucherCents: 0, hasCharges: false };

/**
 * The order with what these lines of it cost. All of it costs what the order does, to the cent. A part bears its share of the
 * voucher, so that the shares of all parts add up, and VAT of its own, as the law wants of each invoice; the first part bears
 * delivery and payment. Net orders in parts may differ from the order by the cents of that rounding.
 */
export function billLines(
  order: OrderModel,
  all: readonly OrderItemModel[],
  lines: readonly OrderItemModel[],
  before: Billed,
): OrderModel {
  const whole = goodsOf(all);
  const goods = goodsOf(lines);
  if (!before.hasCharges && before.goodsCents === 0 && piecesOf(all) === piecesOf(lines))
    return order;
  const share = whole === 0 ? 0 : (before.goodsCents + goods) / whole;
  const voucher = Math.round(order.voucherCents * share) - before.voucherCents;
  const amounts = costOf(order, lines, {
    voucher,
    deliveryCents: before.hasCharges ? 0 : order.deliveryCents,
    paymentCents: before.hasCharges ? 0 : order.paymentCents,
  });
  return { ...order, ...amounts };
}

/** What lines of an order cost with these charges. */
export function costOf(
  { isNet, vats }: OrderModel,
  lines: readonly OrderItemModel[],
  charges: { voucher: number; deliveryCents: number; paymentCents: number },
): Amounts {
  const { deliveryCents, paymentCents, voucher } = charges;
  const cost = calculateCost({
    lines: lines.map(({ itemCents, amount, vatRate }) => ({
      cents: itemCents,
      amount,
      rate: vatRate,
    })),
    ...{ isNet, deliveryCents, paymentCents, chargeRate: vats[0]?.rate ?? 0 },
    discount: voucher === 0 ? null : { kind: 'amount', value: voucher },
  });
  return {
    goodsGrossCents: cost.goodsGrossCents,
    goodsNetCents: cost.goodsNetCents,
    deliveryCents,
    paymentCents,
    voucherCents: cost.voucherCents,
    totalCents: cost.totalCents,
    vats: cost.vats,
  };
}

/** What lines are worth, as the order is priced, in cents. */
export function goodsOf(lines: readonly OrderItemModel[]): number {
  return lines.reduce((sum, { itemCents, amount }) => sum + itemCents * amount, 0);
}

/** So many pieces of the order's lines, as lines. */
export function linesOf(
  items: readonly OrderItemModel[],
  pieces: readonly { orderItemId: string; amount: number }[],
): OrderItemModel[] {
  return items.flatMap((item) => {
    const amount = pieces
      .filter(({ orderItemId }) => orderItemId === item.id)
      .reduce((sum, one) => sum + one.amount, 0);
    return amount === 0 ? [] : [{ ...item, amount }];
  });
}

function piecesOf(lines: readonly OrderItemModel[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
