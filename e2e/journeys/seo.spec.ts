import {
  alternatesOf,
  canonicalOf,
  crawl,
  type CrawledPage,
  structuredDataOf,
} from '../support/crawl';
import { schemaProblems } from '../support/schema-org';
import { languages } from '../fixtures/messages';
import { expect, test } from '../fixtures/test';

const sitemaps = {
  'pages-sitemap.xml': { priority: '1', changefreq: 'weekly' },
  'bikes-sitemap.xml': { priority: '0.8', changefreq: 'daily' },
  'accessories-sitemap.xml': { priority: '0.8', changefreq: 'daily' },
  'blogs-sitemap.xml': { priority: '0.2', changefreq: 'weekly' },
} as const;

/** One <url> as the sitemap schema orders it: loc, lastmod, changefreq, priority, then what other namespaces add. */
const urlEntry =
  /^<loc>([^<]+)<\/loc>(?:<lastmod>(\d{4}-\d{2}-\d{2}T[\d:.]+Z)<\/lastmod>)?<changefreq>(\w+)<\/changefreq><priority>([\d.]+)<\/priority>((?:<xhtml:link rel="alternate" hreflang="[\w-]+" href="[^"<]+"\/>)+)$/;

const entriesOf = (xml: string) =>
  [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(
    ([, entry = '']) => urlEntry.exec(entry.trim()) ?? entry,
  );

for (const [file, { priority, changefreq }] of Object.entries(sitemaps)) {
  test(`${file} keeps the sitemap schema, in both languages, each naming the others`, async ({
    request,
    baseURL,
  }) => {
    const response = await request.get(`/${file}`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('xml');
    const xml = await response.text();
    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9"/,
    );
    const entries = entriesOf(xml);
    const alternates = new Map<string, string>();
    for (const entry of entries) {
      if (typeof entry === 'string') throw new Error(`Not as the schema has it: ${entry}`);
      const [, loc = '', , frequency, weight, links = ''] = entry;
      expect(loc.startsWith(`${String(baseURL)}/`)).toBe(true);
      expect([frequency, weight]).toEqual([changefreq, priority]);
      expect(links).toContain('hreflang="x-default"');
      expect(links).toContain(`href="${loc}"`);
      alternates.set(loc, links);
    }
    expect(alternates.size).toBe(entries.length);
    for (const lang of languages)
      expect(
        [...alternates.keys()].some((loc) => new URL(loc).pathname.startsWith(`/${lang}`)),
      ).toBe(true);
    for (const [loc, links] of alternates)
      for (const [, other = ''] of links.matchAll(/href="([^"]+)"/g))
        expect(alternates.get(other), `${loc} names ${other}`).toBe(links);
  });
}

test('pages nobody flagged are in no sitemap', async ({ request }) => {
  const xml = await (await request.get('/pages-sitemap.xml')).text();
  expect(xml).not.toContain('/cookies<');
});

test('the index lists exactly the four, robots.txt leads to it and closes what is private', async ({
  request,
  baseURL,
}) => {
  const index = await (await request.get('/sitemap.xml')).text();
  expect([...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc)).toEqual(
    Object.keys(sitemaps).map((file) => `${String(baseURL)}/${file}`),
  );
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${String(baseURL)}/sitemap.xml`);
  for (const area of [
    '/api/',
    '/de/checkout',
    '/en/my-account',
    '/de/login',
    '/de/preview',
    '/en/search',
  ])
    expect(robots).toContain(`Disallow: ${area}\n`);
});

test('the manifest names icons that are there', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Lautlos', start_url: '/' });
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

for (const lang of languages) {
  test(`the news are a feed, which every page names (${lang})`, async ({ page, request }) => {
    await page.goto(`/${lang}/bikes`);
    const link = page.locator('link[type="application/rss+xml"]');
    await expect(link).toHaveAttribute('href', `/${lang}/news/feed.xml`);
    const response = await request.get(`/${lang}/news/feed.xml`);
    expect(response.headers()['content-type']).toContain('application/rss+xml');
    const wellFormed = await page.evaluate(
      (xml) => {
        const parsed = new DOMParser().parseFromString(xml, 'text/xml');
        return (
          parsed.querySelector('parsererror') === null && parsed.querySelectorAll('item').length
        );
      },
      await response.text(),
    );
    expect(wellFormed).toBeGreaterThanOrEqual(10);
  });
}

test('old slugs and those of the other language lead to the right page, for good', async ({
  request,
}) => {
  for (const [path, target] of [
    ['/de/news/riemen-im-winter', '/de/news/der-riemen-im-winter'],
    ['/en/news/der-riemen-im-winter', '/en/news/the-belt-in-winter'],
    ['/de/news/the-belt-in-winter', '/de/news/der-riemen-im-winter'],
    ['/en/news/riemen-im-winter', '/en/news/the-belt-in-winter'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    // The framework repeats the header in the one answer that makes the page; the kept ones have it once.
    const [location] = (response.headers().location ?? '').split(', ');
    expect([response.status(), location], path).toEqual([308, target]);
  }
  expect((await request.get('/de/news/was-es-nie-gab', { maxRedirects: 0 })).status()).toBe(404);
});

test('the language switch keeps the article', async ({ page }) => {
  await page.goto('/de/news/der-riemen-im-winter');
  await page.getByRole('link', { name: 'English', exact: true }).first().click();
  await expect(page).toHaveURL('/en/news/the-belt-in-winter');
});

test.describe('the whole site', () => {
  let pages: CrawledPage[] = [];
  test.describe.configure({ mode: 'serial', timeout: 600_000 });

  test.beforeAll(async ({ playwright, baseURL }) => {
    test.setTimeout(600_000);
    const request = await playwright.request.newContext({ baseURL });
    pages = await crawl(request, ['/de', '/en']);
    await request.dispose();
  });

  test('has no link that leads nowhere', () => {
    expect(pages.length).toBeGreaterThan(150);
    expect(
      pages
        .filter(({ status }) => status >= 400)
        .map(({ path, from, status }) => `${status} ${path}, linked from ${from}`),
    ).toEqual([]);
  });

  test('names itself and its translations, which name it back', () => {
    const byPath = new Map(pages.map((page) => [page.path, page]));
    const problems = pages.filter(isOwn).flatMap(({ path, html }) => {
      const alternates = alternatesOf(html);
      const canonical = canonicalOf(html);
      if (canonical === null) return html.includes('noindex') ? [] : [`${path} names no canonical`];
      const own = pathOf(canonical) === path ? [] : [`${path} calls itself ${canonical}`];
      const fallback = alternates.has('x-default') ? [] : [`${path} has no x-default`];
      const oneSided = [...alternates].flatMap(([language, href]) => {
        const other = byPath.get(pathOf(href));
        if (other === undefined) return [`${path} names ${href}, which no link leads to`];
        const back = [...alternatesOf(other.html).values()].map(pathOf);
        return back.includes(path)
          ? []
          : [`${path} names ${href} (${language}), which does not name it`];
      });
      return [...own, ...fallback, ...oneSided];
    });
    expect(problems).toEqual([]);
  });

  test('has structured data that keeps schema.org’s rules', () => {
    const found = pages.flatMap(({ path, html }) =>
      structuredDataOf(html).map((data) => ({ path, data })),
    );
    const problems = found.flatMap(({ path, data }) =>
      schemaProblems(data).map((problem) => `${path}: ${problem}`),
    );
    expect(problems).toEqual([]);
    const types = new Set(found.map(({ data }) => (data as Record<string, unknown>)['@type']));
    for (const type of [
      'Organization',
      'WebSite',
      'BreadcrumbList',
      'Product',
      'Article',
      'NewsArticle',
      'FAQPage',
      'JobPosting',
      'Event',
      'BicycleStore',
    ])
      expect([...types]).toContain(type);
  });

  test('opens without an error in the console, wherever one looks', async ({ page }) => {
    const own = pages.filter(isOwn);
    const sample = own.filter((_page, index) => index % Math.ceil(own.length / 24) === 0);
    for (const { path } of sample) await page.goto(path, { waitUntil: 'load' });
    expect(sample.length).toBeGreaterThan(10);
  });
});

const pathOf = (address: string) => new URL(address).pathname;

/** A page that answers under its own address; redirects are checked elsewhere. */
function isOwn({ status, path, endedAt, html }: CrawledPage): boolean {
  return status === 200 && endedAt === path && html !== '';
}
