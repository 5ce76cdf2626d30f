import type { Language } from '@/domain/locale/language';
import { deleteCustomer } from '@/lib/browser/account/account-api';
import { verifyCurrentPassword } from './identity';
import { signOut } from '@/lib/browser/session/end-session';
import { getShopRejectionMessage } from '@/lib/browser/shop/rejection-message';
import { toIdentitySignInProblem, type SignInProblem } from './sign-in';

type DeleteAccountResult = { ok: true } | { ok: false; reason: SignInProblem };

/**
 * Deletes an account permanently. The password is verified first, then the shop service deletes the customer; the
 * account at the identity provider is deleted by the server, not by this page. Afterwards the browser is signed out.
 */
export async function deleteAccount(
  email: string,
  password: string,
  language: Language,
): Promise<DeleteAccountResult> {
  const proven = await verifyCurrentPassword(email, password);
  if (!proven.ok) return { ok: false, reason: toIdentitySignInProblem(proven.problem) };
  const deleted = await deleteCustomer();
  if (deleted.kind !== 'done') {
    const message =
      deleted.kind === 'rejected' ? await getShopRejectionMessage(deleted.message, language) : '';
    const status = deleted.kind === 'rejected' ? 422 : null;
    return { ok: false, reason: { by: 'shop', status, message } };
  }
  await signOut();
  return { ok: true };
}
