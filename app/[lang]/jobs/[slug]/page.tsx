import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RichText } from '@/components/content/rich-text';
import { ApplyPanel } from '@/components/jobs/apply-panel';
import { JobFacts } from '@/components/jobs/job-facts';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/structured-data/json-ld';
import { isOpen } from '@/domain/content/open-jobs';
import { leaveUnknownAddress } from '@/lib/server/site-addresses/leave-unknown-address';
import { getJob, listOpenJobs } from '@/lib/server/content/jobs';
import { slugParams } from '@/lib/server/content/slug-params';
import { requireEntry, type SlugParams } from '@/lib/platform/i18n/require-entry';
import { contentPageMetadata } from '@/lib/server/seo/content-page-metadata';
import { jobJsonLd } from '@/lib/server/seo/json-ld-job';
import { wayJsonLd } from '@/lib/server/seo/json-ld-way';
import { today } from '@/lib/platform/i18n/days';

export const revalidate = 300;

export const generateStaticParams = () => slugParams(listOpenJobs);

export async function generateMetadata({ params }: SlugParams): Promise<Metadata> {
  const { language, slug } = await requireEntry(params);
  const job = await getJob(language, slug);
  return job ? contentPageMetadata(language, job, '/jobs') : {};
}

/** One job: what it is, what is known of it at a glance, how to apply (Spec §2). */
export default async function JobPage({ params }: SlugParams) {
  const { language, slug } = await requireEntry(params);
  const [t, job] = await Promise.all([getTranslations('jobs'), getJob(language, slug)]);
  if (!job) return leaveUnknownAddress('job', language, slug);
  const isStillOpen = isOpen(job, today());
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
          <JobFacts job={job} />
          <ApplyPanel title={job.title} isOpen={isStillOpen} />
        </div>
      </div>
      {isStillOpen && <JsonLd data={jobJsonLd(language, job)} />}
      <JsonLd
        data={wayJsonLd(language, [
          { name: t('title'), path: '/jobs' },
          { name: job.title, path: `/jobs/${slug}` },
        ])}
      />
    </article>
  );
}
