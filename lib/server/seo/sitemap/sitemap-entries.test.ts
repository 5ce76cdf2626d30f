import { describe, expect, it } from 'vitest';
import type { ContentUrlKind, ContentUrl } from '@/domain/content/content-url';
import {
  buildFixedPageEntries,
  buildSitemapEntries,
  findNewestTime,
  sitemaps,
  specifiedSitemaps,
} from './sitemap-entries';

const address = (
  kind: ContentUrlKind,
  documentId: string,
  language: 'de' | 'en',
  slug: string,
  isInSitemap = true,
): ContentUrl => ({
  kind,
  documentId,
  language,
  slug,
  formerSlugs: [],
  updatedAt: `2026-01-0${slug.length % 9}`,
  isInSitemap,
});

const addresses = [
  address('page', 'home', 'de', 'home'),
  address('page', 'home', 'en', 'home'),
  address('page', 'cookies', 'de', 'cookies', false),
  address('page', 'terms', 'de', 'terms'),
  address('page', 'terms', 'en', 'terms', false),
  address('blog', 'winter', 'de', 'der-riemen'),
  address('blog', 'winter', 'en', 'the-belt'),
  address('blog', 'english', 'en', 'only-english'),
  address('bike', 'winter', 'de', 'ludwig'),
];

describe('sitemap entries (Specification §2)', () => {
  it('list every language of an item with its own slug as alternates', () => {
    expect(buildSitemapEntries(['blog'], addresses)).toEqual([
      {
        path: '/de/news/der-riemen',
        updatedAt: '2026-01-01',
        alternates: [
          { hreflang: 'de', path: '/de/news/der-riemen' },
          { hreflang: 'en', path: '/en/news/the-belt' },
          { hreflang: 'x-default', path: '/de/news/der-riemen' },
        ],
      },
      {
        path: '/en/news/the-belt',
        updatedAt: '2026-01-08',
        alternates: [
          { hreflang: 'de', path: '/de/news/der-riemen' },
          { hreflang: 'en', path: '/en/news/the-belt' },
          { hreflang: 'x-default', path: '/de/news/der-riemen' },
        ],
      },
      {
        path: '/en/news/only-english',
        updatedAt: '2026-01-03',
        alternates: [
          { hreflang: 'en', path: '/en/news/only-english' },
          { hreflang: 'x-default', path: '/en/news/only-english' },
        ],
      },
    ]);
  });

  it('contain only flagged pages and their flagged translations', () => {
    const pages = buildSitemapEntries(['page'], addresses);
    expect(pages.map(({ path }) => path)).toEqual(['/de', '/en', '/de/terms']);
    expect(pages[2]?.alternates.map(({ hreflang }) => hreflang)).toEqual(['de', 'x-default']);
  });

  it('may combine several kinds', () => {
    expect(buildSitemapEntries(['bike', 'blog'], addresses)).toHaveLength(4);
  });
});

it('link pages with the same path in every language as alternates', () => {
  expect(buildFixedPageEntries([{ path: '/bikes', updatedAt: '2026-11-02' }])).toEqual(
    ['/de/bikes', '/en/bikes'].map((path) => ({
      path,
      updatedAt: '2026-11-02',
      alternates: [
        { hreflang: 'de', path: '/de/bikes' },
        { hreflang: 'en', path: '/en/bikes' },
        { hreflang: 'x-default', path: '/de/bikes' },
      ],
    })),
  );
});

it.each([
  [[], null],
  [[null, null], null],
  [['2026-01-02', null, '2026-03-01', '2025-12-31'], '2026-03-01'],
])('date a list of %j as %j', (times, newest) => {
  expect(findNewestTime(times)).toBe(newest);
});

it('are divided into the four specified sitemaps without duplicates', () => {
  expect(specifiedSitemaps).toEqual({
    pages: { file: 'pages-sitemap.xml', kinds: ['page'], changefreq: 'weekly', priority: 1 },
    bikes: { file: 'bikes-sitemap.xml', kinds: ['bike'], changefreq: 'daily', priority: 0.8 },
    accessories: {
      file: 'accessories-sitemap.xml',
      kinds: ['accessory'],
      changefreq: 'daily',
      priority: 0.8,
    },
    blogs: { file: 'blogs-sitemap.xml', kinds: ['blog'], changefreq: 'weekly', priority: 0.2 },
  });
  const kinds: ContentUrlKind[] = Object.values(sitemaps).flatMap((sitemap) => sitemap.kinds);
  expect(kinds).toHaveLength(new Set(kinds).size);
});
