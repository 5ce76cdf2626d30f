import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NearbySellingDealers } from '@/components/dealers/nearby-dealers';
import { ItemRow } from '@/components/wish-list/item-list';
import { ItemList } from '@/components/wish-list/item-list';
import { LeasingModelList } from '@/components/advice/leasing-estimate';
import { LeasingForm } from '@/components/advice/leasing-estimate';
import { LeasingEstimateResult } from '@/components/advice/leasing-estimate';
import { ButtonLink } from '@/components/ui/form/button';
import { RenderedImagesNotice } from '@/components/ui/picture/content-image';
import { MountedParts } from '@/components/ui/picture/mounted-parts';
import { Notice } from '@/components/ui/message/notice';
import { computeLeasingEstimate } from '@/domain/advice/leasing-estimate';
import { toLessee, parseLeasingQuery } from '@/domain/advice/leasing-estimate';
import { leasingTerms } from '@/domain/advice/leasing-rate';
import { formatAmount } from '@/domain/money/format-money';
import { wageTaxParameters } from '@/domain/advice/income-tax';
import { type DynamicPageProps, toQueryString } from '@/lib/platform/i18n/page-params';
import { getPageLanguage } from '@/lib/platform/i18n/page-params';
import { listNearestSellers } from '@/lib/server/dealers/list-dealers';
import { listModels } from '@/lib/server/catalog/list-models';
import { findLeasedBike, type LeasedBikeView } from '@/lib/server/catalog/find-leased-bike';
import { buildFixedPageMetadata } from '@/lib/server/seo/page-metadata';

type Props = DynamicPageProps<{ lang: string }>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [language, leasingQuery] = await Promise.all([getPageLanguage(params), searchParams]);
  const t = await getTranslations('leasing');
  const facts = await buildFixedPageMetadata(language, 'leasing', {
    title: t('title'),
    description: t('description'),
  });
  // The query contains a salary, so it must not appear in a Referer header.
  return toQueryString(leasingQuery) === ''
    ? facts
    : { ...facts, robots: { index: false }, referrer: 'no-referrer' };
}

/** Number of models to choose from if the URL names no bicycle. */
const maxModels = 8;

/**
 * The estimated monthly cost of leasing a bicycle as a company bike, and the dealers that arrange leasing. Works
 * without JavaScript.
 */
export default async function LeasingPage({ params, searchParams }: Props) {
  const [language, query] = await Promise.all([getPageLanguage(params), searchParams]);
  const leasingQuery = parseLeasingQuery(new URLSearchParams(toQueryString(query)));
  const [t, leased, near] = await Promise.all([
    getTranslations('leasing'),
    leasingQuery.sku === '' ? null : findLeasedBike(language, leasingQuery),
    leasingQuery.place === '' ? null : listNearestSellers(leasingQuery.place),
  ]);
  const bike = leased?.bike;
  const models = bike === undefined ? (await listModels(language)).slice(0, maxModels) : [];
  const lessee = toLessee(leasingQuery);
  const estimate = leased && estimateOf(leased, lessee);
  return (
    <div className="container-xxl pt-4 pb-7">
      <div className="row gx-lg-5 gy-5 pt-3">
        <div className="col-lg-7 d-grid gap-4 align-content-start">
          <div>
            <h1>{t('title')}</h1>
            <p className="fs-5 text-2 mb-0">{t('lead')}</p>
          </div>
          {bike === undefined ? (
            <p className="mb-0">
              <ButtonLink href="/bikes">{t('choose')}</ButtonLink>
            </p>
          ) : (
            <ItemList>
              <ItemRow article={bike} />
            </ItemList>
          )}
          {leased && leased.parts.length > 0 && (
            <MountedParts
              label={t('configuration', { code: leased.code })}
              parts={leased.parts.map((part) => ({
                ...{ id: part.sku, sku: part.sku, title: part.name, description: part.detail },
                price: formatAmount(part.priceCents, language),
              }))}
            />
          )}
          {bike && !estimate && <Notice>{t('notLeased')}</Notice>}
          {leased && estimate && (
            <LeasingEstimateResult {...{ estimate, lessee }} priceCents={leased.priceCents} />
          )}
        </div>
        {leased && bike && (
          <div className="col-lg-5 d-grid gap-4 align-content-start">
            <LeasingForm initialQuery={leasingQuery} isWrong={lessee.isIncomeInvalid} />
            <section>
              <h2 className="h4">{t('dealer.title')}</h2>
              <p className="text-2">
                {near === null
                  ? t(leasingQuery.place === '' ? 'dealer.ask' : 'dealer.unknown')
                  : t('dealer.near', { place: near.place })}
              </p>
              {near && (
                <NearbySellingDealers
                  dealers={near.dealers}
                  query={handedOver(leased, leasingQuery.lesseeKind)}
                />
              )}
            </section>
          </div>
        )}
      </div>
      {models.length > 0 && (
        <section className="pt-5">
          <h2 className="h3 mb-4">{t('models')}</h2>
          <LeasingModelList bikes={models} />
          <RenderedImagesNotice isForMany className="small text-3 mt-4 mb-0" />
        </section>
      )}
    </div>
  );
}

/** Builds the query of links to a dealer page: bicycle, configuration and kind of lessee. */
function handedOver({ bike, code }: LeasedBikeView, who: string): string {
  const configuration = code === '' ? '' : `&configuration=${code}`;
  return `bike=${bike.slug}&sku=${bike.sku}${configuration}&leasing=${who}`;
}

function estimateOf(
  { priceCents, listPriceCents }: LeasedBikeView,
  lessee: ReturnType<typeof toLessee>,
) {
  const terms = { leasing: leasingTerms, wage: wageTaxParameters };
  return computeLeasingEstimate({ priceCents, listPriceCents }, lessee, terms);
}
