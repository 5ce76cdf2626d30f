import { languages } from '@/e2e/fixtures/messages';
import { expect, test } from '@/e2e/fixtures/test';

const sitemaps = {
  'pages-sitemap.xml': { priority: '1', changefreq: 'weekly' },
  'bikes-sitemap.xml': { priority: '0.8', changefreq: 'daily' },
  'accessories-sitemap.xml': { priority: '0.8', changefreq: 'daily' },
  'blogs-sitemap.xml': { priority: '0.2', changefreq: 'weekly' },
  'lists-sitemap.xml': { priority: '0.9', changefreq: 'daily' },
  'features-sitemap.xml': { priority: '0.6', changefreq: 'weekly' },
  'events-sitemap.xml': { priority: '0.5', changefreq: 'weekly' },
  'jobs-sitemap.xml': { priority: '0.5', changefreq: 'weekly' },
  'dealers-sitemap.xml': { priority: '0.4', changefreq: 'weekly' },
  'outlet-sitemap.xml': { priority: '0.6', changefreq: 'daily' },
} as const;

/**
 * One <url> in the order of the sitemap schema: loc, lastmod, changefreq, priority, then elements of other namespaces.
 */
const urlEntry =
  /^<loc>([^<]+)<\/loc>(?:<lastmod>(\d{4}-\d{2}-\d{2}T[\d:.]+Z)<\/lastmod>)?<changefreq>(\w+)<\/changefreq><priority>([\d.]+)<\/priority>((?:<xhtml:link rel="alternate" hreflang="[\w-]+" href="[^"<]+"\/>)+)((?:<image:image><image:loc>[^<]+<\/image:loc><\/image:image>)*)$/;

const entriesOf = (xml: string) =>
  [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(
    ([, entry = '']) => urlEntry.exec(entry.trim()) ?? entry,
  );

for (const [file, { priority, changefreq }] of Object.entries(sitemaps)) {
  test(`${file} is valid against the sitemap schema, with language alternates`, async ({
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
      const [, loc = '', changed, frequency, weight, links = ''] = entry;
      // The content files set the date explicitly, at midnight, and never use their modification time. Strapi knows the
      // time of the last save.
      if (!process.env.E2E_CMS)
        expect([undefined, '00:00:00.000Z']).toContain(changed?.split('T')[1]);
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

test('pages without the sitemap flag are in no sitemap', async ({ request }) => {
  const xml = await (await request.get('/pages-sitemap.xml')).text();
  expect(xml).not.toContain('/cookies<');
});

test('the product sitemaps contain only existing pictures', async ({ request, baseURL }) => {
  for (const file of ['bikes-sitemap.xml', 'accessories-sitemap.xml', 'blogs-sitemap.xml']) {
    const xml = await (await request.get(`/${file}`)).text();
    const [, picture = ''] = /<image:loc>([^<]+)<\/image:loc>/.exec(xml) ?? [];
    expect(picture.startsWith(`${String(baseURL)}/`), file).toBe(true);
    const response = await request.get(picture.replaceAll('&amp;', '&'));
    expect(response.headers()['content-type'], picture).toMatch(/^image\//);
  }
});

test('the index lists all sitemaps, and robots.txt links it and disallows private paths', async ({
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

test('the manifest contains only existing icons', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Lautlos', start_url: '/' });
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

test('every page links the news feed of its language', async ({ page, request }) => {
  for (const lang of languages) {
    await page.goto(`/${lang}/terms`);
    const link = page.locator('link[type="application/rss+xml"]');
    await expect(link).toHaveAttribute('href', `/${lang}/news/feed.xml`);
    const response = await request.get(`/${lang}/news/feed.xml`);
    expect(response.headers()['content-type']).toContain('application/rss+xml');
    const entries = await page.evaluate(
      (xml) => {
        const parsed = new DOMParser().parseFromString(xml, 'text/xml');
        const isWellFormed = parsed.querySelector('parsererror') === null;
        return isWellFormed ? parsed.querySelectorAll('item').length : 0;
      },
      await response.text(),
    );
    expect(entries).toBeGreaterThanOrEqual(10);
  }
});

test('old slugs and slugs of the other language redirect permanently', async ({ request }) => {
  for (const [path, target] of [
    ['/de/news/riemen-im-winter', '/de/news/der-riemen-im-winter'],
    ['/en/news/der-riemen-im-winter', '/en/news/the-belt-in-winter'],
    ['/de/news/the-belt-in-winter', '/de/news/der-riemen-im-winter'],
    ['/en/news/riemen-im-winter', '/en/news/the-belt-in-winter'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    // Next repeats the location header in the response that first renders the page. Cached responses have it once.
    const [location] = (response.headers().location ?? '').split(', ');
    expect([response.status(), location], path).toEqual([308, target]);
  }
  expect((await request.get('/de/news/was-es-nie-gab', { maxRedirects: 0 })).status()).toBe(404);
});

test('the language switch stays on the article', async ({ page }) => {
  await page.goto('/de/news/der-riemen-im-winter');
  await page.getByRole('link', { name: 'English', exact: true }).first().click();
  await expect(page).toHaveURL('/en/news/the-belt-in-winter');
});
