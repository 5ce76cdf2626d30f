import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeClock, createFakeClock } from '../../testing/fake-clock-and-vies';
import { testUser, openTestIdentity, type TestIdentity } from '../testing/test-identity';
import { createSrpResponse, startSrp } from '../testing/srp-client';
import { reencryptSoftwareTokens } from './software-token.repository';
import { removeSecondFactor } from './remove-second-factor';
import { createSecretCipher } from '../../secrets/encryption';
import { computeTotpCode, getTotpStep } from './totp';

let identity: TestIdentity;
let clock: FakeClock;
const minute = 60_000;
const bela = { email: 'bela@lautlos.example', password: 'Lautlos-2027!' };

beforeEach(async () => {
  clock = createFakeClock();
  identity = await openTestIdentity(clock);
});
afterEach(() => identity.close());

const signIn = ({ email, password } = testUser) =>
  identity.call('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
const respond = (session: string, code: string, username = testUser.email) =>
  identity.call('RespondToAuthChallenge', {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: session,
    ChallengeResponses: { USERNAME: username, SOFTWARE_TOKEN_MFA_CODE: code },
  });
const codeNow = (secret: string, offset = 0) =>
  computeTotpCode(secret, getTotpStep(clock.now()) + offset);

async function accessToken(account = testUser): Promise<string> {
  return (await signIn(account)).body.AuthenticationResult.AccessToken;
}

/** Enables the second factor. This uses up the code of the current time step. */
async function enable(account = testUser): Promise<{ secret: string; AccessToken: string }> {
  const AccessToken = await accessToken(account);
  const { body } = await identity.call('AssociateSoftwareToken', { AccessToken });
  const secret: string = body.SecretCode;
  const UserCode = codeNow(secret);
  expect((await identity.call('VerifySoftwareToken', { AccessToken, UserCode })).body).toEqual({
    Status: 'SUCCESS',
  });
  const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
  await identity.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings });
  clock.advance(minute);
  return { secret, AccessToken };
}

