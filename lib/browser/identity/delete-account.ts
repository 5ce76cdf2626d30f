import type { Language } from '@/domain/locale/language';
import { deleteCustomer } from '@/lib/browser/account/account-api';
import { provePassword } from './identity';
import { signOut } from '@/lib/browser/session/end-session';
import { refusalWords } from '@/lib/browser/words/refusal-words';
import { toIdentitySignInProblem, type SignInProblem } from './sign-in';

type DeleteOutcome = { ok: true } | { ok: false; reason: SignInProblem };

/**
 * Deletes an account for good: the password is proven first, then the shop deletes, and with it or right after it the identity provider's
 * part, without this page. Then the browser forgets.
 */
export async function deleteAccount(
  email: string,
  password: string,
  language: Language,
): Promise<DeleteOutcome> {
  const proven = await provePassword(email, password);
  if (!proven.ok) return { ok: false, reason: toIdentitySignInProblem(proven.problem) };
  const deleted = await deleteCustomer();
  if (deleted.kind !== 'done') {
    const message = deleted.kind === 'refused' ? await refusalWords(deleted.message, language) : '';
    const status = deleted.kind === 'refused' ? 422 : null;
    return { ok: false, reason: { by: 'shop', status, message } };
  }
  await signOut();
  return { ok: true };
}
