import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/ui/json-ld';
import { flagshipDealerNumber } from '@/lib/platform/config/company';
import { getEntryParams, type SlugParams } from '@/lib/platform/i18n/page-params';
import { listSlugParams } from '@/lib/server/content/find-page';
import { findCityPage, listCities } from '@/lib/server/dealers/get-dealer-page';
import { getCityMetadata, getDealerMetadata } from '@/lib/server/dealers/get-dealer-page';
import { findDealerPage } from '@/lib/server/dealers/get-dealer-page';
import { listDealers } from '@/lib/server/dealers/list-dealers';
import { buildStoreJsonLd } from '@/lib/server/seo/json-ld-site';
import { buildPathBreadcrumbJsonLd } from '@/lib/server/seo/json-ld';
import { buildPageMetadata } from '@/lib/server/seo/page-metadata';
import { CityView } from './dealer-view';
import { DealerView } from './dealer-view';

export const revalidate = 300;

/**
 * Prerenders only the company's own store and the cities. The other dealer pages, a third of all pages with few
 * visitors each, are rendered on their first request.
 */
export const generateStaticParams = () =>
  listSlugParams(async () => [...(await listDealers()).filter(isOurs), ...(await listCities())]);

const isOurs = ({ adrNumber }: { adrNumber: string }) => adrNumber === flagshipDealerNumber;

/**
 * Redirects an unknown slug to its lowercase form, because slugs of dealers and cities are lowercase. A lowercase slug
 * is a 404.
 */
function redirectUnknownDealer(language: string, slug: string): never {
  const written = slug.toLowerCase();
  if (written === slug) notFound();
  permanentRedirect(`/${language}/dealers/${written}`);
}

export async function generateMetadata({ params }: SlugParams): Promise<Metadata> {
  const { language, slug } = await getEntryParams(params);
  const path = `/dealers/${slug}`;
  const page = await findDealerPage(language, slug);
  if (page)
    return buildPageMetadata({ language, path, ...(await getDealerMetadata(language, page)) });
  const city = await findCityPage(language, slug);
  return city
    ? buildPageMetadata({ language, path, ...(await getCityMetadata(language, city)) })
    : {};
}

/** The page of a dealer, or of a city with several dealers (Specification §2). */
export default async function DealerOrCityPage({ params }: SlugParams) {
  const { language, slug } = await getEntryParams(params);
  const [t, page] = await Promise.all([getTranslations('dealer'), findDealerPage(language, slug)]);
  const city = page ? null : await findCityPage(language, slug);
  if (!page && !city) redirectUnknownDealer(language, slug);
  const name = page?.dealer.name ?? city?.city.name ?? '';
  return (
    <>
      {page && <DealerView page={page} />}
      {city && <CityView page={city} />}
      {page && (
        <JsonLd
          data={buildStoreJsonLd(language, {
            ...page.dealer,
            isOurs: isOurs(page.dealer),
          })}
        />
      )}
      <JsonLd
        data={buildPathBreadcrumbJsonLd(language, [
          { name: t('allDealers'), path: '/dealers' },
          { name, path: `/dealers/${slug}` },
        ])}
      />
    </>
  );
}
