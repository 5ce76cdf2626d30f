import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  confirmUserAttribute,
  deleteUser,
  fetchAuthSession,
  fetchMFAPreference,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  sendUserAttributeVerificationCode,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
  updatePassword,
  updateUserAttributes,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { computeTotpCode, getTotpStep } from './mfa/totp';
import {
  testUser,
  testIdentityClientId,
  testIdentityIssuer,
  openTestIdentity,
  testUserPoolId,
  type TestIdentity,
} from './testing/test-identity';

/**
 * Tests the service with its real client: unmodified aws-amplify over HTTP. Client and service share one clock, which
 * the tests advance.
 */

let identity: TestIdentity;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const carla = { email: 'carla@lautlos.example', password: 'Leise-2026!' };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T12:00:00Z') });
  identity = await openTestIdentity({ now: () => Date.now() });
  vi.spyOn(console, 'warn').mockReturnValue(); // Amplify warns that the endpoint is not Amazon's.
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: testUserPoolId,
        userPoolClientId: testIdentityClientId,
        userPoolEndpoint: `${identity.url}/identity/`,
        loginWith: { email: true },
      },
    },
  });
});

afterEach(async () => {
  await signOut();
  await identity.close();
  vi.useRealTimers();
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('It should have been refused'),
    (error: Error) => ({ name: error.name, message: error.message }),
  );

const signInAs = (
  { email, password }: { email: string; password: string },
  authFlowType: 'USER_SRP_AUTH' | 'USER_PASSWORD_AUTH' = 'USER_PASSWORD_AUTH',
) => signIn({ username: email, password, options: { authFlowType } });

async function tokens() {
  const { tokens: current } = await fetchAuthSession();
  return { id: current?.idToken?.toString(), access: current?.accessToken.toString() };
}

describe('sign-in', () => {
  it.each(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'] as const)('%s returns tokens', async (flow) => {
    expect(await signInAs(testUser, flow)).toEqual({
      isSignedIn: true,
      nextStep: { signInStep: 'DONE' },
    });
    const keys = new URL(`${identity.url}/identity/${testUserPoolId}/.well-known/jwks.json`);
    const { id = '', access = '' } = await tokens();
    const options = { issuer: testIdentityIssuer, algorithms: ['RS256'], currentDate: new Date() };
    const { payload } = await jwtVerify(id, createRemoteJWKSet(keys), {
      ...options,
      audience: testIdentityClientId,
    });
    expect(payload).toMatchObject({
      token_use: 'id',
      email: testUser.email,
      email_verified: true,
      'cognito:username': payload.sub,
      exp: payload.iat! + 3600,
      auth_time: payload.iat,
    });
    expect((await jwtVerify(access, createRemoteJWKSet(keys), options)).payload).toMatchObject({
      token_use: 'access',
      client_id: testIdentityClientId,
      sub: payload.sub,
      username: payload.sub,
      scope: 'aws.cognito.signin.user.admin',
      origin_jti: payload.origin_jti,
    });
    expect((await getCurrentUser()).userId).toBe(payload.sub);
  });

  it('accepts the email address in any case', async () => {
    expect(await signInAs({ ...testUser, email: ' Anna@Lautlos.EXAMPLE' })).toMatchObject({
      isSignedIn: true,
    });
  });

  it.each(['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'] as const)(
    '%s rejects a wrong password and an unknown email with the same message',
    async (flow) => {
      const rejection = {
        name: 'NotAuthorizedException',
        message: 'Incorrect username or password.',
      };
      expect(await failure(signInAs({ ...testUser, password: 'Lautlos-2026?' }, flow))).toEqual(
        rejection,
      );
      expect(await failure(signInAs(carla, flow))).toEqual(rejection);
    },
  );

  it('pauses after five failures and accepts the right password after the pause', async () => {
    const wrong = { ...testUser, password: 'Lautlos-2026?' };
    for (let count = 0; count < 5; count += 1) await failure(signInAs(wrong));
    const paused = { name: 'NotAuthorizedException', message: 'Password attempts exceeded' };
    expect(await failure(signInAs(testUser))).toEqual(paused);
    expect(await failure(signInAs(testUser, 'USER_SRP_AUTH'))).toEqual(paused);
    pass(1_000);
    expect(await signInAs(testUser, 'USER_SRP_AUTH')).toMatchObject({ isSignedIn: true });
  });
});

