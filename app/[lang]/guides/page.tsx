import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContentBlocks } from '@/components/content/content-blocks';
import { PageHead } from '@/components/content/page-head';
import { JsonLd } from '@/components/ui/structured-data/json-ld';
import { Link } from '@/lib/platform/i18n/navigation';
import { type LangParams, requireLanguage } from '@/lib/platform/i18n/require-language';
import { findPage } from '@/lib/server/content/get-page';
import { listGuides } from '@/lib/server/content/guides';
import { splitIntro } from '@/lib/server/content/split-intro';
import { fixedPageMetadata } from '@/lib/server/seo/fixed-page-metadata';
import { wayJsonLd } from '@/lib/server/seo/json-ld-way';
import '@/styles/by-use/lists.scss';

export const revalidate = 300;

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const language = await requireLanguage(params);
  const t = await getTranslations('guides');
  const words = { title: t('title'), description: t('description') };
  return fixedPageMetadata(language, 'guides', words);
}

/** The advisers and all guides, each with what one finds there. */
export default async function GuidesPage({ params }: LangParams) {
  const language = await requireLanguage(params);
  const [t, adviser, sizes, page, guides] = await Promise.all([
    getTranslations('guides'),
    getTranslations('gearAdvice'),
    getTranslations('sizeAdviser'),
    findPage(language, 'guides'),
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
        <PageHead title={title} lead={lead} />
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
      <JsonLd data={wayJsonLd(language, [{ name: title, path: '/guides' }])} />
    </>
  );
}
