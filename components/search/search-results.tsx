import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/form/button';
import { groupEntries, type SearchGroup } from '@/domain/search/group-entries';
import type { TermReading } from '@/domain/search/rate-term';
import type { SearchResult } from '@/domain/search/search';
import type { SearchKind } from '@/domain/search/search-entry';
import { Link } from '@/lib/platform/i18n/navigation';
import { searchPath } from '@/domain/search/search-path';
import { DidYouMean } from './did-you-mean';
import { ResultWords } from './result-words';
import { useShortcutText } from './use-shortcut-text';
import { SearchWaysOut } from './search-ways-out';
import './search.scss';

const shownOfEachKind = 8;

type SearchResultsProps = {
  query: string;
  result: SearchResult;
  /** Shows all of this kind and nothing else. */
  kind: SearchKind | null;
  /** Entries as cards with picture, price and day, by their paths; what has none is a line of words. */
  cards: ReadonlyMap<string, ReactNode>;
};

/** Everything a query finds, by kind and counted; nothing found leads elsewhere. */
export function SearchResults({ query, result, kind, cards }: SearchResultsProps) {
  const t = useTranslations();
  const shortcutText = useShortcutText();
  const count = result.entries.length;
  const shortcut = result.shortcut && (
    <p className="lt-search-shortcut">
      <ButtonLink href={result.shortcut.path} prefetch={false}>
        {shortcutText(result.shortcut)}
      </ButtonLink>
    </p>
  );
  if (count === 0 && shortcut) return shortcut;
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
      {shortcut}
      <p className="text-2">
        {result.isPartial && `${t('searchBox.partial')} `}
        {t('searchBox.count', { count })}
      </p>
      {result.proposal !== null && <DidYouMean proposal={result.proposal} />}
      {shown.map((group) => (
        <ResultGroup
          key={group.kind}
          query={query}
          group={group}
          terms={result.terms}
          cards={cards}
        />
      ))}
      {kind && (
        <Link className="lt-link" href={searchPath(query)} prefetch={false}>
          {t('search.allKinds')}
        </Link>
      )}
    </>
  );
}

type ResultGroupProps = {
  query: string;
  group: SearchGroup;
  terms: readonly TermReading[];
  cards: SearchResultsProps['cards'];
};

function ResultGroup({ query, group: { kind, count, entries }, terms, cards }: ResultGroupProps) {
  const t = useTranslations();
  const pictured = entries.filter(({ path }) => cards.has(path));
  const others = entries.filter(({ path }) => !cards.has(path));
  return (
    <section
      className={pictured.length > 0 ? 'lt-search-group is-pictured' : 'lt-search-group'}
      aria-labelledby={`results-${kind}`}
    >
      <h2 className="h3" id={`results-${kind}`}>
        {t(`searchBox.kinds.${kind}`)} <span className="text-3 num">{count}</span>
      </h2>
      {pictured.length > 0 && (
        <div className="row gx-lg-4 gy-5 row-cols-2 row-cols-lg-4 lt-search-cards">
          {pictured.map(({ path }) => (
            <div key={path} className="col">
              {cards.get(path)}
            </div>
          ))}
        </div>
      )}
      {others.length > 0 && (
        <ul>
          {others.map((entry) => (
            <li key={entry.path}>
              <Link href={entry.path} prefetch={false}>
                <ResultWords entry={entry} terms={terms} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {entries.length < count && (
        <Link className="lt-link" href={searchPath(query, kind)} prefetch={false}>
          {t('search.allOfKind', { count })}
        </Link>
      )}
    </section>
  );
}
