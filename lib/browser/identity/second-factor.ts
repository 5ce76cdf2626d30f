import { attempt } from './attempt';
import { failed, type IdentityAnswer, worked } from './identity-answer';
import { hasSession, provePassword } from './identity';
import type { Amplify } from './load-amplify';

/** What an authenticator app needs: the secret in base32, and the same as an otpauth: address for a QR code. */
export type MfaSetup = { secret: string; uri: string };

/** Whether signing in asks for a code of an authenticator app. */
export function getMfaState(): Promise<IdentityAnswer<{ isEnabled: boolean }>> {
  return withSession(async (amplify) => {
    const { enabled = [] } = await amplify.fetchMFAPreference();
    return worked({ isEnabled: enabled.includes('TOTP') });
  });
}

/**
 * Begins the set-up of an app, which lists the account under the site's host name. What is in force stays so until confirmMfaSetup.
 * mfaUnavailable where the user pool has no second factor.
 */
export function startMfaSetup(): Promise<IdentityAnswer<MfaSetup>> {
  return withSession(async (amplify) => {
    const { sharedSecret, getSetupUri } = await amplify.setUpTOTP();
    const uri = getSetupUri(window.location.hostname, await ownEmail(amplify)).toString();
    return worked({ secret: sharedSecret, uri });
  });
}

/** Proves the app by its first code and switches the second factor on. */
export function confirmMfaSetup(code: string): Promise<IdentityAnswer> {
  return withSession(async (amplify) => {
    await amplify.verifyTOTPSetup({ code });
    await amplify.updateMFAPreference({ totp: 'PREFERRED' });
    return worked(null);
  });
}

/** Switches the second factor off; the password proves who asks, wrongCredentials when it is wrong. */
export async function disableMfa(password: string): Promise<IdentityAnswer> {
  const email = await withSession(async (amplify) => worked(await ownEmail(amplify)));
  if (!email.ok) return email;
  const proven = await provePassword(email.value, password);
  if (!proven.ok) return proven;
  return withSession(async (amplify) => {
    await amplify.updateMFAPreference({ totp: 'DISABLED' });
    return worked(null);
  });
}

async function ownEmail(amplify: Amplify): Promise<string> {
  const { tokens } = await amplify.fetchAuthSession();
  return String(tokens?.idToken?.payload.email ?? '');
}

function withSession<T>(
  run: (amplify: Amplify) => Promise<IdentityAnswer<T>>,
): Promise<IdentityAnswer<T>> {
  return attempt(
    async (amplify) => ((await hasSession(amplify)) ? run(amplify) : failed('mfaSessionExpired')),
    'mfa',
  );
}
