import { removeControlCharacters } from '@/domain/text/text-utils';

/** Titles of saved baskets begin so; OXID's own list of a customer is titled exactly savedbasket (decision record 0022). */
const prefix = 'savedbasket';

/** The longest name, in characters as people count them. */
export const maxBasketNameLength = 60;

export type BasketNameProblem = 'empty' | 'tooLong' | 'taken';

type BasketName = { ok: true; name: string } | { ok: false; problem: BasketNameProblem };

/** True for a basket that is kept for later and no basket to shop with. */
export function isSavedBasket(title: string): boolean {
  return title === prefix || title.startsWith(`${prefix}:`);
}

/** The title of a saved basket of this name. */
export function toSavedBasketTitle(name: string): string {
  return `${prefix}: ${name}`;
}

/** The name a saved basket was given; an empty text when it has none, the title itself for any other basket. */
export function getSavedBasketName(title: string): string {
  return isSavedBasket(title) ? title.slice(prefix.length).replace(/^:/, '').trim() : title;
}

/**
 * The name as it is kept: control characters become spaces, spaces are single, at most 60 characters. A name that is taken
 * already, in whatever case, is told.
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
