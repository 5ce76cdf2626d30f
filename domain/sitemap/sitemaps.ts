import type { AddressKind } from '../content/content-address';

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
