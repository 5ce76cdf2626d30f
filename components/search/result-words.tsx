import { excerptOf } from '@/domain/search/excerpt';
import { highlight } from '@/domain/search/highlight';
import type { TermReading } from '@/domain/search/rate-term';
import type { SearchEntry } from '@/domain/search/search-entry';
import { Marked } from './marked';

const longestText = 150;

type ResultWordsProps = { entry: SearchEntry; terms: readonly TermReading[] };

/** Title and text of what was found, its matches marked. */
export function ResultWords({ entry: { title, text }, terms }: ResultWordsProps) {
  const excerpt = excerptOf(text, highlight(text, terms), longestText);
  return (
    <>
      <span className="title">
        <Marked text={title} ranges={highlight(title, terms)} />
      </span>
      {excerpt.text !== '' && (
        <span className="text">
          <Marked text={excerpt.text} ranges={excerpt.ranges} />
        </span>
      )}
    </>
  );
}
