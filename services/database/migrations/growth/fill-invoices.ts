import { type Kysely, sql } from 'kysely';
import { computeDueDay } from '@/domain/payment/payment-terms';

const atATime = 500;

interface InvoiceRow {
  id: string;
  issued_at: number;
  paid_at: number | null;
  content: string;
}

/** Sets the customer, open amount, due date and available files of existing invoices. */
export async function fillInvoices(db: Kysely<unknown>): Promise<void> {
  await sql`update invoice set
    customer_id = (select customer_id from "order" where "order".id = invoice.order_id),
    has_file = case when exists (select 1 from invoice_file where invoice_id = invoice.id) then 1 else 0 end,
    has_xrechnung = case when exists (select 1 from invoice_xrechnung where invoice_id = invoice.id)
      then 1 else 0 end`.execute(db);
  let last = '';
  for (;;) {
    const { rows } = await sql<InvoiceRow>`select id, issued_at, paid_at, content from invoice
      where id > ${last} and kind <> 'creditNote' and content is not null
      order by id limit ${atATime}`.execute(db);
    for (const row of rows) await fillOne(db, row);
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}

/**
 * Sets the open amount and due date of one invoice from its frozen content. For an invoice without frozen content they
 * are set when its content is frozen.
 */
async function fillOne(db: Kysely<unknown>, row: InvoiceRow): Promise<void> {
  const { paymentId, totalCents } = orderOf(row.content);
  const notes = await sql<{ content: string }>`
    select content from invoice where corrects_id = ${row.id}
  `.execute(db);
  const credited = notes.rows.reduce((sum, note) => sum + orderOf(note.content).totalCents, 0);
  const open = row.paid_at === null ? Math.max(0, totalCents - credited) : 0;
  await sql`update invoice set open_cents = ${open}, due_day = ${computeDueDay(row.issued_at, paymentId)}
    where id = ${row.id}`.execute(db);
}

function orderOf(content: string): { paymentId: string; totalCents: number } {
  return (JSON.parse(content) as { order: { paymentId: string; totalCents: number } }).order;
}
