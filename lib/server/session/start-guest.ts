import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import type { Language } from '@/domain/language/detect-language';
import { type Result, success } from '@/lib/gateways/result';
import { type TakenBasket, takeAlong } from '@/lib/gateways/shop/basket.gateway';
import { registerGuest } from '@/lib/gateways/shop/customer.gateway';
import { createAccountToken } from '@/lib/gateways/shop/token.gateway';
import { env } from '@/lib/platform/config/env';
import type { ServerSession } from './server-session';

type GuestStart = TakenBasket & { session: ServerSession & { token: string } };

/** `key`: what only the page that starts the guest knows; null for none. */
type Wish = { email: string; key: string | null };

type Known = { session: ServerSession; basketId: string | null };

/**
 * Makes the caller a guest with this e-mail: registers an account that lives for one checkout, signs it in and takes the basket
 * along (Spec §4). The old session stays whole until all of it has worked. Repeated with its key it is the same guest and basket; without
 * one every call starts another guest.
 */
export async function startGuest(
  { email, key }: Wish,
  { session: old, basketId }: Known,
  language: Language,
): Promise<Result<GuestStart>> {
  const account = { email, password: guestPassword({ email, key }, old.token) };
  const registered = await registerGuest(account, language);
  if (!registered.ok) return registered;
  const token = await createAccountToken(account, language);
  if (!token.ok) return token;
  const from = basketId !== null && old.token !== null ? { basketId, token: old.token } : null;
  const taken = await takeAlong(from, { language, token: token.data });
  if (!taken.ok) return taken;
  const session = { token: token.data, kind: 'guest' as const, groups: [], email };
  return success({ ...taken.data, session });
}

/** True when the caller is this guest already. */
export function isSameGuest({ kind, email: known, token }: ServerSession, email: string): boolean {
  return token !== null && kind === 'guest' && known?.toLowerCase() === email.toLowerCase();
}

/**
 * What the guest signs in with instead of a password. It follows from the key of the start and the session the call comes from, so that a
 * call that is repeated, here or at another instance, finds the guest it started. Knowing the session's token is not enough: on a shared
 * computer, or with a planted cookie, somebody else may know it, too.
 */
function guestPassword({ email, key }: Wish, token: string | null): string {
  if (key === null) return randomBytes(48).toString('base64url');
  return createHmac('sha384', env.SESSION_SECRET)
    .update(JSON.stringify(['guest', email.toLowerCase(), token, key]))
    .digest('base64url');
}
