import 'server-only';
import { cache } from 'react';
import type { Language } from '@/domain/locale/language';
import type { PageView } from '@/lib/platform/views/page-view';
import { getResultData } from '@/lib/gateways/result';
import { fetchContentAddresses } from '@/lib/gateways/content/addresses.gateway';
import { findPageByPath } from './find-page';

/** Guides are pages of the content service that stand below this address. */
const folder = 'guides/';

export interface GuideView extends PageView {
  /** The last part of its address. */
  readonly name: string;
  /** The day what is said last changed, ISO 8601; null when nobody said. */
  readonly updatedAt: string | null;
}

/** All guides by their titles. Throws when the content service cannot answer. */
export const listGuides = cache(async (language: Language): Promise<GuideView[]> => {
  const names = (await addresses(language)).map(({ slug }) => slug.slice(folder.length));
  const guides = await Promise.all(names.map((name) => findGuide(language, name)));
  return guides
    .filter((guide) => guide !== null)
    .sort((a, b) => a.title.localeCompare(b.title, language));
});

/** One guide by the last part of its address; null when there is none. Throws when the content service cannot answer. */
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
  const all = getResultData(await fetchContentAddresses(language), 'addresses');
  return all.filter(({ kind, slug }) => kind === 'page' && slug.startsWith(folder));
}
