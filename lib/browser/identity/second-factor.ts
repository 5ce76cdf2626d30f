import {
  type Amplify,
  identityFailure,
  type IdentityResult,
  identitySuccess,
  runIdentityCall,
} from './run-identity-call';
import { hasSession, verifyCurrentPassword } from './identity';

/** Setup data for an authenticator app: the secret in base32, and an otpauth: URI with that secret for a QR code. */
export type MfaSetup = { secret: string; uri: string };

/** Returns whether signing in requires a code of an authenticator app. */
export function getMfaState(): Promise<IdentityResult<{ isEnabled: boolean }>> {
  return withSession(async (amplify) => {
    const { enabled = [] } = await amplify.fetchMFAPreference();
    return identitySuccess({ isEnabled: enabled.includes('TOTP') });
  });
}

/**
 * Starts the setup of an authenticator app, which will list the account under the site's host name. The current setting
 * stays active until confirmMfaSetup. Fails with mfaUnavailable when the user pool has no second factor.
 */
export function startMfaSetup(): Promise<IdentityResult<MfaSetup>> {
  return withSession(async (amplify) => {
    const { sharedSecret, getSetupUri } = await amplify.setUpTOTP();
    const uri = getSetupUri(window.location.hostname, await ownEmail(amplify)).toString();
    return identitySuccess({ secret: sharedSecret, uri });
  });
}

/** Verifies the first code of the authenticator app and enables the second factor. */
export function confirmMfaSetup(code: string): Promise<IdentityResult> {
  return withSession(async (amplify) => {
    await amplify.verifyTOTPSetup({ code });
    await amplify.updateMFAPreference({ totp: 'PREFERRED' });
    return identitySuccess(null);
  });
}

/** Disables the second factor after verifying the password; fails with wrongCredentials when the password is wrong. */
export async function disableMfa(password: string): Promise<IdentityResult> {
  const email = await withSession(async (amplify) => identitySuccess(await ownEmail(amplify)));
  if (!email.ok) return email;
  const proven = await verifyCurrentPassword(email.value, password);
  if (!proven.ok) return proven;
  return withSession(async (amplify) => {
    await amplify.updateMFAPreference({ totp: 'DISABLED' });
    return identitySuccess(null);
  });
}

async function ownEmail(amplify: Amplify): Promise<string> {
  const { tokens } = await amplify.fetchAuthSession();
  return String(tokens?.idToken?.payload.email ?? '');
}

function withSession<T>(
  run: (amplify: Amplify) => Promise<IdentityResult<T>>,
): Promise<IdentityResult<T>> {
  return runIdentityCall(
    async (amplify) =>
      (await hasSession(amplify)) ? run(amplify) : identityFailure('mfaSessionExpired'),
    'mfa',
  );
}
