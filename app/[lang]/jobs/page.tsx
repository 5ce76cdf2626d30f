import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentBlocks } from '@/components/content/content-blocks';
import { PageHeader } from '@/components/content/page-header';
import { JobIndex } from '@/components/company/job-index';
import { jobsEmail } from '@/lib/platform/config/company';
import { findOptionalPage } from '@/lib/server/content/find-page';
import { listOpenJobs } from '@/lib/server/content/jobs';
import { splitIntro } from '@/lib/server/content/find-page';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import { buildFixedPageMetadata } from '@/lib/server/seo/page-metadata';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await getPageLanguage(params);
  const t = await getTranslations('jobs');
  return buildFixedPageMetadata(language, 'jobs', {
    title: t('title'),
    description: t('description'),
  });
}

/** The current job openings, and how to send an unsolicited application (Specification §2). */
export default async function JobsPage({ params }: LangParams) {
  const language = await getPageLanguage(params);
  const [t, page, jobs] = await Promise.all([
    getTranslations('jobs'),
    findOptionalPage(language, 'jobs'),
    listOpenJobs(language),
  ]);
  const { lead, rest } = splitIntro(page?.blocks ?? []);
  return (
    <>
      <div className="container-xxl pt-5 pb-6">
        <PageHeader title={page?.title ?? t('title')} lead={lead} />
        {jobs.length > 0 ? <JobIndex jobs={jobs} /> : <p className="lead">{t('empty')}</p>}
        <p className="mt-4 text-2">
          {t.rich('speculative', {
            email: jobsEmail,
            link: (chunks) => <a href={`mailto:${jobsEmail}`}>{chunks}</a>,
          })}
        </p>
      </div>
      <ContentBlocks blocks={rest} />
    </>
  );
}
