import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SellingNear } from '@/components/dealers/selling-near';
import { ArticleRow } from '@/components/keep/article-row';
import { KeptList } from '@/components/keep/kept-list';
import { LeasedModels } from '@/components/leasing/leased-models';
import { LeasingForm } from '@/components/leasing/leasing-form';
import { LeasingResult } from '@/components/leasing/leasing-result';
import { ButtonLink } from '@/components/ui/form/button';
import { ComputedNote } from '@/components/ui/picture/computed-note';
import { MountedParts } from '@/components/ui/picture/mounted-parts';
import { Note } from '@/components/ui/message/note';
import { leasingEstimate } from '@/domain/leasing/leasing-estimate';
import { lesseeOf, readLeasingQuery } from '@/domain/leasing/leasing-query';
import { leasingTerms } from '@/domain/leasing/leasing-terms';
import { writeSum } from '@/domain/money/write-money';
import { wageTerms } from '@/domain/leasing/wage-terms';
import { type AskedProps, queryOf } from '@/lib/platform/i18n/asked-page';
import { requireLanguage } from '@/lib/platform/i18n/require-language';
import { findSellingNear } from '@/lib/server/dealers/find-selling-near';
import { listRegister } from '@/lib/server/home/list-register';
import { findLeased, type Leased } from '@/lib/server/leasing/find-leased';
import { fixedPageMetadata } from '@/lib/server/seo/fixed-page-metadata';

type Props = AskedProps<{ lang: string }>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [language, asked] = await Promise.all([requireLanguage(params), searchParams]);
  const t = await getTranslations('leasing');
  const facts = await fixedPageMetadata(language, 'leasing', {
    title: t('title'),
    description: t('description'),
  });
  // What somebody earns stays out of every Referer.
  return queryOf(asked) === ''
    ? facts
    : { ...facts, robots: { index: false }, referrer: 'no-referrer' };
}

/** As many models begin an estimate on the page without one. */
const mostModels = 8;

/** What a bicycle costs as a job bike in a month, and the dealers who arrange it. Estimates only, in plain HTML. */
export default async function LeasingPage({ params, searchParams }: Props) {
  const [language, query] = await Promise.all([requireLanguage(params), searchParams]);
  const asked = readLeasingQuery(new URLSearchParams(queryOf(query)));
  const [t, leased, near] = await Promise.all([
    getTranslations('leasing'),
    asked.sku === '' ? null : findLeased(language, asked),
    asked.place === '' ? null : findSellingNear(asked.place),
  ]);
  const bike = leased?.bike;
  const models = bike === undefined ? (await listRegister(language)).slice(0, mostModels) : [];
  const lessee = lesseeOf(asked);
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
            <KeptList>
              <ArticleRow article={bike} />
            </KeptList>
          )}
          {leased && leased.parts.length > 0 && (
            <MountedParts
              label={t('configuration', { code: leased.code })}
              parts={leased.parts.map((part) => ({
                ...{ id: part.sku, sku: part.sku, title: part.name, description: part.detail },
                price: writeSum(part.priceCents, language),
              }))}
            />
          )}
          {bike && !estimate && <Note>{t('notLeased')}</Note>}
          {leased && estimate && (
            <LeasingResult {...{ estimate, lessee }} priceCents={leased.priceCents} />
          )}
        </div>
        {leased && bike && (
          <div className="col-lg-5 d-grid gap-4 align-content-start">
            <LeasingForm asked={asked} isWrong={lessee.isWrong} />
            <section>
              <h2 className="h4">{t('dealer.title')}</h2>
              <p className="text-2">
                {near === null
                  ? t(asked.place === '' ? 'dealer.ask' : 'dealer.unknown')
                  : t('dealer.near', { place: near.place })}
              </p>
              {near && <SellingNear dealers={near.dealers} query={handedOver(leased, asked.who)} />}
            </section>
          </div>
        )}
      </div>
      {models.length > 0 && (
        <section className="pt-5">
          <h2 className="h3 mb-4">{t('models')}</h2>
          <LeasedModels bikes={models} />
          <ComputedNote isForMany className="small text-3 mt-4 mb-0" />
        </section>
      )}
    </div>
  );
}

/** What the dealer's page is to know. */
function handedOver({ bike, code }: Leased, who: string): string {
  const configuration = code === '' ? '' : `&configuration=${code}`;
  return `bike=${bike.slug}&sku=${bike.sku}${configuration}&leasing=${who}`;
}

function estimateOf({ priceCents, listPriceCents }: Leased, lessee: ReturnType<typeof lesseeOf>) {
  const terms = { leasing: leasingTerms, wage: wageTerms };
  return leasingEstimate({ priceCents, listPriceCents }, lessee, terms);
}
