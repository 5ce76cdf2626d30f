import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CityLinks } from '@/components/dealers/city-links';
import { DealerFinder } from '@/components/dealers/dealer-finder';
import { ClientMessages } from '@/components/ui/words/client-messages';
import { noFilters } from '@/domain/dealers/find-dealers';
import { findMapSource } from '@/lib/server/dealers/map-files';
import { listCities } from '@/lib/server/dealers/city-pages';
import { listDealerRows, listDealers } from '@/lib/server/dealers/list-dealers';
import { type LangParams, requireLanguage } from '@/lib/platform/i18n/require-language';
import { pageMetadata } from '@/lib/server/seo/page-metadata';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await requireLanguage(params);
  const [t, dealers] = await Promise.all([getTranslations('dealers'), listDealers()]);
  const description = t('description', { count: dealers.length });
  return pageMetadata({ language, path: '/dealers', title: t('title'), description });
}

/** All dealers, the whole list in the page itself; what is searched in it is the browser's or the search page's (Spec §2). */
export default async function DealersPage({ params }: LangParams) {
  const language = await requireLanguage(params);
  const start = { query: { q: '', bike: null, filters: noFilters }, chosen: null, madeAtMs: 0 };
  const [t, dealers, cities] = await Promise.all([
    getTranslations('dealerCity'),
    listDealerRows(language),
    listCities(),
  ]);
  return (
    <div className="container-xxl pb-6">
      <ClientMessages namespaces={['dealers', 'opening']}>
        <DealerFinder dealers={dealers} start={start} mapSource={findMapSource()} />
      </ClientMessages>
      <CityLinks title={t('all')} cities={cities} />
    </div>
  );
}
