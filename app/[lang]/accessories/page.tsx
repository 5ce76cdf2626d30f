import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LazyAccessoryList } from '@/components/catalog/list/lazy-lists';
import { ProductListPage } from '@/components/catalog/list/product-list-page';
import { JsonLd } from '@/components/ui/json-ld';
import { RenderedImagesNotice } from '@/components/ui/picture/content-image';
import { ClientMessages } from '@/components/ui/client-messages';
import { LandingPageLinks } from '@/components/catalog/landing-page-links';
import { listLandingPages } from '@/lib/server/catalog/landing-pages';
import { listAccessories } from '@/lib/server/catalog/list-accessories';
import { buildBreadcrumbJsonLd } from '@/lib/server/seo/json-ld';
import { toSiteUrl } from '@/lib/platform/config/env';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import { buildListMetadata } from '@/lib/server/seo/page-metadata';

export const revalidate = 300;

export function generateMetadata({ params }: LangParams): Promise<Metadata> {
  return buildListMetadata(params, '/accessories', 'catalog.accessories');
}

export default async function AccessoriesPage({ params }: LangParams) {
  const language = await getPageLanguage(params);
  const [view, landings, kinds, t, common] = await Promise.all([
    listAccessories(language),
    listLandingPages(language, 'accessories'),
    getTranslations('landingPages'),
    getTranslations('catalog.accessories'),
    getTranslations('common'),
  ]);
  return (
    <ClientMessages namespaces={['catalog']}>
      <ProductListPage
        parent={{ label: common('home'), href: '/' }}
        title={t('title')}
        intro={t('intro')}
      >
        <LazyAccessoryList view={view} />
        <LandingPageLinks title={kinds('accessoriesTitle')} landings={landings} />
        <RenderedImagesNotice isForMany className="small text-3 mt-5 mb-0" />
      </ProductListPage>
      <JsonLd
        data={buildBreadcrumbJsonLd([
          { name: common('home'), url: toSiteUrl(`/${language}`) },
          { name: t('title'), url: toSiteUrl(`/${language}/accessories`) },
        ])}
      />
    </ClientMessages>
  );
}
