import 'server-only';
import type { BasketSummary } from '@/domain/basket/merge-baskets';
import type { Language } from '@/domain/language/detect-language';
import type { IdTokenClaims } from '@/domain/session/id-token-claims';
import { type Result, success } from '@/lib/gateways/result';
import { removeBasket } from '@/lib/gateways/shop/basket.gateway';
import { readSessionCustomer } from '@/lib/gateways/shop/customer.gateway';
import type { ShopCaller } from '@/lib/gateways/shop/send-operation';
import type { KnownBasket } from './merge-undo';
import type { ServerSession } from './server-session';
import { readKnownBasket, type TakenBasket, takeBasketAlong } from './take-basket-along';

export type CustomerStart = TakenBasket & { session: ServerSession & { token: string } };

type Known = { session: ServerSession; basketId: string | null };

export type SignIn = {
  idToken: string;
  claims: IdTokenClaims;
  renewedBy: 'page' | 'server';
};

/** A sign-in whose answer got lost is repeated within minutes; it must not take the basket along a second time. */
const rememberedMs = 10 * 60_000;
const maxRemembered = 1_000;

const underWay = new Map<string, Promise<Result<CustomerStart>>>();
const done = new Map<string, { content: string; taken: TakenBasket; at: number }>();

/**
 * Makes the caller the customer of an ID token that was verified: the shop says who they are, and their basket is taken
 * along (Spec §4). The old session and its basket stay whole until all of it has worked. Two calls at once act once.
 */
export function startCustomer(
  signIn: SignIn,
  known: Known,
  language: Language,
): Promise<Result<CustomerStart>> {
  const key = JSON.stringify([signIn.claims.subject, known.session.token, known.basketId]);
  const running = underWay.get(key);
  if (running) return running;
  const started = start(signIn, known, language).finally(() => underWay.delete(key));
  underWay.set(key, started);
  return started;
}

/** The same customer's session with a new token; groups are asked for anew, the basket is left alone. */
export async function renewCustomer(
  signIn: SignIn,
  language: Language,
): Promise<Result<ServerSession & { token: string }>> {
  const customer = await readSessionCustomer({ language, token: signIn.idToken });
  return customer.ok ? success(toSession(signIn, customer.data.groups)) : customer;
}

async function start(
  signIn: SignIn,
  { session: old, basketId }: Known,
  language: Language,
): Promise<Result<CustomerStart>> {
  const before: ShopCaller = { language, token: old.token };
  const caller: ShopCaller = { language, token: signIn.idToken };
  // One who changes accounts without signing out takes nothing along: what a customer has is the customer's.
  const isTakenAlong = old.kind !== 'customer';
  const from = await readKnownBasket(isTakenAlong ? basketId : null, before);
  if (!from.ok) return from;
  const customer = await readSessionCustomer(caller);
  if (!customer.ok) return customer;

  const taken = await takeOnce(signIn.claims.subject, from.data, customer.data.baskets, caller);
  if (!taken.ok) return taken;
  if (from.data && old.kind === 'guest') await removeBasket(from.data.basketId, before);
  return success({ ...taken.data, session: toSession(signIn, customer.data.groups) });
}

async function takeOnce(
  subject: string,
  from: KnownBasket | null,
  baskets: readonly BasketSummary[],
  caller: ShopCaller,
): Promise<Result<TakenBasket>> {
  const key = JSON.stringify([subject, from?.basketId]);
  const content = JSON.stringify(from?.content);
  const earlier = from ? done.get(key) : undefined;
  // Without a basket both contents are undefined.
  const isSame =
    earlier !== undefined && earlier.content === content && Date.now() - earlier.at < rememberedMs;
  const isThere = baskets.some(({ id }) => id === earlier?.taken.basketId);
  if (isSame && isThere) return success(earlier.taken);
  const taken = await takeBasketAlong(from, baskets, caller);
  if (taken.ok && from) remember(key, content, taken.data);
  return taken;
}

function remember(key: string, content: string, taken: TakenBasket): void {
  done.delete(key);
  done.set(key, { content, taken, at: Date.now() });
  const [oldest] = done.keys();
  if (done.size > maxRemembered && oldest !== undefined) done.delete(oldest);
}

function toSession(
  { idToken, claims, renewedBy }: SignIn,
  groups: readonly string[],
): ServerSession & { token: string } {
  return {
    token: idToken,
    kind: 'customer',
    groups,
    subject: claims.subject,
    expiresAt: claims.expiresAt,
    renewedBy,
  };
}
