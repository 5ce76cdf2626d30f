import type { CustomerType } from '@/domain/customer/customer-type';
import { confirmMfaCode, signInWithIdentity } from './identity';
import type { IdentityResult, IdentityProblem } from './run-identity-call';
import { beginSession } from '@/lib/browser/session/begin-session';
import { track } from '@/lib/browser/tracking/track';
import { fetchSession } from '@/lib/browser/session/request-session';
import { sessionStateSchema } from '@/lib/platform/views/session-dto';

/** Why somebody could not be signed in: the identity provider said no, or the shop did after it. */
export type SignInProblem =
  | { by: 'identity'; problem: IdentityProblem }
  /** status is null when no answer came; the message is in the visitor's language, or empty. */
  | { by: 'shop'; status: number | null; message: string };

/** What the basket lost on the way into the account. */
export type BasketLosses = {
  limited: readonly { title: string; wanted: number; amount: number }[];
  leftOut: readonly string[];
};

export type SignInResult =
  | { ok: true; customerType: CustomerType; losses: BasketLosses }
  | { ok: false; reason: SignInProblem };

/** Signs in at the identity provider and then at the shop: only both together are a session. Never throws. */
export async function signInWithPassword(email: string, password: string): Promise<SignInResult> {
  return enterAs(await signInWithIdentity(email, password));
}

/** Ends a sign-in that waits for the code of the authenticator app. Never throws. */
export async function signInWithMfaCode(code: string): Promise<SignInResult> {
  return enterAs(await confirmMfaCode(code));
}

async function enterAs(identified: IdentityResult<{ idToken: string }>): Promise<SignInResult> {
  if (!identified.ok) return { ok: false, reason: toIdentitySignInProblem(identified.problem) };
  const entered = await signInToShop(identified.value.idToken);
  if (entered.ok) track({ name: 'login', method: 'password' });
  return entered;
}

/** Begins or renews the shop's session with an ID token. Never throws. */
export async function signInToShop(idToken: string): Promise<SignInResult> {
  const begun = await beginSession(idToken);
  if (begun.kind === 'unreachable')
    return { ok: false, reason: { by: 'shop', status: null, message: '' } };
  if (begun.kind === 'refused') {
    const { status, message } = begun;
    return { ok: false, reason: { by: 'shop', status, message } };
  }
  // Nobody waits for it: what fails goes with the next change of the list.
  import('@/lib/browser/wish-list/sync-wish-list').then(
    ({ syncWishList: syncWishes }) => syncWishes(),
    () => undefined,
  );
  const { customerType, limited, leftOut } = begun.value;
  return { ok: true, customerType, losses: { limited, leftOut } };
}

/** A problem the identity provider named. */
export function toIdentitySignInProblem(problem: IdentityProblem): SignInProblem {
  return { by: 'identity', problem };
}

/** True when the password was right and the code of the authenticator app is still to come. */
export function needsMfaCode(reason: SignInProblem): boolean {
  return reason.by === 'identity' && reason.problem === 'mfaCodeNeeded';
}

/**
 * The kind of the customer the server knows the visitor as; null for everybody else and without an answer. The readable
 * cookies may outlive the session, and the way to sign in must never be barred by them.
 */
export async function fetchSignedInCustomerType(): Promise<CustomerType | null> {
  const response = await fetchSession('/api/session', 'GET');
  const body: unknown = await response?.json().catch(() => null);
  const state = sessionStateSchema.safeParse(body).data;
  if (!response?.ok || !state || state.isAnonymous || state.isGuest) return null;
  return state.isB2b ? 'b2b' : 'b2c';
}

/** A key of the messages in auth.problems. */
export type ProblemKey = IdentityProblem | 'shopUnavailable' | 'shopRefused' | 'shopRefusedPlain';

/** Which sentence tells a problem: the shop's own words where it found some for the visitor, else ours. */
export function getProblemKey(reason: SignInProblem): ProblemKey {
  if (reason.by === 'identity') return reason.problem;
  const { status, message } = reason;
  if (status === 429) return 'tooMany';
  if (status === null || status >= 500) return 'shopUnavailable';
  return message === '' ? 'shopRefusedPlain' : 'shopRefused';
}
