import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AccessoryCard } from '@/components/catalog/accessory-card';
import { AccessorySelectionProvider } from '@/components/catalog/accessory/accessory-selection';
import { ProductSafety } from '@/components/catalog/product-safety';
import { JsonLd } from '@/components/ui/structured-data/json-ld';
import { ComputedNote } from '@/components/ui/picture/computed-note';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ClientMessages } from '@/components/ui/words/client-messages';
import { NoScriptNote } from '@/components/ui/message/no-script-note';
import { FittedHeading } from '@/components/ui/fitted-heading';
import { landingFor } from '@/domain/catalog/landing';
import { languages, toLanguage } from '@/domain/language/detect-language';
import type { LandingLink } from '@/lib/platform/views/landing-view';
import { leaveUnknownAddress } from '@/lib/server/site-addresses/leave-unknown-address';
import { getAccessoryPage } from '@/lib/server/catalog/get-accessory-page';
import { findLanding, listLandings } from '@/lib/server/catalog/landings';
import { listAccessorySlugs } from '@/lib/server/catalog/list-accessories';
import { getShopTerms } from '@/lib/server/catalog/get-shop-terms';
import { accessoryTitle } from '@/lib/server/catalog/product-title';
import { accessoryJsonLd } from '@/lib/server/seo/accessory-json-ld';
import { accessoryMetadata } from '@/lib/server/seo/accessory-seo';
import { contentPageMetadata } from '@/lib/server/seo/content-page-metadata';
import { wayJsonLd } from '@/lib/server/seo/json-ld-way';
import { AccessoryLanding } from './accessory-landing';
import { AccessoryBuy, AccessorySpecs, AccessoryStage } from './late-accessory-parts';
import '@/components/catalog/detail.scss';

interface Props {
  readonly params: Promise<{ readonly lang: string; readonly slug: string }>;
}

export const revalidate = 300;

export async function generateStaticParams() {
  const slugs = await Promise.all(
    languages.map(async (lang) => {
      const landings = await listLandings(lang, 'accessories');
      const slugs = [...(await listAccessorySlugs(lang)), ...landings.map(({ slug }) => slug)];
      return slugs.map((slug) => ({ lang, slug }));
    }),
  );
  return slugs.flat();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug } = await params;
  const language = toLanguage(lang);
  const accessory = language === null ? null : await getAccessoryPage(language, slug);
  if (language === null) return {};
  if (accessory !== null)
    return accessoryMetadata(language, {
      ...accessory,
      name: await accessoryTitle(language, accessory),
    });
  const landing = await findLanding(language, 'accessories', slug);
  return landing === null ? {} : contentPageMetadata(language, landing);
}

/** The category's own page, else the list filtered by it. */
function categoryHref(landings: readonly LandingLink[], slug: string): string {
  const landing = landingFor(landings, 'category', slug);
  return landing === null ? `/accessories?category=${slug}` : `/accessories/${landing.slug}`;
}

export default async function AccessoryPage({ params }: Props) {
  const { lang, slug } = await params;
  const language = toLanguage(lang);
  const accessory = language === null ? null : await getAccessoryPage(language, slug);
  if (language === null) notFound();
  const [t, catalog, terms] = await Promise.all([
    getTranslations('accessory'),
    getTranslations('catalog.accessories'),
    getShopTerms(),
  ]);
  if (accessory === null) {
    const page = await findLanding(language, 'accessories', slug);
    if (page === null) return leaveUnknownAddress('accessory', language, slug);
    const way = [
      { name: catalog('title'), path: '/accessories' },
      { name: page.title, path: `/accessories/${slug}` },
    ];
    return (
      <>
        <AccessoryLanding language={language} page={page} />
        <JsonLd data={wayJsonLd(language, way)} />
      </>
    );
  }
  const landings = await listLandings(language, 'accessories');
  const { safety, related, ...choice } = accessory;
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
              <AccessoryStage />
              <ComputedNote className="small text-3 mt-2 mb-0" />
            </div>
            <div className="col-lg-5">
              <div className="lt-buy pt-4 ps-lg-4">
                <FittedHeading>{name}</FittedHeading>
                <p className="fs-5 text-2">{accessory.claim}</p>
                <AccessoryBuy />
                <NoScriptNote />
                <p className="mt-4">{accessory.description}</p>
                <AccessorySpecs />
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
      {accessoryJsonLd(language, accessory, {
        listTitle: catalog('title'),
        terms,
      }).map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
    </ClientMessages>
  );
}
