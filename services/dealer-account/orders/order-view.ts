import type {
  B2bShipment,
  B2bOrder,
  B2bOrderLine,
  B2bOrderState,
  B2bOrderSummary,
} from '@/domain/dealer-account/b2b-orders';
import { buildTrackingUrl } from '@/domain/delivery/expected-delivery';
import { getShipmentState } from '@/domain/delivery/shipment';
import { toBerlinDayOrNull, toBerlinDay } from '@/domain/time/day';
import {
  formatDeliveryNoteNumber,
  hasDeliveryNote,
} from '../../documents/delivery-note/delivery-note-view';
import type { OrderWithItems, OrderItemModel } from '../../shop/order/order-model';
import { formatInvoiceNumber, formatDocumentNumber } from '@/domain/invoice/invoice-number';
import { buildOrderSummary } from '@/domain/order/order-summary';
import { parsePersParam } from '@/domain/basket/pers-param';
import { parseBikeSku } from '@/domain/catalog/sku';
import type { OrderStep } from '@/domain/order/order-progress';
import type { Language } from '@/domain/locale/language';
import type { InvoiceModel } from '../../shop/order/invoices/invoice-model';
import { formatConfigurationNote } from '../../shop/order/format-order-texts';
import { getOrderStep } from '../../shop/order/update-order-progress';
import { computeVatBreakdown } from '../../documents/invoice/invoice-sections';

/** Maps a shipment of an order for its buyer. */
function toShipmentView(
  shipment: OrderWithItems['shipments'][number],
  { order, items }: OrderWithItems,
): B2bShipment {
  const state = getShipmentState(shipment);
  const isExpected = state !== 'delivered' && state !== 'cancelled';
  const [expectedAt = null, former = null] = [shipment.expectedAt, shipment.formerExpectedAt].map(
    toBerlinDayOrNull,
  );
  return {
    number: shipment.number,
    state,
    expectedAt: isExpected ? expectedAt : null,
    formerExpectedAt: isExpected && former !== expectedAt ? former : null,
    shippedAt: toBerlinDayOrNull(shipment.dispatchedAt),
    deliveredAt: toBerlinDayOrNull(shipment.deliveredAt),
    deliveryNote: hasDeliveryNote(shipment)
      ? formatDeliveryNoteNumber(order.orderNumber, shipment.number)
      : null,
    trackingUrl: buildTrackingUrl(shipment.trackingNumber),
    lines: shipment.lines.map(({ orderItemId, amount, frameNumbers }) => {
      const item = items.find(({ id }) => id === orderItemId);
      return { sku: item?.sku ?? '', title: item?.title ?? '', amount, frameNumbers };
    }),
  };
}

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

/** Maps an order for a list. There is no estimated delivery after delivery or cancellation. */
export function toOrderSummaryView(
  { order, items, shipments }: OrderWithItems,
  language: Language,
): B2bOrderSummary {
  const state = states[getOrderStep(order)];
  const isExpected = state !== 'delivered' && state !== 'cancelled';
  const [expectedAt, former] = [order.expectedAt, order.formerExpectedAt].map(toBerlinDayOrNull);
  return {
    orderNumber: order.orderNumber,
    orderedAt: toBerlinDay(order.orderedAt),
    reference: order.reference,
    content: formatOrderContents(items, language),
    pieces: items.reduce((sum, { amount }) => sum + amount, 0),
    netCents: getNetCents(order),
    totalCents: order.totalCents,
    state,
    expectedAt: isExpected ? (expectedAt ?? null) : null,
    formerExpectedAt: isExpected && former !== expectedAt ? (former ?? null) : null,
    invoiceNumber: order.invoiceNumber === null ? null : formatInvoiceNumber(order.invoiceNumber),
    trackingUrl: buildTrackingUrl(order.trackingNumber),
    hasDeliveryNote: shipments.some(hasDeliveryNote),
  };
}

interface Names {
  payment: string;
  /** Path of the payment page; null when no prepayment is open. */
  paymentPath: string | null;
  delivery: string;
  /** Lines of the delivery address; empty for pickup. */
  address: readonly string[];
  /** The order's invoices and credit notes. */
  invoices: readonly InvoiceModel[];
  /** Ids of products that are still sold. */
  sold: ReadonlySet<string>;
}

/** Maps an order with its line items, shipments and invoices for the buyer. */
export function toOrderView(found: OrderWithItems, names: Names, language: Language): B2bOrder {
  const { order, items, shipments } = found;
  return {
    ...toOrderSummaryView(found, language),
    remark: order.remark,
    lines: items.map((item) => ({
      ...lineView(item, names.sold),
      shortDescription: [item.shortDescription, formatConfigurationNote(item, items, language)]
        .filter((text) => text !== '')
        .join(', '),
    })),
    shipments: shipments.map((one) => toShipmentView(one, found)),
    invoices: names.invoices.map((one) => ({
      invoiceNumber: formatDocumentNumber(one),
      kind: one.kind,
    })),
    withdrawnAt: toBerlinDayOrNull(order.withdrawnAt),
    deliveryCents: order.deliveryCents,
    vatCents: vatOf(order),
    paymentTitle: names.payment,
    paymentPath: names.paymentPath,
    deliveryTitle: names.delivery,
    deliveryAddress: names.address,
    paidAt: toBerlinDayOrNull(order.paidAt),
    assembledAt: toBerlinDayOrNull(order.assembledAt),
    shippedAt: toBerlinDayOrNull(order.dispatchedAt),
    deliveredAt: toBerlinDayOrNull(order.deliveredAt),
  };
}

/** Summarizes an order: "2 × Ludwig und 3 weitere Stück". */
export function formatOrderContents(items: readonly OrderItemModel[], language: Language): string {
  const lines = items.map(({ sku, title, amount, itemCents }) => ({
    ...{ sku, title, amount, lineCents: itemCents * amount },
  }));
  const summary = buildOrderSummary(lines);
  if (!summary) return '';
  const { title, amount, others } = summary;
  const lead = amount === 1 ? title : `${amount} × ${title}`;
  if (others > 0) return lead + andOthers[language](others);
  return [lead, ...looksOf(items)].join(', ');
}

/** Returns size and color of an order's first article, or an empty list when it is not a bike. */
function looksOf(items: readonly OrderItemModel[]): string[] {
  const [item] = items;
  if (!item || parseBikeSku(item.sku) === null) return [];
  return item.shortDescription.split(', ').slice(-2);
}

/** Returns the order total without VAT, in cents. */
export function getNetCents(order: OrderWithItems['order']): number {
  return computeVatBreakdown(order).reduce((sum, { netCents }) => sum + netCents, 0);
}

function vatOf(order: OrderWithItems['order']): number {
  return computeVatBreakdown(order).reduce((sum, { vatCents }) => sum + vatCents, 0);
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
