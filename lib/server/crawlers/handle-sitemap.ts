import {
  getServerSideSitemap,
  type ISitemapField,
  getServerSideSitemapIndex,
  type IRobotPolicy,
} from 'next-sitemap';
import { type SitemapName, sitemaps } from '@/lib/server/seo/sitemap/sitemap-entries';
import { env } from '@/lib/platform/config/env';
import { type SitemapEntryWithPictures, listSitemapEntries } from './list-sitemap-entries';
import config from '@/next-sitemap.config.js';
import 'server-only';

/** One of the sitemaps, with every language, its alternates and its pictures. Throws when a service cannot answer: half a map is worse than none. */
export async function handleSitemap(name: SitemapName): Promise<Response> {
  const { changefreq, priority } = sitemaps[name];
  const entries = await listSitemapEntries(name);
  return getServerSideSitemap(
    entries.map((entry) => ({ ...toField(entry), changefreq, priority })),
    { 'Content-Type': 'application/xml; charset=utf-8' },
  );
}

function toField({
  path,
  updatedAt,
  alternates,
  pictures,
}: SitemapEntryWithPictures): ISitemapField {
  return {
    loc: xmlAddress(path),
    ...(updatedAt !== null && { lastmod: new Date(updatedAt).toISOString() }),
    alternateRefs: alternates.map((other) => ({
      hreflang: other.hreflang,
      href: xmlAddress(other.path),
      hrefIsAbsolute: true,
    })),
    images: pictures.map((picture) => ({ loc: xmlUrl(picture) })),
  };
}

/** next-sitemap writes addresses as they are: they come encoded, and with the one sign XML does not take written out. */
function xmlAddress(path: string): string {
  return new URL(path, env.SITE_URL).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}

/** An address where next-sitemap wants an object and reads nothing but its text. */
function xmlUrl(path: string): URL {
  const url = new URL(path, env.SITE_URL);
  return Object.defineProperty(url, 'href', { value: xmlAddress(path) });
}

/** The index of all sitemaps, under the address the site runs under. */
export function handleSitemapIndex(): Promise<Response> {
  return getServerSideSitemapIndex(config.robotsTxtOptions?.additionalSitemaps ?? [], {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  });
}

const list = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : [value].flat();

/** robots.txt as next-sitemap writes it, from the policies of its configuration. */
export function formatRobots(
  policies: readonly IRobotPolicy[],
  sitemaps: readonly string[],
): string {
  const groups = policies.map(({ userAgent, allow, disallow }) =>
    [
      `User-agent: ${userAgent}`,
      ...list(allow).map((path) => `Allow: ${path}`),
      ...list(disallow).map((path) => `Disallow: ${path}`),
    ].join('\n'),
  );
  return `${[...groups, sitemaps.map((address) => `Sitemap: ${address}`).join('\n')].join('\n\n')}\n`;
}

/** robots.txt, which leads to the index of the sitemaps under the address the site runs under. */
export function handleRobots(): Response {
  const policies = config.robotsTxtOptions?.policies ?? [];
  return new Response(formatRobots(policies, [`${config.siteUrl}/sitemap.xml`]), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
