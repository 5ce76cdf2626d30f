import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from './database/database';
import { removeClosedUsers } from './remove-closed-users';
import { signIdToken } from './testing/test-id-token';
import { openTestRest, type TestRest } from './testing/test-rest';

let rest: TestRest;
let db: Database;
let now: number;

beforeEach(async () => {
  rest = await openTestRest();
  db = rest.shop.db;
  now = rest.shop.clock.now();
});
afterEach(() => rest.shop.close());

const subject = 'left-behind';

const addUser = (id: string) =>
  db
    .insertInto('identity_user')
    .values({
      id,
      email: `${id}@example.org`,
      email_verified: 1,
      pending_email: null,
      status: 'CONFIRMED',
      salt: '00',
      verifier: '00',
      attributes: '{}',
      created_at: now,
      updated_at: now,
    })
    .execute();

const addSession = (userId: string, startedAt: number) =>
  db
    .insertInto('identity_session')
    .values({
      id: `session-of-${userId}`,
      user_id: userId,
      scope: 'openid',
      started_at: startedAt,
      expires_at: startedAt + 1_000_000,
      revoked_at: null,
    })
    .execute();

/** Records an account as deleted in the shop but keeps the identity service's user, as version 0.17 did. */
const closeAccount = (id: string) =>
  db
    .insertInto('deleted_account')
    .values({ subject_hash: createHash('sha256').update(id).digest('hex'), deleted_at: now })
    .execute();

async function usersLeft() {
  await removeClosedUsers(db);
  const rows = await db.selectFrom('identity_user').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id).filter((id) => [subject, 'never-seen'].includes(id));
}

it('removes the user and sessions of a deleted account', async () => {
  await addUser(subject);
  await addSession(subject, now - 1_000);
  await closeAccount(subject);
  expect(await usersLeft()).toEqual([]);
  const sessions = db.selectFrom('identity_session').selectAll().where('user_id', '=', subject);
  expect(await sessions.execute()).toEqual([]);
});

it('keeps a user that has never visited the shop', async () => {
  await addUser(subject);
  await addUser('never-seen');
  await closeAccount(subject);
  expect(await usersLeft()).toEqual(['never-seen']);
});

it('keeps a user that has a customer again', async () => {
  await addUser(subject);
  await closeAccount(subject);
  rest.shop.clock.advance(60_000);
  const email = `${subject}@example.org`;
  const token = await signIdToken({ subject, email, now: rest.shop.clock.now() });
  expect((await rest.shop.query('{ customer { email } }', { token })).data).toEqual({
    customer: { email },
  });
  expect(await usersLeft()).toEqual([subject]);
});

it('keeps a user that signed in after the deletion and has not visited the shop yet', async () => {
  await addUser(subject);
  await closeAccount(subject);
  await addSession(subject, now + 1_000);
  expect(await usersLeft()).toEqual([subject]);
});

it('checks all users, even when many have no customer', async () => {
  for (let index = 0; index < 501; index += 1) await addUser(`a-${index}`);
  await addUser(subject);
  await closeAccount(subject);
  expect(await usersLeft()).toEqual([]);
});
