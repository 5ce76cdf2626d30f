import 'server-only';
import { randomBytes, randomUUID } from 'node:crypto';
import { recoveryFor } from '@/domain/basket/recovery';
import type { Language } from '@/domain/language/detect-language';
import { type GatewayError, type Result, success } from '@/lib/gateways/result';
import {
  addItem,
  type BasketContent,
  createBasket,
  readBasketContent,
  removeBasket,
} from '@/lib/gateways/shop/basket.gateway';
import { registerGuest } from '@/lib/gateways/shop/customer.gateway';
import type { ShopCaller } from '@/lib/gateways/shop/send-operation';
import { createAccountToken } from '@/lib/gateways/shop/token.gateway';
import { moveVouchers } from './move-vouchers';
import type { ServerSession } from './server-session';

type GuestStart = {
  session: ServerSession & { token: string };
  basketId: string;
  /** Vouchers the guest may not use. */
  leftOut: readonly string[];
};

type Known = { session: ServerSession; basketId: string | null };

const underWay = new Map<string, Promise<Result<GuestStart>>>();

/**
 * Makes the caller a guest with this e-mail: registers an account that lives for one checkout, signs it in and fills a
 * new basket with what lies in the old one. The old session and its basket stay whole until all of it has worked, so a
 * failure half-way loses nothing (Spec §4). Two calls at once for one caller become one.
 */
export function startGuest(
  email: string,
  known: Known,
  language: Language,
): Promise<Result<GuestStart>> {
  const key = JSON.stringify([known.session.token, known.basketId, email]);
  const running = underWay.get(key);
  if (running) return running;
  const started = start(email, known, language).finally(() => underWay.delete(key));
  underWay.set(key, started);
  return started;
}

/** True when the caller is this guest already. */
export function isSameGuest({ kind, email: known, token }: ServerSession, email: string): boolean {
  return token !== null && kind === 'guest' && known?.toLowerCase() === email.toLowerCase();
}

async function start(
  email: string,
  { session: old, basketId }: Known,
  language: Language,
): Promise<Result<GuestStart>> {
  const before: ShopCaller = { language, token: old.token };
  const content = await readOldBasket(basketId, before);
  if (!content.ok) return content;

  const account = { email, password: randomBytes(36).toString('base64url') };
  const registered = await registerGuest(account, language);
  if (!registered.ok) return registered;
  const token = await createAccountToken(account, language);
  if (!token.ok) return token;

  const guest: ShopCaller = { language, token: token.data };
  const created = await fillBasket(content.data, guest);
  if (!created.ok) return created;
  const leftOut = await moveVouchers(
    content.data.vouchers,
    { basketId, caller: before },
    { basketId: created.data, caller: guest },
  );
  if (!leftOut.ok) return leftOut;

  if (old.kind !== 'anonymous' && basketId) await removeBasket(basketId, before);
  return success({
    session: { token: token.data, kind: 'guest', groups: [], email },
    basketId: created.data,
    leftOut: leftOut.data,
  });
}

/** A basket that is lost, or a token that is dead, leaves nothing to carry over: then the guest starts empty. */
async function readOldBasket(
  basketId: string | null,
  caller: ShopCaller,
): Promise<Result<BasketContent>> {
  const empty = success({ items: [], vouchers: [] });
  if (basketId === null || caller.token === null) return empty;
  const content = await readBasketContent(basketId, caller);
  return content.ok || !isLost(content.error) ? content : empty;
}

async function fillBasket({ items }: BasketContent, guest: ShopCaller): Promise<Result<string>> {
  const created = await createBasket(randomUUID(), guest);
  if (!created.ok) return created;
  for (const item of items) {
    const added = await addItem(created.data, item, guest);
    if (!added.ok) return added;
  }
  return created;
}

function isLost({ layer, message }: GatewayError): boolean {
  return layer === 'graphql' && recoveryFor(message) !== 'report';
}
