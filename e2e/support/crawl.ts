import type { APIRequestContext } from '@playwright/test';

export interface CrawledPage {
  readonly path: string;
  /** The page that led here first. */
  readonly from: string;
  readonly status: number;
  /** Where a redirect led to, else the path itself. */
  readonly endedAt: string;
  readonly html: string;
}

/** At once; the server has other visitors. */
const WIDTH = 4;
/** Answered by no page: files, what belongs to one customer, and endless choices. */
const skipped =
  /^\/(?:api|media|downloads|_next|icons)\/|^\/(?:de|en)\/(?:my-account|checkout|login|search)/;

/** Every page of the site that links lead to from these, each asked for once; queries and anchors do not count. */
export async function crawl(
  request: APIRequestContext,
  starts: readonly string[],
): Promise<CrawledPage[]> {
  const known = new Set(starts);
  const queue = starts.map((path) => ({ path, from: 'the start' }));
  const pages: CrawledPage[] = [];

  async function visit(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { page, url } = await read(request, next);
      pages.push(page);
      for (const path of linksOf(page.html, url)) {
        if (known.has(path) || skipped.test(path)) continue;
        known.add(path);
        queue.push({ path, from: next.path });
      }
    }
  }

  // A worker that finds the queue empty may only be early: all start again until none finds anything.
  while (queue.length > 0) await Promise.all(Array.from({ length: WIDTH }, visit));
  return pages;
}

/** The pages as they are now, each asked for once more. */
export async function refetchPages(
  request: APIRequestContext,
  pages: readonly CrawledPage[],
): Promise<CrawledPage[]> {
  return Promise.all(pages.map(async (page) => (await read(request, page)).page));
}

async function read(request: APIRequestContext, next: Pick<CrawledPage, 'path' | 'from'>) {
  const response = await request.get(next.path);
  const isPage = (response.headers()['content-type'] ?? '').includes('text/html');
  const html = isPage ? await response.text() : '';
  const url = response.url();
  const endedAt = new URL(url).pathname;
  const page: CrawledPage = { ...next, status: response.status(), endedAt, html };
  return { page, url };
}

function linksOf(html: string, base: string): string[] {
  const { origin } = new URL(base);
  return [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].flatMap(([, href = '']) => {
    const address = href.replaceAll('&amp;', '&');
    if (!URL.canParse(address, base)) return [];
    const url = new URL(address, base);
    return url.origin === origin ? [url.pathname] : [];
  });
}

/** The addresses of the page's links to itself in every language, by language. */
export function parseAlternates(html: string): Map<string, string> {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);
  return new Map(
    links.flatMap((tag) => {
      const language = attribute(tag, 'hrefLang') ?? attribute(tag, 'hreflang');
      const href = attribute(tag, 'href');
      return language && href ? [[language, href] as const] : [];
    }),
  );
}

/** The page's canonical address; null when it names none. */
export function parseCanonical(html: string): string | null {
  const tag = /<link\b[^>]*rel="canonical"[^>]*>/.exec(html)?.[0];
  return tag ? attribute(tag, 'href') : null;
}

/** The letters of the sentence engines show below a page's title, written signs as one each; none when it has none. */
export function countDescriptionLetters(html: string): number {
  const [, words = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  return words.replace(/&#?\w+;/g, '.').length;
}

/** All structured data of a page, parsed; throws for what is no JSON. */
export function parseStructuredData(html: string): unknown[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, text = '']) => JSON.parse(text));
}

function attribute(tag: string, name: string): string | null {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? null;
}
