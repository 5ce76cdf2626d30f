import { isPresaleSlug } from '@/domain/catalog/presale';
import { findModelPagePath } from '@/domain/catalog/product-paths';
import { type Language, getPathLanguage } from '@/domain/locale/language';

/** A page that is also available as Markdown. */
interface MarkdownPage {
  readonly kind: 'bike' | 'accessory' | 'article' | 'guide' | 'faq' | 'gears';
  readonly language: Language;
  /** Slug of the entry; empty for a page without one, such as the FAQ. */
  readonly slug: string;
}

const kinds = {
  bikes: 'bike',
  accessories: 'accessory',
  news: 'article',
  guides: 'guide',
} as const;
/** Pages without a slug, by path. */
const singlePages: Readonly<Record<string, MarkdownPage['kind'] | undefined>> = {
  '/support/faq': 'faq',
  '/gear-adviser': 'gears',
};
const entry = /^\/[a-z]{2}\/(bikes|accessories|news|guides)\/([\w~-]+(?:\.[\w~-]+)*)$/;

const isFolder = (name: string | undefined): name is keyof typeof kinds =>
  name !== undefined && Object.hasOwn(kinds, name);

/**
 * Returns the Markdown version of a page's path; null for pages without one. There is none for presale models, because
 * access to them is checked on the page (Specification §6), and for article codes, which redirect to their model
 * (Specification §2).
 */
export function findMarkdownPage(path: string): MarkdownPage | null {
  const language = getPathLanguage(path);
  if (language === null) return null;
  const single = singlePages[path.slice(language.length + 1)];
  if (single !== undefined) return { kind: single, language, slug: '' };
  const [, folder, slug = ''] = entry.exec(path) ?? [];
  if (!isFolder(folder)) return null;
  if (slug.includes('.') && (folder !== 'bikes' || findModelPagePath(`/bikes/${slug}`) !== null))
    return null;
  if (folder === 'bikes' && (slug === 'outlet' || isPresaleSlug(slug))) return null;
  return { kind: kinds[folder], language, slug };
}

/** Returns the path that serves the Markdown version. */
export function getMarkdownPagePath({ kind, language, slug }: MarkdownPage): string {
  return `/api/markdown/${language}/${kind}${slug === '' ? '' : `/${slug}`}`;
}
