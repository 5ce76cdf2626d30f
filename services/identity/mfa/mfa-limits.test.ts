import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeClock, createFakeClock } from '../../testing/fake-clock-and-vies';
import { createIdentityContext } from '../identity-context';
import { loadIdentitySecret } from '../identity-context';
import { silentLogger } from '../../platform/logger';
import {
  testUser,
  testIdentityClientId,
  testIdentityIssuer,
  openTestIdentity,
  testUserPoolId,
  testSiteUrl,
  type TestIdentity,
  createOriginHeaders,
} from '../testing/test-identity';
import { createGrant } from '../hosted/grant.repository';
import { openSession } from '../tokens/session-tokens';
import { findUserByEmail } from '../users/user.repository';
import { computeTotpCode, getTotpStep } from './totp';

let identity: TestIdentity;
let clock: FakeClock;
let secret: string;
let accessToken: string;

interface Origin {
  address?: string;
  known?: string[];
}

/** Calls the identity API like the storefront does. */
async function call(
  action: string,
  body: object,
  { address = '192.0.2.1', known = [] }: Origin = {},
) {
  const response = await fetch(`${identity.url}/identity/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
      ...createOriginHeaders({ address, known }, clock.now()),
    },
    body: JSON.stringify({ ClientId: testIdentityClientId, ...body }),
  });
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape
  return { status: response.status, body: (await response.json()) as any };
}

const signIn = (username = testUser.email, password = testUser.password, origin?: Origin) =>
  call(
    'InitiateAuth',
    { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: username, PASSWORD: password } },
    origin,
  );
const challenge = async (origin?: Origin) =>
  String((await signIn(testUser.email, testUser.password, origin)).body.Session);
const answer = (Session: string, code: string, origin?: Origin, username = testUser.email) =>
  call(
    'RespondToAuthChallenge',
    {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session,
      ChallengeResponses: { USERNAME: username, SOFTWARE_TOKEN_MFA_CODE: code },
    },
    origin,
  );
const now = () => computeTotpCode(secret, getTotpStep(clock.now()));
const wrong = () => {
  const near = [-1, 0, 1].map((offset) =>
    computeTotpCode(secret, getTotpStep(clock.now()) + offset),
  );
  return near.includes('000000') ? '999999' : '000000';
};
const associate = async () => {
  const { body } = await call('AssociateSoftwareToken', { AccessToken: accessToken });
  return String(body.SecretCode);
};
const verify = (UserCode: string) =>
  call('VerifySoftwareToken', { AccessToken: accessToken, UserCode });

beforeEach(async () => {
  clock = createFakeClock();
  identity = await openTestIdentity(clock);
  accessToken = (await signIn()).body.AuthenticationResult.AccessToken;
  secret = await associate();
  await verify(now());
  await call('SetUserMFAPreference', {
    AccessToken: accessToken,
    SoftwareTokenMfaSettings: { Enabled: true },
  });
  clock.advance(60_000);
});

afterEach(() => identity.close());

describe('wrong authenticator codes', () => {
  /**
   * Sends the given number of wrong codes, each in a new sign-in. Returns how many were verified instead of rate
   * limited.
   */
  async function countAttempts(count: number, origin: (at: number) => Origin) {
    let mismatches = 0;
    for (let at = 0; at < count; at += 1) {
      const { body } = await answer(await challenge(origin(at)), wrong(), origin(at));
      if (body.__type === 'CodeMismatchException') mismatches += 1;
      else expect(body.__type).toBe('LimitExceededException');
    }
    return mismatches;
  }

  it('are checked ten times an hour per network and remain possible from other networks', async () => {
    expect(await countAttempts(12, () => ({ address: '192.0.2.7' }))).toBe(10);
    expect((await answer(await challenge(), now())).status).toBe(200);
  });

  it('are checked twenty times a day per account, with a separate count for trusted browsers', async () => {
    expect(await countAttempts(22, (at) => ({ address: `198.51.100.${at}` }))).toBe(20);
    expect((await answer(await challenge(), now())).body.__type).toBe('LimitExceededException');
    const known = { known: [testUser.email] };
    expect((await answer(await challenge(known), now(), known)).status).toBe(200);
  });

  it('notify the owner once at the fifth per day, not counting trusted browsers', async () => {
    const listWarnings = async () =>
      (await identity.mailsTo(testUser.email)).filter(({ subject }) =>
        /^Falsche Codes/.test(subject),
      );
    const known = { known: [testUser.email] };
    expect(await countAttempts(6, () => known)).toBe(6);
    expect(await countAttempts(4, (at) => ({ address: `198.51.100.${at}` }))).toBe(4);
    expect(await listWarnings()).toEqual([]);
    expect(await countAttempts(5, (at) => ({ address: `203.0.113.${at}` }))).toBe(5);
    expect(await listWarnings()).toHaveLength(1);
    clock.advance(24 * 60 * 60_000);
    expect(await countAttempts(5, (at) => ({ address: `203.0.113.${at}` }))).toBe(5);
    expect(await listWarnings()).toHaveLength(2);
  });

  it('are counted separately from guessed password reset codes', async () => {
    const guess = (at: number) =>
      call(
        'ConfirmForgotPassword',
        {
          Username: `nobody${at}@lautlos.example`,
          ConfirmationCode: '00000x',
          Password: 'Leise-2026!',
        },
        { address: `2001:db8:${at}::1` },
      );
    for (let at = 0; at < 5; at += 1) await answer(await challenge(), wrong());
    await associate();
    for (let at = 0; at < 4; at += 1) await verify('00000x');
    for (let at = 0; at < 60; at += 1)
      expect((await guess(at)).body.__type).toBe('CodeMismatchException');
    expect((await guess(60)).body.__type).toBe('LimitExceededException');
    expect((await answer(await challenge(), now())).status).toBe(200);
  });
});

describe('enabled second factor', () => {
  it('rejects a sign-in with the password alone in every flow', async () => {
    const { db, keySeal } = identity;
    const settings = {
      poolId: testUserPoolId,
      clientId: testIdentityClientId,
      issuer: testIdentityIssuer,
      siteUrl: testSiteUrl,
      siteSecret: null,
    };
    const secretOfService = await loadIdentitySecret(db, keySeal);
    const options = {
      db,
      clock,
      logger: silentLogger,
      keySeal,
      secret: secretOfService,
      ...settings,
    };
    const context = createIdentityContext(options);
    const user = (await findUserByEmail(db, testUser.email)) ?? expect.fail('Anna is not there');
    const request = {
      redirectUri: `${testSiteUrl}/api/auth/callback`,
      ...{ state: null, nonce: null, codeChallenge: 'x', scope: 'openid' },
    };
    await expect(openSession(context, user)).rejects.toThrow('Incorrect username or password.');
    const signedIn = (hasShownCode: boolean) => ({ user, hasShownCode });
    expect(await createGrant(db, signedIn(false), request, clock.now())).toBeNull();
    expect(await createGrant(db, signedIn(true), request, clock.now())).toBeTypeOf('string');
  });

  it('accepts the username in any case', async () => {
    const typed = testUser.email.toUpperCase();
    expect(
      (await answer(String((await signIn(typed)).body.Session), now(), {}, typed)).status,
    ).toBe(200);
  });

  it('triggers an email when another app replaces it', async () => {
    const before = (await identity.mailsTo(testUser.email)).length;
    const other = await associate();
    expect((await verify(computeTotpCode(other, getTotpStep(clock.now())))).status).toBe(200);
    const [mail, ...rest] = await identity.mailsTo(testUser.email);
    expect(rest).toHaveLength(before);
    expect(mail?.subject).toMatch(/^Eine andere Authenticator-App/);
  });

  it('cannot be SMS or email codes', async () => {
    for (const name of ['SMSMfaSettings', 'EmailMfaSettings'])
      expect(
        (
          await call('SetUserMFAPreference', {
            AccessToken: accessToken,
            [name]: { Enabled: true },
          })
        ).body.__type,
      ).toBe('InvalidParameterException');
  });

  it('is not revealed by a failed sign-in', async () => {
    const rejectionOf = async (email: string) => (await signIn(email, 'Falsches-2026!')).body;
    expect(await rejectionOf(testUser.email)).toEqual(await rejectionOf('nobody@lautlos.example'));
  });
});
