import { removeControlCharacters } from '@/domain/text/text-utils';

/** Prefix of saved basket titles. The title of OXID's own list of a customer is exactly `savedbasket`. */
const prefix = 'savedbasket';

/** Maximum length of a name in characters. */
export const maxBasketNameLength = 60;

export type BasketNameProblem = 'empty' | 'tooLong' | 'taken';

type BasketName = { ok: true; name: string } | { ok: false; problem: BasketNameProblem };

/** Returns true for a saved basket, which is not used for shopping. */
export function isSavedBasket(title: string): boolean {
  return title === prefix || title.startsWith(`${prefix}:`);
}

/** Returns the title of a saved basket with this name. */
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
