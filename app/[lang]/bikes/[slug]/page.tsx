import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/ui/json-ld';
import { languages, parseLanguage } from '@/domain/locale/language';
import { handleUnknownUrl } from '@/lib/server/content/content-urls';
import { getBikePage } from '@/lib/server/catalog/get-bike-page';
import { findLandingPage, listLandingPages } from '@/lib/server/catalog/landing-pages';
import { listBikeSlugs } from '@/lib/server/catalog/list-bikes';
import { findOrderTerms } from '@/lib/server/catalog/find-order-terms';
import { getBikeTitle } from '@/lib/server/catalog/get-product-title';
import { buildBikeJsonLd } from '@/lib/server/seo/product-page-json-ld';
import { buildBikeMetadata } from '@/lib/server/seo/product-metadata';
import { buildContentPageMetadata } from '@/lib/server/seo/page-metadata';
import { buildPathBreadcrumbJsonLd } from '@/lib/server/seo/json-ld';
import { BikeLandingPage } from './bike-landing-page';
import { BikeView } from './bike-view';

interface Props {
  readonly params: Promise<{ readonly lang: string; readonly slug: string }>;
}

export const revalidate = 300;

export async function generateStaticParams() {
  const slugs = await Promise.all(
    languages.map(async (lang) => {
      const landings = await listLandingPages(lang, 'bikes');
      const slugs = [...(await listBikeSlugs(lang)), ...landings.map(({ slug }) => slug)];
      return slugs.map((slug) => ({ lang, slug }));
    }),
  );
  return slugs.flat();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug } = await params;
  const language = parseLanguage(lang);
  const bike = language === null ? null : await getBikePage(language, slug);
  if (language === null) return {};
  if (bike !== null)
    return buildBikeMetadata(language, { ...bike, name: await getBikeTitle(language, bike) });
  const landing = await findLandingPage(language, 'bikes', slug);
  return landing === null ? {} : buildContentPageMetadata(language, landing);
}

export default async function BikePage({ params }: Props) {
  const { lang, slug } = await params;
  const language = parseLanguage(lang);
  const bike = language === null ? null : await getBikePage(language, slug);
  if (language === null) notFound();
  const [t, terms] = await Promise.all([getTranslations('catalog.bikes'), findOrderTerms()]);
  if (bike === null) {
    const page = await findLandingPage(language, 'bikes', slug);
    if (page === null) return handleUnknownUrl('bike', language, slug);
    const breadcrumb = [
      { name: t('title'), path: '/bikes' },
      { name: page.title, path: `/bikes/${slug}` },
    ];
    return (
      <>
        <BikeLandingPage language={language} page={page} />
        <JsonLd data={buildPathBreadcrumbJsonLd(language, breadcrumb)} />
      </>
    );
  }
  return (
    <BikeView bike={bike}>
      {buildBikeJsonLd(language, bike, { listTitle: t('title'), terms }).map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
    </BikeView>
  );
}
