import 'server-only';
import { cache } from 'react';
import type { Language } from '@/domain/locale/language';
import type { PageView } from '@/lib/platform/views/page-view';
import { getResultData } from '@/lib/gateways/result';
import { fetchContentUrls } from '@/lib/gateways/content/content-urls.gateway';
import { findPageByPath } from './find-page';

/** Guides are content pages whose slugs begin with this prefix. */
const folder = 'guides/';

export interface GuideView extends PageView {
  /** Last segment of the guide's path. */
  readonly name: string;
  /** Date of the last change in ISO 8601; null when unknown. */
  readonly updatedAt: string | null;
}

/** Returns all guides, sorted by title. Throws when the content service fails. */
export const listGuides = cache(async (language: Language): Promise<GuideView[]> => {
  const names = (await addresses(language)).map(({ slug }) => slug.slice(folder.length));
  const guides = await Promise.all(names.map((name) => findGuide(language, name)));
  return guides
    .filter((guide) => guide !== null)
    .sort((a, b) => a.title.localeCompare(b.title, language));
});

/**
 * Returns one guide by the last segment of its path; null when the guide does not exist. Throws when the content
 * service fails.
 */
export const findGuide = cache(
  async (language: Language, name: string): Promise<GuideView | null> => {
    const [page, all] = await Promise.all([
      findPageByPath(language, `${folder}${name}`),
      addresses(language),
    ]);
    if (page === null) return null;
    const updatedAt = all.find(({ slug }) => slug === page.slug)?.updatedAt ?? null;
    return { ...page, name, updatedAt };
  },
);

async function addresses(language: Language) {
  const all = getResultData(await fetchContentUrls(language), 'addresses');
  return all.filter(({ kind, slug }) => kind === 'page' && slug.startsWith(folder));
}
