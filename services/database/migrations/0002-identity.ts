import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the identity service's users, codes, sessions, refresh tokens, authorization codes, attempts and keys. */
export const identity: Migration = {
  async up(db) {
    await createKeys(db);
    await createUsers(db);
    await createSessions(db);
    await createLimits(db);
  },
};

async function createKeys({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('identity_key')
    .addColumn('kid', 'text', (column) => column.primaryKey())
    .addColumn('private_jwk', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('retired_at', 'bigint')
    .execute();
}

async function createUsers({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('identity_user')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('email_verified', 'integer', (column) =>
      column.notNull().check(sql`email_verified in (0, 1)`),
    )
    .addColumn('pending_email', 'text')
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('UNCONFIRMED', 'CONFIRMED')`),
    )
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('verifier', 'text', (column) => column.notNull())
    .addColumn('attributes', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createSessions({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('identity_session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('identity_user.id').onDelete('cascade'),
    )
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
  await schema
    .createIndex('identity_session_by_user')
    .on('identity_session')
    .column('user_id')
    .execute();
  await schema
    .createTable('identity_refresh_token')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) =>
      column.notNull().references('identity_session.id').onDelete('cascade'),
    )
    .addColumn('replaced_at', 'bigint')
    .execute();
  await schema
    .createIndex('identity_refresh_token_by_session')
    .on('identity_refresh_token')
    .column('session_id')
    .execute();
  await schema
    .createTable('identity_grant')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('identity_user.id').onDelete('cascade'),
    )
    .addColumn('redirect_uri', 'text', (column) => column.notNull())
    .addColumn('code_challenge', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('nonce', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .addColumn('session_id', 'text')
    .execute();
}

async function createLimits({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('identity_code')
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('used_at', 'bigint')
    .addPrimaryKeyConstraint('identity_code_pk', ['purpose', 'subject'])
    .execute();
  await schema
    .createTable('identity_attempt')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addColumn('until_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('identity_attempt_pk', ['kind', 'subject'])
    .execute();
  await schema
    .createTable('identity_used_challenge')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}
