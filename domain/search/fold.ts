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
export function foldsOf(word: string): readonly string[] {
  const lower = word.toLowerCase();
  if (plainAscii.test(lower)) return [lower];
  const expanded = foldWord(word, 'expanded');
  const plain = foldWord(word, 'plain');
  if (expanded === '') return [];
  return plain === expanded ? [expanded] : [expanded, plain];
}
