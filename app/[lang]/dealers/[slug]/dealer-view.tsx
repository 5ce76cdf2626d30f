import { useTranslations } from 'next-intl';
import { Markdown } from '@/components/content/markdown';
import { DealerContact, toPhoneHref, RouteLinks } from '@/components/dealers/dealer-contact';
import { DealerHours } from '@/components/dealers/dealer-hours';
import { DealerStock } from '@/components/dealers/dealer-stock';
import { NearbyEvents, NearbyDealers } from '@/components/dealers/nearby-dealers';
import { LazyTestRideForm } from '@/components/dealers/lazy-test-ride-form';
import { StaticMap } from '@/components/dealers/static-map';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ClientMessages } from '@/components/ui/client-messages';
import { Link } from '@/lib/platform/i18n/navigation';
import type { DealerPage, CityPage } from '@/lib/server/dealers/get-dealer-page';
import { CityDealers, CityTestRideModels } from '@/components/dealers/city-dealers';
import { CityLinks } from '@/components/dealers/city-links';

/**
 * A dealer page: services, opening hours, directions, bicycles in stock and the link to a test ride (Specification §2).
 */
export function DealerView({ page }: { page: DealerPage }) {
  const t = useTranslations('dealer');
  const { dealer, bikes, models, map, nearby, events, city } = page;
  const sells = dealer.type !== 'servicePoint';
  return (
    <>
      <div className="container-xxl pt-4 pb-6">
        <Breadcrumb
          crumbs={[
            { label: t('allDealers'), href: '/dealers' },
            {
              label: dealer.city,
              href: city
                ? `/dealers/${city.slug}`
                : `/dealers?q=${encodeURIComponent(`${dealer.zip} ${dealer.city}`)}`,
            },
            { label: dealer.name, href: null },
          ]}
        />
        <div className="row gx-lg-5 gy-4 pt-4 align-items-end">
          <div className="col-lg-8">
            <h1 className="text-break">{dealer.name}</h1>
            <AboutDealer page={page} />
          </div>
          <div className="col-lg-4">
            {sells ? (
              <a className="btn btn-primary" href="#test-ride">
                {t('testRide')}
              </a>
            ) : (
              dealer.phone && (
                <a className="btn btn-primary" href={toPhoneHref(dealer.phone)}>
                  {t('call')}
                </a>
              )
            )}
          </div>
        </div>
        <div className="row gx-lg-5 gy-5 pt-5">
          {/* First in the markup and on phones, so that this column does not shift while the rest of the page loads. */}
          <div className="col-lg-4 d-grid gap-5 align-content-start order-lg-last">
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
          <div className="col-lg-8 d-grid gap-6 align-content-start">
            {bikes.length > 0 && <DealerStock bikes={bikes} />}
            {sells && (
              <ClientMessages namespaces={['testRide']}>
                <LazyTestRideForm
                  dealer={{ adrNumber: dealer.adrNumber, name: dealer.name }}
                  models={models}
                  stocked={bikes.map(({ sku, slug: bike }) => ({ sku, bike }))}
                />
              </ClientMessages>
            )}
            <NearbyEvents events={events} />
            {nearby.length > 0 && <NearbyDealers dealers={nearby} />}
          </div>
        </div>
      </div>
      {map && <StaticMap map={map} city={dealer.city} />}
    </>
  );
}

const namedModels = 4;

/**
 * The editorial description of the dealer, with kind of dealer, test-ride models and the number of dealers in the city.
 */
function AboutDealer({ page: { dealer, bikes, city } }: { page: DealerPage }) {
  const t = useTranslations('dealer');
  const names = [...new Set(bikes.map(({ model }) => model))];
  const facts = {
    count: bikes.length,
    models: names.slice(0, namedModels).join(', '),
    more: Math.max(0, names.length - namedModels),
  };
  return (
    <div className="fs-5 text-2">
      {dealer.about && <Markdown markdown={dealer.about} />}
      <p className="mb-0">
        {t(`about.${dealer.type}`)} {bikes.length > 0 && t('rides', facts)}{' '}
        {dealer.hasDps && t('dps')}{' '}
        {city && (
          <Link className="lt-link" href={`/dealers/${city.slug}`} prefetch={false}>
            {t('inCity', { count: city.dealers.length, city: city.name })}
          </Link>
        )}
      </p>
    </div>
  );
}

/** A city page: its dealers, test-ride models by dealer, upcoming events and other cities. */
export function CityView({ page: { city, models, events, map, others } }: { page: CityPage }) {
  const t = useTranslations('dealerCity');
  const dealer = useTranslations('dealer');
  const count = city.dealers.length;
  return (
    <>
      <div className="container-xxl pt-4 pb-6">
        <Breadcrumb
          crumbs={[
            { label: dealer('allDealers'), href: '/dealers' },
            { label: city.name, href: null },
          ]}
        />
        <div className="col-lg-8 pt-4 pb-5">
          <h1>{t('title', { city: city.name })}</h1>
          <p className="fs-5 text-2 mb-0">
            {t('lead', { count, city: city.name })}{' '}
            {models.length > 0 && t('models', { count: models.length })}
          </p>
        </div>
        <div className="d-grid gap-6">
          <CityDealers dealers={city.dealers} />
          <CityTestRideModels city={city.name} models={models} />
          <NearbyEvents events={events} />
          <CityLinks title={t('others')} cities={others} />
        </div>
      </div>
      {map && <StaticMap map={map} city={city.name} />}
    </>
  );
}
