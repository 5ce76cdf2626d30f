import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

beforeEach(async () => {
  clock = createFakeClock();
  identity = await openTestIdentity(clock);
});

afterEach(() => identity.close());

/** Tries to sign in like the storefront does. Returns the error, or null on success. */
async function tryFrom(
  address: string,
  secret: string,
  known: string[] = [],
  signed: { secret?: string; aheadMs: number } = { aheadMs: 0 },
) {
  const response = await fetch(`${identity.url}/identity/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      ...createOriginHeaders({ address, known }, clock.now() + signed.aheadMs, signed.secret),
    },
    body: JSON.stringify({
      ClientId: testIdentityClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: testUser.email, PASSWORD: secret },
    }),
  });
  const { message = null } = (await response.json()) as { message?: string };
  return message;
}

const paused = 'Password attempts exceeded';
const mails = async () =>
  (await identity.mailsTo(testUser.email)).filter(({ subject }) =>
    subject.includes('Anmeldeversuche'),
  );

async function guessFromEverywhere(count: number): Promise<(string | null)[]> {
  const answers = [];
  for (let at = 0; at < count; at += 1) answers.push(await tryFrom(`198.51.100.${at}`, 'falsch'));
  return answers;
}

describe('password guesses of strangers', () => {
  it('from one address are blocked without blocking the owner elsewhere', async () => {
    for (let count = 0; count < 5; count += 1) await tryFrom('192.0.2.1', 'falsch');
    expect(await tryFrom('192.0.2.1', testUser.password)).toBe(paused);
    expect(await tryFrom('203.0.113.9', testUser.password)).toBeNull();
  });

  it.each([
    ['of one IPv6 network count as one address', (at: number) => `2001:db8:7:1::${at}`],
    [
      'of one IPv4 address count as one in any notation',
      (at: number) => `${at % 2 ? '::ffff:' : ''}192.0.2.1`,
    ],
  ])('%s', async (_, address) => {
    for (let at = 0; at < 5; at += 1) await tryFrom(address(at), 'falsch');
    expect(await tryFrom(address(9), testUser.password)).toBe(paused);
    expect(await tryFrom('2001:db8:7:2::1', testUser.password)).toBeNull();
  });

  it('from many addresses are blocked together without blocking the owner’s trusted browser', async () => {
    const answers = await guessFromEverywhere(60);
    expect(answers.slice(0, 40)).not.toContain(paused);
    expect(answers.slice(41)).toContain(paused);
    expect(await tryFrom('203.0.113.9', testUser.password)).toBe(paused);
    expect(await tryFrom('203.0.113.9', testUser.password, ['x@y.de', testUser.email])).toBeNull();
    expect(await tryFrom('203.0.113.9', testUser.password, ['x@y.de'])).toBe(paused);
  });

  it('notify the owner once', async () => {
    await guessFromEverywhere(39);
    expect(await mails()).toHaveLength(0);
    await guessFromEverywhere(60);
    expect(await mails()).toHaveLength(1);
  });
});

it('a trusted browser has its own counter and is blocked like any other', async () => {
  for (let count = 0; count < 5; count += 1) await tryFrom('192.0.2.1', 'falsch', [testUser.email]);
  expect(await tryFrom('192.0.2.7', testUser.password, [testUser.email])).toBe(paused);
  expect(await tryFrom('192.0.2.7', testUser.password)).toBeNull();
  clock.advance(1_000);
  expect(await tryFrom('192.0.2.7', testUser.password, [testUser.email])).toBeNull();
});

it.each([
  ['by another secret', { secret: 'what somebody else has', aheadMs: 0 }],
  ['too long ago', { aheadMs: -6 * 60 * 1000 }],
  ['far in the future', { aheadMs: 6 * 60 * 1000 }],
])('ignores visitor information signed %s', async (_, signed) => {
  for (let at = 0; at < 5; at += 1)
    await tryFrom(`198.51.100.${at}`, 'falsch', [testUser.email], signed);
  expect(await tryFrom('198.51.100.9', testUser.password, [testUser.email], signed)).toBe(paused);
  expect(await tryFrom('198.51.100.9', testUser.password, [testUser.email])).toBeNull();
});
