type Spelling = 'expanded' | 'plain';

const expandedLetters: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ø: 'oe',
  å: 'aa',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
};
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', æ: 'a', œ: 'o', ß: 'ss' };
const plainAscii = /^[a-z0-9]+$/;
const marksAndSigns = /[^\p{L}\p{N}]/gu;

/** One character without case, accents and dots; empty for what is neither letter nor digit. */
export function foldCharacter(character: string, spelling: Spelling): string {
  const lower = character.toLowerCase();
  if (plainAscii.test(lower)) return lower;
  const letters = spelling === 'expanded' ? expandedLetters : plainLetters;
  return letters[lower] ?? lower.normalize('NFKD').replace(marksAndSigns, '');
}

/** A word without case, accents, hyphens and signs; `ä` as `ae` or as `a`. Wants NFC. */
export function foldWord(word: string, spelling: Spelling): string {
  const lower = word.toLowerCase();
  if (plainAscii.test(lower)) return lower;
  let folded = '';
  for (const character of word) folded += foldCharacter(character, spelling);
  return folded;
}

/** The ways a word is compared: umlauts as `ae` and, where that differs, as `a`; none for a word without letters. Wants NFC. */
export function listFolds(word: string): readonly string[] {
  const lower = word.toLowerCase();
  if (plainAscii.test(lower)) return [lower];
  const expanded = foldWord(word, 'expanded');
  const plain = foldWord(word, 'plain');
  if (expanded === '') return [];
  return plain === expanded ? [expanded] : [expanded, plain];
}

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
export function splitWords(text: string): readonly Word[] {
  return [...text.matchAll(joined)].map(({ 0: word, index }) => {
    if (!separator.test(word)) return wordAt(word, index, []);
    const parts = [...word.matchAll(simple)].map((part) => wordAt(part[0], index + part.index, []));
    return wordAt(word, index, parts);
  });
}

function wordAt(text: string, start: number, parts: readonly Word[]): Word {
  return { text, start, end: start + text.length, parts };
}
