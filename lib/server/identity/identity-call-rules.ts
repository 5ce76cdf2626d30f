import { createHash } from 'node:crypto';
import { isLeakedPassword } from '@/domain/customer/leaked-passwords';
import 'server-only';

/** Name of the rate limit that applies to a call. */
export type IdentityLimit = 'identitySignIn' | 'identitySignUp' | 'identityCode' | 'identityMail';

/**
 * The actions Amplify uses on this site, with their rate limits; others are rejected. Null for actions that require a
 * session and cannot be used for guessing.
 */
const actions: Record<string, IdentityLimit | null> = {
  InitiateAuth: 'identitySignIn',
  // Response to the SRP challenge; for authenticator codes see getIdentityLimit.
  RespondToAuthChallenge: null,
  SignUp: 'identitySignUp',
  ConfirmSignUp: 'identityCode',
  ConfirmForgotPassword: 'identityCode',
  VerifyUserAttribute: 'identityCode',
  ResendConfirmationCode: 'identityMail',
  ForgotPassword: 'identityMail',
  GetUserAttributeVerificationCode: 'identityMail',
  UpdateUserAttributes: 'identityMail',
  ChangePassword: 'identitySignIn',
  AssociateSoftwareToken: 'identityCode',
  VerifySoftwareToken: 'identityCode',
  SetUserMFAPreference: null,
  GetTokensFromRefreshToken: null,
  GetUser: null,
  RevokeToken: null,
  GlobalSignOut: null,
  DeleteUser: null,
};

const prefix = 'AWSCognitoIdentityProviderService.';

/** Returns the action in an x-amz-target header and its limit; null when the site does not use it. */
export function findIdentityAction(
  target: string | null,
): { name: string; limit: IdentityLimit | null } | null {
  if (!target?.startsWith(prefix)) return null;
  const name = target.slice(prefix.length);
  const limit = Object.hasOwn(actions, name) ? actions[name] : undefined;
  return limit === undefined ? null : { name, limit };
}

/**
 * Returns the rate limit of a call with this body: authenticator codes can be guessed, the other challenge responses
 * cannot.
 */
export function getIdentityLimit(
  { name, limit }: { name: string; limit: IdentityLimit | null },
  body: Record<string, unknown>,
): IdentityLimit | null {
  const isCode = name === 'RespondToAuthChallenge' && body.ChallengeName === 'SOFTWARE_TOKEN_MFA';
  return isCode ? 'identityCode' : limit;
}

/** Cognito's message for a compromised password. */
export const leakedPasswordMessage = 'Provided password cannot be used for security reasons.';

/** True when a call would set a leaked password; an external user pool may not check that itself. */
export function hasLeakedPassword(action: string, body: Record<string, unknown>): boolean {
  const field = action === 'ChangePassword' ? 'ProposedPassword' : 'Password';
  const password = setting.has(action) ? body[field] : undefined;
  return typeof password === 'string' && isLeakedPassword(password, sha256);
}

const setting = new Set(['SignUp', 'ConfirmForgotPassword', 'ChangePassword']);

function sha256(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}

/**
 * Amplify retries a failed call twice. After a timeout the retries fail at once, so that the user does not wait again.
 */
const silenceMs = 3_000;
const maxVisitors = 1_000;

/** Time until which a visitor's calls are not forwarded, on the clock of the `nowMs` arguments. */
const silentUntil = new Map<string, number>();

/** Records that a visitor's call to the identity provider timed out. */
export function addProviderTimeout(visitor: string, nowMs: number): void {
  if (silentUntil.size >= maxVisitors) silentUntil.clear();
  silentUntil.set(visitor, nowMs + silenceMs);
}

/** True for three seconds after a call of this visitor to the identity provider timed out. */
export function hasRecentTimeout(visitor: string, nowMs: number): boolean {
  const until = silentUntil.get(visitor);
  if (until === undefined) return false;
  if (nowMs < until) return true;
  silentUntil.delete(visitor);
  return false;
}
