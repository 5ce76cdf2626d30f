import { vatCents } from '../../shop/base/price';
import { splitCents } from '../../shop/pricing/pricing.service';
import type { OrderItemModel, OrderModel } from '../../shop/order/order-model';

/** What an invoice owes the tax office of one rate: net amount and VAT in cents, the rate in hundredths of a percent. */
export interface VatLine {
  rate: number;
  netCents: number;
  vatCents: number;
}

type Amounts = Pick<
  OrderModel,
  'vats' | 'isNet' | 'voucherCents' | 'deliveryCents' | 'paymentCents' | 'totalCents'
>;

type Sold = Pick<OrderItemModel, 'itemCents' | 'amount' | 'vatRate'>;

/**
 * The total by VAT rate (§ 14 UStG): net and VAT of all rates add up to the total to the cent. Delivery and payment bear the highest
 * rate of the goods. Where goods have several rates their net is told by `items`, the voucher split as the price was; an order of one
 * rate needs none.
 */
export function vatBreakdown(order: Amounts, items: readonly Sold[] = []): VatLine[] {
  const vats = order.vats.length > 0 ? order.vats : [{ rate: 0, cents: 0 }];
  const chargeRate = Math.max(...vats.map(({ rate }) => rate));
  const charges = [order.deliveryCents, order.paymentCents].reduce(
    (sum, cents) => sum + vatCents({ cents, isNet: order.isNet }, chargeRate),
    0,
  );
  const goods = vats.map(({ rate }) => goodsAt(items, rate));
  const shares = splitCents(order.voucherCents, goods);
  const lines = vats.map(({ rate, cents }, index) => ({
    rate,
    netCents: (goods[index] ?? 0) - (shares[index] ?? 0) - (order.isNet ? 0 : cents),
    vatCents: rate === chargeRate ? cents + charges : cents,
  }));
  const others = lines.filter(({ rate }) => rate !== chargeRate);
  const taken = others.reduce((sum, line) => sum + line.netCents + line.vatCents, 0);
  return lines.map((line) =>
    line.rate === chargeRate
      ? { ...line, netCents: order.totalCents - taken - line.vatCents }
      : line,
  );
}

function goodsAt(items: readonly Sold[], rate: number): number {
  return items
    .filter(({ vatRate }) => vatRate === rate)
    .reduce((sum, { itemCents, amount }) => sum + itemCents * amount, 0);
}
