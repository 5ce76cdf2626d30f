import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DealerContact } from '@/components/dealers/dealer-contact';
import { DealerHours } from '@/components/dealers/dealer-hours';
import { DealerStock } from '@/components/dealers/dealer-stock';
import { NearbyDealers } from '@/components/dealers/nearby-dealers';
import { phoneHref } from '@/components/dealers/phone-href';
import { RouteLinks } from '@/components/dealers/route-links';
import { StaticMap } from '@/components/dealers/static-map';
import { LateTestRideForm } from '@/components/dealers/late-test-ride-form';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ClientMessages } from '@/components/ui/client-messages';
import { JsonLd } from '@/components/ui/json-ld';
import { ownShopNumber } from '@/lib/platform/config/company';
import { slugParams } from '@/lib/server/content/slug-params';
import { getDealerPage } from '@/lib/server/dealers/get-dealer-page';
import { getDealer, listDealers } from '@/lib/server/dealers/list-dealers';
import { requireEntry, type SlugParams } from '@/lib/platform/i18n/require-entry';
import { storeJsonLd } from '@/lib/server/seo/json-ld-store';
import { wayJsonLd } from '@/lib/server/seo/json-ld-way';
import { pageMetadata } from '@/lib/server/seo/page-metadata';

export const revalidate = 300;

export const generateStaticParams = () => slugParams(listDealers);

export async function generateMetadata({ params }: SlugParams): Promise<Metadata> {
  const { language, slug } = await requireEntry(params);
  const dealer = await getDealer(language, slug);
  if (!dealer) return {};
  const t = await getTranslations('dealer');
  const { name, street, city } = dealer;
  return pageMetadata({
    language,
    path: `/dealers/${slug}`,
    title: `${name}, ${city}`,
    description: t('description', { name, street, city }),
  });
}

/** One dealer: when it is open, how to get there, what stands there, and the way to a test ride (Spec §2). */
export default async function DealerPage({ params }: SlugParams) {
  const { language, slug } = await requireEntry(params);
  const [t, page] = await Promise.all([getTranslations('dealer'), getDealerPage(language, slug)]);
  if (!page) notFound();
  const { dealer, bikes, models, map, nearby } = page;
  const sells = dealer.type !== 'servicePoint';
  const { name, city, type, hasDps } = dealer;
  return (
    <>
      <div className="container-xxl pt-4 pb-6">
        <Breadcrumb
          crumbs={[
            { label: t('allDealers'), href: '/dealers' },
            { label: city, href: `/dealers?q=${encodeURIComponent(`${dealer.zip} ${city}`)}` },
            { label: name, href: null },
          ]}
        />
        <div className="row gx-lg-5 gy-4 pt-4 align-items-end">
          <div className="col-lg-8">
            <h1 className="text-break mb-0">{name}</h1>
          </div>
          <div className="col-lg-4">
            <p className="mb-3">
              {t(`about.${type}`)} {hasDps && t('dps')}
            </p>
            {sells ? (
              <a className="btn btn-primary" href="#test-ride">
                {t('testRide')}
              </a>
            ) : (
              dealer.phone && (
                <a className="btn btn-primary" href={phoneHref(dealer.phone)}>
                  {t('call')}
                </a>
              )
            )}
          </div>
        </div>
        <div className="row gx-lg-5 gy-5 pt-6">
          <div className="col-lg-8 d-grid gap-6 align-content-start">
            {bikes.length > 0 && <DealerStock bikes={bikes} />}
            {sells && (
              <ClientMessages namespaces={['testRide']}>
                <LateTestRideForm
                  dealer={{ adrNumber: dealer.adrNumber, name }}
                  models={models}
                  stocked={bikes.map(({ sku, slug: bike }) => ({ sku, bike }))}
                />
              </ClientMessages>
            )}
            {nearby.length > 0 && <NearbyDealers dealers={nearby} />}
          </div>
          <div className="col-lg-4 d-grid gap-5 align-content-start order-first order-lg-last">
            <ClientMessages namespaces={['opening']}>
              <DealerHours
                dealer={{ hours: dealer.hours, countryCode: dealer.countryCode }}
                title={t('hours')}
                noHours={t('noHours')}
              />
            </ClientMessages>
            <DealerContact dealer={dealer} />
            <RouteLinks dealer={dealer} />
          </div>
        </div>
      </div>
      {map && <StaticMap map={map} city={city} />}
      <JsonLd
        data={storeJsonLd(language, {
          ...dealer,
          isOurs: dealer.adrNumber === ownShopNumber,
        })}
      />
      <JsonLd
        data={wayJsonLd(language, [
          { name: t('allDealers'), path: '/dealers' },
          { name, path: `/dealers/${slug}` },
        ])}
      />
    </>
  );
}
