import type { APIRequestContext, Page } from '@playwright/test';
import { type Language, languages } from '@/e2e/fixtures/messages';
import { expect, test } from '@/e2e/fixtures/test';

interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

/**
 * Widths and themes to check. Every page is checked at the narrowest width only, and one page of each kind in all
 * looks.
 */
const narrowest: Look = { width: 320, theme: 'light' };
const everyLook: readonly Look[] = [
  { width: 390, theme: 'light' },
  { width: 390, theme: 'dark' },
  { width: 320, theme: 'dark' },
  narrowest,
];

// Content is as wide without scripts, and its layout settles at once. The content security policy is bypassed, because
// it forbids the DOMParser of replaceBody.
test.use({ javaScriptEnabled: false, bypassCSP: true, viewport: { width: 320, height: 700 } });

/**
 * A single unbreakable word makes a phone zoom out the whole page, so every address is checked, not only one per kind.
 */
for (const lang of languages)
  test(`no page of the sitemap is wider than a phone (${lang})`, async ({ page, request }) => {
    test.slow();
    const wide: string[] = [];
    const paths = await listPaths(request, lang);
    const kinds = new Set(paths.map(getKind));
    expect(kinds.size).toBeGreaterThan(15);
    for (const kind of kinds) {
      const [first = '', ...others] = paths.filter((path) => getKind(path) === kind);
      await page.goto(first);
      for (const look of everyLook) wide.push(...(await findOverflow(page, look, first)));
      for (const path of others) {
        const html = await (await request.get(path)).text();
        if (!(await page.evaluate(replaceBody, html))) await page.goto(path);
        wide.push(...(await findOverflow(page, narrowest, path)));
      }
    }
    expect(wide).toEqual([]);
  });

/** Lists every address of one language in the sitemaps. */
async function listPaths(request: APIRequestContext, lang: Language): Promise<string[]> {
  const read = async (path: string) => (await request.get(path)).text();
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  const sitemaps = await Promise.all(locations(await read('/sitemap.xml')).map(read));
  const all = sitemaps.flatMap(locations).filter((path) => path.split('/')[1] === lang);
  expect(all.length).toBeGreaterThan(100);
  return all;
}

/** Pages of one kind have the same layout and differ by their texts: `/de/bikes/*`, `/de/events`. */
const getKind = (path: string): string => path.replace(/(?<=^\/..\/[^/]+\/).+/, '*');

/**
 * Runs in the page. Shows the body of another page of the same kind, which takes a fifth of the time of opening it.
 * Returns false, without a change, if the other page has stylesheets that this one lacks.
 */
function replaceBody(html: string): boolean {
  const other = new DOMParser().parseFromString(html, 'text/html');
  const listStyles = (page: Document) =>
    [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href);
  const loaded = new Set(listStyles(document));
  if (!listStyles(other).every((href) => loaded.has(href))) return false;
  document.body.replaceWith(other.body);
  return true;
}

/** Returns where the page is wider than the viewport, and by how much. */
async function findOverflow(page: Page, { width, theme }: Look, path: string): Promise<string[]> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 700 });
  const by = await page.evaluate((name) => {
    const root = document.documentElement;
    root.dataset.bsTheme = name;
    root.classList.toggle('dark-mode', name === 'dark');
    return root.scrollWidth - root.clientWidth;
  }, theme);
  return by > 0 ? [`${path} is ${by} px wider than ${width} px (${theme})`] : [];
}
