import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentBlocks, startsWithTitle } from '@/components/content/content-blocks';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/json-ld';
import { languages } from '@/domain/locale/language';
import { Link } from '@/lib/platform/i18n/navigation';
import { getEntryParams, type SlugParams } from '@/lib/platform/i18n/page-params';
import { findGuide, listGuides } from '@/lib/server/content/guides';
import { withFallback } from '@/lib/gateways/result';
import { buildContentPageMetadata } from '@/lib/server/seo/page-metadata';
import { buildGuideJsonLd } from '@/lib/server/seo/json-ld-content';
import { buildPathBreadcrumbJsonLd } from '@/lib/server/seo/json-ld';
import { handleUnknownUrl } from '@/lib/server/content/content-urls';

export const revalidate = 300;

export async function generateStaticParams() {
  const guides = await Promise.all(
    languages.map(async (lang) =>
      (await listGuides(lang)).map(({ name }) => ({ lang, slug: name })),
    ),
  );
  return guides.flat();
}

export async function generateMetadata({ params }: SlugParams): Promise<Metadata> {
  const { language, slug } = await getEntryParams(params);
  const guide = await findGuide(language, slug);
  return guide ? buildContentPageMetadata(language, guide) : {};
}

/** A guide with figures and drawings, followed by links to the other guides and the advisers. */
export default async function GuidePage({ params }: SlugParams) {
  const { language, slug } = await getEntryParams(params);
  const guide = await findGuide(language, slug);
  if (!guide) return handleUnknownUrl('page', language, `guides/${slug}`);
  const [t, adviser, sizes, guides] = await Promise.all([
    getTranslations('guides'),
    getTranslations('gearAdvice'),
    getTranslations('sizeAdviser'),
    withFallback(listGuides(language), []),
  ]);
  const { title, blocks } = guide;
  const others = [
    ...guides
      .filter(({ name }) => name !== slug)
      .map((other) => ({ href: `/${other.slug}`, title: other.title })),
    { href: '/gear-adviser', title: adviser('title') },
    { href: '/size-adviser', title: sizes('title') },
  ];
  return (
    <>
      <article>
        <div className="container-xxl pt-4">
          <Breadcrumb
            crumbs={[
              { label: t('title'), href: '/guides' },
              { label: title, href: null },
            ]}
          />
          {startsWithTitle(blocks) ? null : <h1 className="pt-3 mb-0">{title}</h1>}
        </div>
        <ContentBlocks blocks={blocks} />
      </article>
      <nav className="container-xxl lt-section" aria-label={t('more')}>
        <h2 className="h3">{t('more')}</h2>
        <ul className="list-unstyled d-flex flex-wrap gap-3 mb-0">
          {others.map((other) => (
            <li key={other.href}>
              <Link className="lt-link" href={other.href} prefetch={false}>
                {other.title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <JsonLd data={buildGuideJsonLd(language, guide, pictureOf(guide))} />
      <JsonLd
        data={buildPathBreadcrumbJsonLd(language, [
          { name: t('title'), path: '/guides' },
          { name: title, path: `/${guide.slug}` },
        ])}
      />
    </>
  );
}

/** Returns the first image of a guide, for link previews. */
function pictureOf({
  blocks,
}: {
  blocks: NonNullable<Awaited<ReturnType<typeof findGuide>>>['blocks'];
}) {
  return blocks.flatMap((block) => (block.kind === 'header-image' ? (block.image ?? []) : []))[0]
    ?.url;
}
