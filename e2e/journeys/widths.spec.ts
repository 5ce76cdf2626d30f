import type { APIRequestContext, Page } from '@playwright/test';
import { type Language, languages } from '../fixtures/messages';
import { expect, test } from '../fixtures/test';

// What stands in a page is as wide without its scripts, and it comes to rest at once.
test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

const themes = ['light', 'dark'];

/** One word that cannot be broken makes a phone show the whole page smaller: every address is looked at, not one of each kind. */
for (const lang of languages)
  test(`no page of the sitemap is wider than a phone (${lang})`, async ({ page, request }) => {
    test.slow();
    const wide: string[] = [];
    let widths = [320, 390];
    for (const path of await addresses(request, lang)) {
      await page.goto(path);
      for (const width of widths) {
        if (page.viewportSize()?.width !== width)
          await page.setViewportSize({ width, height: 700 });
        wide.push(...(await tooWide(page)).map((found) => `${path} at ${width} px: ${found}`));
      }
      // The next page begins with the width this one has ended with.
      widths = widths.toReversed();
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

/** The themes in which the page is wider than its window, and by how much. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(
    (names) =>
      names.flatMap((name) => {
        const root = document.documentElement;
        root.dataset.bsTheme = name;
        root.classList.toggle('dark-mode', name === 'dark');
        const by = root.scrollWidth - root.clientWidth;
        return by > 0 ? [`${name}, ${by} px too wide`] : [];
      }),
    themes,
  );
}
