import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentBlocks, hasOwnTitle } from '@/components/content/content-blocks';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { JsonLd } from '@/components/ui/structured-data/json-ld';
import { languages } from '@/domain/language/detect-language';
import { Link } from '@/lib/platform/i18n/navigation';
import { requireEntry, type SlugParams } from '@/lib/platform/i18n/require-entry';
import { getGuide, listGuides } from '@/lib/server/content/guides';
import { orElse } from '@/lib/server/required';
import { contentPageMetadata } from '@/lib/server/seo/content-page-metadata';
import { guideJsonLd } from '@/lib/server/seo/json-ld-guide';
import { wayJsonLd } from '@/lib/server/seo/json-ld-way';
import { leaveUnknownAddress } from '@/lib/server/site-addresses/leave-unknown-address';

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
  const { language, slug } = await requireEntry(params);
  const guide = await getGuide(language, slug);
  return guide ? contentPageMetadata(language, guide) : {};
}

/** What the house knows of one thing, with figures and drawings; then the other guides and the advisers. */
export default async function GuidePage({ params }: SlugParams) {
  const { language, slug } = await requireEntry(params);
  const guide = await getGuide(language, slug);
  if (!guide) return leaveUnknownAddress('page', language, `guides/${slug}`);
  const [t, adviser, sizes, guides] = await Promise.all([
    getTranslations('guides'),
    getTranslations('gearAdvice'),
    getTranslations('sizeAdviser'),
    orElse(listGuides(language), []),
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
          {hasOwnTitle(blocks) ? null : <h1 className="pt-3 mb-0">{title}</h1>}
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
      <JsonLd data={guideJsonLd(language, guide, pictureOf(guide))} />
      <JsonLd
        data={wayJsonLd(language, [
          { name: t('title'), path: '/guides' },
          { name: title, path: `/${guide.slug}` },
        ])}
      />
    </>
  );
}

/** The first picture of a guide, for whoever shares it. */
function pictureOf({
  blocks,
}: {
  blocks: NonNullable<Awaited<ReturnType<typeof getGuide>>>['blocks'];
}) {
  return blocks.flatMap((block) => (block.kind === 'header-image' ? (block.image ?? []) : []))[0]
    ?.url;
}
