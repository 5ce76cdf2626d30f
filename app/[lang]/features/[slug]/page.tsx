import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FeatureCards } from '@/components/company/feature-cards';
import { ContentBlocks, hasOwnTitle } from '@/components/content/content-blocks';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/structured-data/json-ld';
import { leaveUnknownAddress } from '@/lib/server/site-addresses/leave-unknown-address';
import { getFeature, listFeatures } from '@/lib/server/content/features';
import { orElse } from '@/lib/server/required';
import { slugParams } from '@/lib/server/content/slug-params';
import { requireEntry, type SlugParams } from '@/lib/platform/i18n/require-entry';
import { contentPageMetadata } from '@/lib/server/seo/content-page-metadata';
import { wayJsonLd } from '@/lib/server/seo/json-ld-way';

export const revalidate = 300;

const othersShown = 3;

export const generateStaticParams = () => slugParams(listFeatures);

export async function generateMetadata({ params }: SlugParams): Promise<Metadata> {
  const { language, slug } = await requireEntry(params);
  const feature = await getFeature(language, slug);
  return feature ? contentPageMetadata(language, feature, '/features') : {};
}

/** What one thing about the bicycles is and why, and some others (Spec §2). */
export default async function FeaturePage({ params }: SlugParams) {
  const { language, slug } = await requireEntry(params);
  const feature = await getFeature(language, slug);
  if (!feature) return leaveUnknownAddress('feature', language, slug);
  const [t, features] = await Promise.all([
    getTranslations('features'),
    orElse(listFeatures(language), []),
  ]);
  const others = features.filter((other) => other.slug !== slug).slice(0, othersShown);
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
          {hasOwnTitle(blocks) ? null : <h1 className="mb-0">{title}</h1>}
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
        data={wayJsonLd(language, [
          { name: t('title'), path: '/features' },
          { name: title, path: `/features/${slug}` },
        ])}
      />
    </>
  );
}