describe('registration', () => {
  const register = (password = carla.password) =>
    signUp({
      username: carla.email,
      password,
      options: { userAttributes: { email: carla.email, phone_number: '+4930123456' } },
    });

  it('requires the emailed code before the password works', async () => {
    expect(await register()).toEqual({
      isSignUpComplete: false,
      nextStep: {
        signUpStep: 'CONFIRM_SIGN_UP',
        codeDeliveryDetails: {
          attributeName: 'email',
          deliveryMedium: 'EMAIL',
          destination: 'c***@l***',
        },
      },
      userId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    for (const flow of ['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'] as const)
      expect(await signInAs(carla, flow)).toMatchObject({
        isSignedIn: false,
        nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
      });
    const confirmationCode = await identity.codeFor(carla.email);
    expect(await confirmSignUp({ username: carla.email, confirmationCode })).toMatchObject({
      isSignUpComplete: true,
    });
    expect(await signInAs(carla)).toMatchObject({ isSignedIn: true });
    expect(await fetchUserAttributes()).toMatchObject({
      email: carla.email,
      email_verified: 'true',
      phone_number: '+4930123456',
    });
  });

  it.each([
    ['rad&tat@lautlos.example', 'RAD&TAT@lautlos.example'],
    ['a/b=c!d@lautlos.example', 'a/b=c!d@lautlos.example'],
    ['info@fahrrad-müller.example', 'info@xn--fahrrad-mller-4ob.example'],
  ])('accepts the address %s and signs in with %s', async (typed, other) => {
    const address = typed.replace('fahrrad-müller', 'xn--fahrrad-mller-4ob');
    await signUp({ username: typed, password: carla.password });
    const confirmationCode = await identity.codeFor(address);
    await confirmSignUp({ username: other, confirmationCode });
    for (const flow of ['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'] as const) {
      expect(await signInAs({ email: other, password: carla.password }, flow)).toMatchObject({
        isSignedIn: true,
      });
      await signOut();
    }
  });

  it('returns the same response for a registered and a new email, and rejects a weak password', async () => {
    expect(await signUp({ username: testUser.email, password: carla.password })).toMatchObject({
      isSignUpComplete: false,
      nextStep: { signUpStep: 'CONFIRM_SIGN_UP' },
    });
    expect(await signInAs({ ...testUser, password: carla.password }).catch(() => null)).toBeNull();
    expect(await failure(register('leise-2026!'))).toEqual({
      name: 'InvalidPasswordException',
      message: 'Password did not conform with policy: Password must have uppercase characters',
    });
  });

  it('sends another code, which invalidates the first one', async () => {
    await register();
    const first = await identity.codeFor(carla.email);
    expect(await resendSignUpCode({ username: carla.email })).toMatchObject({
      deliveryMedium: 'EMAIL',
    });
    const second = await identity.codeFor(carla.email);
    const confirm = (confirmationCode: string) =>
      confirmSignUp({ username: carla.email, confirmationCode });
    if (first !== second)
      expect(await failure(confirm(first))).toMatchObject({ name: 'CodeMismatchException' });
    await confirm(second);
    expect(await failure(confirm(second))).toEqual({
      name: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    });
  });

  it('rejects a code after fifteen minutes', async () => {
    await register();
    const confirmationCode = await identity.codeFor(carla.email);
    pass(15 * minute);
    expect(await failure(confirmSignUp({ username: carla.email, confirmationCode }))).toMatchObject(
      { name: 'ExpiredCodeException' },
    );
  });

  it('sends the email in the requested language', async () => {
    const languages = [undefined, 'en', 'de-AT'];
    for (const [index, locale] of languages.entries())
      await signUp({
        username: `${index}@lautlos.example`,
        password: carla.password,
        options: { userAttributes: locale ? { locale } : {} },
      });
    await resendSignUpCode({
      username: '0@lautlos.example',
      options: { clientMetadata: { locale: 'en' } },
    });
    const subjects = async (index: number) =>
      (await identity.mailsTo(`${index}@lautlos.example`)).map(({ subject }) => subject);
    const german = 'Ihr Bestätigungscode für localhost:3000';
    const english = 'Your confirmation code for localhost:3000';
    expect(await subjects(0)).toEqual([english, german]);
    expect(await subjects(1)).toEqual([english]);
    expect(await subjects(2)).toEqual([german]);
  });
});

describe('forgotten password', () => {
  it('is reset with the emailed code, which ends every session', async () => {
    await signInAs(testUser);
    const before = await tokens();
    expect(await resetPassword({ username: testUser.email })).toMatchObject({
      nextStep: { resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE' },
    });
    const confirmationCode = await identity.codeFor(testUser.email);
    const change = { username: testUser.email, newPassword: 'Stiller-2027!', confirmationCode };
    await confirmResetPassword(change);
    expect(await failure(confirmResetPassword(change))).toMatchObject({
      name: 'ExpiredCodeException',
    });
    expect(await identity.call('GetUser', { AccessToken: before.access })).toMatchObject({
      status: 400,
      body: { message: 'Access Token has been revoked' },
    });
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
    expect(await failure(signInAs(testUser))).toMatchObject({ name: 'NotAuthorizedException' });
    expect(
      await signInAs({ ...testUser, password: 'Stiller-2027!' }, 'USER_SRP_AUTH'),
    ).toMatchObject({
      isSignedIn: true,
    });
    expect((await identity.mailsTo(testUser.email))[0]?.subject).toMatch(/wurde geändert$/);
  });

  it('returns the same response for an unknown email and sends nothing', async () => {
    expect(await resetPassword({ username: carla.email })).toEqual(
      await resetPassword({ username: 'clara@lautlos.example' }),
    );
    expect(await identity.mailsTo(carla.email)).toEqual([]);
  });

  it('recovers an account that was registered with the email of another person', async () => {
    await signUp({ username: carla.email, password: 'Fremdes-2026!' });
    await resetPassword({ username: carla.email });
    const confirmationCode = await identity.codeFor(carla.email);
    await confirmResetPassword({
      username: carla.email,
      newPassword: carla.password,
      confirmationCode,
    });
    expect(await signInAs(carla)).toMatchObject({ isSignedIn: true });
  });
});

describe('signed-in user', () => {
  beforeEach(() => signInAs(testUser));

  it('gets new tokens repeatedly after the old ones expire', async () => {
    const first = await tokens();
    for (let round = 0; round < 3; round += 1) {
      pass(2 * hour);
      const { id, access } = await tokens();
      expect(id).not.toBe(first.id);
      expect((await identity.call('GetUser', { AccessToken: access })).status).toBe(200);
    }
    expect(await identity.call('GetUser', { AccessToken: first.access })).toMatchObject({
      body: { message: 'Access Token has expired' },
    });
  });

  it('must sign in again after thirty days despite token refreshes', async () => {
    pass(20 * day);
    expect((await tokens()).id).toBeDefined();
    pass(10 * day);
    expect((await fetchAuthSession()).tokens).toBeUndefined();
  });

  it('can only change the password with the current one', async () => {
    const change = (oldPassword: string, newPassword: string) =>
      updatePassword({ oldPassword, newPassword });
    expect(await failure(change('Lautlos-2026?', 'Stiller-2027!'))).toEqual({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
    expect(await failure(change(testUser.password, 'stiller'))).toMatchObject({
      name: 'InvalidPasswordException',
    });
    await change(testUser.password, 'Stiller-2027!');
    await signOut();
    expect(await signInAs({ ...testUser, password: 'Stiller-2027!' })).toMatchObject({
      isSignedIn: true,
    });
  });

  it('gets a new email only after its code is confirmed', async () => {
    const result = await updateUserAttributes({ userAttributes: { email: carla.email } });
    expect(result.email?.nextStep).toMatchObject({
      updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE',
    });
    expect((await fetchUserAttributes()).email).toBe(testUser.email);
    await sendUserAttributeVerificationCode({ userAttributeKey: 'email' });
    const confirm = (confirmationCode: string) =>
      confirmUserAttribute({ userAttributeKey: 'email', confirmationCode });
    const code = await identity.codeFor(carla.email);
    expect(await failure(confirm(code === '000000' ? '000001' : '000000'))).toMatchObject({
      name: 'CodeMismatchException',
    });
    await confirm(code);
    const { tokens: fresh } = await fetchAuthSession({ forceRefresh: true });
    expect(fresh?.idToken?.payload).toMatchObject({ email: carla.email, email_verified: true });
    expect((await identity.mailsTo(testUser.email))[0]?.subject).toMatch(/E-Mail-Adresse/);
    await signOut();
    expect(await failure(signInAs(testUser))).toMatchObject({ name: 'NotAuthorizedException' });
    expect(await signInAs({ ...testUser, email: carla.email }, 'USER_SRP_AUTH')).toMatchObject({
      isSignedIn: true,
    });
  });

  it('cannot use the email of another account', async () => {
    await signUp({ username: carla.email, password: carla.password });
    expect(
      await failure(updateUserAttributes({ userAttributes: { email: carla.email } })),
    ).toMatchObject({ name: 'AliasExistsException' });
  });

  it('updates other attributes at once', async () => {
    await updateUserAttributes({ userAttributes: { phone_number: '+4930555', locale: 'en' } });
    expect(await fetchUserAttributes()).toMatchObject({ phone_number: '+4930555', locale: 'en' });
    expect(
      await failure(updateUserAttributes({ userAttributes: { phone_number: '030 555' } })),
    ).toEqual({ name: 'InvalidParameterException', message: 'Invalid phone number format.' });
  });

  it('loses refresh and access tokens on sign-out', async () => {
    const { access } = await tokens();
    await signOut();
    expect((await identity.call('GetUser', { AccessToken: access })).body.message).toBe(
      'Access Token has been revoked',
    );
  });

  it('loses the sessions of all devices on a global sign-out', async () => {
    const other = await identity.call('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: testUser.email, PASSWORD: testUser.password },
    });
    const { AccessToken, RefreshToken } = other.body.AuthenticationResult;
    await signOut({ global: true });
    expect((await identity.call('GetUser', { AccessToken })).status).toBe(400);
    expect(await identity.call('GetTokensFromRefreshToken', { RefreshToken })).toMatchObject({
      status: 400,
      body: { __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' },
    });
  });

  it('can delete the account, which releases the email', async () => {
    const { access } = await tokens();
    await deleteUser();
    expect((await identity.call('GetUser', { AccessToken: access })).status).toBe(400);
    expect(await failure(signInAs(testUser))).toMatchObject({ name: 'NotAuthorizedException' });
    expect(await signUp({ username: testUser.email, password: testUser.password })).toMatchObject({
      isSignUpComplete: false,
    });
  });
});

describe('second factor', () => {
  it('can be set up, is required at sign-in and can be switched off', async () => {
    await signInAs(testUser);
    const { sharedSecret, getSetupUri } = await setUpTOTP();
    expect(getSetupUri('Lautlos', testUser.email).searchParams.get('secret')).toBe(sharedSecret);
    const codeNow = () => computeTotpCode(sharedSecret, getTotpStep(Date.now()));
    expect(await failure(verifyTOTPSetup({ code: '000000' }))).toEqual({
      name: 'EnableSoftwareTokenMFAException',
      message: 'Code mismatch',
    });
    await verifyTOTPSetup({ code: codeNow() });
    await updateMFAPreference({ totp: 'PREFERRED' });
    expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' });
    await signOut();
    pass(minute);
    for (const flow of ['USER_SRP_AUTH', 'USER_PASSWORD_AUTH'] as const) {
      const { nextStep } = await signInAs(testUser, flow);
      expect(nextStep).toMatchObject({ signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' });
      expect(await failure(confirmSignIn({ challengeResponse: '000000' }))).toEqual({
        name: 'CodeMismatchException',
        message: 'Invalid code received for user',
      });
      expect(await confirmSignIn({ challengeResponse: codeNow() })).toMatchObject({
        isSignedIn: true,
      });
      expect((await tokens()).id).toBeDefined();
      if (flow === 'USER_PASSWORD_AUTH') await updateMFAPreference({ totp: 'DISABLED' });
      await signOut();
      pass(minute);
    }
    expect(await signInAs(testUser)).toMatchObject({ isSignedIn: true });
  });
});
