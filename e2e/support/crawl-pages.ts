import type { APIRequestContext } from '@playwright/test';

export interface CrawledPage {
  readonly path: string;
  /** Path of the page that first linked to this one. */
  readonly linkedFrom: string;
  readonly status: number;
  /** The path after redirects; equals `path` if there was none. */
  readonly finalPath: string;
  readonly html: string;
}

/** Number of concurrent requests, limited because other tests use the server too. */
const WIDTH = 4;
/** Not crawled: files, private pages of a customer, and pages with endless variants. */
const skipped =
  /^\/(?:api|media|downloads|_next|icons)\/|^\/(?:de|en)\/(?:my-account|checkout|login|search)/;

/** Fetches every page reachable by links from the given ones, each once. Queries and anchors are ignored. */
export async function crawlPages(
  request: APIRequestContext,
  starts: readonly string[],
): Promise<CrawledPage[]> {
  const known = new Set(starts);
  const queue = starts.map((path) => ({ path, linkedFrom: 'the start' }));
  const pages: CrawledPage[] = [];

  async function visit(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { page, url } = await read(request, next);
      pages.push(page);
      for (const path of linksOf(page.html, url)) {
        if (known.has(path) || skipped.test(path)) continue;
        known.add(path);
        queue.push({ path, linkedFrom: next.path });
      }
    }
  }

  // A worker may find the queue empty while another one still adds to it, so all start again until the queue stays
  // empty.
  while (queue.length > 0) await Promise.all(Array.from({ length: WIDTH }, visit));
  return pages;
}

/** Fetches the given pages again and returns their current state. */
export async function refetchPages(
  request: APIRequestContext,
  pages: readonly CrawledPage[],
): Promise<CrawledPage[]> {
  return Promise.all(pages.map(async (page) => (await read(request, page)).page));
}

async function read(request: APIRequestContext, next: Pick<CrawledPage, 'path' | 'linkedFrom'>) {
  const response = await request.get(next.path);
  const isPage = (response.headers()['content-type'] ?? '').includes('text/html');
  const html = isPage ? await response.text() : '';
  const url = response.url();
  const finalPath = new URL(url).pathname;
  const page: CrawledPage = { ...next, status: response.status(), finalPath, html };
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

/** Returns the URLs of the page's language alternates, by language. */
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

/** Returns the page's canonical URL, or null. */
export function parseCanonical(html: string): string | null {
  const tag = /<link\b[^>]*rel="canonical"[^>]*>/.exec(html)?.[0];
  return tag ? attribute(tag, 'href') : null;
}

/** Returns the length of the meta description, counting each HTML entity as one character. 0 if there is none. */
export function countDescriptionLetters(html: string): number {
  const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
  return description.replace(/&#?\w+;/g, '.').length;
}

/** Parses all structured data of a page. Throws if it is not JSON. */
export function parseStructuredData(html: string): unknown[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, text = '']) => JSON.parse(text));
}

function attribute(tag: string, name: string): string | null {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? null;
}
