import type { Migration } from 'kysely/migration';

/** Withdrawals, newsletter subscriptions and what is attached to mails. */
export const tools: Migration = {
  async up() {},
};
