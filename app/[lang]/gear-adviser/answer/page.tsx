import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NeedsForm } from '@/components/gear-advice/needs-form';
import { OtherDrives } from '@/components/gear-advice/other-drives';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ComputedNote } from '@/components/ui/picture/computed-note';
import { adviseDrives, secondAdvice } from '@/domain/gear-advice/advise';
import { askedWords } from '@/lib/platform/i18n/asked-words';
import { readNeeds, usualNeeds, usualRiderKg } from '@/domain/gear-advice/needs';
import { type AskedProps, queryOf } from '@/lib/platform/i18n/asked-page';
import { requireLanguage } from '@/lib/platform/i18n/require-language';
import { listDrivenBikes } from '@/lib/server/gear-advice/list-driven-bikes';
import { pageMetadata } from '@/lib/server/seo/page-metadata';
import { AdvisedDrive } from './advised-drive';

type Props = AskedProps<{ lang: string }>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await requireLanguage(params);
  const t = await getTranslations('gearAdvice');
  const title = t('answer.title');
  const facts = pageMetadata({
    language,
    path: '/gear-adviser',
    title,
    description: t('description'),
  });
  // What somebody weighs stays out of every Referer.
  return { ...facts, robots: { index: false }, referrer: 'no-referrer' };
}

/** What the adviser says to the needs in the address: the best drive and another, with reasons and bicycles, then all others. */
export default async function GearAnswerPage({ params, searchParams }: Props) {
  const [language, asked] = await Promise.all([requireLanguage(params), searchParams]);
  const needs = readNeeds(new URLSearchParams(queryOf(asked))) ?? usualNeeds;
  const [t, guides, { bikes, arrivals }] = await Promise.all([
    getTranslations('gearAdvice'),
    getTranslations('guides'),
    listDrivenBikes(language, needs),
  ]);
  const advised = adviseDrives(
    needs,
    bikes.map(({ machine }) => machine),
  );
  const [best, ...rest] = advised;
  const second = secondAdvice(advised, needs);
  const said = { needs, bikes, arrivals, language };
  return (
    <div className="container-xxl pt-4 pb-7">
      <Breadcrumb
        crumbs={[
          { label: guides('title'), href: '/guides' },
          { label: t('title'), href: '/gear-adviser' },
          { label: t('answer.crumb'), href: null },
        ]}
      />
      <div className="pt-3 pb-4">
        <h1>{t('answer.title')}</h1>
        <p className="fs-5 text-2 mb-0">{askedWords(needs, t).join(' · ')}</p>
      </div>
      <div className="row gx-lg-5 gy-5">
        <div className="col-lg-8">
          {best ? (
            <AdvisedDrive advice={best} label={t(`answer.${labelOf(best)}`)} {...said} />
          ) : (
            <>
              <p className="lead">{t('answer.none')}</p>
              <p>{t('answer.noneHint')}</p>
            </>
          )}
          {second && <AdvisedDrive advice={second} label={t('answer.second')} {...said} />}
          <OtherDrives others={rest.filter((advice) => advice !== second)} language={language} />
          <p className="text-2">{t('assumption', { kg: needs.weight ?? usualRiderKg })}</p>
          <p className="text-2 mb-0">{t('answer.share')}</p>
          <ComputedNote isForMany className="small text-3 mt-4 mb-0" />
        </div>
        <div className="col-lg-4">
          <NeedsForm needs={needs} />
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
