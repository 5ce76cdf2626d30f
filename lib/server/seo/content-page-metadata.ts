import type { Metadata } from 'next';
import { defaultLanguage, type Language } from '@/domain/language/detect-language';
import type { PageView } from '@/lib/platform/views/page-view';
import { pageMetadata } from './page-metadata';

type ContentFacts = Pick<PageView, 'title' | 'metaTitle' | 'slug' | 'metaDescription' | 'slugs'> & {
  /** A picture's path. */
  image?: string;
  shareImage?: PageView['shareImage'];
  blocks?: PageView['blocks'];
};

/**
 * The head of what an editor wrote; its translations, which may have slugs of their own, are its alternates (Spec §2). `folder` is
 * what its address begins with, for instance /news.
 */
export function contentPageMetadata(language: Language, page: ContentFacts, folder = ''): Metadata {
  const { slug, metaDescription, slugs } = page;
  const title = page.metaTitle ?? page.title;
  const facts = pageMetadata({
    language,
    path: `${folder}/${slug}`,
    title,
    description: metaDescription ?? title,
    image: page.image ?? page.shareImage?.url ?? firstPicture(page.blocks ?? []),
  });
  const alternates = Object.fromEntries(
    slugs.map((other) => [other.language, `/${other.language}${folder}/${other.slug}`]),
  );
  const fallback = alternates[defaultLanguage] ?? `/${language}${folder}/${slug}`;
  return {
    ...facts,
    alternates: {
      canonical: `/${language}${folder}/${slug}`,
      languages: { ...alternates, 'x-default': fallback },
    },
  };
}

/** What a page shows first stands for it; the brand's own picture for a page without any. */
function firstPicture(blocks: PageView['blocks']): string | undefined {
  const images = blocks.flatMap((block) =>
    'image' in block && block.image ? [block.image.url] : [],
  );
  return images[0];
}
