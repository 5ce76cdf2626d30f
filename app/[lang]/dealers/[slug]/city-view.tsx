import { useTranslations } from 'next-intl';
import { CityDealers } from '@/components/dealers/city-dealers';
import { CityLinks } from '@/components/dealers/city-links';
import { CityModels } from '@/components/dealers/city-models';
import { EventsNear } from '@/components/dealers/events-near';
import { StaticMap } from '@/components/dealers/static-map';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import type { CityPage } from '@/lib/server/dealers/city-pages';

/** A city with several dealers: all of them, what can be ridden there and where, what is to come, and other cities. */
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
          <CityModels city={city.name} models={models} />
          <EventsNear events={events} />
          <CityLinks title={t('others')} cities={others} />
        </div>
      </div>
      {map && <StaticMap map={map} city={city.name} />}
    </>
  );
}
