import { beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmMfaSetup, disableMfa, getMfaState, startMfaSetup } from './second-factor';
import { confirmMfaCode } from './identity';

const amplify = vi.hoisted(() => ({
  loadStoredSession: vi.fn(),
  fetchMFAPreference: vi.fn(),
  setUpTOTP: vi.fn(),
  fetchAuthSession: vi.fn(),
  verifyTOTPSetup: vi.fn(),
  updateMFAPreference: vi.fn(),
  confirmSignIn: vi.fn(),
  signIn: vi.fn(),
}));
vi.mock('./amplify', () => ({ ...amplify, configureAmplify: () => undefined }));

const error = (name: string, message = '') => Object.assign(new Error(message), { name });

beforeEach(() => {
  vi.stubGlobal('window', { location: { hostname: 'shop.example' } });
  vi.stubGlobal('fetch', async () => Response.json({ userPoolId: 'pool', clientId: 'client' }));
  for (const mock of Object.values(amplify)) mock.mockReset();
  amplify.loadStoredSession.mockResolvedValue(true);
});

it.each([
  [{ enabled: ['TOTP'], preferred: 'TOTP' }, true],
  [{}, false],
])('reads %j', async (preference, isEnabled) => {
  amplify.fetchMFAPreference.mockResolvedValue(preference);
  expect(await getMfaState()).toEqual({ ok: true, value: { isEnabled } });
});

it('reports a page without its own session', async () => {
  amplify.loadStoredSession.mockResolvedValue(false);
  expect(await getMfaState()).toEqual({ ok: false, problem: 'mfaSessionExpired' });
});

it('builds the app’s URI with account and site', async () => {
  const getSetupUri = (app: string, account?: string) =>
    new URL(`otpauth://totp/${app}:${account}`);
  amplify.setUpTOTP.mockResolvedValue({ sharedSecret: 'ABC', getSetupUri });
  const tokens = { idToken: { payload: { email: 'a@shop.example' } } };
  amplify.fetchAuthSession.mockResolvedValue({ tokens });
  expect(await startMfaSetup()).toEqual({
    ok: true,
    value: { secret: 'ABC', uri: 'otpauth://totp/shop.example:a@shop.example' },
  });
});

it('is enabled only by a correct code', async () => {
  amplify.verifyTOTPSetup.mockRejectedValueOnce(error('EnableSoftwareTokenMFAException'));
  expect(await confirmMfaSetup('000000')).toEqual({ ok: false, problem: 'mfaCodeWrong' });
  expect(amplify.updateMFAPreference).not.toHaveBeenCalled();
  expect(await confirmMfaSetup('123456')).toEqual({ ok: true, value: null });
  expect(amplify.updateMFAPreference).toHaveBeenCalledWith({ totp: 'PREFERRED' });
});

describe('disabling the second factor', () => {
  const answers = (signInStep: string) =>
    amplify.signIn.mockResolvedValue({ nextStep: { signInStep } });

  beforeEach(() => {
    const tokens = { idToken: { payload: { email: 'a@shop.example' } } };
    amplify.fetchAuthSession.mockResolvedValue({ tokens });
  });

  it.each(['CONFIRM_SIGN_IN_WITH_TOTP_CODE', 'DONE'])(
    'accepts the password that requires %s',
    async (step) => {
      answers(step);
      expect(await disableMfa('secret')).toEqual({ ok: true, value: null });
      const sent = { username: 'a@shop.example', password: 'secret' };
      expect(amplify.signIn).toHaveBeenCalledWith(sent);
      expect(amplify.updateMFAPreference).toHaveBeenCalledWith({ totp: 'DISABLED' });
    },
  );

  it('rejects a wrong password, and too many attempts', async () => {
    for (const [message, problem] of [
      ['Incorrect username or password.', 'wrongCredentials'],
      ['Password attempts exceeded', 'tooMany'],
    ] as const) {
      amplify.signIn.mockRejectedValueOnce(error('NotAuthorizedException', message));
      expect(await disableMfa('wrong')).toEqual({ ok: false, problem });
    }
    expect(amplify.updateMFAPreference).not.toHaveBeenCalled();
  });
});

it.each([
  ['CodeMismatchException', 'mfaCodeWrong'],
  ['ExpiredCodeException', 'mfaCodeUsed'],
  ['NotAuthorizedException', 'mfaSessionExpired'],
  ['LimitExceededException', 'tooMany'],
  ['SoftwareTokenMFANotFoundException', 'mfaUnavailable'],
])('maps %s for the code to %s', async (name, problem) => {
  amplify.confirmSignIn.mockRejectedValue(error(name));
  expect(await confirmMfaCode('123456')).toEqual({ ok: false, problem });
});
