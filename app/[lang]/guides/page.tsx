import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentBlocks } from '@/components/content/content-blocks';
import { PageHeader } from '@/components/content/page-header';
import { JsonLd } from '@/components/ui/json-ld';
import { Link } from '@/lib/platform/i18n/navigation';
import { type LangParams, getPageLanguage } from '@/lib/platform/i18n/page-params';
import { findOptionalPage } from '@/lib/server/content/find-page';
import { listGuides } from '@/lib/server/content/guides';
import { splitIntro } from '@/lib/server/content/find-page';
import { buildFixedPageMetadata } from '@/lib/server/seo/page-metadata';
import { buildPathBreadcrumbJsonLd } from '@/lib/server/seo/json-ld';
import '@/styles/on-demand/lists.scss';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await getPageLanguage(params);
  const t = await getTranslations('guides');
  const metadata = { title: t('title'), description: t('description') };
  return buildFixedPageMetadata(language, 'guides', metadata);
}

/** Gear adviser, size adviser and all guides, each with a summary. */
export default async function GuidesPage({ params }: LangParams) {
  const language = await getPageLanguage(params);
  const [t, adviser, sizes, page, guides] = await Promise.all([
    getTranslations('guides'),
    getTranslations('gearAdvice'),
    getTranslations('sizeAdviser'),
    findOptionalPage(language, 'guides'),
    listGuides(language),
  ]);
  const { lead, rest } = splitIntro(page?.blocks ?? []);
  const title = page?.title ?? t('title');
  const entries = [
    { href: '/gear-adviser', title: adviser('title'), text: adviser('description') },
    { href: '/size-adviser', title: sizes('title'), text: sizes('description') },
    ...guides.map(({ slug, title: name, metaDescription }) => ({
      href: `/${slug}`,
      title: name,
      text: metaDescription,
    })),
  ];
  return (
    <>
      <div className="container-xxl pt-5 pb-6">
        <PageHeader title={title} lead={lead} />
        <ul className="lt-index">
          {entries.map((entry) => (
            <li key={entry.href}>
              <Link href={entry.href} className="is-wide">
                <h2 className="h3">{entry.title}</h2>
                {entry.text && <p>{entry.text}</p>}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <ContentBlocks blocks={rest} />
      <JsonLd data={buildPathBreadcrumbJsonLd(language, [{ name: title, path: '/guides' }])} />
    </>
  );
}
