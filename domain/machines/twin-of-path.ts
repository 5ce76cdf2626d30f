import { isPresaleSlug } from '../access/presale';
import { modelPageFor } from '../catalog/bike-model-redirects';
import { type Language, languageOfPath } from '../language/detect-language';

/** A page that can be had as Markdown, too. */
interface Twin {
  readonly kind: 'bike' | 'accessory' | 'article' | 'guide' | 'faq' | 'gears';
  readonly language: Language;
  /** Empty for a page there is one of. */
  readonly slug: string;
}

const kinds = {
  bikes: 'bike',
  accessories: 'accessory',
  news: 'article',
  guides: 'guide',
} as const;
/** Pages there is one of. */
const singlePages: Readonly<Record<string, Twin['kind'] | undefined>> = {
  '/support/faq': 'faq',
  '/gear-adviser': 'gears',
};
const entry = /^\/[a-z]{2}\/(bikes|accessories|news|guides)\/([\w~-]+(?:\.[\w~-]+)*)$/;

const isFolder = (name: string | undefined): name is keyof typeof kinds =>
  name !== undefined && Object.hasOwn(kinds, name);

/**
 * The twin of a page's path; null for pages without one. Presale models have none: whoever may see them is asked on the page (Spec §6),
 * nor has an article's code, which leads to its model (Spec §2).
 */
export function twinOfPath(path: string): Twin | null {
  const language = languageOfPath(path);
  if (language === null) return null;
  const single = singlePages[path.slice(language.length + 1)];
  if (single !== undefined) return { kind: single, language, slug: '' };
  const [, folder, slug = ''] = entry.exec(path) ?? [];
  if (!isFolder(folder)) return null;
  if (slug.includes('.') && (folder !== 'bikes' || modelPageFor(`/bikes/${slug}`) !== null))
    return null;
  if (folder === 'bikes' && (slug === 'outlet' || isPresaleSlug(slug))) return null;
  return { kind: kinds[folder], language, slug };
}

/** Where the twin itself is answered. */
export function twinAddress({ kind, language, slug }: Twin): string {
  return `/api/markdown/${language}/${kind}${slug === '' ? '' : `/${slug}`}`;
}
