import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FeatureCards } from '@/components/content/feature-cards';
import { ContentBlocks, startsWithTitle } from '@/components/content/content-blocks';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { handleUnknownUrl } from '@/lib/server/content/content-urls';
import { findFeature, listFeatures } from '@/lib/server/content/features';
import { withFallback } from '@/lib/gateways/result';
import { listSlugParams } from '@/lib/server/content/find-page';
import { getEntryParams, type SlugParams } from '@/lib/platform/i18n/page-params';
import { buildContentPageMetadata } from '@/lib/server/seo/page-metadata';
import { buildPathBreadcrumbJsonLd } from '@/lib/server/seo/json-ld';

export const revalidate = 300;

const maxOthers = 3;

export const generateStaticParams = () => listSlugParams(listFeatures);

export async function generateMetadata({ params }: SlugParams): Promise<Metadata> {
  const { language, slug } = await getEntryParams(params);
  const feature = await findFeature(language, slug);
  return feature ? buildContentPageMetadata(language, feature, '/features') : {};
}

/** Explains one feature of the bicycles and links to other features (Specification §2). */
export default async function FeaturePage({ params }: SlugParams) {
  const { language, slug } = await getEntryParams(params);
  const feature = await findFeature(language, slug);
  if (!feature) return handleUnknownUrl('feature', language, slug);
  const [t, features] = await Promise.all([
    getTranslations('features'),
    withFallback(listFeatures(language), []),
  ]);
  const others = features.filter((other) => other.slug !== slug).slice(0, maxOthers);
  const { title, blocks } = feature;
  return (
    <>
      <article>
        <div className="container-xxl pt-5">
          <Breadcrumb
            crumbs={[
              { label: t('title'), href: '/features' },
              { label: title, href: null },
            ]}
          />
          {startsWithTitle(blocks) ? null : <h1 className="mb-0">{title}</h1>}
        </div>
        <ContentBlocks blocks={blocks} />
      </article>
      {others.length > 0 && (
        <section className="container-xxl lt-section">
          <h2 className="mb-4">{t('more')}</h2>
          <FeatureCards features={others} headingLevel={3} />
        </section>
      )}
      <JsonLd
        data={buildPathBreadcrumbJsonLd(language, [
          { name: t('title'), path: '/features' },
          { name: title, path: `/features/${slug}` },
        ])}
      />
    </>
  );
}
