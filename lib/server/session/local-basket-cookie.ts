import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { NextRequest, NextResponse } from 'next/server';
import { formatLocalLines, type LocalBasket, parseLocalLines } from '@/domain/basket/local-basket';
import { cookieLifetimes } from '@/lib/platform/config/cookies';
import { env } from '@/lib/platform/config/env';
import { deleteHostCookie, findHostCookie, setHostCookie } from './host-cookies';

/** Creates an empty basket with a random id. */
export function createLocalBasket(): LocalBasket {
  return { id: randomBytes(9).toString('base64url'), lines: [] };
}

/**
 * Returns the basket that the browser keeps for a shop without anonymous baskets; null when it keeps none, or when this
 * server has not signed it.
 */
export function findLocalBasket(cookies: Parameters<typeof findHostCookie>[0]): LocalBasket | null {
  const cookie = findHostCookie(cookies, 'localBasket');
  // A cookie without the prefix can be set by another host of the domain.
  const value = cookie === null || cookie.hasOldName ? '' : cookie.value;
  const [, id = '', text = '', signature = ''] = /^([\w-]{12})~(.*)~([\w-]{22})$/.exec(value) ?? [];
  if (id === '' || !isSame(sign(id, text), signature)) return null;
  const lines = parseLocalLines(text);
  return lines && { id, lines };
}

/** Stores the basket in the browser, inaccessible to scripts. */
export function setLocalBasketCookie(
  response: NextResponse,
  request: NextRequest,
  { id, lines }: LocalBasket,
): void {
  const text = formatLocalLines(lines);
  const value = `${id}~${text}~${sign(id, text)}`;
  const maxAge = cookieLifetimes.basketIdSeconds;
  setHostCookie(response, request, 'localBasket', { value, maxAge, httpOnly: true });
}

/** Stores the lines that a sign-in could not move; removes a basket without lines from the browser. */
export function updateLocalBasketCookie(
  response: NextResponse,
  request: NextRequest,
  basket: LocalBasket,
): void {
  if (basket.lines.length > 0) setLocalBasketCookie(response, request, basket);
  else deleteHostCookie(response, 'localBasket');
}

/** Signs the basket, so that nobody can make the server load any number of unknown products. */
function sign(id: string, text: string): string {
  return createHmac('sha256', env.SESSION_SECRET)
    .update(`local-basket\n${id}\n${text}`)
    .digest('base64url')
    .slice(0, 22);
}

function isSame(expected: string, actual: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(actual)];
  return a.length === b.length && timingSafeEqual(a, b);
}
