import { foldCharacter, foldsOf } from './fold';
import { matchQuality, matchWord } from './match-word';
import { matchForgiving, matchSynonym, type TermReading } from './rate-term';
import { type Word, wordsOf } from './words';

/** A part of a text; `end` is the offset behind it. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Where a text answers the terms, in its order and without overlaps. */
export function highlight(text: string, terms: readonly TermReading[]): readonly TextRange[] {
  const ranges = wordsOf(text)
    .flatMap((word) => [word, ...word.parts])
    .flatMap((word) => terms.flatMap((reading) => rangesIn(word, reading)));
  return merge(ranges);
}

function rangesIn(word: Word, { term, isForgiving }: TermReading): readonly TextRange[] {
  const folds = foldsOf(word.text);
  const whole = { start: word.start, end: word.end };
  const found = term.ways.flat().flatMap((query) => {
    const exactly = query.flatMap((asked) =>
      folds.flatMap((spelled, index) => {
        const quality = matchWord(asked, spelled);
        if (quality === matchQuality.none) return [];
        if (quality === matchQuality.akin) return [whole];
        const spelling = index === 0 ? 'expanded' : 'plain';
        // The end of a word is its head: `rad` in Stadtrad.
        return [placeOf(word, spelling, placeIn(spelled, asked), asked.length)];
      }),
    );
    if (exactly.length > 0) return exactly.slice(0, 1);
    return isForgiving && matchForgiving(query, folds) !== matchQuality.none ? [whole] : [];
  });
  if (found.length > 0) return found;
  return matchSynonym(term, folds) === matchQuality.none ? [] : [whole];
}

function placeIn(spelled: string, asked: string): number {
  if (spelled.startsWith(asked)) return 0;
  return spelled.lastIndexOf(asked);
}

/** The part of a word that folds to what stands at an offset of its fold. */
function placeOf(
  { text, start }: Word,
  spelling: 'expanded' | 'plain',
  offset: number,
  length: number,
): TextRange {
  let folded = 0;
  let position = start;
  let from: number | null = null;
  for (const character of text) {
    const size = foldCharacter(character, spelling).length;
    if (from === null && folded + size > offset) from = position;
    if (folded >= offset + length) break;
    folded += size;
    position += character.length;
  }
  return { start: from ?? start, end: position };
}

function merge(ranges: readonly TextRange[]): readonly TextRange[] {
  const merged: TextRange[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last === undefined || range.start > last.end) merged.push(range);
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return merged;
}
