import { type APIRequestContext, expect } from '@playwright/test';
import { findAmounts } from './purchase-amounts';

export interface ReadText {
  readonly path: string;
  readonly text: string;
}

/** At once; the server has other visitors. */
const WIDTH = 4;

/** What is no page, but public as well. */
export const publicFiles = [
  '/robots.txt',
  '/sitemap.xml',
  '/pages-sitemap.xml',
  '/bikes-sitemap.xml',
  '/accessories-sitemap.xml',
  '/blogs-sitemap.xml',
  '/lists-sitemap.xml',
  '/features-sitemap.xml',
  '/events-sitemap.xml',
  '/jobs-sitemap.xml',
  '/dealers-sitemap.xml',
  '/outlet-sitemap.xml',
  '/manifest.webmanifest',
  '/llms.txt',
  '/product-feeds/google/de-de.xml',
  '/product-feeds/google/en-at.xml',
  '/product-feeds/idealo/de-de.txt',
  '/sw.js',
  ...['de', 'en'].flatMap((lang) => [
    `/${lang}/search-index.json`,
    `/${lang}/bike-sizes.json`,
    `/${lang}/cookie-notice.json`,
    `/${lang}/menu-counts.json`,
    `/${lang}/news/feed.xml`,
    `/${lang}/llms.txt`,
  ]),
  '/api/session',
  '/api/health',
];

/** What a visitor is answered at each of these addresses; fails where the answer is empty. */
export async function readAll(
  request: APIRequestContext,
  paths: readonly string[],
  headers: Record<string, string> = {},
): Promise<ReadText[]> {
  const left = [...paths];
  const texts: ReadText[] = [];
  async function read(): Promise<void> {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      const response = await request.get(path, { headers });
      const text = await response.text();
      expect(text, path).not.toBe('');
      texts.push({ path, text });
    }
  }
  await Promise.all(Array.from({ length: WIDTH }, read));
  return texts;
}

/** Every purchase price in these texts, each with its address. */
export function leaksIn(texts: readonly ReadText[], amounts: readonly number[]): string[] {
  return texts.flatMap(({ path, text }) =>
    findAmounts(text, amounts).map((found) => `${path}: ${found}`),
  );
}
