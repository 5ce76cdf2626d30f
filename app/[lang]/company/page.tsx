import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FeatureCards } from '@/components/company/feature-cards';
import { ContentBlocks, hasOwnTitle } from '@/components/content/content-blocks';
import { JobIndex } from '@/components/jobs/job-index';
import { ButtonLink } from '@/components/ui/form/button';
import { listFeatures } from '@/lib/server/content/features';
import { findPage } from '@/lib/server/content/get-page';
import { listOpenJobs } from '@/lib/server/content/jobs';
import { orElse } from '@/lib/server/required';
import { type LangParams, requireLanguage } from '@/lib/platform/i18n/require-language';
import { fixedPageMetadata } from '@/lib/server/seo/fixed-page-metadata';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await requireLanguage(params);
  const t = await getTranslations('company');
  const words = { title: t('title'), description: t('description') };
  return fixedPageMetadata(language, 'company', words);
}

/** Who builds the bicycles, what makes them what they are, and who is looked for (Spec §2). Each part may be missing. */
export default async function CompanyPage({ params }: LangParams) {
  const language = await requireLanguage(params);
  const [t, page, features, jobs] = await Promise.all([
    getTranslations('company'),
    findPage(language, 'company'),
    orElse(listFeatures(language), []),
    orElse(listOpenJobs(language), []),
  ]);
  const blocks = page?.blocks ?? [];
  return (
    <>
      {!hasOwnTitle(blocks) && (
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
