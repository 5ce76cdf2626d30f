import type { AddressKind } from '../content/content-address';

interface Sitemap {
  readonly file: string;
  readonly kinds: readonly AddressKind[];
  readonly changefreq: 'daily' | 'weekly';
  readonly priority: number;
}

/** The four sitemaps with their priorities and frequencies (Spec §2). Features and jobs are pages, too. */
export const sitemaps = {
  pages: {
    file: 'pages-sitemap.xml',
    kinds: ['page', 'feature', 'job'],
    changefreq: 'weekly',
    priority: 1,
  },
  bikes: { file: 'bikes-sitemap.xml', kinds: ['bike'], changefreq: 'daily', priority: 0.8 },
  accessories: {
    file: 'accessories-sitemap.xml',
    kinds: ['accessory'],
    changefreq: 'daily',
    priority: 0.8,
  },
  blogs: { file: 'blogs-sitemap.xml', kinds: ['blog'], changefreq: 'weekly', priority: 0.2 },
} as const satisfies Record<string, Sitemap>;

export type SitemapName = keyof typeof sitemaps;
