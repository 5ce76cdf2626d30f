import type { Transaction } from '../../../database/database';
import { newId } from '../../../database/sql-helpers';
import { createNextNumber } from '../../base/number-sequences';
import type { OrderItemModel, OrderModel, ShipmentModel } from '../order-model';
import { listShipments } from '../shipments/shipments.repository';
import { computeLinesCost, sumGoodsCents } from './billing';
import type { CreditReason, InvoiceModel } from './invoice-model';
import { listOrderInvoices, insertInvoice } from './invoices.repository';

/** Thrown if an invoice cannot be corrected. The message is for the operator. */
export class CreditNoteError extends Error {
  override readonly name = 'CreditNoteError';
}

/** A returned quantity of a line item. */
interface Returned {
  orderItemId: string;
  amount: number;
}

/**
 * Creates credit notes for billed pieces that are canceled or returned, one per invoice, in the caller's transaction. A
 * partial credit note excludes delivery; the one for an invoice's last pieces credits the whole remaining amount,
 * including delivery. Pieces that were not billed need no credit note. Pieces billed for a dispatched shipment stay
 * billed until they are returned, even if other pieces of the same line item are canceled.
 */
export async function createQuantityCreditNotes(
  trx: Transaction,
  order: OrderModel,
  quantities: readonly Returned[],
  reason: CreditReason,
  now: number,
): Promise<InvoiceModel[]> {
  const remaining =
    reason === 'returned' ? [] : (await listShipments(trx, order.id)).filter(hasLeft);
  const left = new Map<string, number>();
  for (const { orderItemId, amount } of quantities)
    left.set(orderItemId, (left.get(orderItemId) ?? 0) + amount);
  const written: InvoiceModel[] = [];
  const known = await listOrderInvoices(trx, [order.id]);
  for (const invoice of known.filter(({ kind }) => kind !== 'creditNote')) {
    const billed = getUncreditedItems(invoice, known);
    const items = billed.flatMap((item) => {
      const free = item.amount - getRemainingQuantity(invoice, item, remaining);
      const amount = Math.max(0, Math.min(free, left.get(item.id) ?? 0));
      left.set(item.id, (left.get(item.id) ?? 0) - amount);
      return amount > 0 ? [{ ...item, amount }] : [];
    });
    if (items.length === 0) continue;
    const part = getInvoicePart(invoice, items);
    const isRest =
      pieceCount(items) === pieceCount(billed) ||
      part.order.totalCents > getOpenCents(invoice, known);
    const content = isRest ? getUncreditedRest(invoice, items, known) : part;
    written.push(await write(trx, invoice, content, reason, now));
  }
  return written;
}

/**
 * Creates a credit note for an amount of an invoice in cents, net or gross like the invoice's prices. Throws
 * CreditNoteError if the amount exceeds the part of the invoice that is not credited yet.
 */
export async function createAmountCreditNote(
  trx: Transaction,
  invoice: InvoiceModel,
  { cents, title }: { cents: number; title: string },
  now: number,
): Promise<InvoiceModel> {
  const known = await listOrderInvoices(trx, [invoice.orderId]);
  const { order, items } = invoice.content;
  const line: OrderItemModel = {
    ...{ id: '', orderId: order.id, productId: '', sku: '', title, shortDescription: '' },
    ...{ amount: 1, itemCents: cents, isNet: order.isNet, persParam: '' },
    vatRate: items[0]?.vatRate ?? 0,
  };
  const content = {
    items: [line],
    order: { ...order, ...computeLinesCost(order, [line], noCharges) },
  };
  if (content.order.totalCents > getOpenCents(invoice, known))
    throw new CreditNoteError('The amount exceeds the rest of this invoice.');
  return write(trx, invoice, content, 'price', now);
}

/** Returns the amount of an invoice that is not credited yet, in cents. */
export function getOpenCents(invoice: InvoiceModel, known: readonly InvoiceModel[]): number {
  return invoice.content.order.totalCents - getCreditedCents(invoice, known);
}

