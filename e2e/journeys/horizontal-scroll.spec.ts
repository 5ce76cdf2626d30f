import type { APIRequestContext, Page } from '@playwright/test';
import { type Language, languages } from '@/e2e/fixtures/messages';
import { expect, test } from '@/e2e/fixtures/test';

interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

/**
 * Widths and themes to check. Every page is checked at the narrowest width only, and one page of each kind in all
 * widths and themes.
 */
const narrowest: Look = { width: 320, theme: 'light' };
const everyLook: readonly Look[] = [
  { width: 390, theme: 'light' },
  { width: 390, theme: 'dark' },
  { width: 320, theme: 'dark' },
  narrowest,
];

// Scripts are disabled: the content has the same width without them, and the layout settles at once. The content
// security policy is bypassed, because its Trusted Types forbid the markup that showContents inserts.
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
      const { overflows, notShown } = await page.evaluate(showContents, others);
      wide.push(...overflows.map(([path, by]) => describeOverflow(path, by, narrowest)));
      for (const path of notShown) {
        await page.goto(path);
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

/**
 * Returns the kind of a page, such as `/de/bikes/*` or `/de/events`. Pages of one kind have the same layout and differ
 * by their texts.
 */
const getKind = (path: string): string => path.replace(/(?<=^\/..\/[^/]+\/).+/, '*');

/**
 * Runs in the page. Shows the main part of each other page of the same kind in place of its own, which takes a tenth of
 * the time of opening the page. Header and footer are the same on all pages. Returns the paths whose content is too
 * wide, with the number of excess px, and those it cannot show because they have stylesheets that this page lacks.
 */
async function showContents(
  paths: readonly string[],
): Promise<{ overflows: [path: string, by: number][]; notShown: string[] }> {
  const listStyles = (html: string) =>
    [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]*>/g)].map(
      ([link]) => /href="([^"]+)"/.exec(link)?.[1],
    );
  const fetchPage = async (path: string) => {
    const response = await fetch(path);
    if (!response.ok || response.redirected)
      throw new Error(`${path} responded with ${response.status} from ${response.url}`);
    return response.text();
  };
  const loaded = new Set(listStyles(document.head.outerHTML));
  const root = document.documentElement;
  const overflows: [string, number][] = [];
  const notShown: string[] = [];
  let next = paths[0] === undefined ? Promise.resolve('') : fetchPage(paths[0]);
  for (const [index, path] of paths.entries()) {
    const html = await next;
    const following = paths[index + 1];
    if (following !== undefined) next = fetchPage(following);
    const content = /<main[ >][^]*<\/main>/.exec(html)?.[0];
    if (content === undefined || !listStyles(html).every((href) => loaded.has(href))) {
      notShown.push(path);
      continue;
    }
    const main = document.querySelector('main');
    if (main === null) throw new Error(`No main part on ${location.pathname}`);
    main.outerHTML = content;
    const by = root.scrollWidth - root.clientWidth;
    if (by > 0) overflows.push([path, by]);
  }
  return { overflows, notShown };
}

const describeOverflow = (path: string, by: number, { width, theme }: Look): string =>
  `${path} is ${by} px wider than ${width} px (${theme})`;

/** Returns where the page is wider than the viewport, and by how much. */
async function findOverflow(page: Page, look: Look, path: string): Promise<string[]> {
  const { width, theme } = look;
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 700 });
  const by = await page.evaluate((name) => {
    const root = document.documentElement;
    root.dataset.bsTheme = name;
    root.classList.toggle('dark-mode', name === 'dark');
    return root.scrollWidth - root.clientWidth;
  }, theme);
  return by > 0 ? [describeOverflow(path, by, look)] : [];
}
