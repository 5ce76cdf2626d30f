import { useTranslations, useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink, buttonClass } from '@/components/ui/form/button';
import { groupEntries, type SearchGroup, type SearchKind } from '@/domain/search/search-entry';
import type { TermInterpretation } from '@/domain/search/term-rating';
import type { SearchResult } from '@/domain/search/search';
import { Link } from '@/lib/platform/i18n/navigation';
import { buildSearchPath } from '@/domain/search/parse-query';
import { DidYouMean, useShortcutText, SearchAlternatives } from './search-alternatives';
import { ResultText } from './result-text';
import './search.scss';

const shownOfEachKind = 8;

type SearchResultsProps = {
  query: string;
  result: SearchResult;
  /** The kind of results to show completely; null to show the first results of every kind. */
  kind: SearchKind | null;
  /**
   * Product cards with image, price and delivery date, by path of the result. A result without a card is shown as text.
   */
  cards: ReadonlyMap<string, ReactNode>;
};

/** The results of a query, grouped by kind with their number. Without results, links to suggested pages. */
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
        <SearchAlternatives />
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
        <Link className="lt-link" href={buildSearchPath(query)} prefetch={false}>
          {t('search.allKinds')}
        </Link>
      )}
    </>
  );
}

type ResultGroupProps = {
  query: string;
  group: SearchGroup;
  terms: readonly TermInterpretation[];
  cards: SearchResultsProps['cards'];
};

function ResultGroup({ query, group: { kind, count, entries }, terms, cards }: ResultGroupProps) {
  const t = useTranslations();
  const pictured = entries.filter(({ path }) => cards.has(path));
  const others = entries.filter(({ path }) => !cards.has(path));
  return (
    <section
      className={pictured.length > 0 ? 'lt-search-group has-pictures' : 'lt-search-group'}
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
                <ResultText entry={entry} terms={terms} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {entries.length < count && (
        <Link className="lt-link" href={buildSearchPath(query, kind)} prefetch={false}>
          {t('search.allOfKind', { count })}
        </Link>
      )}
    </section>
  );
}

/** The search form of the results page: a native form, so it works without JavaScript. */
export function SearchForm({ query }: { query: string }) {
  const t = useTranslations();
  return (
    <form action={`/${useLocale()}/search`} role="search" className="lt-search-form">
      <label className="form-label" htmlFor="search-query">
        {t('searchBox.label')}
      </label>
      <div className="d-flex flex-wrap gap-2">
        <input
          id="search-query"
          className="form-control"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={buttonClass({})}>
          {t('search.submit')}
        </button>
      </div>
    </form>
  );
}
