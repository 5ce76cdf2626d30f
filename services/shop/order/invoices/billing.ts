import { computeCostBreakdown } from '../../pricing/cost-breakdown';
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

/** The amounts of an order that its earlier invoices have billed, in cents. */
export interface BilledAmounts {
  goodsCents: number;
  voucherCents: number;
  /** True if an earlier invoice includes the delivery and payment costs. */
  hasCharges: boolean;
}

export const zeroBilledAmounts: BilledAmounts = {
  goodsCents: 0,
  voucherCents: 0,
  hasCharges: false,
};

/**
 * Returns the order with its amounts reduced to these line items, for one invoice. The amounts do not change if `lines`
 * is the whole order. Otherwise the invoice gets its share of the voucher (all shares add up exactly) and its own VAT,
 * as required by law; the first invoice includes the delivery and payment costs. The invoices of a net order may differ
 * from the order by cents of rounding.
 */
export function computeBilledOrder(
  order: OrderModel,
  all: readonly OrderItemModel[],
  lines: readonly OrderItemModel[],
  before: BilledAmounts,
): OrderModel {
  const whole = sumGoodsCents(all);
  const goods = sumGoodsCents(lines);
  if (
    !before.hasCharges &&
    before.goodsCents === 0 &&
    getTotalQuantity(all) === getTotalQuantity(lines)
  )
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

/**
 * Computes the amounts of an order that consists of these line items, with the given voucher, delivery and payment
 * costs in cents.
 */
export function computeLinesCost(
  { isNet, vats }: OrderModel,
  lines: readonly OrderItemModel[],
  charges: { voucher: number; deliveryCents: number; paymentCents: number },
): Amounts {
  const { deliveryCents, paymentCents, voucher } = charges;
  const cost = computeCostBreakdown({
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

/** Returns the value of line items in cents, net or gross like the order's prices. */
export function sumGoodsCents(lines: readonly OrderItemModel[]): number {
  return lines.reduce((sum, { itemCents, amount }) => sum + itemCents * amount, 0);
}

/**
 * Returns the order's line items as invoice lines, with the given quantities instead of the ordered ones. Line items
 * without a quantity are left out.
 */
export function toInvoiceOrderLines(
  items: readonly OrderItemModel[],
  quantities: readonly { orderItemId: string; amount: number }[],
): OrderItemModel[] {
  return items.flatMap((item) => {
    const amount = quantities
      .filter(({ orderItemId }) => orderItemId === item.id)
      .reduce((sum, one) => sum + one.amount, 0);
    return amount === 0 ? [] : [{ ...item, amount }];
  });
}

function getTotalQuantity(lines: readonly OrderItemModel[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Returns true if each shipment of the order is billed on dispatch, even if it is prepaid: for tax-free goods to a
 * company in another EU country. An advance invoice is required for taxable supplies only (§ 14 Abs. 5 UStG), and a
 * tax-free invoice must state the day of supply (§ 14a Abs. 3 UStG, BR-IC-11 of EN 16931), which is not known earlier.
 */
export function isBilledOnDispatch({ taxExemption }: Pick<OrderModel, 'taxExemption'>): boolean {
  return taxExemption === 'reverseCharge';
}

/**
 * Returns true for an advance invoice that bills everything not dispatched yet. No shipment is billed after such an
 * invoice.
 */
export function isFullAdvanceInvoice({ kind, shipmentId }: InvoiceModel): boolean {
  return kind === 'advance' && shipmentId === null;
}

/**
 * Returns the id of another EU country if the order includes that country's VAT, because the goods go there to a buyer
 * who does not owe the VAT (distance sale, § 3c UStG); null if it includes the home country's VAT or none.
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
