import { getClientState } from '@/lib/browser/state/client-state';
import { track } from '@/lib/browser/tracking/track';
import {
  type Amplify,
  identityFailure,
  type IdentityResult,
  identitySuccess,
  runIdentityCall,
} from './run-identity-call';
import { hasTokens, removeTokensTemporarily } from '@/lib/browser/session/memory-tokens';

/**
 * Signs in with SRP: the password never leaves the page. A successful sign-in ends the previous session; a wrong
 * password leaves it unchanged. The visitor is signed in at the shop service only after beginSession.
 */
export function signInWithIdentity(
  email: string,
  password: string,
): Promise<IdentityResult<{ idToken: string }>> {
  return runIdentityCall((amplify) => signInAgain(amplify, email, password));
}

/**
 * Completes a sign-in that requires the code of the authenticator app (mfaCodeNeeded). After a wrong code, the call can
 * be repeated with another one.
 */
export function confirmMfaCode(code: string): Promise<IdentityResult<{ idToken: string }>> {
  return runIdentityCall(async (amplify) => {
    const { nextStep } = await amplify.confirmSignIn({ challengeResponse: code });
    return handleSignInStep(amplify, nextStep.signInStep);
  }, 'mfa');
}

/** Creates an account at the identity provider and sends a code to its email address (Specification §5). */
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

/** Confirms the email address of a new account with the code from the email. */
export function confirmSignUp(email: string, code: string): Promise<IdentityResult> {
  return runIdentityCall(async (amplify) => {
    await amplify.confirmSignUp({ username: email, confirmationCode: code });
    track({ name: 'sign_up', method: 'password' });
    return identitySuccess(null);
  }, 'code');
}

/** Sends another code for an account that is not confirmed yet. */
export function resendCode(email: string): Promise<IdentityResult> {
  return runIdentityCall((amplify) =>
    hideUnknownAccount(() => amplify.resendSignUpCode({ username: email, options: mailed() })),
  );
}

/**
 * Sends a code for a new password. Also succeeds for unknown addresses, so that it does not reveal who has an account.
 */
export function forgotPassword(email: string): Promise<IdentityResult> {
  return runIdentityCall((amplify) =>
    hideUnknownAccount(() => amplify.resetPassword({ username: email, options: mailed() })),
  );
}

/** Sets a new password with the code from the email. */
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
 * Verifies the password of the signed-in customer; fails with wrongCredentials when it is wrong. Does not require the
 * second factor, and the current session continues.
 */
export function verifyCurrentPassword(email: string, password: string): Promise<IdentityResult> {
  return runIdentityCall((amplify) => verifyPassword(amplify, email, password));
}

/**
 * Changes the password; fails with wrongCredentials when the old one is wrong. Signs in with the old password when
 * Amplify has no session. All other sessions end; this browser gets a new one, which awaits confirmMfaCode when
 * `needsCode` is true.
 */
export function changePassword(
  email: string,
  oldPassword: string,
  newPassword: string,
): Promise<IdentityResult<{ needsCode: boolean }>> {
  return runIdentityCall(async (amplify) => {
    if (!(await isSignedInAs(amplify, email))) {
      const signedIn = await signInAgain(amplify, email, oldPassword);
      if (!signedIn.ok) return signedIn;
    }
    await amplify.updatePassword({ oldPassword, newPassword });
    const secondSignIn = await signInAgain(amplify, email, newPassword);
    const needsCode = !secondSignIn.ok && secondSignIn.problem === 'mfaCodeNeeded';
    return secondSignIn.ok || needsCode ? identitySuccess({ needsCode }) : secondSignIn;
  });
}

/**
 * Sends a code to the new email address after verifying the password. The old address stays valid until confirmEmail.
 */
export function changeEmail(
  email: string,
  password: string,
  newEmail: string,
): Promise<IdentityResult> {
  return runIdentityCall(async (amplify) => {
    const proven = await verifyPassword(amplify, email, password);
    if (!proven.ok) return proven;
    if (!(await isSignedInAs(amplify, email))) return identityFailure('mfaCodeNeeded');
    await amplify.updateUserAttributes({ userAttributes: { email: newEmail }, options: mailed() });
    return identitySuccess(null);
  });
}

/** Confirms the new email address with the code and returns an ID token with that address. */
export function confirmEmail(code: string): Promise<IdentityResult<{ idToken: string }>> {
  return runIdentityCall(async (amplify) => {
    await hasSession(amplify);
    await amplify.confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code });
    return freshToken(amplify, true);
  }, 'code');
}

async function verifyPassword(
  amplify: Amplify,
  email: string,
  password: string,
): Promise<IdentityResult> {
  const answer = await signInAgain(amplify, email, password);
  // The code of the authenticator app is requested only after a correct password, so mfaCodeNeeded counts as success.
  return answer.ok || answer.problem === 'mfaCodeNeeded' ? identitySuccess(null) : answer;
}

async function signInAgain(
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

/**
 * Handles the sign-in steps that Amplify returns instead of throwing an error, for example when a code of the
 * authenticator app is required. Steps that the shop's user pools do not use are `unavailable`.
 */
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

/** True when Amplify has a session; restores it from the server when a reload has cleared the page's memory. */
export async function hasSession(amplify: Amplify): Promise<boolean> {
  return hasTokens() || (await amplify.loadStoredSession());
}

async function hideUnknownAccount(operation: () => Promise<unknown>): Promise<IdentityResult> {
  try {
    await operation();
  } catch (error) {
    if (!(error instanceof Error && error.name === 'UserNotFoundException')) throw error;
  }
  return identitySuccess(null);
}

/** Returns the Amplify option that sets the language of emails to that of the page. */
function mailed(): { clientMetadata: { locale: string } } {
  return { clientMetadata: { locale: getClientState().language } };
}
