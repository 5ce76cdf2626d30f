import { inTransaction, type Transaction } from '../../database/database';
import type { ShopServices } from '../base/context';
import { creditAmount, CreditError, creditPieces } from './invoices/correct-invoice';
import type { InvoiceModel } from './invoices/invoice-model';
import { findInvoicesOf } from './invoices/invoices.repository';
import type { OrderModel } from './order-model';
import { OrderMoveError } from './order-move';
import { findOrderByNumber, findOrderItems } from './order.repository';
import type { WishedLine } from './shipments/divide-shipment';
import { findShipments } from './shipments/shipments.repository';

/** Goods that came back. */
export interface GoodsBack {
  kind: 'returned';
  orderNumber: number;
  /** Which shipment came back; without it all that were sent. */
  shipment?: number;
  /** What of it came back; without it all. */
  lines?: readonly WishedLine[];
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
 * Writes the credit notes for goods that came back, or for a lower price. Throws OrderMoveError when the order does not exist, and
 * when there is nothing billed that could be credited so.
 */
export function creditOrder(
  { db, clock }: Pick<ShopServices, 'db' | 'clock'>,
  wish: GoodsBack | PriceCorrection,
): Promise<InvoiceModel[]> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const order = await findOrderByNumber(trx, wish.orderNumber);
    if (!order) throw new OrderMoveError(`There is no order ${wish.orderNumber}.`);
    if (wish.kind === 'corrected') return [await lowerPrice(trx, order, wish, now)];
    const pieces = await piecesBack(trx, order, wish);
    const notes = await creditPieces(trx, order, pieces, 'returned', now);
    const credited = notes.flatMap(({ content }) => content.items);
    if (sumOf(credited) < sumOf(pieces))
      throw new OrderMoveError(`Order ${order.orderNumber} has no such goods to credit.`);
    return notes;
  });
}

async function lowerPrice(
  trx: Transaction,
  order: OrderModel,
  { invoiceNumber, cents }: PriceCorrection,
  now: number,
): Promise<InvoiceModel> {
  const invoice = (await findInvoicesOf(trx, [order.id])).find(
    ({ kind, number }) => kind !== 'creditNote' && number === invoiceNumber,
  );
  if (!invoice)
    throw new OrderMoveError(`Order ${order.orderNumber} has no invoice RE-${invoiceNumber}.`);
  const title = titles[order.language === 'en' ? 'en' : 'de'];
  try {
    return await creditAmount(trx, invoice, { cents, title }, now);
  } catch (error) {
    throw error instanceof CreditError ? new OrderMoveError(error.message) : error;
  }
}

/** The pieces that came back, by line: of an article in several lines the first ones. */
async function piecesBack(
  trx: Transaction,
  order: OrderModel,
  { shipment, lines }: GoodsBack,
): Promise<{ orderItemId: string; amount: number }[]> {
  const items = await findOrderItems(trx, order);
  const sent = (await findShipments(trx, order.id))
    .filter(({ dispatchedAt, number }) => dispatchedAt !== null && number === (shipment ?? number))
    .flatMap((one) => one.lines);
  if (sent.length === 0)
    throw new OrderMoveError(`Order ${order.orderNumber} has sent nothing that could come back.`);
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
      throw new OrderMoveError(`Order ${order.orderNumber} has not sent ${amount} of ${sku}.`);
    return found;
  });
}

function sumOf(lines: readonly { amount: number }[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
