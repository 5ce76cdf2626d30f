import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/ui/json-ld';
import { languages, toLanguage } from '@/domain/language/detect-language';
import { leaveUnknownAddress } from '@/lib/server/site-addresses/leave-unknown-address';
import { getBikePage } from '@/lib/server/catalog/get-bike-page';
import { listBikeSlugs } from '@/lib/server/catalog/list-bikes';
import { getShopTerms } from '@/lib/server/catalog/get-shop-terms';
import { bikeJsonLd } from '@/lib/server/seo/bike-json-ld';
import { bikeMetadata } from '@/lib/server/seo/bike-seo';
import { BikeView } from './bike-view';

interface Props {
  readonly params: Promise<{ readonly lang: string; readonly slug: string }>;
}

export const revalidate = 300;

export async function generateStaticParams() {
  const slugs = await Promise.all(
    languages.map(async (lang) => (await listBikeSlugs(lang)).map((slug) => ({ lang, slug }))),
  );
  return slugs.flat();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug } = await params;
  const language = toLanguage(lang);
  const bike = language === null ? null : await getBikePage(language, slug);
  return language === null || bike === null ? {} : bikeMetadata(language, bike);
}

export default async function BikePage({ params }: Props) {
  const { lang, slug } = await params;
  const language = toLanguage(lang);
  const bike = language === null ? null : await getBikePage(language, slug);
  if (language === null) notFound();
  if (bike === null) return leaveUnknownAddress('bike', language, slug);
  const [t, terms] = await Promise.all([getTranslations('catalog.bikes'), getShopTerms()]);
  return (
    <BikeView bike={bike}>
      {bikeJsonLd(language, bike, { listTitle: t('title'), terms }).map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
    </BikeView>
  );
}
