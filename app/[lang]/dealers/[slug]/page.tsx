import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/ui/structured-data/json-ld';
import { ownShopNumber } from '@/lib/platform/config/company';
import { requireEntry, type SlugParams } from '@/lib/platform/i18n/require-entry';
import { slugParams } from '@/lib/server/content/slug-params';
import { getCityPage, listCities } from '@/lib/server/dealers/city-pages';
import { cityHead, dealerHead } from '@/lib/server/dealers/dealer-heads';
import { getDealerPage } from '@/lib/server/dealers/get-dealer-page';
import { listDealers } from '@/lib/server/dealers/list-dealers';
import { storeJsonLd } from '@/lib/server/seo/json-ld-store';
import { wayJsonLd } from '@/lib/server/seo/json-ld-way';
import { pageMetadata } from '@/lib/server/seo/page-metadata';
import { CityView } from './city-view';
import { DealerView } from './dealer-view';

export const revalidate = 300;

/**
 * A third of all pages would be dealers', each for few: they are made once when somebody comes to them. Our own shop's comes with
 * the build, which is held to what it may weigh.
 */
export const generateStaticParams = () =>
  slugParams(async () => [...(await listDealers()).filter(isOurs), ...(await listCities())]);

const isOurs = ({ adrNumber }: { adrNumber: string }) => adrNumber === ownShopNumber;

/** Slugs of dealers and cities are in small letters. */
function leaveUnknownDealer(language: string, slug: string): never {
  const written = slug.toLowerCase();
  if (written === slug) notFound();
  permanentRedirect(`/${language}/dealers/${written}`);
}

export async function generateMetadata({ params }: SlugParams): Promise<Metadata> {
  const { language, slug } = await requireEntry(params);
  const path = `/dealers/${slug}`;
  const page = await getDealerPage(language, slug);
  if (page) return pageMetadata({ language, path, ...(await dealerHead(language, page)) });
  const city = await getCityPage(language, slug);
  return city ? pageMetadata({ language, path, ...(await cityHead(language, city)) }) : {};
}

/** A dealer, or a city with several of them (Spec §2). */
export default async function DealerOrCityPage({ params }: SlugParams) {
  const { language, slug } = await requireEntry(params);
  const [t, page] = await Promise.all([getTranslations('dealer'), getDealerPage(language, slug)]);
  const city = page ? null : await getCityPage(language, slug);
  if (!page && !city) leaveUnknownDealer(language, slug);
  const name = page?.dealer.name ?? city?.city.name ?? '';
  return (
    <>
      {page && <DealerView page={page} />}
      {city && <CityView page={city} />}
      {page && (
        <JsonLd
          data={storeJsonLd(language, {
            ...page.dealer,
            isOurs: isOurs(page.dealer),
          })}
        />
      )}
      <JsonLd
        data={wayJsonLd(language, [
          { name: t('allDealers'), path: '/dealers' },
          { name, path: `/dealers/${slug}` },
        ])}
      />
    </>
  );
}
