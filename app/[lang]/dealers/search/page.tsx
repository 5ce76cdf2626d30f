import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DealerFinder } from '@/components/dealers/dealer-finder';
import { ClientMessages } from '@/components/ui/client-messages';
import { parseFinderQuery } from '@/domain/dealers/filter-dealers';
import { findMapSource } from '@/lib/server/dealers/map-files';
import { resolveFinderQuery } from '@/lib/server/dealers/places';
import { listDealerRows } from '@/lib/server/dealers/list-dealers';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import { buildPageMetadata } from '@/lib/server/seo/page-metadata';

type Props = LangParams & { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await getPageLanguage(params);
  const t = await getTranslations('dealers');
  const title = t('title');
  const facts = buildPageMetadata({ language, path: '/dealers', title, description: title });
  return { ...facts, robots: { index: false } };
}

/**
 * The dealers near a place or matching the filters, at the URL of the dealer list. Rendered on the server, so it works
 * without JavaScript.
 */
export default async function DealerSearchPage({ params, searchParams }: Props) {
  const [language, queryParams] = await Promise.all([getPageLanguage(params), searchParams]);
  const entries = Object.entries(queryParams).flatMap(([key, value]) => {
    const text = Array.isArray(value) ? value[0] : value;
    return text === undefined ? [] : [[key, text]];
  });
  const query = parseFinderQuery(new URLSearchParams(entries));
  return (
    <div className="container-xxl">
      <ClientMessages namespaces={['dealers', 'opening']}>
        <DealerFinder
          key={JSON.stringify(query)}
          dealers={await listDealerRows(language)}
          initialState={resolveFinderQuery(query)}
          mapSource={findMapSource()}
        />
      </ClientMessages>
    </div>
  );
}
