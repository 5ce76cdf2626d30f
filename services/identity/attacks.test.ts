import { SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Logger } from '../platform/logger';
import { type FakeClock, createFakeClock } from '../testing/fake-clock-and-vies';
import { addSigningKey } from './tokens/signing-keys';
import { removeExpiredIdentityData } from './identity-service';
import { srpPrime } from './sign-in/srp';
import { createSrpResponse, startSrp, sendSrpResponse } from './testing/srp-client';
import {
  testUser,
  testIdentityClientId,
  testIdentityIssuer,
  openTestIdentity,
  testUserPoolId,
  type TestIdentity,
} from './testing/test-identity';

let identity: TestIdentity;
let clock: FakeClock;
let logged: string[];

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

beforeEach(async () => {
  clock = createFakeClock();
  logged = [];
  const warn = (message: string, fields?: object) =>
    void logged.push(message + JSON.stringify(fields));
  const logger: Logger = { info: warn, warn, error: warn };
  identity = await openTestIdentity(clock, logger);
});

afterEach(() => identity.close());

const rejected = (name: string, message?: string) => ({
  status: 400,
  body: { __type: name, ...(message ? { message } : {}) },
});
const wrong = rejected('NotAuthorizedException', 'Incorrect username or password.');
const paused = rejected('NotAuthorizedException', 'Password attempts exceeded');

