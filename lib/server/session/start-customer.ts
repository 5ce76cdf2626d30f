import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import type { IdTokenClaims } from '@/domain/session/id-token-claims';
import { type Result, success } from '@/lib/gateways/result';
import { type TakenBasket, takeAlong } from '@/lib/gateways/shop/basket.gateway';
import { readSessionGroups } from '@/lib/gateways/shop/customer.gateway';
import { sendSignIn } from '@/lib/gateways/tools/sign-ins.gateway';
import type { ServerSession } from './server-session';

export type CustomerStart = TakenBasket & { session: ServerSession & { token: string } };

type Known = { session: ServerSession; basketId: string | null };

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
export async function startCustomer(
  signIn: SignIn,
  { session: old, basketId }: Known,
  language: Language,
): Promise<Result<CustomerStart>> {
  const session = await renewCustomer(signIn, language);
  if (!session.ok) return session;
  // One who changes accounts without signing out takes nothing along: what a customer has is the customer's.
  const { kind, token } = old;
  const from =
    kind === 'customer' || basketId === null || token === null ? null : { basketId, token };
  const taken = await takeAlong(from, { language, token: signIn.idToken });
  return taken.ok ? success({ ...taken.data, session: session.data }) : taken;
}

/** The same customer's session with a new token; groups are asked for anew, the basket is left alone. */
export async function renewCustomer(
  { idToken, claims, renewedBy, userAgent }: SignIn,
  language: Language,
): Promise<Result<ServerSession & { token: string }>> {
  const groups = await readSessionGroups({ language, token: idToken });
  if (!groups.ok) return groups;
  // The list does without what could not be noted.
  await sendSignIn({ language, token: idToken }, userAgent);
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
export function userAgentOf(headers: Headers): string {
  return (headers.get('user-agent') ?? '').slice(0, longestUserAgent);
}
