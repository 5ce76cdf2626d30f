import { type Database, inTransaction } from '../../../database/database';
import { findOrder, findOrderItems } from '../order.repository';
import { creditPieces } from './correct-invoice';
import { contentOf } from './issue-invoice';
import { findUnfrozen, freezeContent } from './invoices.repository';

/**
 * Freezes what invoices from before say, as their orders have it now, and writes the credit notes that cancelled ones never got.
 * Whatever is frozen stays, so that it may run at every start.
 */
export async function settleOlderInvoices(db: Database, now: number): Promise<void> {
  for (const invoice of await findUnfrozen(db))
    await inTransaction(db, async (trx) => {
      const order = await findOrder(trx, invoice.order_id);
      if (!order) return;
      const items = await findOrderItems(trx, order);
      const billed = { ...order, invoiceNumber: invoice.number, invoicedAt: invoice.issued_at };
      await freezeContent(trx, invoice, await contentOf(trx, billed, items));
      if (!order.cancelled) return;
      const pieces = items.map(({ id, amount }) => ({ orderItemId: id, amount }));
      await creditPieces(trx, order, pieces, 'cancelled', now);
    });
}
