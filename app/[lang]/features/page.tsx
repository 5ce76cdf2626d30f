import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FeatureCards } from '@/components/content/feature-cards';
import { ContentBlocks } from '@/components/content/content-blocks';
import { PageHeader } from '@/components/content/page-header';
import { listFeatures } from '@/lib/server/content/features';
import { findOptionalPage } from '@/lib/server/content/find-page';
import { splitIntro } from '@/lib/server/content/find-page';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import { buildFixedPageMetadata } from '@/lib/server/seo/page-metadata';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await getPageLanguage(params);
  const t = await getTranslations('features');
  const metadata = { title: t('title'), description: t('description') };
  return buildFixedPageMetadata(language, 'features', metadata);
}

/** All features with links to their pages. */
export default async function FeaturesPage({ params }: LangParams) {
  const language = await getPageLanguage(params);
  const [t, page, features] = await Promise.all([
    getTranslations('features'),
    findOptionalPage(language, 'features'),
    listFeatures(language),
  ]);
  const { lead, rest } = splitIntro(page?.blocks ?? []);
  return (
    <>
      <div className="container-xxl pt-5 pb-6">
        <PageHeader title={page?.title ?? t('title')} lead={lead} />
        {features.length > 0 ? (
          <FeatureCards features={features} />
        ) : (
          <p className="lead">{t('empty')}</p>
        )}
      </div>
      <ContentBlocks blocks={rest} />
    </>
  );
}
