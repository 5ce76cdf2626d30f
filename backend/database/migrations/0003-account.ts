import type { Migration } from 'kysely/migration';

/** What a registered customer's account needs besides: the identity's subject, and how far an order has come. */
export const account: Migration = {
  async up() {},
};
