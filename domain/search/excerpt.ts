import type { TextRange } from './highlight';

/** A piece of a text and the ranges in it. */
export interface Excerpt {
  readonly text: string;
  readonly ranges: readonly TextRange[];
}

const ellipsis = '…';
const leadLength = 40;

/** A text of at most about `length` characters around its first range, cut between words; a shorter text stays as it is. */
export function excerptOf(text: string, ranges: readonly TextRange[], length: number): Excerpt {
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

/** The start of the first word behind an offset. */
function wordStart(text: string, offset: number): number {
  const space = text.indexOf(' ', Math.max(0, offset));
  return space === -1 ? Math.max(0, offset) : space + 1;
}

/** The end of the last word that fits; a word longer than the room is cut. */
function wordEnd(text: string, from: number, offset: number): number {
  const space = text.lastIndexOf(' ', offset);
  return space > from ? space : offset;
}
