import { invoiceNumberText, invoiceText } from '@/domain/invoice/invoice-number';
import { orderSummary } from '@/domain/account/order-summary';
import type {
  B2bOrder,
  B2bOrderLine,
  B2bOrderState,
  B2bOrderSummary,
} from '@/domain/b2b/b2b-order';
import { parsePersParam } from '@/domain/basket/pers-param';
import { parseSku } from '@/domain/catalog/sku';
import type { OrderStep } from '@/domain/order/progress';
import { trackingUrl } from '@/domain/order/tracking-url';
import type { Language } from '@/domain/language/detect-language';
import { dayInBerlin, dayInBerlinOrNull } from '@/domain/time/day';
import type { InvoiceModel } from '../../shop/order/invoices/invoice-model';
import type { OrderItemModel, OrderWithItems } from '../../shop/order/order-model';
import { shipmentView } from './shipment-view';
import { configurationNote, stepOf } from '../../shop/order/order.service';
import { hasDeliveryNote, vatBreakdown } from '../../documents/documents.service';

const states: Record<OrderStep, B2bOrderState> = {
  ordered: 'accepted',
  assembled: 'assembled',
  dispatched: 'shipped',
  delivered: 'delivered',
  cancelled: 'cancelled',
};

const andOthers = {
  de: (others: number) => ` und ${others} ${others === 1 ? 'weiteres' : 'weitere'} Stück`,
  en: (others: number) => ` and ${others} more`,
} as const;

/** An order as it stands in a list. It is expected no more once it was delivered or cancelled. */
export function orderSummaryView(
  { order, items, shipments }: OrderWithItems,
  language: Language,
): B2bOrderSummary {
  const state = states[stepOf(order)];
  const isExpected = state !== 'delivered' && state !== 'cancelled';
  const [expectedAt, former] = [order.expectedAt, order.formerExpectedAt].map(dayInBerlinOrNull);
  return {
    orderNumber: order.orderNumber,
    orderedAt: dayInBerlin(order.orderedAt),
    reference: order.reference,
    content: contentText(items, language),
    pieces: items.reduce((sum, { amount }) => sum + amount, 0),
    netCents: netOf(order),
    totalCents: order.totalCents,
    state,
    expectedAt: isExpected ? (expectedAt ?? null) : null,
    formerExpectedAt: isExpected && former !== expectedAt ? (former ?? null) : null,
    invoiceNumber: order.invoiceNumber === null ? null : invoiceNumberText(order.invoiceNumber),
    trackingUrl: trackingUrl(order.trackingNumber),
    hasDeliveryNote: shipments.some(hasDeliveryNote),
  };
}

interface Names {
  payment: string;
  /** The page on which it is paid; null where no money is waited for in advance. */
  paymentPath: string | null;
  delivery: string;
  /** The lines of the address the goods go to; empty where they are picked up. */
  address: readonly string[];
  /** The order's invoices and credit notes. */
  invoices: readonly InvoiceModel[];
  /** Products that are still sold. */
  sold: ReadonlySet<string>;
}

/** An order with everything in it. */
export function orderView(found: OrderWithItems, names: Names, language: Language): B2bOrder {
  const { order, items, shipments } = found;
  return {
    ...orderSummaryView(found, language),
    remark: order.remark,
    lines: items.map((item) => ({
      ...lineView(item, names.sold),
      shortDescription: [item.shortDescription, configurationNote(item, items, language)]
        .filter((text) => text !== '')
        .join(', '),
    })),
    shipments: shipments.map((one) => shipmentView(one, found)),
    invoices: names.invoices.map((one) => ({ invoiceNumber: invoiceText(one), kind: one.kind })),
    withdrawnAt: dayInBerlinOrNull(order.withdrawnAt),
    deliveryCents: order.deliveryCents,
    vatCents: vatOf(order),
    paymentTitle: names.payment,
    paymentPath: names.paymentPath,
    deliveryTitle: names.delivery,
    deliveryAddress: names.address,
    paidAt: dayInBerlinOrNull(order.paidAt),
    assembledAt: dayInBerlinOrNull(order.assembledAt),
    shippedAt: dayInBerlinOrNull(order.dispatchedAt),
    deliveredAt: dayInBerlinOrNull(order.deliveredAt),
  };
}

/** An order in a few words: "2 × Ludwig und 3 weitere Stück". */
export function contentText(items: readonly OrderItemModel[], language: Language): string {
  const lines = items.map(({ sku, title, amount, itemCents }) => ({
    ...{ sku, title, amount, lineCents: itemCents * amount },
  }));
  const summary = orderSummary(lines);
  if (!summary) return '';
  const { title, amount, others } = summary;
  const lead = amount === 1 ? title : `${amount} × ${title}`;
  if (others > 0) return lead + andOthers[language](others);
  return [lead, ...looksOf(items)].join(', ');
}

/** Size and colour of the only bicycle of an order, which end its description. */
function looksOf(items: readonly OrderItemModel[]): string[] {
  const [item] = items;
  if (!item || parseSku(item.sku) === null) return [];
  return item.shortDescription.split(', ').slice(-2);
}

/** What is to be paid without its VAT. */
export function netOf(order: OrderWithItems['order']): number {
  return vatBreakdown(order).reduce((sum, { netCents }) => sum + netCents, 0);
}

function vatOf(order: OrderWithItems['order']): number {
  return vatBreakdown(order).reduce((sum, { vatCents }) => sum + vatCents, 0);
}

function lineView(item: OrderItemModel, sold: ReadonlySet<string>): B2bOrderLine {
  const { comment, date } = parsePersParam(item.persParam);
  return {
    productId: sold.has(item.productId) ? item.productId : null,
    sku: item.sku,
    title: item.title,
    shortDescription: item.shortDescription,
    amount: item.amount,
    itemCents: item.itemCents,
    lineCents: item.itemCents * item.amount,
    wishedAt: date,
    comment,
  };
}
