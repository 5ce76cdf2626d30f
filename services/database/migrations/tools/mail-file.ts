import type { Kysely } from 'kysely';

/**
 * Creates the tables of email attachments. Each file is stored once by the hash of its bytes, so that, for example, a
 * thousand order confirmations share one file with the terms of sale.
 */
export async function createMailFileTables({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('mail_file')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('bytes', 'blob', (column) => column.notNull())
    .execute();
  await schema
    .createTable('mail_attachment')
    .addColumn('mail_id', 'integer', (column) =>
      column.notNull().references('mail.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('file_hash', 'text', (column) => column.notNull().references('mail_file.hash'))
    .addPrimaryKeyConstraint('mail_attachment_pk', ['mail_id', 'position'])
    .execute();
}
