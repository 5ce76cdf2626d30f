import { inTransaction, type Transaction } from '../../database/database';
import type { ShopServices } from '../base/shop-context';
import {
  createAmountCreditNote,
  CreditNoteError,
  createQuantityCreditNotes,
} from './invoices/credit-notes';
import type { InvoiceModel } from './invoices/invoice-model';
import { listOrderInvoices } from './invoices/invoices.repository';
import type { OrderModel } from './order-model';
import { OrderUpdateError } from './select-shipments';
import { findOrderByNumber, listOrderItems } from './order.repository';
import type { RequestedLine } from './shipments/plan-shipments';
import { listShipments } from './shipments/shipments.repository';

/** Goods that came back. */
export interface GoodsReturn {
  kind: 'returned';
  orderNumber: number;
  /** Which shipment came back; without it all that were sent. */
  shipment?: number;
  /** What of it came back; without it all. */
  lines?: readonly RequestedLine[];
}

/** A price that is lowered afterwards. */
export interface PriceCorrection {
  kind: 'corrected';
  orderNumber: number;
  invoiceNumber: number;
  /** Net or gross, as the order's prices are. */
  cents: number;
}

const titles = { de: 'Preiskorrektur', en: 'Price correction' } as const;

/**
 * Writes the credit notes for goods that came back, or for a lower price. Throws OrderUpdateError when the order does not exist, and
 * when there is nothing billed that could be credited so.
 */
export function createCreditNotes(
  { db, clock }: Pick<ShopServices, 'db' | 'clock'>,
  wish: GoodsReturn | PriceCorrection,
): Promise<InvoiceModel[]> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const order = await findOrderByNumber(trx, wish.orderNumber);
    if (!order) throw new OrderUpdateError(`There is no order ${wish.orderNumber}.`);
    if (wish.kind === 'corrected') return [await lowerPrice(trx, order, wish, now)];
    const pieces = await piecesBack(trx, order, wish);
    const notes = await createQuantityCreditNotes(trx, order, pieces, 'returned', now);
    const credited = notes.flatMap(({ content }) => content.items);
    if (sumOf(credited) < sumOf(pieces))
      throw new OrderUpdateError(`Order ${order.orderNumber} has no such goods to credit.`);
    return notes;
  });
}

async function lowerPrice(
  trx: Transaction,
  order: OrderModel,
  { invoiceNumber, cents }: PriceCorrection,
  now: number,
): Promise<InvoiceModel> {
  const invoice = (await listOrderInvoices(trx, [order.id])).find(
    ({ kind, number }) => kind !== 'creditNote' && number === invoiceNumber,
  );
  if (!invoice)
    throw new OrderUpdateError(`Order ${order.orderNumber} has no invoice RE-${invoiceNumber}.`);
  const title = titles[order.language === 'en' ? 'en' : 'de'];
  try {
    return await createAmountCreditNote(trx, invoice, { cents, title }, now);
  } catch (error) {
    throw error instanceof CreditNoteError ? new OrderUpdateError(error.message) : error;
  }
}

/** The pieces that came back, by line: of an article in several lines the first ones. */
async function piecesBack(
  trx: Transaction,
  order: OrderModel,
  { shipment, lines }: GoodsReturn,
): Promise<{ orderItemId: string; amount: number }[]> {
  const items = await listOrderItems(trx, order);
  const sent = (await listShipments(trx, order.id))
    .filter(({ dispatchedAt, number }) => dispatchedAt !== null && number === (shipment ?? number))
    .flatMap((one) => one.lines);
  if (sent.length === 0)
    throw new OrderUpdateError(`Order ${order.orderNumber} has sent nothing that could come back.`);
  if (lines === undefined) return sent;
  return lines.flatMap(({ sku, amount }) => {
    const own = sent.filter((line) =>
      items.some((item) => item.sku === sku && item.id === line.orderItemId),
    );
    let missing = amount;
    const found = own.flatMap(({ orderItemId, amount: held }) => {
      const taken = Math.min(missing, held);
      missing -= taken;
      return taken > 0 ? [{ orderItemId, amount: taken }] : [];
    });
    if (missing > 0)
      throw new OrderUpdateError(`Order ${order.orderNumber} has not sent ${amount} of ${sku}.`);
    return found;
  });
}

function sumOf(lines: readonly { amount: number }[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
