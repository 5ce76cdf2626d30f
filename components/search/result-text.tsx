import { type TextRange, buildExcerpt, findHighlights } from '@/domain/search/highlight';
import type { TermInterpretation } from '@/domain/search/term-rating';
import type { SearchEntry } from '@/domain/search/search-entry';

type MarkedProps = { text: string; ranges: readonly TextRange[] };

/** A text in which the given ranges of characters are highlighted. */
function HighlightedText({ text, ranges }: MarkedProps) {
  const pieces = ranges.map(({ start, end }, index) => ({
    start,
    before: text.slice(ranges[index - 1]?.end ?? 0, start),
    match: text.slice(start, end),
  }));
  return (
    <>
      {pieces.map(({ start, before, match }) => (
        <span key={start}>
          {before}
          <mark>{match}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </>
  );
}

const longestText = 150;

type ResultWordsProps = { entry: SearchEntry; terms: readonly TermInterpretation[] };

/** Title and text of a search result with highlighted matches. */
export function ResultText({ entry: { title, text }, terms }: ResultWordsProps) {
  const excerpt = buildExcerpt(text, findHighlights(text, terms), longestText);
  return (
    <>
      <span className="title">
        <HighlightedText text={title} ranges={findHighlights(title, terms)} />
      </span>
      {excerpt.text !== '' && (
        <span className="text">
          <HighlightedText text={excerpt.text} ranges={excerpt.ranges} />
        </span>
      )}
    </>
  );
}
