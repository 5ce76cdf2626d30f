import { computeCost } from '../../pricing/cost';
import type { OrderItemModel, OrderModel } from '../order-model';
import type { InvoiceModel } from './invoice-model';
import { homeCountryId } from '@/domain/address/countries';
import type { Database } from '../../../database/database';
import { findDeliveryMethod } from '../../delivery/delivery.service';

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
export interface BilledAmounts {
  goodsCents: number;
  voucherCents: number;
  /** True when an invoice bore delivery and payment already. */
  hasCharges: boolean;
}

export const nothingBilled: BilledAmounts = { goodsCents: 0, voucherCents: 0, hasCharges: false };

/**
 * The order with what these lines of it cost. All of it costs what the order does, to the cent. A part bears its share of the
 * voucher, so that the shares of all parts add up, and VAT of its own, as the law wants of each invoice; the first part bears
 * delivery and payment. Net orders in parts may differ from the order by the cents of that rounding.
 */
export function computeBilledOrder(
  order: OrderModel,
  all: readonly OrderItemModel[],
  lines: readonly OrderItemModel[],
  before: BilledAmounts,
): OrderModel {
  const whole = sumGoodsCents(all);
  const goods = sumGoodsCents(lines);
  if (!before.hasCharges && before.goodsCents === 0 && piecesOf(all) === piecesOf(lines))
    return order;
  const share = whole === 0 ? 0 : (before.goodsCents + goods) / whole;
  const voucher = Math.round(order.voucherCents * share) - before.voucherCents;
  const amounts = computeLinesCost(order, lines, {
    voucher,
    deliveryCents: before.hasCharges ? 0 : order.deliveryCents,
    paymentCents: before.hasCharges ? 0 : order.paymentCents,
  });
  return { ...order, ...amounts };
}

/** What lines of an order cost with these charges. */
export function computeLinesCost(
  { isNet, vats }: OrderModel,
  lines: readonly OrderItemModel[],
  charges: { voucher: number; deliveryCents: number; paymentCents: number },
): Amounts {
  const { deliveryCents, paymentCents, voucher } = charges;
  const cost = computeCost({
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
export function sumGoodsCents(lines: readonly OrderItemModel[]): number {
  return lines.reduce((sum, { itemCents, amount }) => sum + itemCents * amount, 0);
}

/** So many pieces of the order's lines, as lines. */
export function toInvoiceOrderLines(
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

/**
 * True for goods that go tax-free to a company in another EU country: each part is billed when it leaves, even where its money came
 * first. An invoice in advance is owed for taxable supplies only (§ 14 Abs. 5 UStG), and this one names the day of the supply (§ 14a
 * Abs. 3 UStG, BR-IC-11 of EN 16931), which nobody knows before.
 */
export function isBilledOnDispatch({ taxExemption }: Pick<OrderModel, 'taxExemption'>): boolean {
  return taxExemption === 'reverseCharge';
}

/** True for an invoice in advance about everything that was still to come: no shipment is billed after it. */
export function isFullAdvanceInvoice({ kind, shipmentId }: InvoiceModel): boolean {
  return kind === 'advance' && shipmentId === null;
}

/**
 * The other EU country whose VAT an order bears, by its id, since the goods go there to somebody who owes none themselves (distance
 * sale, § 3c UStG); null where it bears that of the home country, or none.
 */
export async function findForeignVatCountry(
  db: Database,
  order: OrderModel,
): Promise<string | null> {
  if (order.taxExemption !== null || order.vats.every(({ rate }) => rate === 0)) return null;
  const method = await findDeliveryMethod(db, 'de', order.deliveryMethodId);
  if (method?.isPickup) return null;
  const { countryId } = order.deliveryAddress ?? order.invoiceAddress;
  return countryId === homeCountryId ? null : countryId;
}