const withPassword = (password = testUser.password, email = testUser.email) =>
  identity.call('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
const refresh = (RefreshToken: string) =>
  identity.call('GetTokensFromRefreshToken', { RefreshToken });
const tokensOf = async () => (await withPassword()).body.AuthenticationResult;
const otherCode = (code: string) => (code === '123456' ? '654321' : '123456');

describe('SRP challenge', () => {
  it('signs in with the right response', async () => {
    const client = await startSrp(identity, testUser.email);
    const answer = createSrpResponse(client, testUser.password, clock.now());
    expect(await sendSrpResponse(identity, answer)).toMatchObject({
      status: 200,
      body: { AuthenticationResult: { TokenType: 'Bearer', ExpiresIn: 3600 } },
    });
  });

  it('accepts one response, even when two are sent concurrently', async () => {
    const client = await startSrp(identity, testUser.email);
    const answer = createSrpResponse(client, testUser.password, clock.now());
    const both = await Promise.all([
      sendSrpResponse(identity, answer),
      sendSrpResponse(identity, answer),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await sendSrpResponse(identity, answer)).toMatchObject(wrong);
    await removeExpiredIdentityData(identity.db, clock);
    expect(await sendSrpResponse(identity, answer)).toMatchObject(wrong);
  });

  it('rejects further responses after a wrong one or after three minutes', async () => {
    const burnt = await startSrp(identity, testUser.email);
    await sendSrpResponse(identity, createSrpResponse(burnt, 'falsch', clock.now()));
    const late = createSrpResponse(burnt, testUser.password, clock.now());
    expect(await sendSrpResponse(identity, late)).toMatchObject(wrong);

    const slow = await startSrp(identity, testUser.email);
    clock.advance(3 * minute);
    expect(
      await sendSrpResponse(identity, createSrpResponse(slow, testUser.password, clock.now())),
    ).toMatchObject(wrong);
  });

  it.each([
    ['zero', '0'],
    ['one', '1'],
    ['N', srpPrime.toString(16)],
    ['a multiple of N', (2n * srpPrime).toString(16)],
    ['N-1', (srpPrime - 1n).toString(16)],
    ['not a number', 'xyz'],
    ['far too long', 'f'.repeat(4_000)],
    ['empty', ''],
  ])('is not issued for an A that is %s', async (_name, SRP_A) => {
    const answer = await identity.call('InitiateAuth', {
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: testUser.email, SRP_A },
    });
    expect(answer).toMatchObject(rejected('InvalidParameterException'));
  });

  it.each([
    ['a tampered signature', { PASSWORD_CLAIM_SIGNATURE: Buffer.alloc(32).toString('base64') }],
    ['an empty signature', { PASSWORD_CLAIM_SIGNATURE: '' }],
    ['a timestamp that was not signed', { TIMESTAMP: 'Sat Nov 21 12:00:01 UTC 2026' }],
    ['another user', { USERNAME: testUser.email }],
    ['a forged secret block', { PASSWORD_CLAIM_SECRET_BLOCK: 'A'.repeat(400) }],
    ['a short secret block', { PASSWORD_CLAIM_SECRET_BLOCK: 'AAAA' }],
  ])('rejects %s', async (_name, forged) => {
    const client = await startSrp(identity, testUser.email);
    const answer = { ...createSrpResponse(client, testUser.password, clock.now()), ...forged };
    expect(await sendSrpResponse(identity, answer)).toMatchObject(wrong);
  });

  it('rejects the secret block of another exchange and of another user', async () => {
    await identity.call('SignUp', { Username: 'b@lautlos.example', Password: testUser.password });
    const ownAttempt = await startSrp(identity, testUser.email);
    for (const email of [testUser.email, 'b@lautlos.example']) {
      const { challenge } = await startSrp(identity, email);
      const swapped = {
        ...ownAttempt,
        challenge: { ...ownAttempt.challenge, SECRET_BLOCK: challenge.SECRET_BLOCK },
      };
      const answer = createSrpResponse(swapped, testUser.password, clock.now());
      expect(await sendSrpResponse(identity, answer)).toMatchObject(wrong);
    }
  });

  it('rejects a timestamp that is far off or invalid', async () => {
    for (const off of [-16 * minute, 16 * minute]) {
      const client = await startSrp(identity, testUser.email);
      const answer = createSrpResponse(client, testUser.password, clock.now() + off);
      expect(await sendSrpResponse(identity, answer)).toMatchObject(wrong);
    }
    const client = await startSrp(identity, testUser.email);
    const answer = {
      ...createSrpResponse(client, testUser.password, clock.now()),
      TIMESTAMP: '2026-11-21',
    };
    expect(await sendSrpResponse(identity, answer)).toMatchObject(
      rejected('InvalidParameterException'),
    );
  });

  it('looks the same for an unknown email each time', async () => {
    const unknown = [
      await startSrp(identity, 'nobody@lautlos.example'),
      await startSrp(identity, ' NOBODY@lautlos.example'),
    ];
    const known = await startSrp(identity, testUser.email);
    const [first, second] = unknown.map(({ challenge }) => challenge);
    expect(first?.SALT).toBe(second?.SALT);
    expect(first?.USER_ID_FOR_SRP).toBe(second?.USER_ID_FOR_SRP);
    expect(first?.SRP_B).not.toBe(second?.SRP_B);
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    for (const { challenge } of [...unknown, known]) {
      expect(Object.keys(challenge)).toEqual(Object.keys(known.challenge));
      expect(challenge.SALT).toMatch(/^[0-9a-f]{32}$/);
      expect(challenge.USER_ID_FOR_SRP).toMatch(uuid);
    }
    const answer = createSrpResponse(unknown[0]!, testUser.password, clock.now());
    expect(await sendSrpResponse(identity, answer)).toMatchObject(wrong);
  });
});

describe('password guessing', () => {
  it.each([testUser.email, 'nobody@lautlos.example'])(
    'is slowed down in the same way for %s',
    async (email) => {
      for (let count = 0; count < 5; count += 1)
        expect(await withPassword('falsch', email)).toMatchObject(wrong);
      let waited = 0;
      for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
        expect(await withPassword('falsch', email)).toMatchObject(paused);
        clock.advance(seconds * second - 1);
        expect(await withPassword('falsch', email)).toMatchObject(paused);
        clock.advance(1);
        waited += seconds;
        expect(await withPassword('falsch', email)).toMatchObject(wrong);
      }
      expect(waited).toBeGreaterThan(45 * 60);
    },
  );

  it('has no more attempts in parallel than in sequence', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, count) => withPassword(`falsch-${count}`)),
    );
    expect(answers.filter(({ body }) => body.message === wrong.body.message)).toHaveLength(5);
    expect(await withPassword()).toMatchObject(paused);
  });

  it('is counted across both sign-in flows and password changes', async () => {
    const { AccessToken } = await tokensOf();
    await withPassword('falsch');
    const client = await startSrp(identity, testUser.email);
    await sendSrpResponse(identity, createSrpResponse(client, 'falsch', clock.now()));
    for (let count = 0; count < 3; count += 1)
      await identity.call('ChangePassword', {
        AccessToken,
        PreviousPassword: 'falsch',
        ProposedPassword: 'Stiller-2027!',
      });
    expect(await withPassword()).toMatchObject(paused);
  });

  it('resets its counter after the right password and after a password reset', async () => {
    for (let count = 0; count < 4; count += 1) await withPassword('falsch');
    expect((await withPassword()).status).toBe(200);
    for (let count = 0; count < 5; count += 1) await withPassword('falsch');
    expect(await withPassword()).toMatchObject(paused);
    await identity.call('ForgotPassword', { Username: testUser.email });
    await identity.call('ConfirmForgotPassword', {
      Username: testUser.email,
      ConfirmationCode: await identity.codeFor(testUser.email),
      Password: 'Stiller-2027!',
    });
    expect((await withPassword('Stiller-2027!')).status).toBe(200);
  });

  it('with a wrong password does not reveal that the account is unconfirmed', async () => {
    await identity.call('SignUp', { Username: 'b@lautlos.example', Password: testUser.password });
    expect(await withPassword('falsch', 'b@lautlos.example')).toMatchObject(wrong);
    expect(await withPassword(testUser.password, 'b@lautlos.example')).toMatchObject(
      rejected('UserNotConfirmedException'),
    );
  });
});

