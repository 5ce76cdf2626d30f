import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GearNeedsForm } from '@/components/advice/gear-needs-form';
import { OtherDrivesTable } from '@/components/advice/drive-table';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { RenderedImagesNotice } from '@/components/ui/picture/content-image';
import { listGearAdvice, findSecondAdvice } from '@/domain/advice/gear-advice';
import { formatGearNeeds } from '@/lib/server/catalog/list-advised-bikes';
import { parseGearNeeds, defaultGearNeeds, defaultRiderKg } from '@/domain/advice/gear-needs';
import { type DynamicPageProps, toQueryString } from '@/lib/platform/i18n/page-params';
import { getPageLanguage } from '@/lib/platform/i18n/page-params';
import { listAdvisedBikes } from '@/lib/server/catalog/list-advised-bikes';
import { buildPageMetadata } from '@/lib/server/seo/page-metadata';
import { RecommendedDrive } from './recommended-drive';

type Props = DynamicPageProps<{ lang: string }>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await getPageLanguage(params);
  const t = await getTranslations('gearAdvice');
  const title = t('result.title');
  const facts = buildPageMetadata({
    language,
    path: '/gear-adviser',
    title,
    description: t('description'),
  });
  // The query contains a body weight, so it must not appear in a Referer header.
  return { ...facts, robots: { index: false }, referrer: 'no-referrer' };
}

/**
 * The result of the gear adviser for the needs in the URL: the best drive and an alternative, each with reasons and
 * bicycles, followed by all other drives.
 */
export default async function GearAnswerPage({ params, searchParams }: Props) {
  const [language, queryParams] = await Promise.all([getPageLanguage(params), searchParams]);
  const needs = parseGearNeeds(new URLSearchParams(toQueryString(queryParams))) ?? defaultGearNeeds;
  const [t, guides, { bikes, arrivals }] = await Promise.all([
    getTranslations('gearAdvice'),
    getTranslations('guides'),
    listAdvisedBikes(language, needs),
  ]);
  const advised = listGearAdvice(
    needs,
    bikes.map(({ candidate }) => candidate),
  );
  const [best, ...rest] = advised;
  const second = findSecondAdvice(advised, needs);
  const props = { needs, bikes, arrivals, language };
  return (
    <div className="container-xxl pt-4 pb-7">
      <Breadcrumb
        crumbs={[
          { label: guides('title'), href: '/guides' },
          { label: t('title'), href: '/gear-adviser' },
          { label: t('result.crumb'), href: null },
        ]}
      />
      <div className="pt-3 pb-4">
        <h1>{t('result.title')}</h1>
        <p className="fs-5 text-2 mb-0">{formatGearNeeds(needs, t).join(' · ')}</p>
      </div>
      <div className="row gx-lg-5 gy-5">
        <div className="col-lg-8">
          {best ? (
            <RecommendedDrive advice={best} label={t(`result.${labelOf(best)}`)} {...props} />
          ) : (
            <>
              <p className="lead">{t('result.none')}</p>
              <p>{t('result.noneHint')}</p>
            </>
          )}
          {second && <RecommendedDrive advice={second} label={t('result.second')} {...props} />}
          <OtherDrivesTable
            others={rest.filter((advice) => advice !== second)}
            language={language}
          />
          <p className="text-2">{t('assumption', { kg: needs.weight ?? defaultRiderKg })}</p>
          <p className="text-2 mb-0">{t('result.share')}</p>
          <RenderedImagesNotice isForMany className="small text-3 mt-4 mb-0" />
        </div>
        <div className="col-lg-4">
          <GearNeedsForm needs={needs} />
        </div>
      </div>
    </div>
  );
}

function labelOf({ verdict, isWithinBudget }: { verdict: string; isWithinBudget: boolean }) {
  if (verdict === 'weak') return 'nearest';
  if (!isWithinBudget) return 'bestButDear';
  return verdict === 'fits' ? 'best' : 'bestButTight';
}
