import { type BegunSession, showCustomer } from '@/lib/browser/session/begin-session';
import { fetchSession, toSessionRejection } from '@/lib/browser/session/fetch-session';
import { passwordRejectionSchema } from '@/lib/platform/views/session-dto';
import { type SignInProblem, toIdentitySignInProblem } from './sign-in-problem';

type Rejected = { ok: false; reason: SignInProblem };

/**
 * Signs in with the password of the shop, or registers with it first; the page then shows the customer as signed in.
 * For shops that do not accept ID tokens. On failure nothing changes. Never throws.
 */
export async function sendShopPassword(
  action: 'signIn' | 'register',
  email: string,
  password: string,
): Promise<{ ok: true; value: BegunSession } | Rejected> {
  const answer = await send(action, email, password);
  if (!answer.ok) return answer;
  const shown = showCustomer(answer.body);
  return shown?.kind === 'done' ? { ok: true, value: shown.value } : unavailable;
}

/** Checks the customer's password at the shop; the current session continues. Never throws. */
export async function verifyShopPassword(
  email: string,
  password: string,
): Promise<{ ok: true } | Rejected> {
  return send('verify', email, password);
}

const unavailable: Rejected = { ok: false, reason: toIdentitySignInProblem('unavailable') };

async function send(
  action: 'signIn' | 'register' | 'verify',
  email: string,
  password: string,
): Promise<{ ok: true; body: unknown } | Rejected> {
  const response = await fetchSession('/api/session/password', 'POST', { action, email, password });
  // Amplify's problems have the same texts as those of the shop.
  if (!response || response.status >= 500) return unavailable;
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return { ok: true, body };
  const { data: known } = passwordRejectionSchema.safeParse(body);
  if (known) return { ok: false, reason: toIdentitySignInProblem(known.problem) };
  const rejection = toSessionRejection(response, body);
  const message = rejection.kind === 'rejected' ? rejection.message : '';
  return { ok: false, reason: { by: 'shop', status: response.status, message } };
}
