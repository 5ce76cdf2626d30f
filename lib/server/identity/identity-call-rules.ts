import { createHash } from 'node:crypto';
import { isLeakedPassword } from '@/domain/customer/leaked-passwords';
import 'server-only';

/** Which limit counts a call; null for calls that need a session of their own and are no guess at anything. */
export type IdentityLimit = 'identitySignIn' | 'identitySignUp' | 'identityCode' | 'identityMail';

/** What Amplify asks of a user pool on this site; nothing else is passed on. */
const actions: Record<string, IdentityLimit | null> = {
  InitiateAuth: 'identitySignIn',
  // The answer to SRP; for the code of an authenticator app see limitOfCall.
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

/** The action named in an x-amz-target header and its limit; null for any the site does not use. */
export function findIdentityAction(
  target: string | null,
): { name: string; limit: IdentityLimit | null } | null {
  if (!target?.startsWith(prefix)) return null;
  const name = target.slice(prefix.length);
  const limit = Object.hasOwn(actions, name) ? actions[name] : undefined;
  return limit === undefined ? null : { name, limit };
}

/** Which limit counts a call with this body: a code of an authenticator app can be guessed, the other answers of its action cannot. */
export function limitOfCall(
  { name, limit }: { name: string; limit: IdentityLimit | null },
  body: Record<string, unknown>,
): IdentityLimit | null {
  const isCode = name === 'RespondToAuthChallenge' && body.ChallengeName === 'SOFTWARE_TOKEN_MFA';
  return isCode ? 'identityCode' : limit;
}

/** Cognito's own words for a password it knows to be compromised. */
export const leakedPasswordMessage = 'Provided password cannot be used for security reasons.';

/** True when a call would set a password of the lists of leaked ones: a pool elsewhere need not know them. */
export function hasLeakedPassword(action: string, body: Record<string, unknown>): boolean {
  const field = action === 'ChangePassword' ? 'ProposedPassword' : 'Password';
  const password = setting.has(action) ? body[field] : undefined;
  return typeof password === 'string' && isLeakedPassword(password, sha256);
}

const setting = new Set(['SignUp', 'ConfirmForgotPassword', 'ChangePassword']);

function sha256(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}

/** Amplify repeats a call twice when it fails: whoever has waited to the end once is not kept waiting for the repetitions. */
const silenceMs = 3_000;
const mostVisitors = 1_000;

/** Until when a visitor's calls are not passed on, in the process's own milliseconds. */
const silentUntil = new Map<string, number>();

/** Notes that the identity provider has kept this visitor waiting until the time was over. */
export function addProviderTimeout(visitor: string, nowMs: number): void {
  if (silentUntil.size >= mostVisitors) silentUntil.clear();
  silentUntil.set(visitor, nowMs + silenceMs);
}

/** True for the next three seconds after that. */
export function hasRecentTimeout(visitor: string, nowMs: number): boolean {
  const until = silentUntil.get(visitor);
  if (until === undefined) return false;
  if (nowMs < until) return true;
  silentUntil.delete(visitor);
  return false;
}