async function challenge(account = testUser): Promise<string> {
  const { body } = await signIn(account);
  expect(body.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
  expect(body.AuthenticationResult).toBeUndefined();
  return body.Session;
}

describe('second factor setup', () => {
  it('is complete after a verified code and a set preference, and triggers an email', async () => {
    const AccessToken = await accessToken();
    const { body } = await identity.call('AssociateSoftwareToken', { AccessToken });
    expect(body.SecretCode).toMatch(/^[A-Z2-7]{32}$/);
    expect((await signIn()).body.AuthenticationResult).toBeDefined();
    const wrong = await identity.call('VerifySoftwareToken', { AccessToken, UserCode: '000000' });
    expect(wrong.body).toMatchObject({ __type: 'EnableSoftwareTokenMFAException' });
    const settings = { AccessToken, SoftwareTokenMfaSettings: { Enabled: true } };
    expect((await identity.call('SetUserMFAPreference', settings)).body).toMatchObject({
      __type: 'InvalidParameterException',
      message: 'User has not verified software token mfa',
    });
    await identity.call('VerifySoftwareToken', { AccessToken, UserCode: codeNow(body.SecretCode) });
    expect((await signIn()).body.AuthenticationResult).toBeDefined();
    expect((await identity.call('SetUserMFAPreference', settings)).status).toBe(200);
    expect((await identity.call('GetUser', { AccessToken })).body).toMatchObject({
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
    });
    expect((await identity.mailsTo(testUser.email))[0]?.text).toContain('Authenticator-App');
    await challenge();
  });

  it('keeps the verified app active until a code of the new one is verified', async () => {
    const { secret, AccessToken } = await enable();
    await identity.call('AssociateSoftwareToken', { AccessToken });
    expect((await respond(await challenge(), codeNow(secret))).status).toBe(200);
  });

  it('is rejected without an access token or an associated app', async () => {
    for (const [action, body] of [
      ['AssociateSoftwareToken', {}],
      ['AssociateSoftwareToken', { Session: 'x' }],
      ['VerifySoftwareToken', { UserCode: '123456', Session: 'x' }],
      ['SetUserMFAPreference', { AccessToken: 'forged' }],
    ] as const)
      expect((await identity.call(action, body)).body.__type).toBe('NotAuthorizedException');
    const AccessToken = await accessToken();
    const verify = await identity.call('VerifySoftwareToken', { AccessToken, UserCode: '123456' });
    expect(verify.body.__type).toBe('SoftwareTokenMFANotFoundException');
  });

  it('never stores a secret in plain text and re-encrypts it with a new key', async () => {
    const { secret } = await enable();
    const rows = await identity.db.selectFrom('identity_software_token').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    const renewed = createSecretCipher('a newer key', ['a key for tests']);
    expect(await reencryptSoftwareTokens(identity.db, renewed)).toHaveLength(1);
    expect(await reencryptSoftwareTokens(identity.db, renewed)).toHaveLength(0);
  });
});

describe('sign-in with a second factor', () => {
  it.each([-1, 0, 1])('accepts the code of step %d', async (offset) => {
    const { secret } = await enable();
    const { body } = await respond(await challenge(), codeNow(secret, offset));
    expect(body.AuthenticationResult.IdToken).toBeTypeOf('string');
  });

  it('requires the code after SRP as well', async () => {
    const { secret } = await enable();
    const client = await startSrp(identity, testUser.email);
    const answered = await identity.call('RespondToAuthChallenge', {
      ChallengeName: 'PASSWORD_VERIFIER',
      ChallengeResponses: createSrpResponse(client, testUser.password, clock.now()),
    });
    expect(answered.body.ChallengeName).toBe('SOFTWARE_TOKEN_MFA');
    const { status } = await respond(
      answered.body.Session,
      codeNow(secret),
      client.challenge.USER_ID_FOR_SRP,
    );
    expect(status).toBe(200);
  });

  it('accepts each code once, even in another sign-in', async () => {
    const { secret } = await enable();
    const [one, other] = [await challenge(), await challenge()];
    const code = codeNow(secret);
    expect((await respond(one, code)).status).toBe(200);
    expect((await respond(other, code)).body.__type).toBe('ExpiredCodeException');
    expect((await respond(other, codeNow(secret, -1))).body.__type).toBe('ExpiredCodeException');
    expect((await respond(one, codeNow(secret, 1))).body.__type).toBe('NotAuthorizedException');
  });

  it('accepts one of two concurrent identical codes', async () => {
    const { secret } = await enable();
    const code = codeNow(secret);
    const sessions = [await challenge(), await challenge()];
    const answers = await Promise.all(sessions.map((session) => respond(session, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('continues after a wrong code and ends after five', async () => {
    const { secret } = await enable();
    const session = await challenge();
    for (let turn = 0; turn < 4; turn += 1)
      expect((await respond(session, '000000')).body.__type).toBe('CodeMismatchException');
    expect((await respond(session, codeNow(secret))).status).toBe(200);
    clock.advance(minute);
    const next = await challenge();
    for (let turn = 0; turn < 5; turn += 1) await respond(next, '000000');
    expect((await respond(next, codeNow(secret))).body.__type).toBe('LimitExceededException');
  });

  it('limits the attempts of all sign-ins together', async () => {
    const { secret } = await enable();
    const kinds: string[] = [];
    for (let turn = 0; turn < 25; turn += 1)
      kinds.push((await respond(await challenge(), '000000')).body.__type);
    expect(kinds.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'CodeMismatchException'));
    expect(kinds.at(-1)).toBe('LimitExceededException');
    expect((await respond(await challenge(), codeNow(secret))).body.__type).toBe(
      'LimitExceededException',
    );
  });

  it('rejects foreign, expired, empty and oversized sessions and those of another user', async () => {
    const { secret } = await enable();
    await identity.call('SignUp', { Username: bela.email, Password: bela.password });
    const ConfirmationCode = await identity.codeFor(bela.email);
    await identity.call('ConfirmSignUp', { Username: bela.email, ConfirmationCode });
    await enable(bela);
    const session = await challenge();
    const notAuthorized = async (text: string, username?: string) =>
      expect((await respond(text, codeNow(secret), username)).body.__type).toBe(
        'NotAuthorizedException',
      );
    await notAuthorized(await challenge(bela), testUser.email);
    await notAuthorized(session, bela.email);
    await notAuthorized('x');
    await notAuthorized(`${session.slice(0, -4)}AAAA`);
    for (const text of ['', 'x'.repeat(20_000)])
      expect((await respond(text, codeNow(secret))).status).toBe(400);
    expect((await respond(session, '1'.repeat(5_000))).body.__type).toBe(
      'InvalidParameterException',
    );
    clock.advance(3 * minute);
    await notAuthorized(session);
  });

  it('cancels a pending sign-in when the password changes', async () => {
    const { secret, AccessToken } = await enable();
    const session = await challenge();
    await identity.call('ChangePassword', {
      AccessToken,
      PreviousPassword: testUser.password,
      ProposedPassword: 'Anders-2027!',
    });
    expect((await respond(session, codeNow(secret))).body.__type).toBe('NotAuthorizedException');
    await challenge({ ...testUser, password: 'Anders-2027!' });
  });

  it('refreshes a session without a code', async () => {
    const { secret } = await enable();
    const { body } = await respond(await challenge(), codeNow(secret));
    const renewed = await identity.call('GetTokensFromRefreshToken', {
      RefreshToken: body.AuthenticationResult.RefreshToken,
    });
    expect(renewed.body.AuthenticationResult.AccessToken).toBeTypeOf('string');
  });
});

describe('switching off the second factor', () => {
  it('allows sign-in with the password alone and triggers an email', async () => {
    const { AccessToken } = await enable();
    const off = { AccessToken, SoftwareTokenMfaSettings: { Enabled: false } };
    await identity.call('SetUserMFAPreference', off);
    expect((await signIn()).body.AuthenticationResult).toBeDefined();
    expect(
      (await identity.call('GetUser', { AccessToken })).body.UserMFASettingList,
    ).toBeUndefined();
    const mails = await identity.mailsTo(testUser.email);
    expect(mails[0]?.subject).toContain('ausgeschaltet');
    await identity.call('SetUserMFAPreference', off);
    expect(await identity.mailsTo(testUser.email)).toHaveLength(mails.length);
  });

  it('by an operator cancels a pending sign-in', async () => {
    const { secret } = await enable();
    const session = await challenge();
    const options = { db: identity.db, clock, siteUrl: 'http://localhost:3000' };
    expect(await removeSecondFactor(options, ' Anna@Lautlos.example')).toBe(true);
    expect(await removeSecondFactor(options, testUser.email)).toBe(false);
    expect(await removeSecondFactor(options, 'nobody@lautlos.example')).toBeNull();
    expect((await identity.mailsTo(testUser.email))[0]?.subject).toContain('ausgeschaltet');
    expect((await respond(session, codeNow(secret))).body.__type).toBe('NotAuthorizedException');
    expect((await signIn()).body.AuthenticationResult).toBeDefined();
  });

  it('happens when the user is deleted', async () => {
    const { AccessToken } = await enable();
    await identity.call('DeleteUser', { AccessToken });
    expect(await identity.db.selectFrom('identity_software_token').selectAll().execute()).toEqual(
      [],
    );
  });
});
