import { createHash } from 'node:crypto';
import { isLeakedPassword } from '@/domain/customer/leaked-passwords';
import 'server-only';

/** Name of the rate limit that applies to a call. */
export type IdentityLimit = 'identitySignIn' | 'identitySignUp' | 'identityCode' | 'identityMail';

/**
 * The actions that Amplify uses on this site, with their rate limits; all others are rejected. Null stands for no
 * limit: the action requires a session and cannot be used for guessing.
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

/**
 * Returns the action named in an x-amz-target header, with its rate limit; null for an action that the site does not
 * use.
 */
export function findIdentityAction(
  target: string | null,
): { name: string; limit: IdentityLimit | null } | null {
  if (!target?.startsWith(prefix)) return null;
  const name = target.slice(prefix.length);
  const limit = Object.hasOwn(actions, name) ? actions[name] : undefined;
  return limit === undefined ? null : { name, limit };
}

/**
 * Returns the rate limit of a call; null for no limit. Of the responses to a challenge, only authenticator codes can be
 * guessed and are limited.
 */
export function getIdentityLimit(
  { name, limit }: { name: string; limit: IdentityLimit | null },
  body: Record<string, unknown>,
): IdentityLimit | null {
  const isCode = name === 'RespondToAuthChallenge' && body.ChallengeName === 'SOFTWARE_TOKEN_MFA';
  return isCode ? 'identityCode' : limit;
}

/** Cognito's error message for a leaked password. */
export const leakedPasswordMessage = 'Provided password cannot be used for security reasons.';

/** True when a call sets a leaked password. Checked here, because an external user pool may not do so. */
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
 * Time in ms in which a visitor's calls fail at once after a timeout. Amplify retries a failed call twice, and the user
 * should not wait for two more timeouts.
 */
const silenceMs = 3_000;
const maxVisitors = 1_000;

/** Time, by visitor, until which calls are not forwarded, on the clock of the `nowMs` arguments. */
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
