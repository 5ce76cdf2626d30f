import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FeatureCards } from '@/components/company/feature-cards';
import { ContentBlocks } from '@/components/content/content-blocks';
import { PageHead } from '@/components/content/page-head';
import { listFeatures } from '@/lib/server/content/features';
import { findPage } from '@/lib/server/content/get-page';
import { splitIntro } from '@/lib/server/content/split-intro';
import { type LangParams, requireLanguage } from '@/lib/platform/i18n/require-language';
import { fixedPageMetadata } from '@/lib/server/seo/fixed-page-metadata';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await requireLanguage(params);
  const t = await getTranslations('features');
  const words = { title: t('title'), description: t('description') };
  return fixedPageMetadata(language, 'features', words);
}

/** All features, each with a page of its own. */
export default async function FeaturesPage({ params }: LangParams) {
  const language = await requireLanguage(params);
  const [t, page, features] = await Promise.all([
    getTranslations('features'),
    findPage(language, 'features'),
    listFeatures(language),
  ]);
  const { lead, rest } = splitIntro(page?.blocks ?? []);
  return (
    <>
      <div className="container-xxl pt-5 pb-6">
        <PageHead title={page?.title ?? t('title')} lead={lead} />
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
