import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentBlocks } from '@/components/content/content-blocks';
import { PageHead } from '@/components/content/page-head';
import { JobIndex } from '@/components/jobs/job-index';
import { jobsEmail } from '@/lib/platform/config/company';
import { findPage } from '@/lib/server/content/get-page';
import { listOpenJobs } from '@/lib/server/content/jobs';
import { splitIntro } from '@/lib/server/content/split-intro';
import { type LangParams, requireLanguage } from '@/lib/platform/i18n/require-language';
import { fixedPageMetadata } from '@/lib/server/seo/fixed-page-metadata';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await requireLanguage(params);
  const t = await getTranslations('jobs');
  return fixedPageMetadata(language, 'jobs', { title: t('title'), description: t('description') });
}

/** What is open today, and the way to apply unasked (Spec §2). */
export default async function JobsPage({ params }: LangParams) {
  const language = await requireLanguage(params);
  const [t, page, jobs] = await Promise.all([
    getTranslations('jobs'),
    findPage(language, 'jobs'),
    listOpenJobs(language),
  ]);
  const { lead, rest } = splitIntro(page?.blocks ?? []);
  return (
    <>
      <div className="container-xxl pt-5 pb-6">
        <PageHead title={page?.title ?? t('title')} lead={lead} />
        {jobs.length > 0 ? <JobIndex jobs={jobs} /> : <p className="lead">{t('empty')}</p>}
        <p className="mt-4 text-2">
          {t.rich('unasked', {
            email: jobsEmail,
            link: (words) => <a href={`mailto:${jobsEmail}`}>{words}</a>,
          })}
        </p>
      </div>
      <ContentBlocks blocks={rest} />
    </>
  );
}
