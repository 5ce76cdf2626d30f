import { InstalmentText } from '@/components/ui/price/instalment-text';
import { type Language, defaultLanguage, parseLanguage } from '@/domain/locale/language';
import { filterInstallmentOffers } from '@/domain/payment/installments';
import { listInstallments } from '@/lib/server/catalog/find-order-terms';
import { getTranslations, getLocale } from 'next-intl/server';
import { DealerSearchForm } from '@/components/dealers/dealer-search-form';
import { NearestDealersSlot } from '@/components/dealers/nearest-dealers-slot';
import type { ReactNode } from 'react';
import { AccessoryCard } from '@/components/catalog/accessory-card';
import { BikePageProvider } from '@/components/catalog/bike/bike-page-context';
import {
  LazyAvailabilityTable,
  LazyBikeSpecs,
  LazyBikeGallery,
  LazyBikeStory,
  LazyGeometrySection,
} from '@/components/catalog/bike/lazy-bike-sections';
import { ProductSafety } from '@/components/catalog/product-safety';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ClientMessages } from '@/components/ui/client-messages';
import { RenderedImagesNotice } from '@/components/ui/picture/content-image';
import { findLandingPageByFilter } from '@/domain/catalog/landing-page';
import { listLandingPages } from '@/lib/server/catalog/landing-pages';
import { StalePriceNotice } from '@/components/ui/price/stale-price-notice';
import { NoScriptNotice } from '@/components/ui/message/no-script-notice';
import { toBikeChoice } from '@/lib/server/catalog/product-attributes';
import type { BikePageView } from '@/lib/platform/views/bike-view';
import { Link } from '@/lib/platform/i18n/navigation';
import { getToday } from '@/lib/platform/i18n/format-days';
import { LazyBikeBuyBox } from './lazy-bike-buy-box';
import '@/components/catalog/product-detail.scss';
import '@/components/dealers/dealer-list.scss';

interface InstallmentNoteProps {
  readonly language: Language;
  /** The price of the most expensive variant on sale, in cents. */
  readonly priceCents: number;
}

/** Shows how the price can be paid in installments. Renders nothing if the shop offers no installments. */
async function InstallmentNote({ language, priceCents }: InstallmentNoteProps) {
  return (
    <InstalmentText
      offers={filterInstallmentOffers(await listInstallments(language), priceCents)}
    />
  );
}

type BikeDealersProps = { bike: { readonly slug: string; readonly name: string } };

/** A dealer search by place, with the nearest dealers where the model can be seen and test-ridden. */
async function BikeDealers({ bike }: BikeDealersProps) {
  const t = await getTranslations('nearestDealers');
  return (
    <section className="lt-dealer-band lt-no-print">
      <div className="container-xxl" data-bs-theme="dark">
        <div className="row gx-lg-5 gy-4">
          <div className="col-lg-5">
            <h2>{t('title')}</h2>
            <p className="text-2 lt-aside-text">{t('text', { name: bike.name })}</p>
          </div>
          <div className="col-lg-7">
            <DealerSearchForm bike={bike.slug} />
            <NearestDealersSlot bike={bike} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** Maximum length of a model name in characters that fits on one line at full font size. */
const LONG_NAME = 9;

interface BikeViewProps {
  readonly bike: BikePageView;
  /** Content above the page, for instance a note on who can see it. */
  readonly notice?: ReactNode;
  /** Button label for a model on preorder; otherwise the default label is shown. */
  readonly orderLabel?: string | undefined;
  /** Structured data for search engines. */
  readonly children?: ReactNode;
}

/** The content of a model's page, for public and presale models. */
export async function BikeView({ bike, notice, orderLabel, children }: BikeViewProps) {
  const [t, catalog, language] = await Promise.all([
    getTranslations('bikePage'),
    getTranslations('catalog.bikes'),
    getLocale(),
  ]);
  const landings = await listLandingPages(parseLanguage(language) ?? defaultLanguage, 'bikes');
  const { slug, name, subcategory } = bike;
  const landing = findLandingPageByFilter(landings, 'subcategory', subcategory?.slug ?? null);
  const subcategoryHref =
    landing === null ? `/bikes?subcategory=${subcategory?.slug}` : `/bikes/${landing.slug}`;
  return (
    <ClientMessages namespaces={['bike', 'bodyMeasurements']}>
      <BikePageProvider bike={toBikeChoice(bike)}>
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
              <LazyBikeGallery note={<RenderedImagesNotice />} />
            </div>
            <div className="col-lg-4">
              <LazyBikeBuyBox claim={bike.claim} orderLabel={orderLabel} />
              {bike.b2bOnly ? null : (
                <InstallmentNote
                  language={parseLanguage(language) ?? defaultLanguage}
                  priceCents={Math.max(...bike.variants.map(([, , cents]) => cents))}
                />
              )}
              <StalePriceNotice since={bike.pricesSince} />
              <NoScriptNotice />
            </div>
          </div>
        </div>
        <section className="container-xxl lt-section pb-0">
          <div className="row gx-lg-5">
            <div className="col-lg-4">
              <h2>{t('availabilityTitle')}</h2>
              <p className="text-2 lt-aside-text">{t('availabilityText')}</p>
            </div>
            <div className="col-lg-8">
              <LazyAvailabilityTable today={getToday()} />
            </div>
          </div>
        </section>
        <LazyBikeStory story={bike.story} />
        <LazyGeometrySection />
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
              <LazyBikeSpecs
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
      </BikePageProvider>
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
