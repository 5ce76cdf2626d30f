import { type ContentUrlKind, getContentPath, type ContentUrl } from '@/domain/content/content-url';
import { defaultLanguage, type Language, languages } from '@/domain/locale/language';

interface Sitemap {
  readonly file: string;
  /** Content kinds whose entries are in the sitemap; empty for a sitemap of other pages. */
  readonly kinds: readonly ContentUrlKind[];
  readonly changefreq: 'daily' | 'weekly';
  readonly priority: number;
}

/** The four sitemaps of Specification §2 with the specified content, priorities and change frequencies. */
export const specifiedSitemaps = {
  pages: { file: 'pages-sitemap.xml', kinds: ['page'], changefreq: 'weekly', priority: 1 },
  bikes: { file: 'bikes-sitemap.xml', kinds: ['bike'], changefreq: 'daily', priority: 0.8 },
  accessories: {
    file: 'accessories-sitemap.xml',
    kinds: ['accessory'],
    changefreq: 'daily',
    priority: 0.8,
  },
  blogs: { file: 'blogs-sitemap.xml', kinds: ['blog'], changefreq: 'weekly', priority: 0.2 },
} as const satisfies Record<string, Sitemap>;

/** Sitemaps for pages that belong to none of the four specified sitemaps. */
const furtherSitemaps = {
  lists: { file: 'lists-sitemap.xml', kinds: [], changefreq: 'daily', priority: 0.9 },
  features: {
    file: 'features-sitemap.xml',
    kinds: ['feature'],
    changefreq: 'weekly',
    priority: 0.6,
  },
  events: { file: 'events-sitemap.xml', kinds: ['event'], changefreq: 'weekly', priority: 0.5 },
  jobs: { file: 'jobs-sitemap.xml', kinds: ['job'], changefreq: 'weekly', priority: 0.5 },
  dealers: { file: 'dealers-sitemap.xml', kinds: [], changefreq: 'weekly', priority: 0.4 },
  outlet: { file: 'outlet-sitemap.xml', kinds: [], changefreq: 'daily', priority: 0.6 },
} as const satisfies Record<string, Sitemap>;

/** All sitemaps, as listed in the sitemap index. */
export const sitemaps = { ...specifiedSitemaps, ...furtherSitemaps };

export type SitemapName = keyof typeof sitemaps;

export interface SitemapEntry {
  readonly path: string;
  /** Last change of the page's content in ISO 8601; null when unknown. */
  readonly updatedAt: string | null;
  /** The page in every language it exists in, including itself; `x-default` is the German version if there is one. */
  readonly alternates: readonly {
    readonly hreflang: Language | 'x-default';
    readonly path: string;
  }[];
}

/** A page with the same path in every language. */
interface FixedPage {
  /** Path without language. */
  readonly path: string;
  readonly updatedAt: string | null;
}

/**
 * Builds one entry per language for all indexable content of these kinds, in the order of `addresses` (Specification
 * §2).
 */
export function buildSitemapEntries(
  kinds: readonly ContentUrlKind[],
  addresses: readonly ContentUrl[],
): SitemapEntry[] {
  const listed = addresses.filter(({ kind, isInSitemap }) => isInSitemap && kinds.includes(kind));
  return listed.map((address) => {
    const siblings = listed.filter(
      ({ kind, documentId }) => kind === address.kind && documentId === address.documentId,
    );
    const fallback =
      siblings.find(({ language }) => language === defaultLanguage) ?? siblings[0] ?? address;
    return {
      path: getContentPath(address),
      updatedAt: address.updatedAt,
      alternates: [
        ...siblings.map((sibling) => ({
          hreflang: sibling.language,
          path: getContentPath(sibling),
        })),
        { hreflang: 'x-default' as const, path: getContentPath(fallback) },
      ],
    };
  });
}

/** Builds one entry per language for pages with the same path in all languages. */
export function buildFixedPageEntries(pages: readonly FixedPage[]): SitemapEntry[] {
  return pages.flatMap(({ path, updatedAt }) => {
    const alternates = [
      ...languages.map((language) => ({ hreflang: language, path: `/${language}${path}` })),
      { hreflang: 'x-default' as const, path: `/${defaultLanguage}${path}` },
    ];
    return languages.map((language) => ({ path: `/${language}${path}`, updatedAt, alternates }));
  });
}

/** Returns the latest of these times; null when none is known. A list page has the date of its newest item. */
export function findNewestTime(times: readonly (string | null)[]): string | null {
  return times.reduce(
    (newest, time) => (time !== null && (newest === null || time > newest) ? time : newest),
    null,
  );
}
