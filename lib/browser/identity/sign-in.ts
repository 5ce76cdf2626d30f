import type { CustomerType } from '@/domain/customer/customer-type';
import { confirmMfaCode, signInWithIdentity } from './identity';
import type { IdentityResult, IdentityProblem } from './run-identity-call';
import { type SignInProblem, toIdentitySignInProblem } from './sign-in-problem';
import { hasShopFeature } from '@/lib/browser/shop/has-shop-feature';
import { beginSession, type BegunSession } from '@/lib/browser/session/begin-session';
import { track } from '@/lib/browser/tracking/track';
import { fetchSession } from '@/lib/browser/session/fetch-session';
import { sessionStateSchema } from '@/lib/platform/views/session-dto';

/** Items that were reduced or removed when the basket moved into the account. */
export type DroppedBasketContents = {
  limited: readonly { title: string; wanted: number; amount: number }[];
  leftOut: readonly string[];
};

export type SignInResult =
  | { ok: true; customerType: CustomerType; losses: DroppedBasketContents }
  | { ok: false; reason: SignInProblem };

/**
 * Signs in at the identity provider and then at the shop service; both are needed for a session. At a shop that does
 * not accept ID tokens, signs in with the password of the shop. Never throws.
 */
export async function signInWithPassword(email: string, password: string): Promise<SignInResult> {
  if (!hasShopFeature('identitySignIn')) return signInAtShop('signIn', email, password);
  return enterAs(await signInWithIdentity(email, password));
}

/** Completes a sign-in that requires the code of the authenticator app. Never throws. */
export async function signInWithMfaCode(code: string): Promise<SignInResult> {
  return enterAs(await confirmMfaCode(code));
}

/**
 * Creates an account at a shop that does not accept ID tokens, and signs in. The email address needs no confirmation.
 * Never throws.
 */
export function registerAtShop(email: string, password: string): Promise<SignInResult> {
  return signInAtShop('register', email, password);
}

async function signInAtShop(
  action: 'signIn' | 'register',
  email: string,
  password: string,
): Promise<SignInResult> {
  // Loaded on demand, because most shops accept ID tokens.
  const loaded = await import('./shop-password').catch(() => null);
  if (!loaded) return { ok: false, reason: toIdentitySignInProblem('unavailable') };
  const entered = await loaded.sendShopPassword(action, email, password);
  if (!entered.ok) return entered;
  if (action === 'register') track({ name: 'sign_up', method: 'password' });
  track({ name: 'login', method: 'password' });
  return completeSignIn(entered.value);
}

async function enterAs(identified: IdentityResult<{ idToken: string }>): Promise<SignInResult> {
  if (!identified.ok) return { ok: false, reason: toIdentitySignInProblem(identified.problem) };
  const entered = await signInToShop(identified.value.idToken);
  if (entered.ok) track({ name: 'login', method: 'password' });
  return entered;
}

/** Starts or refreshes the session at the shop service with an ID token. Never throws. */
export async function signInToShop(idToken: string): Promise<SignInResult> {
  const session = await beginSession(idToken);
  if (session.kind === 'unreachable')
    return { ok: false, reason: { by: 'shop', status: null, message: '' } };
  if (session.kind === 'rejected') {
    const { status, message } = session;
    return { ok: false, reason: { by: 'shop', status, message } };
  }
  return completeSignIn(session.value);
}

/** Synchronizes the wish list with the account, and returns the result for the page. */
function completeSignIn({ customerType, limited, leftOut }: BegunSession): SignInResult {
  // Not awaited: if the sync fails, the next change of the wish list syncs again.
  import('@/lib/browser/wish-list/sync-wish-list').then(
    ({ syncWishList: sync }) => sync(),
    () => undefined,
  );
  return { ok: true, customerType, losses: { limited, leftOut } };
}

/** True when the password was correct and the code of the authenticator app is still required. */
export function needsMfaCode(reason: SignInProblem): boolean {
  return reason.by === 'identity' && reason.problem === 'mfaCodeNeeded';
}

/**
 * Returns the type of the signed-in customer according to the server; null for everyone else and when the request
 * fails. Asks the server, because the readable cookies may outlive the session and would then block the login page.
 */
export async function fetchSignedInCustomerType(): Promise<CustomerType | null> {
  const response = await fetchSession('/api/session', 'GET');
  const body: unknown = await response?.json().catch(() => null);
  const state = sessionStateSchema.safeParse(body).data;
  if (!response?.ok || !state || state.isAnonymous || state.isGuest) return null;
  return state.isB2b ? 'b2b' : 'b2c';
}

/** Problem of a sign-in as a key of the messages in auth.problems. */
export type ProblemKey =
  | IdentityProblem
  | 'shopUnavailable'
  | 'shopRejected'
  | 'shopRejectedWithoutReason';

/** Returns the message key of a problem. If the shop service sent a message, the key of a text that includes it. */
export function getProblemKey(reason: SignInProblem): ProblemKey {
  if (reason.by === 'identity') return reason.problem;
  const { status, message } = reason;
  if (status === 429) return 'tooMany';
  if (status === null || status >= 500) return 'shopUnavailable';
  return message === '' ? 'shopRejectedWithoutReason' : 'shopRejected';
}
