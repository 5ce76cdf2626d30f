import { sql } from 'kysely';
import type { Database } from '../../../database/database';
import type { InvoiceModel } from './invoice-model';
import { toInvoice } from './invoices.repository';

/** The XRechnung an invoice was issued as, without bytes where it cannot be XML; null before that was settled. */
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

/** Keeps the XRechnung of an invoice, or that there is none; the first one stays, whoever else makes one. */
export async function keepXrechnung(
  db: Database,
  file: { invoiceId: string; bytes: Uint8Array | null; sha256: string | null },
  now: number,
): Promise<void> {
  const { invoiceId, bytes, sha256 } = file;
  await db
    .insertInto('invoice_xrechnung')
    .values({ invoice_id: invoiceId, bytes, sha256, made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Invoices of which nobody has settled yet what their XRechnung is, at most fifty, the first one first. */
export async function findWithoutXrechnung(db: Database): Promise<InvoiceModel[]> {
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

/** Notes that it is settled what the XRechnung of an invoice is, so that nobody looks again. */
export async function markXrechnungKept(db: Database, id: string): Promise<void> {
  await db.updateTable('invoice').set({ has_xrechnung: 1 }).where('id', '=', id).execute();
}
