import { foldCharacter, listFolds, type FoldedWord, splitWords } from './fold-text';
import {
  matchQuality,
  computeMatchQuality,
  computeFuzzyMatch,
  computeSynonymMatch,
  type TermInterpretation,
} from './term-rating';

/** A part of a text; `end` is exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Returns the parts of a text that match the terms, in order and without overlaps. */
export function findHighlights(
  text: string,
  terms: readonly TermInterpretation[],
): readonly TextRange[] {
  const ranges = splitWords(text)
    .flatMap((word) => [word, ...word.parts])
    .flatMap((word) => terms.flatMap((reading) => rangesIn(word, reading)));
  return merge(ranges);
}

function rangesIn(
  word: FoldedWord,
  { term, allowsTypos }: TermInterpretation,
): readonly TextRange[] {
  const folds = listFolds(word.text);
  const whole = { start: word.start, end: word.end };
  const found = term.alternatives.flat().flatMap((query) => {
    const exactly = query.flatMap((queryWord) =>
      folds.flatMap((spelled, index) => {
        const quality = computeMatchQuality(queryWord, spelled);
        if (quality === matchQuality.none) return [];
        if (quality === matchQuality.akin) return [whole];
        const spelling = index === 0 ? 'expanded' : 'plain';
        // Highlights the last occurrence, because the head of a compound is at its end: `rad` in Stadtrad.
        return [placeOf(word, spelling, placeIn(spelled, queryWord), queryWord.length)];
      }),
    );
    if (exactly.length > 0) return exactly.slice(0, 1);
    return allowsTypos && computeFuzzyMatch(query, folds) !== matchQuality.none ? [whole] : [];
  });
  if (found.length > 0) return found;
  return computeSynonymMatch(term, folds) === matchQuality.none ? [] : [whole];
}

function placeIn(spelled: string, queryWord: string): number {
  if (spelled.startsWith(queryWord)) return 0;
  return spelled.lastIndexOf(queryWord);
}

/** Maps an offset and length in a folded word to the part of the original word. */
function placeOf(
  { text, start }: FoldedWord,
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

/** An excerpt of a text, with the positions of the highlighted parts in it. */
export interface Excerpt {
  readonly text: string;
  readonly ranges: readonly TextRange[];
}

const ellipsis = '…';
const leadLength = 40;

/**
 * Shortens a text to about `length` characters around its first range, cut between words. Shorter texts are unchanged.
 */
export function buildExcerpt(text: string, ranges: readonly TextRange[], length: number): Excerpt {
  if (text.length <= length) return { text, ranges };
  const first = ranges[0];
  const from =
    first === undefined || first.end <= length
      ? 0
      : Math.min(first.start, wordStart(text, first.start - leadLength));
  const to = from + length >= text.length ? text.length : wordEnd(text, from, from + length);
  const before = from > 0 ? `${ellipsis} ` : '';
  const after = to < text.length ? ` ${ellipsis}` : '';
  const shift = before.length - from;
  return {
    text: before + text.slice(from, to) + after,
    ranges: ranges
      .filter(({ start, end }) => start >= from && end <= to)
      .map(({ start, end }) => ({ start: start + shift, end: end + shift })),
  };
}

/** Returns the start of the first word after an offset. */
function wordStart(text: string, offset: number): number {
  const space = text.indexOf(' ', Math.max(0, offset));
  return space === -1 ? Math.max(0, offset) : space + 1;
}

/** Returns the end of the last word that fits. A longer word is cut. */
function wordEnd(text: string, from: number, offset: number): number {
  const space = text.lastIndexOf(' ', offset);
  return space > from ? space : offset;
}
