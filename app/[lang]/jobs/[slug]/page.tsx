import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/content/rich-text';
import { JobApplicationPanel } from '@/components/company/job-details';
import { JobDetails } from '@/components/company/job-details';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { isJobOpen } from '@/domain/content/content-lists';
import { handleUnknownUrl } from '@/lib/server/content/content-urls';
import { findJob, listOpenJobs } from '@/lib/server/content/jobs';
import { listSlugParams } from '@/lib/server/content/find-page';
import { getEntryParams, type SlugParams } from '@/lib/platform/i18n/page-params';
import { buildContentPageMetadata } from '@/lib/server/seo/page-metadata';
import { buildJobJsonLd } from '@/lib/server/seo/json-ld-content';
import { buildPathBreadcrumbJsonLd } from '@/lib/server/seo/json-ld';
import { getToday } from '@/lib/platform/i18n/format-days';

export const revalidate = 300;

export const generateStaticParams = () => listSlugParams(listOpenJobs);

export async function generateMetadata({ params }: SlugParams): Promise<Metadata> {
  const { language, slug } = await getEntryParams(params);
  const job = await findJob(language, slug);
  return job ? buildContentPageMetadata(language, job, '/jobs') : {};
}

/** A job opening: description, key facts and how to apply (Specification §2). */
export default async function JobPage({ params }: SlugParams) {
  const { language, slug } = await getEntryParams(params);
  const [t, job] = await Promise.all([getTranslations('jobs'), findJob(language, slug)]);
  if (!job) return handleUnknownUrl('job', language, slug);
  const isStillOpen = isJobOpen(job, getToday());
  return (
    <article className="container-xxl pt-5 pb-7">
      <Breadcrumb
        crumbs={[
          { label: t('title'), href: '/jobs' },
          { label: job.title, href: null },
        ]}
      />
      <h1 className="lt-article-title text-break">{job.title}</h1>
      {job.teaser && <p className="lead">{job.teaser}</p>}
      <div className="row gx-lg-5 gy-5 mt-2">
        <div className="col-lg-8 order-lg-0">
          <RichText markdown={job.body} />
        </div>
        <div className="col-lg-4 d-grid gap-5 align-content-start">
          <JobDetails job={job} />
          <JobApplicationPanel title={job.title} isOpen={isStillOpen} />
        </div>
      </div>
      {isStillOpen && <JsonLd data={buildJobJsonLd(language, job)} />}
      <JsonLd
        data={buildPathBreadcrumbJsonLd(language, [
          { name: t('title'), path: '/jobs' },
          { name: job.title, path: `/jobs/${slug}` },
        ])}
      />
    </article>
  );
}
