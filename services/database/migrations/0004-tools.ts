import type { Migration } from 'kysely/migration';
import { createMailFileTables } from './tools/mail-file';
import { createNewsletterTable } from './tools/newsletter';
import { createWithdrawalTable } from './tools/withdrawal';

/** Adds withdrawals, newsletter subscriptions and email attachments. */
export const withdrawalsAndNewsletter: Migration = {
  async up(db) {
    await createMailFileTables(db);
    await createWithdrawalTable(db);
    await createNewsletterTable(db);
  },
};
