import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the XRechnung file of each invoice as issued. The bytes are null if the invoice cannot be written as XML. */
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
