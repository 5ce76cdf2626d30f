import { decodeJwt } from 'jose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeClock, createFakeClock } from '../../testing/fake-clock-and-vies';
import { testUser, openTestIdentity, type TestIdentity } from '../testing/test-identity';
import { createEndedSessionCheck } from './verify-access';

let identity: TestIdentity;
let clock: FakeClock;

beforeEach(async () => {
  clock = createFakeClock();
  identity = await openTestIdentity(clock);
});

afterEach(() => identity.close());

async function signIn() {
  const { body } = await identity.call('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: testUser.email, PASSWORD: testUser.password },
  });
  const { IdToken, AccessToken, RefreshToken } = body.AuthenticationResult;
  const { sub = '', origin_jti: id } = decodeJwt(IdToken);
  return { AccessToken, RefreshToken, signIn: { id: String(id), subject: sub } };
}

type SignedIn = Awaited<ReturnType<typeof signIn>>;
const newPassword = 'Anders-2026!';

/** The actions that end a sign-in, and whether they end all sign-ins of that account or only one. */
const ends: [string, (of: SignedIn) => Promise<unknown>, 'all' | 'one'][] = [
  [
    'RevokeToken',
    ({ RefreshToken }) => identity.call('RevokeToken', { Token: RefreshToken }),
    'one',
  ],
  ['GlobalSignOut', ({ AccessToken }) => identity.call('GlobalSignOut', { AccessToken }), 'all'],
  [
    'ChangePassword',
    ({ AccessToken }) =>
      identity.call('ChangePassword', {
        ...{ AccessToken, PreviousPassword: testUser.password },
        ProposedPassword: newPassword,
      }),
    'all',
  ],
  [
    'ConfirmForgotPassword',
    async () => {
      await identity.call('ForgotPassword', { Username: testUser.email });
      const ConfirmationCode = await identity.codeFor(testUser.email);
      const input = { Username: testUser.email, ConfirmationCode, Password: newPassword };
      return identity.call('ConfirmForgotPassword', input);
    },
    'all',
  ],
  [
    'a refresh token that comes back',
    async ({ RefreshToken }) => {
      await identity.call('GetTokensFromRefreshToken', { RefreshToken });
      clock.advance(61_000);
      return identity.call('GetTokensFromRefreshToken', { RefreshToken });
    },
    'one',
  ],
  ['DeleteUser', ({ AccessToken }) => identity.call('DeleteUser', { AccessToken }), 'all'],
];

it.each(ends)('%s invalidates ID tokens at once', async (_, end, what) => {
  const hasEnded = createEndedSessionCheck(identity.db);
  const [one, other] = [await signIn(), await signIn()];
  expect(await hasEnded(one.signIn)).toBe(false);
  await end(one);
  expect(await hasEnded(one.signIn)).toBe(true);
  expect(await hasEnded(other.signIn)).toBe(what === 'all');
});

it('rejects a sign-in without an id, of another person or of a missing user', async () => {
  const hasEnded = createEndedSessionCheck(identity.db);
  const { signIn: own } = await signIn();
  for (const wrong of [
    { ...own, id: null },
    { ...own, subject: 'x' },
    { ...own, id: 'x' },
  ])
    expect(await hasEnded(wrong)).toBe(true);
});
