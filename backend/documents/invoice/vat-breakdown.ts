import { vatCents } from '../../shop/base/price';
import type { OrderModel } from '../../shop/order/order-model';

/** What an invoice owes the tax office of one rate: net amount and VAT in cents, the rate in hundredths of a percent. */
export interface VatLine {
  rate: number;
  netCents: number;
  vatCents: number;
}

type Amounts = Pick<OrderModel, 'vats' | 'isNet' | 'deliveryCents' | 'paymentCents' | 'totalCents'>;

/**
 * The total by VAT rate (§ 14 UStG): net and VAT of all rates add up to the total to the cent. Delivery and payment bear the goods'
 * rate; what rounding leaves over lands in the net amount of the first rate.
 */
export function vatBreakdown(order: Amounts): VatLine[] {
  const [main, ...others] = order.vats.length > 0 ? order.vats : [{ rate: 0, cents: 0 }];
  if (!main) return [];
  const { isNet } = order;
  const charges = [order.deliveryCents, order.paymentCents].reduce(
    (sum, cents) => sum + vatCents({ cents, isNet }, main.rate),
    0,
  );
  const rest = others.map(({ rate, cents }) => ({
    rate,
    netCents: rate === 0 ? 0 : Math.round((cents * 10_000) / rate),
    vatCents: cents,
  }));
  const taken = rest.reduce((sum, line) => sum + line.netCents + line.vatCents, 0);
  const mainVat = main.cents + charges;
  const netCents = order.totalCents - taken - mainVat;
  return [{ rate: main.rate, netCents, vatCents: mainVat }, ...rest];
}