/** Returns the credited amount of an invoice, in cents. */
export function getCreditedCents({ id }: InvoiceModel, known: readonly InvoiceModel[]): number {
  return known
    .filter(({ correctsId }) => correctsId === id)
    .reduce((sum, { content }) => sum + content.order.totalCents, 0);
}

const noCharges = { voucher: 0, deliveryCents: 0, paymentCents: 0 };

type Corrected = Pick<InvoiceModel['content'], 'order' | 'items'>;

/** Returns the amounts of a part of an invoice: these line items with their share of the voucher. */
function getInvoicePart(
  { content: { order, items } }: InvoiceModel,
  part: OrderItemModel[],
): Corrected {
  const whole = sumGoodsCents(items);
  const voucher = whole === 0 ? 0 : Math.round((order.voucherCents * sumGoodsCents(part)) / whole);
  return {
    items: part,
    order: { ...order, ...computeLinesCost(order, part, { ...noCharges, voucher }) },
  };
}

/** Returns the amounts and line items of an invoice that are not credited yet. */
function getUncreditedRest(
  invoice: InvoiceModel,
  items: OrderItemModel[],
  known: readonly InvoiceModel[],
): Corrected {
  const { order } = invoice.content;
  const notes = known.filter(({ correctsId }) => correctsId === invoice.id);
  if (notes.length === 0) return { order, items };
  const less = (of: (order: OrderModel) => number) =>
    notes.reduce((left, { content }) => left - of(content.order), of(order));
  const rates = order.vats.map(({ rate }) => ({
    rate,
    cents: less(({ vats }) => vats.find((one) => one.rate === rate)?.cents ?? 0),
  }));
  return {
    items,
    order: {
      ...order,
      goodsGrossCents: less((one) => one.goodsGrossCents),
      goodsNetCents: less((one) => one.goodsNetCents),
      deliveryCents: less((one) => one.deliveryCents),
      paymentCents: less((one) => one.paymentCents),
      voucherCents: less((one) => one.voucherCents),
      totalCents: less((one) => one.totalCents),
      vats: rates,
    },
  };
}

async function write(
  trx: Transaction,
  invoice: InvoiceModel,
  corrected: Corrected,
  reason: CreditReason,
  now: number,
): Promise<InvoiceModel> {
  const { number, issuedAt, paidAt } = invoice;
  const note: InvoiceModel = {
    ...{ id: newId(), kind: 'creditNote', number: await createNextNumber(trx, 'creditNote') },
    ...{ orderId: invoice.orderId, shipmentId: null, correctsId: invoice.id, issuedAt: now },
    ...{ paidAt, isNotified: false },
    content: { ...invoice.content, ...corrected, reason, corrects: { number, issuedAt } },
  };
  await insertInvoice(trx, note);
  return note;
}

/** Returns the line items of an invoice with the quantities that are not credited yet. */
function getUncreditedItems(
  invoice: InvoiceModel,
  known: readonly InvoiceModel[],
): OrderItemModel[] {
  const notes = known.filter(({ correctsId }) => correctsId === invoice.id);
  const credited = notes.flatMap(({ content }) => content.items);
  return invoice.content.items.flatMap((item) => {
    const credits = credited.filter(({ id }) => id === item.id);
    const amount = credits.reduce((left, one) => left - one.amount, item.amount);
    return amount > 0 ? [{ ...item, amount }] : [];
  });
}

const hasLeft = ({ dispatchedAt }: ShipmentModel) => dispatchedAt !== null;

/**
 * Returns the quantity of a line item in the shipment that an invoice bills; 0 if the shipment is not in `remaining`.
 */
function getRemainingQuantity(
  { shipmentId }: InvoiceModel,
  { id }: OrderItemModel,
  remaining: readonly ShipmentModel[],
): number {
  const invoicedShipment = remaining.find((shipment) => shipment.id === shipmentId);
  return invoicedShipment?.lines.find(({ orderItemId }) => orderItemId === id)?.amount ?? 0;
}

function pieceCount(items: readonly OrderItemModel[]): number {
  return items.reduce((sum, { amount }) => sum + amount, 0);
}
