import type { APIRequestContext, Page } from '@playwright/test';
import { type Language, languages } from '../fixtures/messages';
import { expect, test } from '../fixtures/test';

// What stands in a page is as wide without its scripts, and it comes to rest at once.
test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

const widths = [320, 390];
const themes = ['light', 'dark'] as const;

/** One word that cannot be broken makes a phone show the whole page smaller: every address is looked at, not one of each kind. */
for (const lang of languages)
  test(`no page of the sitemap is wider than a phone (${lang})`, async ({ page, request }) => {
    test.slow();
    const wide: string[] = [];
    for (const path of await addresses(request, lang)) {
      await page.goto(path);
      wide.push(...(await tooWide(page)).map((found) => `${path} ${found}`));
    }
    expect(wide).toEqual([]);
  });

/** Every address of one language that the site's sitemaps name. */
async function addresses(request: APIRequestContext, lang: Language): Promise<string[]> {
  const read = async (path: string) => (await request.get(path)).text();
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  const sitemaps = await Promise.all(locations(await read('/sitemap.xml')).map(read));
  const all = sitemaps.flatMap(locations).filter((path) => path.split('/')[1] === lang);
  expect(all.length).toBeGreaterThan(100);
  return all;
}

/** What makes the page wider than the window, by width and theme. */
async function tooWide(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    for (const theme of themes) {
      const by = await page.evaluate((name) => {
        const root = document.documentElement;
        root.dataset.bsTheme = name;
        root.classList.toggle('dark-mode', name === 'dark');
        return root.scrollWidth - root.clientWidth;
      }, theme);
      if (by > 0) found.push(`${width} ${theme}: ${by} px too wide`);
    }
  }
  return found;
}
