import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AddToComparisonForm } from '@/components/catalog/compare/add-to-comparison-form';
import { LazyComparison } from '@/components/catalog/compare/lazy-comparison';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ClientMessages } from '@/components/ui/client-messages';
import { RenderedImagesNotice } from '@/components/ui/picture/content-image';
import { PriceNotice } from '@/components/ui/price/price-notice';
import { InitialUrlQuery } from '@/components/ui/initial-url-query';
import { parseComparedBikes } from '@/domain/catalog/compare-list';
import type { DynamicPageProps } from '@/lib/platform/i18n/page-params';
import { getPageLanguage } from '@/lib/platform/i18n/page-params';
import { getBikeComparison } from '@/lib/server/catalog/get-bike-comparison';
import { buildPageMetadata } from '@/lib/server/seo/page-metadata';

type Props = DynamicPageProps<{ lang: string }>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await getPageLanguage(params);
  const t = await getTranslations('compare');
  const metadata = { title: t('title'), description: t('description') };
  return {
    ...buildPageMetadata({ language, path: '/bikes/compare', ...metadata }),
    // Not indexed: there are too many combinations, and the models' pages contain the same content.
    robots: { index: false, follow: true },
  };
}

/** Compares up to four bicycles from the URL side by side. Rendered on each request, so it works without JavaScript. */
export default async function ComparePage({ params, searchParams }: Props) {
  const [language, queryParams] = await Promise.all([getPageLanguage(params), searchParams]);
  const query = new URLSearchParams(
    Object.entries(queryParams).map(([name, value]) => [name, [value ?? ''].flat().join(',')]),
  );
  const [t, catalog, view] = await Promise.all([
    getTranslations('compare'),
    getTranslations('catalog.bikes'),
    getBikeComparison(language, (isKnown) => parseComparedBikes(query, isKnown)),
  ]);
  const { bikes, unknown, tooMany } = view;
  return (
    <div className="container-xxl pt-4 pb-7">
      <Breadcrumb
        crumbs={[
          { label: catalog('title'), href: '/bikes' },
          { label: t('title'), href: null },
        ]}
      />
      <div className="row align-items-end pt-4 pb-4">
        <div className="col-lg-8">
          <h1 className="mb-0">
            {bikes.length === 0 ? t('title') : bikes.map(({ name }) => name).join(', ')}
          </h1>
          <PriceNotice />
        </div>
        <div className="col-lg-4">
          <p className="text-2 mb-0">{bikes.length === 0 ? t('lead') : t('leadShown')}</p>
        </div>
      </div>
      {unknown.length === 0 ? null : (
        <p className="lt-note">{t('unknown', { slugs: unknown.join(', ') })}</p>
      )}
      {tooMany.length === 0 ? null : (
        <p className="lt-note">{t('tooMany', { names: tooMany.join(', ') })}</p>
      )}
      {bikes.length === 0 ? null : (
        <ClientMessages namespaces={['bike', 'bodyMeasurements', 'fit', 'compare', 'configurator']}>
          <InitialUrlQuery query={query.size === 0 ? '' : `?${query}`}>
            <LazyComparison view={view} />
          </InitialUrlQuery>
        </ClientMessages>
      )}
      <AddToComparisonForm view={view} />
      {bikes.length === 0 ? null : (
        <RenderedImagesNotice isForMany className="small text-3 mt-4 mb-0" />
      )}
    </div>
  );
}
