import {
  type AddressKind,
  getContentPath,
  type ContentAddress,
} from '@/domain/content/content-address';
import { defaultLanguage, type Language, languages } from '@/domain/locale/language';

interface Sitemap {
  readonly file: string;
  /** The content of which every entry stands in it; none where it is made of something else. */
  readonly kinds: readonly AddressKind[];
  readonly changefreq: 'daily' | 'weekly';
  readonly priority: number;
}

/** The four sitemaps with their priorities and frequencies, and nothing else in them (Spec §2). */
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

/** What has an address and stands in none of the four. */
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

/** Every sitemap there is, as the index names them. */
export const sitemaps = { ...specifiedSitemaps, ...furtherSitemaps };

export type SitemapName = keyof typeof sitemaps;

export interface SitemapEntry {
  readonly path: string;
  /** ISO 8601, of what the page says and never of its file; null when nobody knows. */
  readonly updatedAt: string | null;
  /** The same page in every language it exists in, itself among them; `x-default` is the German one where there is one. */
  readonly alternates: readonly {
    readonly hreflang: Language | 'x-default';
    readonly path: string;
  }[];
}

/** A page that has its address in every language. */
interface FixedPage {
  /** Without its language. */
  readonly path: string;
  readonly updatedAt: string | null;
}

/** One entry for each language of everything of these kinds that search engines may know, in the order of the addresses (Spec §2). */
export function buildSitemapEntries(
  kinds: readonly AddressKind[],
  addresses: readonly ContentAddress[],
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

/** One entry for each language of pages that have the same address in all of them. */
export function buildFixedPageEntries(pages: readonly FixedPage[]): SitemapEntry[] {
  return pages.flatMap(({ path, updatedAt }) => {
    const alternates = [
      ...languages.map((language) => ({ hreflang: language, path: `/${language}${path}` })),
      { hreflang: 'x-default' as const, path: `/${defaultLanguage}${path}` },
    ];
    return languages.map((language) => ({ path: `/${language}${path}`, updatedAt, alternates }));
  });
}

/** When the newest of these was changed; null when nobody knows of any. A list changes with what it lists. */
export function findNewestTime(times: readonly (string | null)[]): string | null {
  return times.reduce(
    (newest, time) => (time !== null && (newest === null || time > newest) ? time : newest),
    null,
  );
}
