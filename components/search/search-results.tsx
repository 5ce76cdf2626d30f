import { useTranslations } from 'next-intl';
import { groupEntries, type SearchGroup } from '@/domain/search/group-entries';
import type { TermReading } from '@/domain/search/rate-term';
import type { SearchResult } from '@/domain/search/search';
import type { SearchKind } from '@/domain/search/search-entry';
import { Link } from '@/lib/platform/i18n/navigation';
import { searchPath } from '@/domain/search/search-path';
import { DidYouMean } from './did-you-mean';
import { ResultWords } from './result-words';
import { SearchWaysOut } from './search-ways-out';
import './search.scss';

const shownOfEachKind = 8;

type SearchResultsProps = {
  query: string;
  result: SearchResult;
  /** Shows all of this kind and nothing else. */
  kind: SearchKind | null;
};

/** Everything a query finds, by kind and counted; nothing found leads elsewhere. */
export function SearchResults({ query, result, kind }: SearchResultsProps) {
  const t = useTranslations();
  const count = result.entries.length;
  if (count === 0)
    return (
      <>
        <p className="lead">{t('searchBox.none', { query })}</p>
        {result.proposal !== null && <DidYouMean proposal={result.proposal} />}
        <p>{t('search.noneHint')}</p>
        <SearchWaysOut />
      </>
    );
  const groups = groupEntries(result.entries, kind ? Infinity : shownOfEachKind);
  const shown = groups.filter((group) => kind === null || group.kind === kind);
  return (
    <>
      <p className="text-2">
        {result.isPartial && `${t('searchBox.partial')} `}
        {t('searchBox.count', { count })}
      </p>
      {result.proposal !== null && <DidYouMean proposal={result.proposal} />}
      {shown.map((group) => (
        <ResultGroup key={group.kind} query={query} group={group} terms={result.terms} />
      ))}
      {kind && (
        <Link className="lt-link" href={searchPath(query)} prefetch={false}>
          {t('search.allKinds')}
        </Link>
      )}
    </>
  );
}

type ResultGroupProps = { query: string; group: SearchGroup; terms: readonly TermReading[] };

function ResultGroup({ query, group: { kind, count, entries }, terms }: ResultGroupProps) {
  const t = useTranslations();
  return (
    <section className="lt-search-group" aria-labelledby={`results-${kind}`}>
      <h2 className="h3" id={`results-${kind}`}>
        {t(`searchBox.kinds.${kind}`)} <span className="text-3 num">{count}</span>
      </h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Link href={entry.path} prefetch={false}>
              <ResultWords entry={entry} terms={terms} />
            </Link>
          </li>
        ))}
      </ul>
      {entries.length < count && (
        <Link className="lt-link" href={searchPath(query, kind)} prefetch={false}>
          {t('search.allOfKind', { count })}
        </Link>
      )}
    </section>
  );
}
