import type { Migration } from 'kysely/migration';

/**
 * Adds the table of recently received contact messages. With it a repeated message is processed only once, and the
 * number of emails to one address is limited.
 */
export const contact: Migration = {
  async up({ schema }) {
    await schema
      .createTable('contact_message')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('request_key', 'text', (column) => column.notNull().unique())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('content_hash', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('contact_message_by_email')
      .on('contact_message')
      .columns(['email', 'received_at'])
      .execute();
  },
};
