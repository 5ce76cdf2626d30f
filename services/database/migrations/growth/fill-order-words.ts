import { type Kysely, sql } from 'kysely';
import { normalizeWords } from '@/domain/text/text-utils';
import { formatInvoiceNumber } from '@/domain/invoice/invoice-number';

const atATime = 500;

interface OrderRow {
  id: string;
  order_number: number;
  reference: string;
  invoice_number: number | null;
}

/** Sets the search text of existing orders. New orders get a search text when they are created. */
export async function fillOrderWords(db: Kysely<unknown>): Promise<void> {
  let last = '';
  for (;;) {
    const { rows } = await sql<OrderRow>`select id, order_number, reference, invoice_number
      from "order"
      where id > ${last} order by id limit ${atATime}`.execute(db);
    for (const { id, order_number, reference, invoice_number } of rows) {
      const items = await sql<{ title: string; short_description: string }>`
        select title, short_description from order_item where order_id = ${id} order by position
      `.execute(db);
      const texts = items.rows.flatMap((item) => [item.title, item.short_description]);
      const number = invoice_number === null ? '' : formatInvoiceNumber(invoice_number);
      const words = normalizeWords([String(order_number), reference, ...texts, number].join(' '));
      await sql`update "order" set words = ${words} where id = ${id}`.execute(db);
    }
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
