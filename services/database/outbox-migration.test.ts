import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailSender } from '../mail/mail-sender';
import { silentLogger } from '../platform/logger';
import { createDatabaseTarget } from '../testing/test-database';
import { type Database, openDatabase } from './database';
import { isPostgres } from './sql-helpers';
import { migrate } from './migrate';
import { first } from './migrations/0001-first';

let db: Database;
let remove: () => Promise<void>;

/**
 * Database from before emails had a due time, with four emails: one sent, one new, one that failed three times, one
 * given up.
 */
beforeAll(async () => {
  const empty = await createDatabaseTarget();
  remove = empty.remove;
  db = openDatabase(empty.location);
  const provider = { getMigrations: async () => ({ '0001-first': first }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  const insert =
    'insert into mail (key, recipient, subject, text, html, created_at, sent_at, attempts, last_error)';
  for (const values of [
    `('sent', 'a@example.org', '', '', '', 5, 6, 1, null)`,
    `('new', 'b@example.org', '', '', '', 7, null, 0, null)`,
    `('refused', 'c@example.org', '', '', '', 8, null, 3, '451 later')`,
    `('given-up', 'd@example.org', '', '', '', 9, null, 12, '550 no')`,
  ])
    await sql.raw(`${insert} values ${values}`).execute(db);
  expect(await migrate(db)).toContain('0010-outbox');
});

afterAll(async () => {
  await db.destroy();
  await remove();
});

it('keeps every email, including failed ones', async () => {
  expect(
    await db
      .selectFrom('mail')
      .select(['key', 'sent_at', 'attempts', 'failed_at', 'last_error'])
      .orderBy('id')
      .execute(),
  ).toEqual([
    { key: 'sent', sent_at: 6, attempts: 1, failed_at: null, last_error: null },
    { key: 'new', sent_at: null, attempts: 0, failed_at: null, last_error: null },
    { key: 'refused', sent_at: null, attempts: 3, failed_at: null, last_error: '451 later' },
    { key: 'given-up', sent_at: null, attempts: 12, failed_at: 9, last_error: '550 no' },
  ]);
});

it('schedules only waiting emails for immediate delivery', async () => {
  const delivered: string[] = [];
  const clock = { now: () => 1_000 };
  const deliver = async ({ key }: { key: string }) => void delivered.push(key);
  await createMailSender({ db, clock, logger: silentLogger, deliver }).sendDue();
  expect(delivered.toSorted()).toEqual(['new', 'refused']);
});

it('uses an index to find due emails', async () => {
  // PostgreSQL only uses a new index after all older transactions have ended.
  const { rows } = isPostgres(db)
    ? await sql`select indexdef as detail from pg_indexes where tablename = 'mail'`.execute(db)
    : await sql`
        explain query plan select id from mail
        where sent_at is null and failed_at is null and next_attempt_at <= 1000
      `.execute(db);
  expect(JSON.stringify(rows)).toContain('mail_due');
});
