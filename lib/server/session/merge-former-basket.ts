import 'server-only';
import { type LocalBasket, localBasketId } from '@/domain/basket/local-basket';
import { mapResult, type Result } from '@/lib/gateways/result';
import { type MergedBasket, mergeBasket } from '@/lib/gateways/shop/basket.gateway';
import type { ShopCallContext } from '@/lib/gateways/shop/shop-client';
import { createLocalBasket } from './local-basket-cookie';
import type { ServerSession } from './server-session';

interface FormerSession {
  readonly session: ServerSession;
  readonly basketId: string | null;
}

interface FormerBasketMerge {
  readonly merged: MergedBasket;
  /**
   * What the new session takes over from the old one: the lines that stay in the browser, as a new basket, so that what
   * has been moved of the old one does not count for lines added later.
   */
  readonly kept: Pick<ServerSession, 'localBasket'>;
}

/**
 * Merges the basket of the session before a sign-in into the basket of the customer or guest in `caller`
 * (Specification §4). A customer who changes accounts without signing out keeps no basket: the basket belongs to the old
 * account.
 */
export async function mergeFormerBasket(
  former: FormerSession,
  caller: ShopCallContext,
): Promise<Result<FormerBasketMerge>> {
  const localBasket = findBasketInBrowser(former);
  const merged = await mergeBasket(localBasket ?? findBasketInShop(former), caller);
  return mapResult(merged, ({ remaining = [], ...basket }) => ({
    merged: basket,
    kept: localBasket ? { localBasket: { ...createLocalBasket(), lines: remaining } } : {},
  }));
}

function findBasketInBrowser({ session, basketId }: FormerSession): LocalBasket | null {
  const isCurrent = basketId === null || basketId === localBasketId;
  return (isCurrent && session.localBasket) || null;
}

function findBasketInShop({ session: { kind, token }, basketId }: FormerSession) {
  if (kind === 'customer' || basketId === null || token === null) return null;
  return { basketId, token, isGuest: kind === 'guest' };
}
