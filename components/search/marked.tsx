import type { TextRange } from '@/domain/search/highlight';

type MarkedProps = { text: string; ranges: readonly TextRange[] };

/** A text with its ranges marked. */
export function Marked({ text, ranges }: MarkedProps) {
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
