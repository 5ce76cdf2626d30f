import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { InvoiceKind } from '@/domain/invoice/invoice-number';
import type { Database } from '../../../database/database';
import type { Tables } from '../../../database/tables';
import type { InvoiceContent, InvoiceModel } from './invoice-model';

/** The invoices and credit notes of these orders, the first one first. One whose content is not frozen yet is left out. */
export async function findInvoicesOf(
  db: Database,
  orderIds: readonly string[],
): Promise<InvoiceModel[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('content', 'is not', null)
    .orderBy('issued_at')
    .orderBy('series', 'desc')
    .orderBy('number')
    .execute();
  return rows.map(toInvoice);
}

/** A customer's own invoices and credit notes, the first one first. */
export async function findCustomerInvoices(
  db: Database,
  customerId: string,
): Promise<InvoiceModel[]> {
  const rows = await db
    .selectFrom('order')
    .select('id')
    .where('customer_id', '=', customerId)
    .execute();
  return findInvoicesOf(
    db,
    rows.map(({ id }) => id),
  );
}

/** Keeps a new invoice. */
export async function insertInvoice(db: Database, invoice: InvoiceModel): Promise<void> {
  await db
    .insertInto('invoice')
    .values({
      id: invoice.id,
      kind: invoice.kind,
      series: invoice.kind === 'creditNote' ? 'creditNote' : 'invoice',
      number: invoice.number,
      order_id: invoice.orderId,
      shipment_id: invoice.shipmentId,
      corrects_id: invoice.correctsId,
      issued_at: invoice.issuedAt,
      paid_at: invoice.paidAt,
      content: JSON.stringify(invoice.content),
      told: invoice.isTold ? 1 : 0,
    })
    .execute();
}

/** Notes that invoices of an order are paid; those that were keep their day. */
export async function markInvoicesPaid(db: Database, orderId: string, now: number): Promise<void> {
  await db
    .updateTable('invoice')
    .set({ paid_at: now })
    .where('order_id', '=', orderId)
    .where('kind', '!=', 'creditNote')
    .where('paid_at', 'is', null)
    .execute();
}

/** Invoices from before what they say was kept, with the order and the kind they were. */
export function findUnfrozen(db: Database) {
  return db
    .selectFrom('invoice')
    .select(['id', 'order_id', 'number', 'issued_at'])
    .where('content', 'is', null)
    .orderBy('number')
    .execute();
}

/** Freezes what an older invoice says; one that is frozen stays as it is. */
export async function freezeContent(
  db: Database,
  id: string,
  content: InvoiceContent,
): Promise<void> {
  await db
    .updateTable('invoice')
    .set({ content: JSON.stringify(content) })
    .where('id', '=', id)
    .where('content', 'is', null)
    .execute();
}

/** The file an invoice was issued as; null before it was made. */
export async function findInvoiceFile(db: Database, invoiceId: string) {
  const row = await db
    .selectFrom('invoice_file')
    .select(['bytes', 'sha256'])
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps the file of an invoice; the first one stays, whoever else makes one. */
export async function keepInvoiceFile(
  db: Database,
  file: { invoiceId: string; bytes: Uint8Array; sha256: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('invoice_file')
    .values({
      invoice_id: file.invoiceId,
      bytes: file.bytes,
      sha256: file.sha256,
      made_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Invoices whose buyers nobody has written to, at most fifty, the first one first. */
export async function findUntold(db: Database): Promise<InvoiceModel[]> {
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where('content', 'is not', null)
    .where('told', '=', 0)
    .orderBy('issued_at')
    .limit(50)
    .execute();
  return rows.map(toInvoice);
}

/** Notes that the buyer was written to about an invoice. */
export async function markInvoiceTold(db: Database, id: string): Promise<void> {
  await db.updateTable('invoice').set({ told: 1 }).where('id', '=', id).execute();
}

/** Invoices that have no file yet, at most fifty, the first one first. */
export async function findWithoutFile(db: Database): Promise<InvoiceModel[]> {
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where('content', 'is not', null)
    .where(
      sql<boolean>`not exists (select 1 from invoice_file where invoice_file.invoice_id = invoice.id)`,
    )
    .orderBy('issued_at')
    .limit(50)
    .execute();
  return rows.map(toInvoice);
}

/** A row as the model has it. */
export function toInvoice(row: Selectable<Tables['invoice']>): InvoiceModel {
  return {
    id: row.id,
    kind: row.kind as InvoiceKind,
    number: row.number,
    orderId: row.order_id,
    shipmentId: row.shipment_id,
    correctsId: row.corrects_id,
    issuedAt: row.issued_at,
    paidAt: row.paid_at,
    isTold: row.told === 1,
    content: JSON.parse(row.content ?? 'null') as InvoiceContent,
  };
}
