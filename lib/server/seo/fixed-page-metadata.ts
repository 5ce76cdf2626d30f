import 'server-only';
import type { Metadata } from 'next';
import type { Language } from '@/domain/language/detect-language';
import { findPage } from '@/lib/server/content/get-page';
import { pageMetadata } from './page-metadata';

/** The head of a page that has its address in every language; an editor's words come before the site's own. */
export async function fixedPageMetadata(
  language: Language,
  slug: string,
  words: { title: string; description: string },
): Promise<Metadata> {
  const page = await findPage(language, slug);
  return pageMetadata({
    language,
    path: `/${slug}`,
    title: page?.title ?? words.title,
    description: page?.metaDescription ?? words.description,
  });
}
