import type { Language } from '@/domain/locale/language';
import type { IdTokenClaims } from '@/domain/session/id-token-claims';
import { type Result, success } from '@/lib/gateways/result';
import { type MergedBasket, mergeBasket } from '@/lib/gateways/shop/basket.gateway';
import { fetchSessionGroups, createGuestAccount } from '@/lib/gateways/shop/customer.gateway';
import { addSignIn } from '@/lib/gateways/tools/sign-ins.gateway';
import type { ServerSession } from './server-session';
import { createHmac, randomBytes } from 'node:crypto';
import { createAccountToken } from '@/lib/gateways/shop/token.gateway';
import { env } from '@/lib/platform/config/env';
import 'server-only';

export type CustomerSessionStart = MergedBasket & { session: ServerSession & { token: string } };

type CustomerSessionContext = { session: ServerSession; basketId: string | null };

export type SignIn = {
  idToken: string;
  claims: IdTokenClaims;
  renewedBy: 'page' | 'server';
  /** What the browser calls itself, for the account's list of sign-ins. */
  userAgent: string;
};

/**
 * Makes the caller the customer of an ID token that was verified: the shop says who they are, and takes their basket along
 * (Spec §4). The old session stays whole until all of it has worked. May be repeated: the shop takes a basket along once.
 */
export async function startCustomerSession(
  signIn: SignIn,
  { session: old, basketId }: CustomerSessionContext,
  language: Language,
): Promise<Result<CustomerSessionStart>> {
  const session = await updateCustomerSession(signIn, language);
  if (!session.ok) return session;
  // One who changes accounts without signing out takes nothing along: what a customer has is the customer's.
  const { kind, token } = old;
  const from =
    kind === 'customer' || basketId === null || token === null ? null : { basketId, token };
  const mergedBasket = await mergeBasket(from, { language, token: signIn.idToken });
  return mergedBasket.ok ? success({ ...mergedBasket.data, session: session.data }) : mergedBasket;
}

/** The same customer's session with a new token; groups are asked for anew, the basket is left alone. */
export async function updateCustomerSession(
  { idToken, claims, renewedBy, userAgent }: SignIn,
  language: Language,
): Promise<Result<ServerSession & { token: string }>> {
  const groups = await fetchSessionGroups({ language, token: idToken });
  if (!groups.ok) return groups;
  // The list does without what could not be noted.
  await addSignIn({ language, token: idToken }, userAgent);
  return success({
    token: idToken,
    kind: 'customer',
    groups: groups.data,
    subject: claims.subject,
    expiresAt: claims.expiresAt,
    ...(claims.sessionId !== null && { signInId: claims.sessionId }),
    renewedBy,
  });
}

const longestUserAgent = 300;

/** What a browser calls itself, cut to what is kept of it. */
export function getUserAgent(headers: Headers): string {
  return (headers.get('user-agent') ?? '').slice(0, longestUserAgent);
}

type GuestStart = MergedBasket & { session: ServerSession & { token: string } };

/** `key`: what only the page that starts the guest knows; null for none. */
type GuestSessionInput = { email: string; key: string | null };

type GuestSessionContext = { session: ServerSession; basketId: string | null };

/**
 * Makes the caller a guest with this e-mail: registers an account that lives for one checkout, signs it in and takes the basket
 * along (Spec §4). The old session stays whole until all of it has worked. Repeated with its key it is the same guest and basket; without
 * one every call starts another guest.
 */
export async function createGuestSession(
  { email, key }: GuestSessionInput,
  { session: old, basketId }: GuestSessionContext,
  language: Language,
): Promise<Result<GuestStart>> {
  const account = { email, password: guestPassword({ email, key }, old.token) };
  const registered = await createGuestAccount(account, language);
  if (!registered.ok) return registered;
  const token = await createAccountToken(account, language);
  if (!token.ok) return token;
  const from = basketId !== null && old.token !== null ? { basketId, token: old.token } : null;
  const mergedBasket = await mergeBasket(from, { language, token: token.data });
  if (!mergedBasket.ok) return mergedBasket;
  const session = { token: token.data, kind: 'guest' as const, groups: [], email };
  return success({ ...mergedBasket.data, session });
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
function guestPassword({ email, key }: GuestSessionInput, token: string | null): string {
  if (key === null) return randomBytes(48).toString('base64url');
  return createHmac('sha384', env.SESSION_SECRET)
    .update(JSON.stringify(['guest', email.toLowerCase(), token, key]))
    .digest('base64url');
}
