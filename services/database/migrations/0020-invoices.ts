import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { sqlNewId } from '../sql-helpers';

/**
 * Adds invoices and credit notes with their issued files. The content of an existing invoice is frozen from its order
 * at the next start.
 */
export const invoices: Migration = {
  async up(db: Kysely<unknown>) {
    await createTables(db);
    await db.schema.alterTable('order').addColumn('withdrawn_at', 'bigint').execute();
    await sql`insert into sequence (name, last) values ('creditNote', 30000) on conflict do nothing`.execute(
      db,
    );
    await sql`insert into invoice (id, kind, series, number, order_id, shipment_id, issued_at, paid_at, told)
      select ${sqlNewId(db)}, 'invoice', 'invoice', invoice_number, "order".id, shipment.id,
        coalesce(invoiced_at, ordered_at), paid_at, 1
      from "order" join shipment on shipment.order_id = "order".id and shipment.number = 1
      where invoice_number is not null`.execute(db);
  },
};

async function createTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('invoice')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) =>
      column.notNull().check(sql`kind in ('invoice', 'advance', 'creditNote')`),
    )
    .addColumn('series', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.notNull().references('order.id'))
    .addColumn('shipment_id', 'text', (column) => column.references('shipment.id'))
    .addColumn('corrects_id', 'text', (column) => column.references('invoice.id'))
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .addColumn('paid_at', 'bigint')
    .addColumn('content', 'text')
    .addColumn('told', 'integer', (column) => column.notNull().defaultTo(0))
    .addUniqueConstraint('invoice_number', ['series', 'number'])
    .execute();
  await schema.createIndex('invoice_by_order').on('invoice').column('order_id').execute();
  await schema
    .createTable('invoice_file')
    .addColumn('invoice_id', 'text', (column) => column.primaryKey().references('invoice.id'))
    .addColumn('bytes', 'blob', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute();
}