describe('code guessing', () => {
  const confirmReset = (Username: string, ConfirmationCode: string) =>
    identity.call('ConfirmForgotPassword', {
      Username,
      ConfirmationCode,
      Password: 'Stiller-2027!',
    });

  it('is blocked after five wrong codes, even for the right code', async () => {
    await identity.call('ForgotPassword', { Username: testUser.email });
    const code = await identity.codeFor(testUser.email);
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => confirmReset(testUser.email, otherCode(code))),
    );
    const names = tries.map(({ body }) => body.__type);
    expect(names.filter((name) => name === 'CodeMismatchException')).toHaveLength(5);
    expect(names.filter((name) => name === 'LimitExceededException')).toHaveLength(3);
    expect(await confirmReset(testUser.email, code)).toMatchObject(
      rejected('LimitExceededException'),
    );
    await identity.call('ForgotPassword', { Username: testUser.email });
    expect(
      (await confirmReset(testUser.email, await identity.codeFor(testUser.email))).status,
    ).toBe(200);
  });

  it('returns the same responses for an unknown email', async () => {
    const answers = async (email: string) => {
      const all = [await confirmReset(email, '000000x')];
      all.push(await identity.call('ForgotPassword', { Username: email }));
      for (let count = 0; count < 6; count += 1) all.push(await confirmReset(email, '000000x'));
      clock.advance(15 * minute);
      for (let count = 0; count < 5; count += 1)
        all.push(await identity.call('ForgotPassword', { Username: email }));
      all.push(await identity.call('ResendConfirmationCode', { Username: email }));
      clock.advance(15 * minute);
      all.push(await confirmReset(email, '000000x'));
      return all.map(({ body }) => body.__type ?? body.CodeDeliveryDetails);
    };
    const known = await answers(testUser.email);
    expect(await answers('adam@lautlos.example')).toEqual(known);
    expect(new Set(known.map(String))).toEqual(
      new Set([
        'CodeMismatchException',
        'LimitExceededException',
        'ExpiredCodeException',
        '[object Object]',
      ]),
    );
  });

  it('accepts a code only for its own purpose and account', async () => {
    await identity.call('SignUp', { Username: 'b@lautlos.example', Password: testUser.password });
    const code = await identity.codeFor('b@lautlos.example');
    expect((await confirmReset('b@lautlos.example', code)).status).toBe(400);
    await identity.call('ForgotPassword', { Username: testUser.email });
    expect(
      (await confirmReset('b@lautlos.example', await identity.codeFor(testUser.email))).status,
    ).toBe(400);
  });

  it('triggers at most five emails of a kind per hour', async () => {
    const forget = () => identity.call('ForgotPassword', { Username: testUser.email });
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await forget()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 400]);
    expect(await identity.mailsTo(testUser.email)).toHaveLength(5);
    clock.advance(hour);
    expect((await forget()).status).toBe(200);
  });

  it('never finds a code, password or token stored in plain text', async () => {
    await identity.call('ForgotPassword', { Username: testUser.email });
    const code = await identity.codeFor(testUser.email);
    const { RefreshToken } = await tokensOf();
    const stored = JSON.stringify([
      await identity.db.selectFrom('identity_code').selectAll().execute(),
      await identity.db.selectFrom('identity_user').selectAll().execute(),
      await identity.db.selectFrom('identity_refresh_token').selectAll().execute(),
    ]);
    for (const secret of [`"${code}"`, testUser.password, RefreshToken])
      expect(stored).not.toContain(secret);
  });
});

