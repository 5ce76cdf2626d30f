import { removeControlCharacters } from '@/domain/text/text-utils';

/** Prefix of saved basket titles, followed by a colon. */
const prefix = 'savedbasket';

/**
 * Titles of the lists that OXID itself stores as baskets of a customer, and rewrites whenever it calculates a basket.
 */
const internalTitles = new Set([prefix, 'noticelist', 'wishlist']);

/** Maximum length of a name in characters. */
export const maxBasketNameLength = 60;

export type BasketNameProblem = 'empty' | 'tooLong' | 'taken';

type BasketName = { ok: true; name: string } | { ok: false; problem: BasketNameProblem };

/** Returns true for the title of a saved basket; saved baskets are not used for shopping. */
export function isSavedBasket(title: string): boolean {
  return title.startsWith(`${prefix}:`);
}

/**
 * Returns true for the title of a list that OXID stores as a basket. Customers neither see such a list nor shop with
 * it.
 */
export function isInternalBasket(title: string): boolean {
  return internalTitles.has(title);
}

/** Returns the title under which the shop stores a saved basket, for instance `savedbasket: Summer`. */
export function toSavedBasketTitle(name: string): string {
  return `${prefix}: ${name}`;
}

/** Returns the name of a saved basket; an empty string when it has none, the title itself for any other basket. */
export function getSavedBasketName(title: string): string {
  return isSavedBasket(title) ? title.slice(prefix.length).replace(/^:/, '').trim() : title;
}

/**
 * Normalizes the name of a saved basket: control characters become spaces, repeated spaces are collapsed. Reports a
 * name that is empty, longer than 60 characters or already in use, ignoring case.
 */
export function parseBasketName(given: string, taken: readonly string[]): BasketName {
  const name = removeControlCharacters(given.replace(/\s/g, ' '))
    .normalize('NFC')
    .replace(/ +/g, ' ')
    .trim();
  if (name === '') return { ok: false, problem: 'empty' };
  if ([...name].length > maxBasketNameLength) return { ok: false, problem: 'tooLong' };
  const isTaken = taken.some((other) => sameName(other) === sameName(name));
  return isTaken ? { ok: false, problem: 'taken' } : { ok: true, name };
}

function sameName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
