import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SearchForm } from '@/components/search/search-results';
import { SearchResults } from '@/components/search/search-results';
import { SearchTracker } from '@/components/search/search-tracker';
import { SearchAlternatives } from '@/components/search/search-alternatives';
import { RecentlyViewed } from '@/components/wish-list/recently-viewed';
import { ClientMessages } from '@/components/ui/client-messages';
import { normalizeQuery } from '@/domain/search/parse-query';
import { type SearchKind, searchKinds } from '@/domain/search/search-entry';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import { searchOnServer } from '@/lib/server/search/search-on-server';
import { listResultCards } from './list-result-cards';
import '@/components/search/search.scss';

type QueryValue = string | string[] | undefined;

type Props = LangParams & { searchParams: Promise<{ q?: QueryValue; kind?: QueryValue }> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = await getPageLanguage(params);
  const t = await getTranslations({ locale, namespace: 'search' });
  const query = queryOf((await searchParams).q);
  return {
    title: query === '' ? t('metaTitle') : t('titleOf', { query }),
    robots: { index: false },
  };
}

/** The search results. Rendered on the server, so it works without JavaScript. */
export default async function SearchPage({ params, searchParams }: Props) {
  const language = await getPageLanguage(params);
  const [t, queryParams] = await Promise.all([getTranslations('search'), searchParams]);
  const query = queryOf(queryParams.q);
  const result = query === '' ? null : await searchOnServer(language, query);
  const shortcut = result?.entries.length === 0 ? result.shortcut : null;
  if (shortcut !== null) redirect(`/${language}${shortcut.path}`);
  const cards = await listResultCards(language, result?.entries ?? []);
  return (
    <div className="container-xxl lt-search-page">
      <h1>{query === '' ? t('metaTitle') : t('titleOf', { query })}</h1>
      <SearchForm key={query} query={query} />
      {result ? (
        <SearchResults
          query={query}
          result={result}
          kind={kindOf(queryParams.kind)}
          cards={cards}
        />
      ) : (
        <>
          <p>{t('emptyHint')}</p>
          <SearchAlternatives />
        </>
      )}
      {result && <SearchTracker query={query} />}
      <ClientMessages namespaces={['wishList']}>
        <RecentlyViewed />
      </ClientMessages>
    </div>
  );
}

function queryOf(value: QueryValue): string {
  return normalizeQuery((Array.isArray(value) ? value[0] : value) ?? '');
}

function kindOf(value: QueryValue): SearchKind | null {
  return searchKinds.find((kind) => kind === value) ?? null;
}
