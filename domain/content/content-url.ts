import { type Language, languages } from '@/domain/locale/language';

/**
 * Content types whose entries have their own pages, each with the folder of these pages, as a path without language.
 */
const folders = {
  page: '',
  blog: '/news',
  feature: '/features',
  job: '/jobs',
  event: '/events',
  bike: '/bikes',
  accessory: '/accessories',
} as const;

export type ContentUrlKind = keyof typeof folders;

/** URL data of a content entry in one language. */
export interface ContentUrl {
  readonly kind: ContentUrlKind;
  /** Id of the entry, the same in every language. */
  readonly documentId: string;
  readonly language: Language;
  readonly slug: string;
  /** Previous slugs in this language. */
  readonly formerSlugs: readonly string[];
  /** Time of the last change, ISO 8601; null when unknown. */
  readonly updatedAt: string | null;
  /** True if the sitemap lists the page; an editor must enable this (Specification §2). */
  readonly isInSitemap: boolean;
}

type Place = Pick<ContentUrl, 'kind' | 'language' | 'slug'>;

/** Returns the path of an entry including the language; the page `home` is the root of its language. */
export function getContentPath({ kind, language, slug }: Place): string {
  if (kind === 'page' && slug === 'home') return `/${language}`;
  return `/${language}${folders[kind]}/${slug}`;
}

/** Returns the path of the parent page: the list that contains entries of this type, or home. */
export function getParentPath(kind: ContentUrlKind, language: Language): string {
  return `/${language}${folders[kind]}`;
}

interface Move {
  readonly path: string;
  /** True for a permanent redirect; false when a better target page may still be created. */
  readonly isPermanent: boolean;
}

/**
 * Finds the redirect target of an unknown path. A former slug, or a slug of another language, redirects permanently to
 * the page of its entry in the requested language. If the entry is not translated, it redirects temporarily to the
 * list. Null when the slug was never used.
 */
export function findMovedContentUrl(
  requested: Pick<ContentUrl, 'kind' | 'language' | 'slug'>,
  addresses: readonly ContentUrl[],
): Move | null {
  const known = addresses.filter(({ kind }) => kind === requested.kind);
  const wasCalled = ({ slug, formerSlugs }: ContentUrl): boolean =>
    slug === requested.slug || formerSlugs.includes(requested.slug);
  const inLanguage = known.filter(({ language }) => language === requested.language);
  const elsewhere = known.filter(({ language }) => language !== requested.language);
  const renamed = inLanguage.find(({ formerSlugs }) => formerSlugs.includes(requested.slug));
  const foreign =
    elsewhere.find(({ slug }) => slug === requested.slug) ?? elsewhere.find(wasCalled);
  const target =
    renamed ?? inLanguage.find(({ documentId }) => documentId === foreign?.documentId) ?? null;
  if (target !== null && target.slug !== requested.slug)
    return { path: getContentPath(target), isPermanent: true };
  if (target === null && foreign !== undefined)
    return { path: getParentPath(requested.kind, requested.language), isPermanent: false };
  return null;
}

/**
 * Lists the possible paths of the official notice on the legal guarantee below the public folder, preferred format
 * first. Annex I of Regulation (EU) 2025/1960 defines wording, artwork and QR code, so the file from the Official
 * Journal is used unchanged.
 */
export function listGuaranteeNoticeFiles(language: Language): string[] {
  return ['svg', 'png', 'webp'].map(
    (ending) => `legal/legal-guarantee-notice.${language}.${ending}`,
  );
}

/**
 * Returns a warning for each language in which the file of the legal guarantee notice is missing in the public folder.
 */
export function listMissingNoticeWarnings(hasFile: (file: string) => boolean): string[] {
  return languages
    .filter((language) => !listGuaranteeNoticeFiles(language).some(hasFile))
    .map(
      (language) =>
        `The official notice on the legal guarantee is missing (${language}): put it into public/${listGuaranteeNoticeFiles(language)[0]} (or .png), see docs/operations.md.`,
    );
}
