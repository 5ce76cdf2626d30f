import { type Selectable, sql } from 'kysely';
import { computeDueDay } from '@/domain/payment/payment-terms';
import type { InvoiceKind } from '@/domain/invoice/invoice-number';
import type { Database } from '../../../database/database';
import type { Tables } from '../../../database/tables';
import type { AllocatedStock, OrderModel } from '../order-model';
import { insertRefundCheck } from '../order.repository';
import type { InvoiceContent, InvoiceModel } from './invoice-model';

/**
 * Returns the invoices and credit notes of these orders, oldest first. Documents without frozen content are left out.
 */
export async function listOrderInvoices(
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

/** Number sequence of a document: invoices and credit notes are numbered separately. */
export type InvoiceSeries = 'invoice' | 'creditNote';

export const getInvoiceSeries = (kind: InvoiceKind): InvoiceSeries =>
  kind === 'creditNote' ? 'creditNote' : 'invoice';

/** Inserts an invoice of an existing order. A credit note reduces the open amount of the invoice it corrects. */
export async function insertInvoice(db: Database, invoice: InvoiceModel): Promise<void> {
  const { totalCents } = invoice.content.order;
  await db
    .insertInto('invoice')
    .values({
      id: invoice.id,
      kind: invoice.kind,
      series: getInvoiceSeries(invoice.kind),
      number: invoice.number,
      order_id: invoice.orderId,
      shipment_id: invoice.shipmentId,
      corrects_id: invoice.correctsId,
      issued_at: invoice.issuedAt,
      paid_at: invoice.paidAt,
      content: JSON.stringify(invoice.content),
      is_notified: invoice.isNotified ? 1 : 0,
      customer_id: (eb) =>
        eb.selectFrom('order').select('customer_id').where('id', '=', invoice.orderId),
      ...getOpenAmount(invoice),
    })
    .execute();
  if (invoice.correctsId === null) return;
  await insertRefundCheck(db, invoice.orderId);
  await db
    .updateTable('invoice')
    .set((eb) => ({
      open_cents: eb
        .case()
        .when('open_cents', '>', totalCents)
        .then(eb('open_cents', '-', totalCents))
        .else(0)
        .end(),
    }))
    .where('id', '=', invoice.correctsId)
    .execute();
}

/** Returns the due date and the open amount of a new invoice, before any credit notes. */
function getOpenAmount({
  kind,
  paidAt,
  issuedAt,
  content: { order },
}: Pick<InvoiceModel, 'kind' | 'paidAt' | 'issuedAt' | 'content'>) {
  if (kind === 'creditNote') return { due_day: null, open_cents: 0 };
  return {
    due_day: computeDueDay(issuedAt, order.paymentId),
    open_cents: paidAt === null ? Math.max(0, order.totalCents) : 0,
  };
}

/** Marks an order's invoices as paid. Invoices already paid keep their payment date. */
export async function markInvoicesPaid(db: Database, orderId: string, now: number): Promise<void> {
  await db
    .updateTable('invoice')
    .set({ paid_at: now, open_cents: 0 })
    .where('order_id', '=', orderId)
    .where('kind', '!=', 'creditNote')
    .where('paid_at', 'is', null)
    .execute();
}

/** Returns older invoices without frozen content, each with its order and kind. */
export function listInvoicesWithoutSnapshot(db: Database) {
  return db
    .selectFrom('invoice')
    .select(['id', 'kind', 'order_id', 'number', 'issued_at', 'paid_at'])
    .where('content', 'is', null)
    .orderBy('number')
    .execute();
}

/** Freezes the content of an older invoice. Frozen content is not replaced. */
export async function saveInvoiceSnapshot(
  db: Database,
  invoice: { id: string; kind: string; issued_at: number; paid_at: number | null },
  content: InvoiceContent,
): Promise<void> {
  const facts = { kind: invoice.kind as InvoiceKind, issuedAt: invoice.issued_at };
  await db
    .updateTable('invoice')
    .set({
      content: JSON.stringify(content),
      ...getOpenAmount({ ...facts, paidAt: invoice.paid_at, content }),
    })
    .where('id', '=', invoice.id)
    .where('content', 'is', null)
    .execute();
}

/** Returns the issued file of an invoice; null if it was not created yet. */
export async function findInvoiceFile(db: Database, invoiceId: string) {
  const row = await db
    .selectFrom('invoice_file')
    .select(['bytes', 'sha256'])
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();
  return row ?? null;
}

/** Saves the file of an invoice. An existing file is not replaced. */
export async function insertInvoiceFile(
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
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns invoices whose buyers were not notified yet, oldest first, at most fifty. */
export async function listInvoicesToNotify(db: Database): Promise<InvoiceModel[]> {
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where('content', 'is not', null)
    .where('is_notified', '=', sql.lit(0))
    .orderBy('issued_at')
    .limit(50)
    .execute();
  return rows.map(toInvoice);
}

/** Records that the buyer of an invoice was notified, so that the job does not send a second email. */
export async function markInvoiceNotified(db: Database, id: string): Promise<void> {
  await db.updateTable('invoice').set({ is_notified: 1 }).where('id', '=', id).execute();
}

/** Returns invoices without a file, oldest first, at most fifty. */
export async function listInvoicesWithoutFile(db: Database): Promise<InvoiceModel[]> {
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where('content', 'is not', null)
    .where('has_file', '=', sql.lit(0))
    .orderBy('issued_at')
    .limit(50)
    .execute();
  return rows.map(toInvoice);
}

/** Marks an invoice's file as saved, so that the job skips it. */
export async function markInvoiceFileSaved(db: Database, id: string): Promise<void> {
  await db.updateTable('invoice').set({ has_file: 1 }).where('id', '=', id).execute();
}

/** Maps a row of invoice to the model. The row must have frozen content. */
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
    isNotified: row.is_notified === 1,
    content: parseContent(row.content),
  };
}

