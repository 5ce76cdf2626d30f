import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CityLinks } from '@/components/dealers/city-links';
import { DealerFinder } from '@/components/dealers/dealer-finder';
import { ClientMessages } from '@/components/ui/client-messages';
import { emptyDealerFilters } from '@/domain/dealers/filter-dealers';
import { findMapSource } from '@/lib/server/dealers/map-files';
import { listCities } from '@/lib/server/dealers/get-dealer-page';
import { listDealerRows, listDealers } from '@/lib/server/dealers/list-dealers';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import { buildPageMetadata } from '@/lib/server/seo/page-metadata';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await getPageLanguage(params);
  const [t, dealers] = await Promise.all([getTranslations('dealers'), listDealers()]);
  const description = t('description', { count: dealers.length });
  return buildPageMetadata({ language, path: '/dealers', title: t('title'), description });
}

/**
 * The list of all dealers. The browser searches in this list; without JavaScript the search page does (Specification
 * §2).
 */
export default async function DealersPage({ params }: LangParams) {
  const language = await getPageLanguage(params);
  const start = {
    query: { q: '', bike: null, filters: emptyDealerFilters },
    chosen: null,
    renderedAtMs: 0,
  };
  const [t, dealers, cities] = await Promise.all([
    getTranslations('dealerCity'),
    listDealerRows(language),
    listCities(),
  ]);
  return (
    <div className="container-xxl pb-6">
      <ClientMessages namespaces={['dealers', 'opening']}>
        <DealerFinder dealers={dealers} initialState={start} mapSource={findMapSource()} />
      </ClientMessages>
      <CityLinks title={t('all')} cities={cities} />
    </div>
  );
}
