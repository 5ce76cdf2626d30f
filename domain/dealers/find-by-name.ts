import { foldsOf } from '../search/fold';
import type { Dealer } from './dealer';

/** The dealers whose name, with their town, has a word beginning with each word typed; none for a text without letters. */
export function dealersByName<D extends Pick<Dealer, 'name' | 'city'>>(
  dealers: readonly D[],
  typed: string,
): D[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  return dealers.filter(({ name, city }) => {
    const known = wordsOf(`${name} ${city}`).flat();
    return words.every((folds) => folds.some((fold) => known.some((one) => one.startsWith(fold))));
  });
}

function wordsOf(text: string): (readonly string[])[] {
  return text
    .normalize('NFC')
    .split(/[\s,&-]+/)
    .map(foldsOf)
    .filter((folds) => folds.length > 0);
}
