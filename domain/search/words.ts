/** A word of a text; `end` is the offset behind it. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The parts of a hyphenated or dotted word; empty for all others. */
  readonly parts: readonly Word[];
}

const separator = /[-\u00AD\u2010\u2011.’'/]/;
const simple = /[\p{L}\p{M}\p{N}]+/gu;
// Hyphens, soft hyphens, dots, slashes and apostrophes join: E-Bike, 1.0, it’s.
const joined = /[\p{L}\p{M}\p{N}]+(?:[-\u00AD\u2010\u2011.’'/][\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a text in their order, with their places in it. */
export function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(joined)].map(({ 0: word, index }) => {
    if (!separator.test(word)) return wordAt(word, index, []);
    const parts = [...word.matchAll(simple)].map((part) => wordAt(part[0], index + part.index, []));
    return wordAt(word, index, parts);
  });
}

function wordAt(text: string, start: number, parts: readonly Word[]): Word {
  return { text, start, end: start + text.length, parts };
}
