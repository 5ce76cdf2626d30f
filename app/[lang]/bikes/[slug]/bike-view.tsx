import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AccessoryCard } from '@/components/catalog/accessory-card';
import { BikeSelectionProvider } from '@/components/catalog/bike/bike-selection-provider';
import {
  BikeDates,
  BikeFacts,
  BikeGallery,
  BikeStory,
  GeometrySection,
} from '@/components/catalog/bike/late-bike-parts';
import { ProductSafety } from '@/components/catalog/product-safety';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ClientMessages } from '@/components/ui/words/client-messages';
import { ComputedNote } from '@/components/ui/picture/computed-note';
import { landingFor } from '@/domain/catalog/landing';
import { defaultLanguage, toLanguage } from '@/domain/language/detect-language';
import { listLandings } from '@/lib/server/catalog/landings';
import { NoScriptNote } from '@/components/ui/message/no-script-note';
import { bikeChoiceOf } from '@/lib/server/catalog/bike-choice-of';
import type { BikePageView } from '@/lib/platform/views/bike-view';
import { Link } from '@/lib/platform/i18n/navigation';
import { today } from '@/lib/platform/i18n/days';
import { InstalmentNote } from '../instalment-note';
import { BikeDealers } from './bike-dealers';
import { LateBikeBuy } from './late-bike-buy';
import '@/components/catalog/detail.scss';

/** More letters than this do not stand on one line at full size. */
const LONG_NAME = 9;

interface Props {
  readonly bike: BikePageView;
  /** Stands above everything, for instance for whom the page is. */
  readonly notice?: ReactNode;
  /** What the button says instead, where the model is ordered before it is sold. */
  readonly orderLabel?: string | undefined;
  /** What the page says to machines. */
  readonly children?: ReactNode;
}

/** A model's page, whoever may see it. */
export async function BikeView({ bike, notice, orderLabel, children }: Props) {
  const [t, catalog, language] = await Promise.all([
    getTranslations('bikePage'),
    getTranslations('catalog.bikes'),
    getLocale(),
  ]);
  const landings = await listLandings(toLanguage(language) ?? defaultLanguage, 'bikes');
  const { slug, name, subcategory } = bike;
  const landing = landingFor(landings, 'subcategory', subcategory?.slug ?? null);
  const subcategoryHref =
    landing === null ? `/bikes?subcategory=${subcategory?.slug}` : `/bikes/${landing.slug}`;
  return (
    <ClientMessages namespaces={['bike', 'measures']}>
      <BikeSelectionProvider bike={bikeChoiceOf(bike)}>
        <div className="container-xxl pt-3">
          {notice}
          <Breadcrumb
            crumbs={[
              { label: catalog('title'), href: '/bikes' },
              ...(subcategory === null ? [] : [{ label: subcategory.name, href: subcategoryHref }]),
              { label: name, href: null },
            ]}
          />
          <div className="row gx-lg-5 pt-3">
            <div className="col-lg-8">
              <h1
                className={`display mb-0 lt-model-name${name.length > LONG_NAME ? ' is-long' : ''}`}
              >
                {name}
              </h1>
              <BikeGallery note={<ComputedNote />} />
            </div>
            <div className="col-lg-4">
              <LateBikeBuy claim={bike.claim} orderLabel={orderLabel} />
              {bike.b2bOnly ? null : (
                <InstalmentNote
                  language={toLanguage(language) ?? defaultLanguage}
                  priceCents={Math.max(...bike.variants.map(([, , cents]) => cents))}
                />
              )}
              <NoScriptNote />
            </div>
          </div>
        </div>
        <section className="container-xxl lt-section pb-0">
          <div className="row gx-lg-5">
            <div className="col-lg-4">
              <h2>{t('whenTitle')}</h2>
              <p className="text-2 lt-aside-text">{t('whenText')}</p>
            </div>
            <div className="col-lg-8">
              <BikeDates today={today()} />
            </div>
          </div>
        </section>
        <BikeStory story={bike.story} />
        <GeometrySection />
        <p className="container-xxl d-flex flex-wrap gap-3 mt-3 mb-0">
          <Link className="lt-link" href="/guides" prefetch={false}>
            {t('guides')}
          </Link>
          {bike.b2bOnly ? null : (
            <Link
              className="lt-link"
              href={`/bikes/compare?bikes=${slug}#overlay`}
              prefetch={false}
            >
              {t('oldBike')}
            </Link>
          )}
        </p>
        <section className="container-xxl lt-section">
          <div className="row gx-lg-5">
            <div className="col-lg-4">
              <h2>{t('specsTitle')}</h2>
              <p className="text-2 lt-aside-text">{bike.description}</p>
            </div>
            <div className="col-lg-8">
              <BikeFacts
                specs={bike.specs}
                drivetrainSpecs={bike.drivetrainSpecs}
                permittedWeightKg={bike.permittedWeightKg}
                builtFrom={bike.builtFrom}
                builtUntil={bike.builtUntil}
              />
              <ProductSafety safety={bike.safety} />
            </div>
          </div>
        </section>
      </BikeSelectionProvider>
      {bike.b2bOnly ? null : <BikeDealers bike={{ slug, name }} />}
      {bike.accessories.length === 0 ? null : (
        <section className="container-xxl lt-section pt-0">
          <div className="d-flex flex-wrap justify-content-between align-items-baseline gap-3">
            <h2>{t('fitsTitle', { name })}</h2>
            <Link className="lt-link" href={`/accessories?bikes=${slug}`}>
              {t('allAccessories', { name })}
            </Link>
          </div>
          <div className="row gx-lg-5 gy-5 row-cols-2 row-cols-lg-4">
            {bike.accessories.map((accessory) => (
              <div key={accessory.slug} className="col">
                <AccessoryCard accessory={accessory} bike={slug} level={3} />
              </div>
            ))}
          </div>
        </section>
      )}
      {children}
    </ClientMessages>
  );
}
