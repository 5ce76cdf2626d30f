import type { Migration } from 'kysely/migration';

/** The identity service's users, codes, refresh tokens and keys. */
export const identity: Migration = {
  async up() {},
};
