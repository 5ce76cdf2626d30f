/** Umlauts as their plain vowels, so that Korb is found in Körbe. */
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Letters of a word that tell it from others, whatever its ending: klin of Klingel and Klingeln. */
const STEM = 4;

/** True when a name says already what kind of thing it is: a stem of a word of its category is in it. */
export function namesItsKind(name: string, category: string): boolean {
  return plain(category)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= STEM)
    .some((word) => plain(name).includes(word.slice(0, STEM)));
}
