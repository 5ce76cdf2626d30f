import type { OrderItemModel, OrderModel } from '../../shop/order/order-model';
import { vatBreakdown, type VatLine } from './vat-breakdown';
import type { Formats } from '../formats';
import type { InvoiceView } from './invoice-parts';
import type { InvoiceWords } from './invoice-words';

/** What the columns of positions are called: of an order between companies prices are net. */
export function columnsOf({ isNet }: OrderModel, words: InvoiceWords): InvoiceView['columns'] {
  const { singleNet, sumNet, ...columns } = words.columns;
  return isNet ? { ...columns, single: singleNet, sum: sumNet } : columns;
}

/** One line of an order with its unit price and its sum. */
export function positionOf(
  item: OrderItemModel,
  index: number,
  { euros }: Formats,
): InvoiceView['positions'][number] {
  return {
    position: String(index + 1),
    sku: item.sku,
    title: [item.title, item.shortDescription].filter((text) => text !== '').join(', '),
    amount: String(item.amount),
    single: euros(item.itemCents),
    sum: euros(item.itemCents * item.amount),
  };
}

/** What leads from the goods to the total, and what the total holds. */
export function sumsOf(
  order: OrderModel,
  words: InvoiceWords,
  { euros, percent }: Formats,
): Pick<InvoiceView, 'sums' | 'contained'> {
  const { isNet, voucherCents, deliveryCents, paymentCents } = order;
  const lines = vatBreakdown(order);
  const goods = isNet ? order.goodsNetCents : order.goodsGrossCents;
  const sums = [
    { label: isNet ? words.goodsNet : words.goods, amount: euros(goods) },
    ...(voucherCents > 0 ? [{ label: words.voucher, amount: euros(-voucherCents) }] : []),
    { label: words.delivery, amount: euros(deliveryCents) },
    ...(paymentCents > 0 ? [{ label: words.payment, amount: euros(paymentCents) }] : []),
    ...(isNet
      ? lines.filter(isTaxed).map(({ rate, vatCents }) => ({
          label: words.vat(percent(rate)),
          amount: euros(vatCents),
        }))
      : []),
  ];
  const contained = lines.flatMap((line) => {
    const [rate, { netCents, vatCents }] = [percent(line.rate), line];
    const vat = { label: words.vatOf(rate), amount: euros(vatCents) };
    return [
      { label: words.netOf(rate), amount: euros(netCents) },
      ...(isNet || !isTaxed(line) ? [] : [vat]),
    ];
  });
  return { sums, contained };
}

/** VAT of 0 % is none, and no line of a paper: why there is none is said below. */
function isTaxed({ rate }: VatLine): boolean {
  return rate > 0;
}

/** Why there is no VAT, or which country's there is when it is not the home country's; `abroad` is that one's name. Nothing else. */
export function taxNotes(
  { taxExemption, invoiceAddress, vats }: OrderModel,
  words: InvoiceWords,
  { percent }: Formats,
  abroad: string | null,
): InvoiceView['notes'] {
  const said = (text: string) => [{ text, isStrong: false }];
  if (taxExemption === 'export') return said(words.exported);
  if (taxExemption !== null) return said(words.suppliedInEu(invoiceAddress.vatID));
  const rates = vats.map(({ rate }) => percent(rate)).join(', ');
  return abroad === null ? [] : said(words.taxedAbroad(abroad, rates));
}
