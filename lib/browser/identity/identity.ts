import { getClientState } from '@/lib/browser/state/client-state';
import { track } from '@/lib/browser/tracking/track';
import { runIdentityCall } from './run-identity-call';
import { identityFailure, type IdentityResult, identitySuccess } from './run-identity-call';
import type { Amplify } from './run-identity-call';
import { hasTokens, removeTokensTemporarily } from '@/lib/browser/session/memory-tokens';

/**
 * Signs in with SRP: the password never leaves the page. The site ends the session of an earlier person when this one begins,
 * and it stays when the password is wrong. The visitor is signed in at the shop only after beginSession.
 */
export function signInWithIdentity(
  email: string,
  password: string,
): Promise<IdentityResult<{ idToken: string }>> {
  return runIdentityCall((amplify) => signInAnew(amplify, email, password));
}

/** Ends a sign-in that waits for the code of the authenticator app (mfaCodeNeeded). A wrong code leaves it waiting for another. */
export function confirmMfaCode(code: string): Promise<IdentityResult<{ idToken: string }>> {
  return runIdentityCall(async (amplify) => {
    const { nextStep } = await amplify.confirmSignIn({ challengeResponse: code });
    return handleSignInStep(amplify, nextStep.signInStep);
  }, 'mfa');
}

/** Opens an account and has a code mailed to the address (Spec §5). */
export function signUp(
  email: string,
  password: string,
  { phoneNumber, locale }: { phoneNumber?: string; locale?: 'de' | 'en' } = {},
): Promise<IdentityResult> {
  const userAttributes = {
    email,
    ...(phoneNumber && { phone_number: phoneNumber }),
    ...(locale && { locale }),
  };
  return runIdentityCall(async (amplify) => {
    const options = { userAttributes, ...mailed() };
    await amplify.signUp({ username: email, password, options });
    return identitySuccess(null);
  });
}

/** Proves the address of a new account with the mailed code. */
export function confirmSignUp(email: string, code: string): Promise<IdentityResult> {
  return runIdentityCall(async (amplify) => {
    await amplify.confirmSignUp({ username: email, confirmationCode: code });
    track({ name: 'sign_up', method: 'password' });
    return identitySuccess(null);
  }, 'code');
}

/** Has another code mailed to an account that is not confirmed yet. */
export function sendCodeAgain(email: string): Promise<IdentityResult> {
  return runIdentityCall((amplify) =>
    asIfKnown(() => amplify.resendSignUpCode({ username: email, options: mailed() })),
  );
}

/** Has a code for a new password mailed. Succeeds for unknown addresses, too: it does not tell who has an account. */
export function forgotPassword(email: string): Promise<IdentityResult> {
  return runIdentityCall((amplify) =>
    asIfKnown(() => amplify.resetPassword({ username: email, options: mailed() })),
  );
}

/** Sets a new password with the mailed code. */
export function confirmForgotPassword(
  email: string,
  code: string,
  newPassword: string,
): Promise<IdentityResult> {
  return runIdentityCall(async (amplify) => {
    await amplify.confirmResetPassword({ username: email, confirmationCode: code, newPassword });
    return identitySuccess(null);
  }, 'code');
}

/**
 * Proves by the password who asks; wrongCredentialsError when it is wrong. Where a second factor is on no code is asked for, and the session
 * that is there goes on.
 */
export function provePassword(email: string, password: string): Promise<IdentityResult> {
  return runIdentityCall((amplify) => prove(amplify, email, password));
}

/**
 * Replaces the password; wrongCredentialsError when the old one is wrong. Signs in with it when Amplify has no session. All sessions end
 * with the old password; this browser's goes on with a new one, which waits for confirmMfaCode when `needsCode`.
 */
