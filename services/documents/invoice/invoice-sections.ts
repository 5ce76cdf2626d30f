import type { Language } from '@/domain/locale/language';
import type { Brand } from '../../demo-data/shop-schema';
import type { OrderItemModel, OrderModel } from '../../shop/order/order-model';
import { computeVatCents } from '../../shop/base/price';
import { splitCents } from '../../shop/pricing/cost-breakdown';
import type { DocumentFormats } from '../document-formats';
import type { InvoiceMessages } from './invoice-messages';

/** Data for building documents that show the prices of an order. */
export interface InvoiceOrderData {
  order: OrderModel;
  items: readonly OrderItemModel[];
  brand: Brand;
  customerNumber: string;
  paymentTitle: string;
  language: Language;
  /** Id of the other EU country whose VAT is charged; null when there is none. */
  vatAbroad: string | null;
  /** Returns a country's name by its id. */
  countryTitle(id: string): string;
}

interface InvoicePosition {
  position: string;
  sku: string;
  title: string;
  amount: string;
  single: string;
  sum: string;
}

/** Content of an invoice or an order confirmation in its language, before layout. */
export interface InvoiceView {
  language: Language;
  brand: Brand;
  /** Number of the document, such as RE-10001 or AB-240731. */
  number: string;
  /** Title with the number, such as "Rechnung RE-10001". */
  title: string;
  /** Epoch milliseconds. */
  issuedAt: number;
  headline: string;
  buyer: string[];
  facts: { label: string; value: string }[];
  columns: InvoicePosition;
  positions: InvoicePosition[];
  sums: { label: string; amount: string }[];
  total: { label: string; amount: string };
  /** Net and VAT amounts contained in the total. VAT lines are omitted where VAT is added on top. */
  contained: { label: string; amount: string }[];
  notes: { text: string; isStrong: boolean }[];
}

/** Net amount and VAT of one rate in cents; the rate in hundredths of a percent. */
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
 * Splits the total by VAT rate (§ 14 UStG); net and VAT amounts add up to the total to the cent. Delivery and payment
 * charges get the highest rate of the goods. `items` is required for goods with several rates; the voucher is split
 * over them as in the price calculation.
 */
export function computeVatBreakdown(order: Amounts, items: readonly Sold[] = []): VatLine[] {
  const vats = order.vats.length > 0 ? order.vats : [{ rate: 0, cents: 0 }];
  const chargeRate = Math.max(...vats.map(({ rate }) => rate));
  const charges = [order.deliveryCents, order.paymentCents].reduce(
    (sum, cents) => sum + computeVatCents({ cents, isNet: order.isNet }, chargeRate),
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

/** Returns the column titles of the line items. Business orders show net prices. */
export function getTableHeaders(
  { isNet }: OrderModel,
  words: InvoiceMessages,
): InvoiceView['columns'] {
  const { singleNet, sumNet, ...columns } = words.columns;
  return isNet ? { ...columns, single: singleNet, sum: sumNet } : columns;
}

/** Maps a line item with its unit price and sum. */
export function toInvoicePosition(
  item: OrderItemModel,
  index: number,
  { euros }: DocumentFormats,
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

/** Builds the lines from the goods to the total, and the amounts contained in the total. */
export function buildInvoiceTotals(
  order: OrderModel,
  words: InvoiceMessages,
  { euros, percent }: DocumentFormats,
): Pick<InvoiceView, 'sums' | 'contained'> {
  const { isNet, voucherCents, deliveryCents, paymentCents } = order;
  const lines = computeVatBreakdown(order);
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

/** Returns true if the VAT of this rate is printed on a line. For a rate of 0 % a note gives the reason instead. */
function isTaxed({ rate }: VatLine): boolean {
  return rate > 0;
}

/**
 * Returns the note on a VAT exemption, or on the VAT of another EU country whose name is `abroad`. Returns an empty
 * list if the home country's VAT is charged.
 */
export function buildTaxNotes(
  { taxExemption, invoiceAddress, vats }: OrderModel,
  words: InvoiceMessages,
  { percent }: DocumentFormats,
  abroad: string | null,
): InvoiceView['notes'] {
  const toText = (text: string) => [{ text, isStrong: false }];
  if (taxExemption === 'export') return toText(words.exported);
  if (taxExemption !== null) return toText(words.suppliedInEu(invoiceAddress.vatID));
  const rates = vats.map(({ rate }) => percent(rate)).join(', ');
  return abroad === null ? [] : toText(words.taxedAbroad(abroad, rates));
}
