import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/ui/structured-data/json-ld';
import { languages, toLanguage } from '@/domain/language/detect-language';
import { leaveUnknownAddress } from '@/lib/server/site-addresses/leave-unknown-address';
import { getBikePage } from '@/lib/server/catalog/get-bike-page';
import { findLanding, listLandings } from '@/lib/server/catalog/landings';
import { listBikeSlugs } from '@/lib/server/catalog/list-bikes';
import { getShopTerms } from '@/lib/server/catalog/get-shop-terms';
import { bikeTitle } from '@/lib/server/catalog/product-title';
import { bikeJsonLd } from '@/lib/server/seo/bike-json-ld';
import { bikeMetadata } from '@/lib/server/seo/bike-seo';
import { contentPageMetadata } from '@/lib/server/seo/content-page-metadata';
import { wayJsonLd } from '@/lib/server/seo/json-ld-way';
import { BikeLanding } from './bike-landing';
import { BikeView } from './bike-view';

interface Props {
  readonly params: Promise<{ readonly lang: string; readonly slug: string }>;
}

export const revalidate = 300;

export async function generateStaticParams() {
  const slugs = await Promise.all(
    languages.map(async (lang) => {
      const landings = await listLandings(lang, 'bikes');
      const slugs = [...(await listBikeSlugs(lang)), ...landings.map(({ slug }) => slug)];
      return slugs.map((slug) => ({ lang, slug }));
    }),
  );
  return slugs.flat();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug } = await params;
  const language = toLanguage(lang);
  const bike = language === null ? null : await getBikePage(language, slug);
  if (language === null) return {};
  if (bike !== null)
    return bikeMetadata(language, { ...bike, name: await bikeTitle(language, bike) });
  const landing = await findLanding(language, 'bikes', slug);
  return landing === null ? {} : contentPageMetadata(language, landing);
}

export default async function BikePage({ params }: Props) {
  const { lang, slug } = await params;
  const language = toLanguage(lang);
  const bike = language === null ? null : await getBikePage(language, slug);
  if (language === null) notFound();
  const [t, terms] = await Promise.all([getTranslations('catalog.bikes'), getShopTerms()]);
  if (bike === null) {
    const page = await findLanding(language, 'bikes', slug);
    if (page === null) return leaveUnknownAddress('bike', language, slug);
    const way = [
      { name: t('title'), path: '/bikes' },
      { name: page.title, path: `/bikes/${slug}` },
    ];
    return (
      <>
        <BikeLanding language={language} page={page} />
        <JsonLd data={wayJsonLd(language, way)} />
      </>
    );
  }
  return (
    <BikeView bike={bike}>
      {bikeJsonLd(language, bike, { listTitle: t('title'), terms }).map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
    </BikeView>
  );
}