export function changePassword(
  email: string,
  oldPassword: string,
  newPassword: string,
): Promise<IdentityResult<{ needsCode: boolean }>> {
  return runIdentityCall(async (amplify) => {
    if (!(await isSignedInAs(amplify, email))) {
      const signedIn = await signInAnew(amplify, email, oldPassword);
      if (!signedIn.ok) return signedIn;
    }
    await amplify.updatePassword({ oldPassword, newPassword });
    const again = await signInAnew(amplify, email, newPassword);
    const needsCode = !again.ok && again.problem === 'mfaCodeNeeded';
    return again.ok || needsCode ? identitySuccess({ needsCode }) : again;
  });
}

/** Has a code mailed to the new address; the password proves who asks. The old address counts until confirmEmail. */
export function changeEmail(
  email: string,
  password: string,
  newEmail: string,
): Promise<IdentityResult> {
  return runIdentityCall(async (amplify) => {
    const proven = await prove(amplify, email, password);
    if (!proven.ok) return proven;
    if (!(await isSignedInAs(amplify, email))) return identityFailure('mfaCodeNeeded');
    await amplify.updateUserAttributes({ userAttributes: { email: newEmail }, options: mailed() });
    return identitySuccess(null);
  });
}

/** Proves the new address with the mailed code and gives an ID token that names it. */
export function confirmEmail(code: string): Promise<IdentityResult<{ idToken: string }>> {
  return runIdentityCall(async (amplify) => {
    await hasSession(amplify);
    await amplify.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code });
    return freshToken(amplify, true);
  }, 'code');
}

async function prove(amplify: Amplify, email: string, password: string): Promise<IdentityResult> {
  const answer = await signInAnew(amplify, email, password);
  // Whoever is asked for the code had the right password.
  return answer.ok || answer.problem === 'mfaCodeNeeded' ? identitySuccess(null) : answer;
}

async function signInAnew(
  amplify: Amplify,
  email: string,
  password: string,
): Promise<IdentityResult<{ idToken: string }>> {
  const restore = removeTokensTemporarily();
  try {
    const { nextStep } = await amplify.signIn({ username: email, password });
    const answer = await handleSignInStep(amplify, nextStep.signInStep);
    if (!answer.ok) restore();
    return answer;
  } catch (error) {
    restore();
    throw error;
  }
}

/** Amplify turns some refusals, and the second factor, into next steps; a pool of this shop asks for no other ones. */
async function handleSignInStep(
  amplify: Amplify,
  step: string,
): Promise<IdentityResult<{ idToken: string }>> {
  if (step === 'DONE') return freshToken(amplify, false);
  if (step === 'CONFIRM_SIGN_UP') return identityFailure('notConfirmed');
  if (step === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return identityFailure('mfaCodeNeeded');
  return identityFailure(step === 'RESET_PASSWORD' ? 'wrongCredentials' : 'unavailable');
}

async function freshToken(
  amplify: Amplify,
  forceRefresh: boolean,
): Promise<IdentityResult<{ idToken: string }>> {
  const { tokens } = await amplify.fetchAuthSession({ forceRefresh });
  const idToken = tokens?.idToken?.toString();
  return idToken ? identitySuccess({ idToken }) : identityFailure('wrongCredentials');
}

async function isSignedInAs(amplify: Amplify, email: string): Promise<boolean> {
  if (!(await hasSession(amplify))) return false;
  const { tokens } = await amplify.fetchAuthSession();
  const known = tokens?.idToken?.payload.email;
  return typeof known === 'string' && known.toLowerCase() === email.toLowerCase();
}

/** Whether Amplify has a session, after the site has renewed it where a reload has emptied the page's memory. */
export async function hasSession(amplify: Amplify): Promise<boolean> {
  return hasTokens() || (await amplify.loadStoredSession());
}

async function asIfKnown(ask: () => Promise<unknown>): Promise<IdentityResult> {
  try {
    await ask();
  } catch (error) {
    if (!(error instanceof Error && error.name === 'UserNotFoundException')) throw error;
  }
  return identitySuccess(null);
}

/** Mails come in the language of the page that asks for them. */
function mailed(): { clientMetadata: { locale: string } } {
  return { clientMetadata: { locale: getClientState().language } };
}
