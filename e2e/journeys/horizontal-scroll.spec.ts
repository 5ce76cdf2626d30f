import type { APIRequestContext, Page } from '@playwright/test';
import { type Language, languages } from '@/e2e/fixtures/messages';
import { expect, test } from '@/e2e/fixtures/test';

interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

/**
 * Widths and themes to check. A page's texts are checked in the narrowest look only; all looks are checked once per
 * kind of page.
 */
const narrowest: readonly Look[] = [{ width: 320, theme: 'light' }];
const everyLook: readonly Look[] = [
  { width: 390, theme: 'light' },
  { width: 390, theme: 'dark' },
  { width: 320, theme: 'dark' },
  ...narrowest,
];

// Content is as wide without scripts, and its layout settles at once.
test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 700 } });

/**
 * A single unbreakable word makes a phone zoom out the whole page, so every address is checked, not only one per kind.
 */
for (const lang of languages)
  test(`no page of the sitemap is wider than a phone (${lang})`, async ({ page, request }) => {
    test.slow();
    const wide: string[] = [];
    const kinds = new Set<string>();
    for (const path of await addresses(request, lang)) {
      await page.goto(path);
      const looks = kinds.has(kindOf(path)) ? narrowest : everyLook;
      kinds.add(kindOf(path));
      for (const look of looks) wide.push(...(await tooWide(page, look)));
    }
    expect(kinds.size).toBeGreaterThan(15);
    expect(wide).toEqual([]);
  });

/** Lists every address of one language in the sitemaps. */
async function addresses(request: APIRequestContext, lang: Language): Promise<string[]> {
  const read = async (path: string) => (await request.get(path)).text();
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  const sitemaps = await Promise.all(locations(await read('/sitemap.xml')).map(read));
  const all = sitemaps.flatMap(locations).filter((path) => path.split('/')[1] === lang);
  expect(all.length).toBeGreaterThan(100);
  return all;
}

/** Pages of one kind have the same layout and differ by their texts: `/de/bikes/*`, `/de/events`. */
const kindOf = (path: string): string => path.replace(/(?<=^\/..\/[^/]+\/).+/, '*');

/** Returns where the page is wider than the viewport, and by how much. */
async function tooWide(page: Page, { width, theme }: Look): Promise<string[]> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 700 });
  const by = await page.evaluate((name) => {
    const root = document.documentElement;
    root.dataset.bsTheme = name;
    root.classList.toggle('dark-mode', name === 'dark');
    return root.scrollWidth - root.clientWidth;
  }, theme);
  return by > 0 ? [`${page.url()} is ${by} px wider than ${width} px (${theme})`] : [];
}
