import { deleteCustomer } from '@/lib/browser/shop/account-api';
import { deleteIdentity, identify } from '@/lib/browser/identity/identity';
import { signOut } from '@/lib/browser/session/browser-session';
import { byIdentity, type SignInProblem } from './sign-in';

type DeleteOutcome =
  | { ok: true }
  /** isShopDone: the shop has deleted its part, only the identity provider's is left. */
  | { ok: false; reason: SignInProblem; isShopDone: boolean };

/**
 * Deletes an account for good: the password is proven first, then the shop deletes, then the identity provider, then the
 * browser forgets. A step that fails stops the way; called again with `isShopDone` it goes on behind the shop.
 */
export async function deleteAccount(
  email: string,
  password: string,
  isShopDone: boolean,
): Promise<DeleteOutcome> {
  if (!isShopDone) {
    const proven = await identify(email, password);
    if (!proven.ok) return { ok: false, reason: byIdentity(proven.problem), isShopDone };
    const deleted = await deleteCustomer();
    if (deleted.kind !== 'done') {
      const message = deleted.kind === 'refused' ? deleted.message : '';
      const status = deleted.kind === 'refused' ? 422 : null;
      return { ok: false, reason: { by: 'shop', status, message }, isShopDone };
    }
  }
  const forgotten = await deleteIdentity(email, password);
  if (!forgotten.ok) {
    return { ok: false, reason: byIdentity(forgotten.problem), isShopDone: true };
  }
  await signOut();
  return { ok: true };
}
