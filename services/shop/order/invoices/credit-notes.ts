import type { Transaction } from '../../../database/database';
import { newId } from '../../../database/sql-helpers';
import { createNextNumber } from '../../base/number-sequences';
import type { OrderItemModel, OrderModel } from '../order-model';
import type { ShipmentModel } from '../order-model';
import { listShipments } from '../shipments/shipments.repository';
import { computeLinesCost, sumGoodsCents } from './billing';
import type { CreditReason, InvoiceModel } from './invoice-model';
import { listOrderInvoices, insertInvoice } from './invoices.repository';

/** Why an invoice cannot be corrected so, in words for the operator. */
export class CreditNoteError extends Error {
  override readonly name = 'CreditNoteError';
}

/** So many pieces of a line of the order. */
interface Returned {
  orderItemId: string;
  amount: number;
}

/**
 * Writes credit notes about pieces that were billed and never come, or come back, each about the invoice that bills them, in the
 * caller's transaction. The last pieces of an invoice take along all that is left of it, delivery included, unless they came back:
 * then what the outward delivery cost goes back with the whole only. Pieces that no invoice bills need none: what
 * an invoice bills of a shipment that has left stays billed until it comes back, whatever else of the same line never comes.
 */
export async function createQuantityCreditNotes(
  trx: Transaction,
  order: OrderModel,
  pieces: readonly Returned[],
  reason: CreditReason,
  now: number,
): Promise<InvoiceModel[]> {
  const kept = reason === 'returned' ? [] : (await listShipments(trx, order.id)).filter(hasLeft);
  const left = new Map<string, number>();
  for (const { orderItemId, amount } of pieces)
    left.set(orderItemId, (left.get(orderItemId) ?? 0) + amount);
  const written: InvoiceModel[] = [];
  const known = await listOrderInvoices(trx, [order.id]);
  for (const invoice of known.filter(({ kind }) => kind !== 'creditNote')) {
    const billed = uncredited(invoice, known);
    const items = billed.flatMap((item) => {
      const free = item.amount - keptPieces(invoice, item, kept);
      const amount = Math.max(0, Math.min(free, left.get(item.id) ?? 0));
      left.set(item.id, (left.get(item.id) ?? 0) - amount);
      return amount > 0 ? [{ ...item, amount }] : [];
    });
    if (items.length === 0) continue;
    const part = partOf(invoice, items);
    const isRest =
      pieceCount(items) === pieceCount(billed) ||
      part.order.totalCents > getOpenCents(invoice, known);
    const content = isRest ? restOf(invoice, items, known) : part;
    written.push(await write(trx, invoice, content, reason, now));
  }
  return written;
}

/** Writes a credit note that takes so much off an invoice, as its prices are: net or gross. Refuses more than is left of it. */
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
    throw new CreditNoteError('There is not so much left of this invoice.');
  return write(trx, invoice, content, 'price', now);
}

/** What credit notes have left of an invoice, in cents. */
export function getOpenCents(invoice: InvoiceModel, known: readonly InvoiceModel[]): number {
  return invoice.content.order.totalCents - getCreditedCents(invoice, known);
}

/** What credit notes have taken off an invoice, in cents. */
export function getCreditedCents({ id }: InvoiceModel, known: readonly InvoiceModel[]): number {
  return known
    .filter(({ correctsId }) => correctsId === id)
    .reduce((sum, { content }) => sum + content.order.totalCents, 0);
}

const noCharges = { voucher: 0, deliveryCents: 0, paymentCents: 0 };

type Corrected = Pick<InvoiceModel['content'], 'order' | 'items'>;

/** A part of an invoice: its lines with their share of the voucher. */
function partOf({ content: { order, items } }: InvoiceModel, part: OrderItemModel[]): Corrected {
  const whole = sumGoodsCents(items);
  const voucher = whole === 0 ? 0 : Math.round((order.voucherCents * sumGoodsCents(part)) / whole);
  return {
    items: part,
    order: { ...order, ...computeLinesCost(order, part, { ...noCharges, voucher }) },
  };
}

/** All that credit notes have left of an invoice. */
function restOf(
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
    ...{ paidAt, isTold: false },
    content: { ...invoice.content, ...corrected, reason, corrects: { number, issuedAt } },
  };
  await insertInvoice(trx, note);
  return note;
}

/** The lines of an invoice that no credit note has taken back yet. */
function uncredited(invoice: InvoiceModel, known: readonly InvoiceModel[]): OrderItemModel[] {
  const notes = known.filter(({ correctsId }) => correctsId === invoice.id);
  const credited = notes.flatMap(({ content }) => content.items);
  return invoice.content.items.flatMap((item) => {
    const gone = credited.filter(({ id }) => id === item.id);
    const amount = gone.reduce((left, one) => left - one.amount, item.amount);
    return amount > 0 ? [{ ...item, amount }] : [];
  });
}

const hasLeft = ({ dispatchedAt }: ShipmentModel) => dispatchedAt !== null;

/** How many pieces of a line an invoice bills of its own shipment, when that is one of those the buyer keeps. */
function keptPieces(
  { shipmentId }: InvoiceModel,
  { id }: OrderItemModel,
  kept: readonly ShipmentModel[],
): number {
  const own = kept.find((shipment) => shipment.id === shipmentId);
  return own?.lines.find(({ orderItemId }) => orderItemId === id)?.amount ?? 0;
}

function pieceCount(items: readonly OrderItemModel[]): number {
  return items.reduce((sum, { amount }) => sum + amount, 0);
}
