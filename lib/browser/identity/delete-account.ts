import type { Language } from '@/domain/locale/language';
import { deleteCustomer } from '@/lib/browser/account/account-api';
import { hasShopFeature } from '@/lib/browser/shop/has-shop-feature';
import { verifyCurrentPassword } from './identity';
import { verifyShopPassword } from './shop-password';
import { signOut } from '@/lib/browser/session/end-session';
import { getShopRejectionMessage } from '@/lib/browser/shop/rejection-message';
import { toIdentitySignInProblem, type SignInProblem } from './sign-in-problem';

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
  const proven = await verifyPassword(email, password);
  if (!proven.ok) return proven;
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

async function verifyPassword(email: string, password: string): Promise<DeleteAccountResult> {
  if (!hasShopFeature('identitySignIn')) return verifyShopPassword(email, password);
  const proven = await verifyCurrentPassword(email, password);
  return proven.ok ? proven : { ok: false, reason: toIdentitySignInProblem(proven.problem) };
}
