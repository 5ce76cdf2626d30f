import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ContentBlocks } from '@/components/content/content-blocks';
import { type Language, languages, toLanguage } from '@/domain/language/detect-language';
import { getPage } from '@/lib/content/get-page';
import { listPageSlugs } from '@/lib/content/list-page-slugs';
import type { PageView } from '@/lib/content/page-view';
import { contentPageMetadata } from '@/lib/seo/content-page-metadata';

interface Props {
  readonly params: Promise<{ readonly lang: string; readonly page: string }>;
}

export const revalidate = 300;

export async function generateStaticParams() {
  const slugs = await Promise.all(
    languages.map(async (lang) => (await listPageSlugs(lang)).map((page) => ({ lang, page }))),
  );
  return slugs.flat();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findContentPage(params);
  return found === null ? {} : contentPageMetadata(found.language, found.page);
}

/** A page an editor wrote, such as terms or imprint; everything nobody wrote is not found. */
export default async function ContentPage({ params }: Props) {
  const found = await findContentPage(params);
  if (found === null) notFound();
  const { title, blocks } = found.page;
  const hasHero = blocks[0]?.kind === 'hero-image';
  return (
    <article className="pb-6">
      {hasHero ? null : <h1 className="container-xxl pt-5 pb-3 mb-0">{title}</h1>}
      <ContentBlocks blocks={blocks} />
    </article>
  );
}

/** The home page has an address of its own and no second one here. */
async function findContentPage(
  params: Props['params'],
): Promise<{ language: Language; page: PageView } | null> {
  const { lang, page: slug } = await params;
  const language = toLanguage(lang);
  if (language === null || slug === 'home') return null;
  const page = await getPage(language, slug);
  return page && { language, page };
}
