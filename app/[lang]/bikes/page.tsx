import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LazyBikeList } from '@/components/catalog/list/lazy-lists';
import { ProductListPage } from '@/components/catalog/list/product-list-page';
import { JsonLd } from '@/components/ui/json-ld';
import { RenderedImagesNotice } from '@/components/ui/picture/content-image';
import { ClientMessages } from '@/components/ui/client-messages';
import { GearAdviserPanel } from '@/components/advice/gear-adviser-panel';
import { LandingPageLinks } from '@/components/catalog/landing-page-links';
import { listLandingPages } from '@/lib/server/catalog/landing-pages';
import { listBikes } from '@/lib/server/catalog/list-bikes';
import { formatPrice } from '@/domain/money/format-money';
import { Link } from '@/lib/platform/i18n/navigation';
import { buildBreadcrumbJsonLd } from '@/lib/server/seo/json-ld';
import { toSiteUrl } from '@/lib/platform/config/env';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import type { SizedBikesView } from '@/lib/platform/views/fit-view';
import { buildListMetadata } from '@/lib/server/seo/page-metadata';

export const revalidate = 300;

export function generateMetadata({ params }: LangParams): Promise<Metadata> {
  return buildListMetadata(params, '/bikes', 'catalog.bikes');
}

type Props = LangParams & {
  /** The sizes that suit the body measurements in the URL; missing without measurements. */
  readonly sized?: SizedBikesView | null;
};

export default async function BikesPage({ params, sized = null }: Props) {
  const language = await getPageLanguage(params);
  const [view, landings, kinds, t, common] = await Promise.all([
    listBikes(language),
    listLandingPages(language, 'bikes'),
    getTranslations('landingPages'),
    getTranslations('catalog.bikes'),
    getTranslations('common'),
  ]);
  return (
    <ClientMessages namespaces={['catalog']}>
      <ProductListPage
        parent={{ label: common('home'), href: '/' }}
        title={t('title')}
        intro={t('intro')}
        space={{ below: 'pb-4 pb-lg-5', between: 'mt-3 mt-lg-0' }}
      >
        <LazyBikeList view={view} sized={sized} advice={<GearAdviserPanel />}>
          <RenderedImagesNotice isForMany />
          {view.outlet === null ? null : (
            <Link className="lt-link" href="/bikes/outlet">
              {t('toOutlet', {
                count: view.outlet.count,
                price: formatPrice(view.outlet.fromCents, language),
              })}
            </Link>
          )}
        </LazyBikeList>
        <LandingPageLinks
          title={kinds('bikesTitle')}
          // Lists only landing pages for uses, which link to the landing pages for drives and frames. A list of all
          // would exceed the size budget of the page.
          landings={landings.filter(({ listing }) => listing.subcategory !== null)}
        />
      </ProductListPage>
      <JsonLd
        data={buildBreadcrumbJsonLd([
          { name: common('home'), url: toSiteUrl(`/${language}`) },
          { name: t('title'), url: toSiteUrl(`/${language}/bikes`) },
        ])}
      />
    </ClientMessages>
  );
}
