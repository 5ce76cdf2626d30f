import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The XRechnung of invoices as they were issued; without bytes for one that cannot be XML. */
export const xrechnungFiles: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('invoice_xrechnung')
      .addColumn('invoice_id', 'text', (column) => column.primaryKey().references('invoice.id'))
      .addColumn('bytes', 'blob')
      .addColumn('sha256', 'text')
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
