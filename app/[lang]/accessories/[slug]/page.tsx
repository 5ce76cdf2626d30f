import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AccessoryCard } from '@/components/catalog/accessory-card';
import { AccessorySelectionProvider } from '@/components/catalog/accessory/accessory-selection';
import { ProductSafety } from '@/components/catalog/product-safety';
import { JsonLd } from '@/components/ui/json-ld';
import { RenderedImagesNotice } from '@/components/ui/picture/content-image';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ClientMessages } from '@/components/ui/client-messages';
import { StalePriceNotice } from '@/components/ui/price/stale-price-notice';
import { NoScriptNotice } from '@/components/ui/message/no-script-notice';
import { FittedHeading } from '@/components/ui/fitted-heading';
import { findLandingPageByFilter } from '@/domain/catalog/landing-page';
import { languages, parseLanguage } from '@/domain/locale/language';
import type { LandingLink } from '@/lib/platform/views/page-view';
import { handleUnknownUrl } from '@/lib/server/content/content-urls';
import { findAccessoryPage } from '@/lib/server/catalog/get-accessory-page';
import { findLandingPage, listLandingPages } from '@/lib/server/catalog/landing-pages';
import { listAccessorySlugs } from '@/lib/server/catalog/list-accessories';
import { findOrderTerms } from '@/lib/server/catalog/find-order-terms';
import { getAccessoryTitle } from '@/lib/server/catalog/get-product-title';
import { buildAccessoryJsonLd } from '@/lib/server/seo/product-page-json-ld';
import { buildAccessoryMetadata } from '@/lib/server/seo/product-metadata';
import { buildContentPageMetadata } from '@/lib/server/seo/page-metadata';
import { buildPathBreadcrumbJsonLd } from '@/lib/server/seo/json-ld';
import { AccessoryLandingPage } from './accessory-landing-page';
import {
  LazyAccessoryBuyBox,
  LazyAccessorySpecs,
  LazyAccessoryPicture,
} from './lazy-accessory-sections';
import '@/components/catalog/product-detail.scss';

interface Props {
  readonly params: Promise<{ readonly lang: string; readonly slug: string }>;
}

export const revalidate = 300;

export async function generateStaticParams() {
  const slugs = await Promise.all(
    languages.map(async (lang) => {
      const landings = await listLandingPages(lang, 'accessories');
      const slugs = [...(await listAccessorySlugs(lang)), ...landings.map(({ slug }) => slug)];
      return slugs.map((slug) => ({ lang, slug }));
    }),
  );
  return slugs.flat();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug } = await params;
  const language = parseLanguage(lang);
  const accessory = language === null ? null : await findAccessoryPage(language, slug);
  if (language === null) return {};
  if (accessory !== null)
    return buildAccessoryMetadata(language, {
      ...accessory,
      name: await getAccessoryTitle(language, accessory),
    });
  const landing = await findLandingPage(language, 'accessories', slug);
  return landing === null ? {} : buildContentPageMetadata(language, landing);
}

/** Returns the path of the category's landing page, or of the list filtered by the category if there is none. */
function categoryHref(landings: readonly LandingLink[], slug: string): string {
  const landing = findLandingPageByFilter(landings, 'category', slug);
  return landing === null ? `/accessories?category=${slug}` : `/accessories/${landing.slug}`;
}

export default async function AccessoryPage({ params }: Props) {
  const { lang, slug } = await params;
  const language = parseLanguage(lang);
  const accessory = language === null ? null : await findAccessoryPage(language, slug);
  if (language === null) notFound();
  const [t, catalog, terms] = await Promise.all([
    getTranslations('accessory'),
    getTranslations('catalog.accessories'),
    findOrderTerms(),
  ]);
  if (accessory === null) {
    const page = await findLandingPage(language, 'accessories', slug);
    if (page === null) return handleUnknownUrl('accessory', language, slug);
    const breadcrumb = [
      { name: catalog('title'), path: '/accessories' },
      { name: page.title, path: `/accessories/${slug}` },
    ];
    return (
      <>
        <AccessoryLandingPage language={language} page={page} />
        <JsonLd data={buildPathBreadcrumbJsonLd(language, breadcrumb)} />
      </>
    );
  }
  const landings = await listLandingPages(language, 'accessories');
  const { safety, related, pricesSince, ...choice } = accessory;
  const { name, category } = choice;
  return (
    <ClientMessages namespaces={['accessory', 'reduced']}>
      <AccessorySelectionProvider accessory={choice}>
        <div className="container-xxl pt-4">
          <Breadcrumb
            crumbs={[
              { label: catalog('title'), href: '/accessories' },
              ...(category === null
                ? []
                : [{ label: category.name, href: categoryHref(landings, category.slug) }]),
              { label: name, href: null },
            ]}
          />
          <div className="row gx-lg-5 pt-3">
            <div className="col-lg-7">
              <LazyAccessoryPicture />
              <RenderedImagesNotice className="small text-3 mt-2 mb-0" />
            </div>
            <div className="col-lg-5">
              <div className="lt-buy-column pt-4 ps-lg-4">
                <FittedHeading>{name}</FittedHeading>
                <p className="fs-5 text-2">{accessory.claim}</p>
                <LazyAccessoryBuyBox />
                <StalePriceNotice since={pricesSince} />
                <NoScriptNotice />
                <p className="mt-4">{accessory.description}</p>
                <LazyAccessorySpecs />
                <ProductSafety safety={safety} heading="h2" />
              </div>
            </div>
          </div>
        </div>
      </AccessorySelectionProvider>
      {related.length === 0 ? null : (
        <section className="container-xxl lt-section">
          <h2>{t('goesWith')}</h2>
          <div className="row gx-lg-5 gy-4 row-cols-2 row-cols-lg-4">
            {related.map((other) => (
              <div key={other.slug} className="col">
                <AccessoryCard accessory={other} level={3} />
              </div>
            ))}
          </div>
        </section>
      )}
      {buildAccessoryJsonLd(language, accessory, {
        listTitle: catalog('title'),
        terms,
      }).map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
    </ClientMessages>
  );
}
