import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FeatureCards } from '@/components/content/feature-cards';
import { ContentBlocks, startsWithTitle } from '@/components/content/content-blocks';
import { JobIndex } from '@/components/company/job-index';
import { ButtonLink } from '@/components/ui/form/button';
import { listFeatures } from '@/lib/server/content/features';
import { findOptionalPage } from '@/lib/server/content/find-page';
import { listOpenJobs } from '@/lib/server/content/jobs';
import { withFallback } from '@/lib/gateways/result';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import { buildFixedPageMetadata } from '@/lib/server/seo/page-metadata';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await getPageLanguage(params);
  const t = await getTranslations('company');
  const metadata = { title: t('title'), description: t('description') };
  return buildFixedPageMetadata(language, 'company', metadata);
}

/**
 * The company page: about us, our approach and open jobs (Specification §2). Parts that cannot be loaded are left out.
 */
export default async function CompanyPage({ params }: LangParams) {
  const language = await getPageLanguage(params);
  const [t, page, features, jobs] = await Promise.all([
    getTranslations('company'),
    findOptionalPage(language, 'company'),
    withFallback(listFeatures(language), []),
    withFallback(listOpenJobs(language), []),
  ]);
  const blocks = page?.blocks ?? [];
  return (
    <>
      {!startsWithTitle(blocks) && (
        <h1 className="container-xxl pt-5 pb-3 mb-0">{page?.title ?? t('title')}</h1>
      )}
      {blocks.length > 0 ? (
        <ContentBlocks blocks={blocks} />
      ) : (
        <p className="container-xxl lead">{t('empty')}</p>
      )}
      {features.length > 0 && (
        <section className="container-xxl pt-5 pb-6">
          <h2 className="mb-4">{t('features')}</h2>
          <FeatureCards features={features} headingLevel={3} />
        </section>
      )}
      {jobs.length > 0 && (
        <section className="container-xxl pt-5 pb-6">
          <h2 className="mb-4">{t('jobs')}</h2>
          <JobIndex jobs={jobs} headingLevel={3} />
        </section>
      )}
      <div className="container-xxl pb-7">
        <ButtonLink href="/events" variant="outline">
          {t('allEvents')}
        </ButtonLink>
      </div>
    </>
  );
}
