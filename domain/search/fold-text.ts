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
const foldedLetters: Readonly<Record<string, string>> = { ø: 'o', æ: 'a', œ: 'o', ß: 'ss' };
const asciiWord = /^[a-z0-9]+$/;
const marksAndSigns = /[^\p{L}\p{N}]/gu;

/** Removes case and diacritics from a character. Returns an empty string for anything but letters and digits. */
export function foldCharacter(character: string, spelling: Spelling): string {
  const lower = character.toLowerCase();
  if (asciiWord.test(lower)) return lower;
  const letters = spelling === 'expanded' ? expandedLetters : foldedLetters;
  return letters[lower] ?? lower.normalize('NFKD').replace(marksAndSigns, '');
}

/**
 * Removes case, diacritics, hyphens and other signs from a word. `ä` becomes `ae` or `a`, depending on `spelling`.
 * Expects NFC.
 */
export function foldWord(word: string, spelling: Spelling): string {
  const lower = word.toLowerCase();
  if (asciiWord.test(lower)) return lower;
  let folded = '';
  for (const character of word) folded += foldCharacter(character, spelling);
  return folded;
}

/**
 * Returns the forms in which a word is compared: with umlauts as `ae` and, if different, as `a`. Empty for a word
 * without letters or digits. Expects NFC.
 */
export function listFolds(word: string): readonly string[] {
  const lower = word.toLowerCase();
  if (asciiWord.test(lower)) return [lower];
  const expanded = foldWord(word, 'expanded');
  const folded = foldWord(word, 'plain');
  if (expanded === '') return [];
  return folded === expanded ? [expanded] : [expanded, folded];
}

/** A word of a text with its offsets; `end` is exclusive. */
export interface FoldedWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The parts of a word with hyphens or similar separators; otherwise empty. */
  readonly parts: readonly FoldedWord[];
}

const separator = /[-\u00AD\u2010\u2011.’'/]/;
const simple = /[\p{L}\p{M}\p{N}]+/gu;
// Words may contain hyphens, soft hyphens, dots, slashes and apostrophes: E-Bike, 1.0, it’s.
const joined = /[\p{L}\p{M}\p{N}]+(?:[-\u00AD\u2010\u2011.’'/][\p{L}\p{M}\p{N}]+)*/gu;

/** Returns the words of a text in order, with their offsets. */
export function splitWords(text: string): readonly FoldedWord[] {
  return [...text.matchAll(joined)].map(({ 0: word, index }) => {
    if (!separator.test(word)) return wordAt(word, index, []);
    const parts = [...word.matchAll(simple)].map((part) => wordAt(part[0], index + part.index, []));
    return wordAt(word, index, parts);
  });
}

function wordAt(text: string, start: number, parts: readonly FoldedWord[]): FoldedWord {
  return { text, start, end: start + text.length, parts };
}
