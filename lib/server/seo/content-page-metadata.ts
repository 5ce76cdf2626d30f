import type { Metadata } from 'next';
import { defaultLanguage, type Language } from '@/domain/language/detect-language';
import { shareImage } from '@/lib/server/content/share-image';
import type { ImageView, PageView } from '@/lib/platform/views/page-view';
import { pageMetadata } from './page-metadata';

type ContentFacts = Pick<PageView, 'title' | 'metaTitle' | 'slug' | 'metaDescription' | 'slugs'> & {
  /** The picture it is known by. */
  image?: PageView['shareImage'];
  /** The editor's choice, which goes before. */
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
    image: shareImage(page.shareImage ?? page.image ?? firstPicture(page.blocks ?? [])),
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
function firstPicture(blocks: PageView['blocks']): ImageView | undefined {
  const images = blocks.flatMap((block) => ('image' in block && block.image ? [block.image] : []));
  return images[0];
}
