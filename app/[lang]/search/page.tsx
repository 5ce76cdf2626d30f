import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SearchForm } from '@/components/search/search-form';
import { SearchResults } from '@/components/search/search-results';
import { SearchTold } from '@/components/search/search-told';
import { SearchWaysOut } from '@/components/search/search-ways-out';
import { SeenStrip } from '@/components/keep/seen-strip';
import { ClientMessages } from '@/components/ui/words/client-messages';
import { cleanQuery } from '@/domain/search/parse-query';
import { type SearchKind, searchKinds } from '@/domain/search/search-entry';
import { type LangParams, requireLanguage } from '@/lib/platform/i18n/require-language';
import { findOnServer } from '@/lib/server/search/find-on-server';
import { foundCards } from './found-cards';
import '@/components/search/search.scss';

type QueryValue = string | string[] | undefined;

type Props = LangParams & { searchParams: Promise<{ q?: QueryValue; kind?: QueryValue }> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const locale = await requireLanguage(params);
  const t = await getTranslations({ locale, namespace: 'search' });
  const query = queryOf((await searchParams).q);
  return {
    title: query === '' ? t('metaTitle') : t('titleOf', { query }),
    robots: { index: false },
  };
}

/** Everything a query finds; made on the server, so that it needs no scripts. */
export default async function SearchPage({ params, searchParams }: Props) {
  const language = await requireLanguage(params);
  const [t, asked] = await Promise.all([getTranslations('search'), searchParams]);
  const query = queryOf(asked.q);
  const result = query === '' ? null : await findOnServer(language, query);
  const shortcut = result?.entries.length === 0 ? result.shortcut : null;
  if (shortcut !== null) redirect(`/${language}${shortcut.path}`);
  const cards = await foundCards(language, result?.entries ?? []);
  return (
    <div className="container-xxl lt-search-page">
      <h1>{query === '' ? t('metaTitle') : t('titleOf', { query })}</h1>
      <SearchForm key={query} query={query} />
      {result ? (
        <SearchResults query={query} result={result} kind={kindOf(asked.kind)} cards={cards} />
      ) : (
        <>
          <p>{t('emptyHint')}</p>
          <SearchWaysOut />
        </>
      )}
      {result && <SearchTold query={query} />}
      <ClientMessages namespaces={['keep']}>
        <SeenStrip />
      </ClientMessages>
    </div>
  );
}

function queryOf(value: QueryValue): string {
  return cleanQuery((Array.isArray(value) ? value[0] : value) ?? '');
}

function kindOf(value: QueryValue): SearchKind | null {
  return searchKinds.find((kind) => kind === value) ?? null;
}
