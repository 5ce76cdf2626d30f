import type { Language } from '@/domain/locale/language';
import type { IdTokenClaims } from '@/domain/session/id-token-claims';
import { mapResult, type Result, success } from '@/lib/gateways/result';
import type { MergedBasket } from '@/lib/gateways/shop/basket.gateway';
import { fetchSessionGroups, createGuestAccount } from '@/lib/gateways/shop/customer.gateway';
import { addSignIn } from '@/lib/gateways/rest-api/sign-in-log.gateway';
import { mergeFormerBasket } from './merge-former-basket';
import type { ServerSession } from './server-session';
import { isEmailTaken } from './session-error';
import { createHmac, randomBytes } from 'node:crypto';
import { createAccountToken } from '@/lib/gateways/shop/token.gateway';
import { env } from '@/lib/platform/config/env';
import 'server-only';

export type CustomerSessionStart = MergedBasket & { session: ServerSession & { token: string } };

type CustomerSessionContext = { session: ServerSession; basketId: string | null };

export type VerifiedSignIn = {
  idToken: string;
  claims: IdTokenClaims;
  renewedBy: 'page' | 'server';
  /** User-Agent header, for the account's list of sign-ins. */
  userAgent: string;
};

/**
 * Starts a customer's session from a verified ID token: the shop returns the customer and merges the basket
 * (Specification §4). The old session stays valid until every step has succeeded. Safe to retry: the shop merges a
 * basket only once.
 */
export async function startCustomerSession(
  signIn: VerifiedSignIn,
  former: CustomerSessionContext,
  language: Language,
): Promise<Result<CustomerSessionStart>> {
  const session = await updateCustomerSession(signIn, language);
  if (!session.ok) return session;
  return mapResult(
    await mergeFormerBasket(former, { language, token: signIn.idToken }),
    ({ merged, kept }) => ({ ...merged, session: { ...session.data, ...kept } }),
  );
}

/** Renews a customer's session with a new token; reloads the groups and leaves the basket alone. */
export async function updateCustomerSession(
  { idToken, claims, renewedBy, userAgent }: VerifiedSignIn,
  language: Language,
): Promise<Result<ServerSession & { token: string }>> {
  const groups = await fetchSessionGroups({ language, token: idToken });
  if (!groups.ok) return groups;
  // A failure is ignored: the customer is signed in, but the account's list of sign-ins lacks this one.
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

/** Returns the User-Agent header, cut to the stored length. */
export function getUserAgent(headers: Headers): string {
  return (headers.get('user-agent') ?? '').slice(0, longestUserAgent);
}

type GuestStart = MergedBasket & { session: ServerSession & { token: string } };

/** `key` is an idempotency key that only the page starting the guest session knows; null without one. */
type GuestSessionInput = { email: string; key: string | null };

type GuestSessionContext = { session: ServerSession; basketId: string | null };

/**
 * Makes the visitor a guest with this email: registers an account for one checkout, signs in and merges the basket
 * (Specification §4). The old session stays valid until every step has succeeded. A retry with the same key gets the
 * same guest and basket; without a key every call creates another guest. At a shop that registers guests as customers,
 * an email with an account is rejected, unless the account is the one that the same key has registered.
 */
export async function createGuestSession(
  { email, key }: GuestSessionInput,
  { session: old, basketId }: GuestSessionContext,
  language: Language,
): Promise<Result<GuestStart>> {
  const account = { email, password: guestPassword({ email, key }, old.token) };
  const registered = await createGuestAccount(account, language);
  if (!registered.ok && (key === null || !isEmailTaken(registered.error))) return registered;
  const token = await createAccountToken(account, language);
  if (!token.ok) return registered.ok ? token : registered;
  const session = { token: token.data, kind: 'guest' as const, groups: [], email };
  return mapResult(
    await mergeFormerBasket({ session: old, basketId }, { language, token: token.data }),
    ({ merged, kept }) => ({ ...merged, session: { ...session, ...kept } }),
  );
}

/** True when the session belongs to the guest with this email. */
export function isSameGuest({ kind, email: known, token }: ServerSession, email: string): boolean {
  return token !== null && kind === 'guest' && known?.toLowerCase() === email.toLowerCase();
}

/**
 * Derives the guest's password from the idempotency key and the token of the current session, so that a retry finds the
 * same guest on any instance. The token alone is not sufficient, because somebody else may know it (shared computer,
 * planted cookie).
 */
function guestPassword({ email, key }: GuestSessionInput, token: string | null): string {
  if (key === null) return randomBytes(48).toString('base64url');
  return createHmac('sha384', env.SESSION_SECRET)
    .update(JSON.stringify(['guest', email.toLowerCase(), token, key]))
    .digest('base64url');
}