/** An order as stored in the content of older invoices, with the former names of its allocated stock. */
type OlderOrder = Omit<OrderModel, 'allocatedStock'> & {
  takenStock: { productId: string; shelf: number; deliveries: AllocatedStock['restocks'] }[] | null;
};

/**
 * Parses the stored content of an invoice. Stored content never changes, so former field names of older content are
 * mapped to the current ones.
 */
function parseContent(json: string | null): InvoiceContent {
  const content = JSON.parse(json ?? 'null') as
    | InvoiceContent
    | (Omit<InvoiceContent, 'order'> & { order: OlderOrder })
    | null;
  if (content === null || !('takenStock' in content.order)) return content as InvoiceContent;
  const { takenStock, ...order } = content.order;
  const allocatedStock =
    takenStock?.map(({ productId, shelf, deliveries }) => ({
      ...{ productId, inStock: shelf, restocks: deliveries },
    })) ?? null;
  return { ...content, order: { ...order, allocatedStock } };
}

/**
 * Returns the issued XRechnung of an invoice; null if it was not created yet. `bytes` is null if the invoice cannot be
 * written as XRechnung.
 */
export async function findXrechnung(
  db: Database,
  invoiceId: string,
): Promise<{ bytes: Uint8Array | null; sha256: string | null } | null> {
  const row = await db
    .selectFrom('invoice_xrechnung')
    .select(['bytes', 'sha256'])
    .where('invoice_id', '=', invoiceId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Saves the XRechnung of an invoice. Null as `bytes` records that the invoice has none. An existing entry is not
 * replaced.
 */
export async function insertXrechnung(
  db: Database,
  file: { invoiceId: string; bytes: Uint8Array | null; sha256: string | null },
  now: number,
): Promise<void> {
  const { invoiceId, bytes, sha256 } = file;
  await db
    .insertInto('invoice_xrechnung')
    .values({ invoice_id: invoiceId, bytes, sha256, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns invoices whose XRechnung was not created yet, oldest first, at most fifty. */
export async function listInvoicesWithoutXrechnung(db: Database): Promise<InvoiceModel[]> {
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where('content', 'is not', null)
    .where('has_xrechnung', '=', sql.lit(0))
    .orderBy('issued_at')
    .limit(50)
    .execute();
  return rows.map(toInvoice);
}

/** Marks the XRechnung of an invoice as created or not needed, so that the job skips the invoice. */
export async function markXrechnungSaved(db: Database, id: string): Promise<void> {
  await db.updateTable('invoice').set({ has_xrechnung: 1 }).where('id', '=', id).execute();
}
