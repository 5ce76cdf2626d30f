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

/** An operator's command to credit returned goods. */
export interface GoodsReturnCommand {
  kind: 'returned';
  orderNumber: number;
  /** The number of the returned shipment; by default all dispatched shipments. */
  shipment?: number;
  /** The returned products and quantities; by default everything. */
  lines?: readonly RequestedLine[];
}

/** An operator's command to reduce the price on an invoice. */
export interface PriceCorrectionCommand {
  kind: 'corrected';
  orderNumber: number;
  invoiceNumber: number;
  /** Reduction in cents, net or gross like the order's prices. */
  cents: number;
}

const titles = { de: 'Preiskorrektur', en: 'Price correction' } as const;

/**
 * Creates the credit notes for returned goods or a price reduction. Throws OrderUpdateError if the order does not
 * exist, or if the goods or the amount were not billed.
 */
export function createCreditNotes(
  { db, clock }: Pick<ShopServices, 'db' | 'clock'>,
  input: GoodsReturnCommand | PriceCorrectionCommand,
): Promise<InvoiceModel[]> {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const order = await findOrderByNumber(trx, input.orderNumber);
    if (!order) throw new OrderUpdateError(`There is no order ${input.orderNumber}.`);
    if (input.kind === 'corrected') return [await lowerPrice(trx, order, input, now)];
    const quantities = await getReturnedQuantities(trx, order, input);
    const notes = await createQuantityCreditNotes(trx, order, quantities, 'returned', now);
    const credited = notes.flatMap(({ content }) => content.items);
    if (sumOf(credited) < sumOf(quantities))
      throw new OrderUpdateError(`Order ${order.orderNumber} has no such goods to credit.`);
    return notes;
  });
}

async function lowerPrice(
  trx: Transaction,
  order: OrderModel,
  { invoiceNumber, cents }: PriceCorrectionCommand,
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

/**
 * Returns the returned quantities by line item. If a product is in several line items, the first ones are used first.
 */
async function getReturnedQuantities(
  trx: Transaction,
  order: OrderModel,
  { shipment, lines }: GoodsReturnCommand,
): Promise<{ orderItemId: string; amount: number }[]> {
  const items = await listOrderItems(trx, order);
  const sent = (await listShipments(trx, order.id))
    .filter(({ dispatchedAt, number }) => dispatchedAt !== null && number === (shipment ?? number))
    .flatMap((one) => one.lines);
  if (sent.length === 0)
    throw new OrderUpdateError(`Order ${order.orderNumber} has no dispatched goods to return.`);
  if (lines === undefined) return sent;
  return lines.flatMap(({ sku, amount }) => {
    const matching = sent.filter((line) =>
      items.some((item) => item.sku === sku && item.id === line.orderItemId),
    );
    let missing = amount;
    const found = matching.flatMap(({ orderItemId, amount: held }) => {
      const quantity = Math.min(missing, held);
      missing -= quantity;
      return quantity > 0 ? [{ orderItemId, amount: quantity }] : [];
    });
    if (missing > 0)
      throw new OrderUpdateError(
        `Order ${order.orderNumber} has not dispatched ${amount} of ${sku}.`,
      );
    return found;
  });
}

function sumOf(lines: readonly { amount: number }[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
