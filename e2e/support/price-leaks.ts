import { readdirSync, readFileSync } from 'node:fs';
import { type APIRequestContext, expect } from '@playwright/test';

/** Minimum amount in cents that is searched for. Smaller amounts look like many other numbers on a page. */
const smallestCents = 10_000;

/** Returns all public prices of the catalog in cents: retail, reduced and lowest prices. */
function publicCents(): Set<number> {
  const files = readdirSync('demo/catalogue', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(`demo/catalogue/${file}`, 'utf8'));
  const found = files.flatMap((text) => [
    ...text.matchAll(/(?:uvpCents|saleCents|lowest30Cents|sale: \{ cents): (\d+)/g),
  ]);
  return new Set(found.map(([, cents]) => Number(cents)));
}

/** Returns the purchase prices that do not equal any public price, so that each occurrence is a leak. */
export function filterDistinctiveAmounts(purchaseCents: readonly number[]): number[] {
  const known = publicCents();
  const gross = (cents: number) => Math.round(cents * 1.19);
  return [...new Set(purchaseCents)].filter(
    (cents) => cents >= smallestCents && !known.has(cents) && !known.has(gross(cents)),
  );
}

/** Matches numbers that are not amounts: hexadecimal ids, colors, and module names of the build. */
const namesOfThings =
  /\b[0-9a-f]{32}\b|\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|#[0-9a-f]{3,8}\b|\bI\[\d+,|"runtimeModuleIds":\[[\d,]*\]/gi;

/** Finds every purchase price in a text. Returns each as written in the text. */
export function findAmountsInText(text: string, amounts: readonly number[]): string[] {
  const spelled = amounts.flatMap(spellings).sort((a, b) => b.length - a.length);
  if (spelled.length === 0) throw new Error('There is nothing to look for.');
  const alternatives = spelled.map((one) => one.replace(/[.$]/g, '\\$&')).join('|');
  const pattern = new RegExp(`(?<![\\d.,])(?:${alternatives})(?![\\d]|[.,]\\d)`, 'g');
  return [
    ...new Set([...text.replace(namesOfThings, ' ').matchAll(pattern)].map(([found]) => found)),
  ];
}

/**
 * Returns the ways to write an amount: 169832, 1.698,32, 1698,32, 1,698.32, 1698.32. Whole euros only count with a
 * currency sign or cents, because they look like any other number.
 */
function spellings(cents: number): string[] {
  const euros = (cents / 100).toFixed(2);
  const [whole = '', rest = ''] = euros.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const german = grouped.replaceAll(',', '.');
  const exact = [
    String(cents),
    `${german},${rest}`,
    `${whole},${rest}`,
    `${grouped}.${rest}`,
    euros,
  ];
  const short = rest.endsWith('0') && rest !== '00' ? [`${whole}.${rest[0]}`] : [];
  const signed =
    rest === '00' ? [`${german}\u00a0€`, `${german} €`, `€${grouped}`, `${german}&nbsp;€`] : [];
  return [...exact, ...short, ...signed];
}

export interface FetchedText {
  readonly path: string;
  readonly text: string;
}

/** Number of concurrent requests, limited because other tests use the server too. */
const WIDTH = 4;

/** Paths of public files that are not pages. */
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

/** Fetches each of the given addresses as an anonymous visitor. Fails if a response is empty. */
export async function fetchTexts(
  request: APIRequestContext,
  paths: readonly string[],
  headers: Record<string, string> = {},
): Promise<FetchedText[]> {
  const left = [...paths];
  const texts: FetchedText[] = [];
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

/** Finds every purchase price in the given texts. Returns each with the address of its text. */
export function findPriceLeaks(
  texts: readonly FetchedText[],
  amounts: readonly number[],
): string[] {
  return texts.flatMap(({ path, text }) =>
    findAmountsInText(text, amounts).map((found) => `${path}: ${found}`),
  );
}
