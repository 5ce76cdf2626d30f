import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '@/domain/time/durations';
import { createSecretCipher } from '../../secrets/encryption';
import { signIdToken } from '../../testing/test-id-token';
import { openTestRest, type TestRest } from '../../testing/test-rest';
import { completeIdentityDeletions, reencryptIdentityDeletions } from './identity-deletion';

/** An external user pool with configurable responses, and the calls it received. */
let pool: Server;
let answer: (action: string) => [status: number, body: object];
let requests: string[];
let rest: TestRest;
const logged: string[] = [];

beforeEach(async () => {
  requests = [];
  logged.length = 0;
  answer = () => [200, { AuthenticationResult: { AccessToken: 'access', IdToken: 'id' } }];
  pool = createServer((request, response) => {
    const action = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    requests.push(action);
    const [status, body] = answer(action);
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => pool.listen(0, '127.0.0.1', resolve));
  const record = (message: string, fields?: object) =>
    void logged.push(JSON.stringify({ message, ...fields }));
  rest = await openTestRest({ logger: { info: record, warn: record, error: record } });
});

afterEach(async () => {
  await rest.shop.close();
  await new Promise((resolve) => pool.close(resolve));
});

const finish = (keySeal = createSecretCipher('a key for tests')) =>
  completeIdentityDeletions({
    ...rest.shop.services,
    keySeal,
    pool: { url: `http://127.0.0.1:${(pool.address() as AddressInfo).port}`, clientId: 'c' },
  });
const left = () => rest.shop.db.selectFrom('identity_deletion').selectAll().execute();
const aToken = () =>
  signIdToken({ subject: 'sub-1', email: 'eine@example.org', now: rest.shop.clock.now() });

async function prepare(token: string) {
  const body = { refreshToken: 'a-refresh-token' };
  const prepared = await rest.call('/identity-deletions', { token, body });
  expect(prepared.status).toBe(204);
}

async function deleteAccount() {
  const token = await aToken();
  await prepare(token);
  const { data } = await rest.shop.query('mutation { customerDelete }', { token });
  expect(data).toEqual({ customerDelete: true });
}

it('runs after the shop deletes the account, without the page', async () => {
  await deleteAccount();
  expect(JSON.stringify(await left())).not.toContain('a-refresh-token');
  await finish();
  expect(requests).toEqual(['GetTokensFromRefreshToken', 'DeleteUser']);
  expect(await left()).toEqual([]);
});

it('is retried while the pool is unavailable, and the user stays locked out', async () => {
  await deleteAccount();
  answer = () => [500, {}];
  await finish();
  await finish();
  expect(requests).toHaveLength(1);
  rest.shop.clock.advance(2 * minuteMs);
  const { errors } = await rest.shop.query('{ customer { id } }', { token: await aToken() });
  expect(errors?.[0]?.message).toBe('The access token is invalid');
  answer = () => [200, { AuthenticationResult: { AccessToken: 'access', IdToken: 'id' } }];
  await finish();
  expect(await left()).toEqual([]);
  expect((await rest.shop.query('{ customer { email } }', { token: await aToken() })).data).toEqual(
    {
      customer: { email: 'eine@example.org' },
    },
  );
});

it.each([
  ['the user pool rejects the request', 0, 400],
  ['the user pool is unavailable for a month', 31 * dayMs, 500],
])('reports the user to the operator when %s', async (_name, age, status) => {
  await deleteAccount();
  rest.shop.clock.advance(age);
  answer = () => [status, { __type: 'NotAuthorizedException' }];
  await finish();
  expect(await left()).toEqual([]);
  expect(logged.join()).toContain('"subject":"sub-1"');
  expect(logged.join()).not.toContain('eine@example.org');
});

it('is retried with the right key when the stored token cannot be decrypted', async () => {
  await deleteAccount();
  await finish(createSecretCipher('another key'));
  expect(await left()).toHaveLength(1);
  expect(logged.join()).toContain('SECRETS_KEY_PREVIOUS');
  expect(requests).toEqual([]);
  rest.shop.clock.advance(2 * minuteMs);
  await finish();
  expect(await left()).toEqual([]);
});

it('survives a change of the key', async () => {
  await deleteAccount();
  const changed = createSecretCipher('a new key', ['a key for tests']);
  expect(await reencryptIdentityDeletions(rest.shop.db, changed)).toEqual([
    'identity-deletion sub-1',
  ]);
  expect(await reencryptIdentityDeletions(rest.shop.db, createSecretCipher('unknown'))).toEqual([]);
  await finish(createSecretCipher('a new key'));
  expect(await left()).toEqual([]);
});

it('is complete when the user no longer exists', async () => {
  await deleteAccount();
  answer = () => [400, { __type: 'UserNotFoundException' }];
  await finish();
  expect(await left()).toEqual([]);
  expect(logged).toEqual([]);
});

it('is skipped for an account that was not deleted', async () => {
  await prepare(await aToken());
  await finish();
  rest.shop.clock.advance(hourMs + 1);
  await finish();
  expect(requests).toEqual([]);
  expect(await left()).toEqual([]);
});

it('can be prepared by the account itself only', async () => {
  const body = { refreshToken: 'a-refresh-token' };
  expect((await rest.call('/identity-deletions', { body })).status).toBe(401);
  const token = await aToken();
  expect((await rest.call('/identity-deletions', { token, body: {} })).status).toBe(400);
});
