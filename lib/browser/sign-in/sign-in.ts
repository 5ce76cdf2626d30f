import type { CustomerType } from '@/domain/customer/customer-type';
import { confirmMfaCode, identify } from '@/lib/browser/identity/identity';
import type { IdentityAnswer, IdentityProblem } from '@/lib/browser/identity/identity-answer';
import { beginSession } from '@/lib/browser/session/begin-session';
import { track } from '@/lib/browser/events/track';

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

export type SignInOutcome =
  | { ok: true; customerType: CustomerType; losses: BasketLosses }
  | { ok: false; reason: SignInProblem };

/** Signs in at the identity provider and then at the shop: only both together are a session. Never throws. */
export async function signInWithPassword(email: string, password: string): Promise<SignInOutcome> {
  return enterAs(await identify(email, password));
}

/** Ends a sign-in that waits for the code of the authenticator app. Never throws. */
export async function signInWithMfaCode(code: string): Promise<SignInOutcome> {
  return enterAs(await confirmMfaCode(code));
}

async function enterAs(identified: IdentityAnswer<{ idToken: string }>): Promise<SignInOutcome> {
  if (!identified.ok) return { ok: false, reason: byIdentity(identified.problem) };
  const entered = await enterShop(identified.value.idToken);
  if (entered.ok) track({ name: 'login', method: 'password' });
  return entered;
}

/** Begins or renews the shop's session with an ID token. Never throws. */
export async function enterShop(idToken: string): Promise<SignInOutcome> {
  const begun = await beginSession(idToken);
  if (begun.kind === 'unreachable')
    return { ok: false, reason: { by: 'shop', status: null, message: '' } };
  if (begun.kind === 'refused') {
    const { status, message } = begun;
    return { ok: false, reason: { by: 'shop', status, message } };
  }
  // Nobody waits for it: what fails goes with the next change of the list.
  import('@/lib/browser/keep/sync-wishes').then(
    ({ syncWishes }) => syncWishes(),
    () => undefined,
  );
  const { customerType, limited, leftOut } = begun.value;
  return { ok: true, customerType, losses: { limited, leftOut } };
}

/** A problem the identity provider named. */
export function byIdentity(problem: IdentityProblem): SignInProblem {
  return { by: 'identity', problem };
}

/** True when the password was right and the code of the authenticator app is still to come. */
export function needsMfaCode(reason: SignInProblem): boolean {
  return reason.by === 'identity' && reason.problem === 'mfaCodeNeeded';
}