describe('refresh token', () => {
  it('is rotated on each use and usable by two tabs at the same time', async () => {
    const { RefreshToken } = await tokensOf();
    const both = await Promise.all([refresh(RefreshToken), refresh(RefreshToken)]);
    const fresh = both.map(({ body }) => body.AuthenticationResult.RefreshToken);
    expect(new Set([RefreshToken, ...fresh]).size).toBe(3);
    for (const token of fresh) expect((await refresh(token)).status).toBe(200);
  });

  it('ends the whole session when reused after the grace period', async () => {
    const { RefreshToken, AccessToken } = await tokensOf();
    const { body } = await refresh(RefreshToken);
    clock.advance(minute + 1);
    expect(await refresh(RefreshToken)).toMatchObject(rejected('RefreshTokenReuseException'));
    expect(await refresh(body.AuthenticationResult.RefreshToken)).toMatchObject(
      rejected('NotAuthorizedException', 'Refresh Token has been revoked'),
    );
    expect((await identity.call('GetUser', { AccessToken })).status).toBe(400);
    expect((await withPassword()).status).toBe(200);
  });

  it('works and rotates in the older flow, too', async () => {
    const { RefreshToken } = await tokensOf();
    const { body } = await identity.call('InitiateAuth', {
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: RefreshToken },
    });
    expect(body.AuthenticationResult.RefreshToken).not.toBe(RefreshToken);
  });

  it('ends with RevokeToken for any token of the session', async () => {
    const { RefreshToken } = await tokensOf();
    const { body } = await refresh(RefreshToken);
    expect((await identity.call('RevokeToken', { Token: RefreshToken })).status).toBe(200);
    expect((await refresh(body.AuthenticationResult.RefreshToken)).status).toBe(400);
    expect((await identity.call('RevokeToken', { Token: 'made up' })).status).toBe(200);
  });

  it('is rejected when forged', async () => {
    expect(await refresh('made up')).toMatchObject(
      rejected('NotAuthorizedException', 'Invalid Refresh Token'),
    );
  });
});

describe('access token', () => {
  const getUser = (AccessToken: string) => identity.call('GetUser', { AccessToken });
  const invalid = rejected('NotAuthorizedException', 'Invalid Access Token');
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());

  it('must be signed by the service with RS256', async () => {
    const { AccessToken, IdToken } = await tokensOf();
    const claims = claimsOf(AccessToken);
    const keys = await fetch(`${identity.url}/identity/${testUserPoolId}/.well-known/jwks.json`);
    const [key] = ((await keys.json()) as { keys: { kid: string; n: string }[] }).keys;
    const byPublicKey = new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: key!.kid })
      .sign(Buffer.from(key!.n));
    const [head, body, signature = ''] = AccessToken.split('.');
    const later = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 9 })).toString(
      'base64url',
    );
    for (const forged of [
      IdToken,
      new UnsecuredJWT(claims).encode(),
      await byPublicKey,
      `${head}.${later}.${signature}`,
      `${head}.${body}.${signature.slice(0, -8)}AAAAAAAA`,
      'nonsense',
    ])
      expect(await getUser(forged)).toMatchObject(invalid);
    expect((await getUser(AccessToken)).status).toBe(200);
    clock.advance(hour);
    expect(await getUser(AccessToken)).toMatchObject(
      rejected('NotAuthorizedException', 'Access Token has expired'),
    );
  });

  it('stays valid after a key rotation', async () => {
    const { AccessToken } = await tokensOf();
    clock.advance(second);
    await addSigningKey(identity, clock.now());
    const next = (await tokensOf()).AccessToken;
    const kid = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()).kid;
    expect(kid(next)).not.toBe(kid(AccessToken));
    for (const token of [AccessToken, next]) expect((await getUser(token)).status).toBe(200);
  });
});

