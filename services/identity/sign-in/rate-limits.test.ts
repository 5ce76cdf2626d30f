import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Logger } from '../../platform/logger';
import { type FakeClock, createFakeClock } from '../../testing/fake-clock-and-vies';
import {
  testUser,
  testIdentityClientId,
  openTestIdentity,
  type TestIdentity,
  createOriginHeaders,
} from '../testing/test-identity';

let identity: TestIdentity;
let clock: FakeClock;
let errors: string[];

const hour = 60 * 60 * 1000;
const password = 'Stiller-2027!';

beforeEach(async () => {
  clock = createFakeClock();
  errors = [];
  const ignore = () => undefined;
  const logger: Logger = { info: ignore, warn: ignore, error: (text) => void errors.push(text) };
  identity = await openTestIdentity(clock, logger);
});

afterEach(() => identity.close());

interface Origin {
  address?: string;
  known?: string;
}

/** Calls the identity API like the storefront does. Returns the name of the error, or null. */
async function call(action: string, body: object, { address = '', known }: Origin = {}) {
  const response = await fetch(`${identity.url}/identity/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
      ...createOriginHeaders({ address, known: known ? [known] : [] }, clock.now()),
    },
    body: JSON.stringify({ ClientId: testIdentityClientId, ...body }),
  });
  const { __type = null } = (await response.json()) as { __type?: string };
  return __type;
}

const guess = (email: string, from?: Origin, code = '00000x') =>
  call(
    'ConfirmForgotPassword',
    { Username: email, ConfirmationCode: code, Password: password },
    from,
  );
const forgot = (email: string, from?: Origin) => call('ForgotPassword', { Username: email }, from);
const mailCount = async () =>
  Number(
    (
      await identity.db
        .selectFrom('mail')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

/** Sets a rate limit's counter. */
const count = (name: string, times: number) =>
  identity.db.updateTable('rate_window').set({ count: times }).where('name', '=', name).execute();

let userCount = 0;

/**
 * Sends the given number of guesses, each for a new account and from the origin that `from` returns. Returns how many
 * were verified instead of rate limited.
 */
async function countAttempts(count: number, from: (at: number) => Origin): Promise<number> {
  let wrong = 0;
  for (let at = 0; at < count; at += 1) {
    userCount += 1;
    const answer = await guess(`person${userCount}@example.org`, from(at));
    if (answer === 'CodeMismatchException') wrong += 1;
  }
  return wrong;
}

describe('wrong codes', () => {
  it('are limited to twenty a day per account', async () => {
    let wrong = 0;
    for (let at = 0; at < 40; at += 1) {
      if (at % 5 === 0) await forgot(testUser.email, { address: `198.51.100.${at}` });
      if (at % 10 === 0) clock.advance(hour);
      const answer = await guess(testUser.email, { address: `198.51.100.${at}` });
      if (answer === 'CodeMismatchException') wrong += 1;
    }
    expect(wrong).toBe(20);
    await forgot(testUser.email);
    const code = await identity.codeFor(testUser.email);
    expect(await guess(testUser.email, {}, code)).toBe('LimitExceededException');
    expect(await guess(testUser.email, { known: testUser.email }, code)).toBeNull();
  });

  it.each<[string, number, (at: number) => Origin]>([
    ['one IPv4 address', 10, () => ({ address: '192.0.2.1' })],
    ['one /64', 10, (at) => ({ address: `2001:db8:1:2::${at + 1}` })],
    ['one /56', 40, (at) => ({ address: `2001:db8:1:${at}::1` })],
    ['many networks', 60, (at) => ({ address: `2001:db8:${at}::1` })],
    ['unknown addresses', 60, () => ({})],
  ])('from %s are checked %i times an hour for all accounts', async (_, max, from) => {
    expect(await countAttempts(70, from)).toBe(max);
    clock.advance(hour);
    expect(await countAttempts(5, from)).toBe(5);
  });

  it('are checked 300 times a day for all accounts, and an error is logged', async () => {
    expect(await countAttempts(3, () => ({}))).toBe(3);
    await count('wrong-code:day', 299);
    expect(await countAttempts(3, () => ({}))).toBe(1);
    expect(errors.join()).toContain('Codes are being guessed');
    clock.advance(hour);
    expect(await countAttempts(1, () => ({}))).toBe(0);
  });
});

describe('emailed codes', () => {
  it('are limited to five an hour per mailbox, regardless of the tag', async () => {
    for (let at = 0; at < 40; at += 1)
      await call('SignUp', { Username: `box+${at}@example.org`, Password: password });
    expect(await mailCount()).toBe(5);
    clock.advance(hour);
    expect(
      await call('SignUp', { Username: 'box+new@example.org', Password: password }),
    ).toBeNull();
  });

  it('are limited to ten an hour per mailbox, regardless of their purpose', async () => {
    for (let at = 0; at < 6; at += 1) {
      await forgot(testUser.email);
      await call('SignUp', { Username: testUser.email, Password: password });
      await call('SignUp', {
        Username: testUser.email.replace('@', `+${at}@`),
        Password: password,
      });
    }
    expect(await mailCount()).toBe(10);
  });

  it('reach the owner on a trusted device despite requests of others', async () => {
    for (let at = 0; at < 6; at += 1) await forgot(testUser.email);
    expect(await forgot(testUser.email)).toBe('LimitExceededException');
    expect(await forgot(testUser.email, { known: testUser.email })).toBeNull();
  });

  it('are limited to 300 an hour for all accounts together', async () => {
    expect(await forgot('one@example.org')).toBeNull();
    await count('code-mail:hour', 300);
    expect(await forgot('one-more@example.org')).toBe('LimitExceededException');
    expect(await forgot(testUser.email)).toBe('LimitExceededException');
    expect(await forgot(testUser.email, { known: testUser.email })).toBeNull();
    expect(errors.join()).toContain('Too many codes');
    clock.advance(hour);
    expect(await forgot(testUser.email)).toBeNull();
  });
});