describe('request input', () => {
  const post = (body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${identity.url}/identity`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
        ...headers,
      },
      body,
    });
  const nameOf = async (response: Promise<Response>) =>
    ((await (await response).json()) as { __type: string }).__type;

  it('is rejected when it is not JSON, too large or of another content type', async () => {
    expect(await nameOf(post('{'))).toBe('SerializationException');
    const latin1 = Uint8Array.from(Buffer.from('{"Password":"Größe-2026!"}', 'latin1'));
    expect(await nameOf(post(latin1))).toBe('SerializationException');
    expect(await nameOf(post('[]'))).toBe('InvalidParameterException');
    expect(await nameOf(post('null'))).toBe('InvalidParameterException');
    expect(await nameOf(post('{}', { 'content-type': 'text/plain' }))).toBe(
      'SerializationException',
    );
    expect((await post('x'.repeat(33 * 1024))).status).toBe(413);
    expect(await nameOf(post('{}', { 'x-amz-target': 'Other.SignUp' }))).toBe(
      'UnknownOperationException',
    );
    for (const name of ['AdminDeleteUser', '__proto__', 'constructor', ''])
      expect(await identity.call(name, {})).toMatchObject(rejected('UnknownOperationException'));
  });

  it('is rejected with the name of the client and the invalid member', async () => {
    expect(await identity.call('ForgotPassword', { ClientId: 'other' })).toMatchObject(
      rejected('InvalidParameterException'),
    );
    expect(
      await identity.call('ForgotPassword', { ClientId: 'other', Username: testUser.email }),
    ).toMatchObject(
      rejected('ResourceNotFoundException', 'User pool client other does not exist.'),
    );
    expect(
      await identity.call('SignUp', { Username: 'b@lautlos.example', Password: 'x'.repeat(257) }),
    ).toMatchObject(
      rejected(
        'InvalidParameterException',
        "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must have length less than or equal to 256",
      ),
    );
    expect(await identity.call('SignUp', { Username: 'b', Password: 'x' })).toMatchObject({
      body: { message: expect.stringContaining('Username should be an email.') },
    });
  });

  it.each([
    [{ Name: 'sub', Value: 'x' }],
    [{ Name: 'email_verified', Value: 'true' }],
    [{ Name: 'custom:role', Value: 'dealer' }],
    [{ Name: 'toString', Value: 'x' }],
    [{ Name: '__proto__', Value: 'x' }],
    [{ Name: 'email', Value: 'other@lautlos.example' }],
    [{ Name: 'phone_number', Value: '030' }],
  ])('with the attribute %j is rejected by SignUp', async (attribute) => {
    expect(
      await identity.call('SignUp', {
        Username: 'b@lautlos.example',
        Password: testUser.password,
        UserAttributes: [attribute],
      }),
    ).toMatchObject(rejected('InvalidParameterException'));
  });

  it('allows another SignUp when an account stays unconfirmed for a day, not earlier', async () => {
    const register = () =>
      identity.call('SignUp', { Username: 'b@lautlos.example', Password: testUser.password });
    const ids = async () =>
      (
        await identity.db
          .selectFrom('identity_user')
          .select('id')
          .where('email', '=', 'b@lautlos.example')
          .execute()
      ).map(({ id }) => id);
    const first = await register();
    clock.advance(24 * hour - 1);
    await register();
    expect(await ids()).toEqual([first.body.UserSub]);
    clock.advance(1);
    const last = await register();
    expect(await ids()).toEqual([last.body.UserSub]);
  });

  it('of SignUp with a registered email gets the same response as a new one, and the owner an email', async () => {
    const register = (Username: string) =>
      identity.call('SignUp', { Username, Password: 'Anders-2026!' });
    const [known, unknown] = [
      await register(testUser.email),
      await register('neu@lautlos.example'),
    ];
    const shape = ({ status, body }: typeof known) => [status, Object.keys(body)];
    expect(shape(known)).toEqual(shape(unknown));
    const [mail] = await identity.mailsTo(testUser.email);
    expect(mail?.subject).toMatch(/schon ein Konto/);
    expect(mail?.text).not.toMatch(/^\d{6}$/m);
  });

  it('of concurrent SignUp requests creates one account per email', async () => {
    const both = await Promise.all(
      ['b@lautlos.example', 'B@Lautlos.example'].map((Username) =>
        identity.call('SignUp', { Username, Password: testUser.password }),
      ),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const users = identity.db.selectFrom('identity_user').select('id');
    expect(await users.where('email', '=', 'b@lautlos.example').execute()).toHaveLength(1);
  });

  it('is never logged', async () => {
    await withPassword();
    await withPassword('falsch');
    await identity.db.schema.dropTable('identity_refresh_token').execute();
    expect(await withPassword()).toMatchObject({
      status: 500,
      body: { __type: 'InternalErrorException' },
    });
    expect(logged).toHaveLength(1);
    for (const secret of [testUser.password, testUser.email, 'falsch', testIdentityClientId])
      expect(logged[0]).not.toContain(secret);
  });
});

it('publishes the OpenID configuration', async () => {
  const response = await fetch(
    `${identity.url}/identity/${testUserPoolId}/.well-known/openid-configuration`,
  );
  expect(await response.json()).toMatchObject({
    issuer: testIdentityIssuer,
    jwks_uri: `${identity.url}/identity/${testUserPoolId}/.well-known/jwks.json`,
    code_challenge_methods_supported: ['S256'],
  });
  const keys = await fetch(`${identity.url}/identity/${testUserPoolId}/.well-known/jwks.json`);
  const { keys: all } = (await keys.json()) as { keys: object[] };
  expect(all.map((key) => Object.keys(key).sort())).toEqual([
    ['alg', 'e', 'kid', 'kty', 'n', 'use'],
  ]);
});
