import {
  getServerSideSitemap,
  type ISitemapField,
  getServerSideSitemapIndex,
  type IRobotPolicy,
} from 'next-sitemap';
import { type SitemapName, sitemaps } from '@/lib/server/seo/sitemap/sitemap-entries';
import { escapeXml } from '@/domain/text/xml';
import { env } from '@/lib/platform/config/env';
import { type SitemapEntryWithPictures, listSitemapEntries } from './list-sitemap-entries';
import config from '@/next-sitemap.config.js';
import 'server-only';

/**
 * Returns one of the sitemaps with all languages, alternates and images. Throws when a service fails, because search
 * engines would drop the URLs that a partial sitemap lacks.
 */
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

/**
 * Returns the absolute URL of a path, percent-encoded and escaped for XML, because next-sitemap does not escape URLs.
 */
function xmlAddress(path: string): string {
  return escapeXml(new URL(path, env.SITE_URL).href);
}

/**
 * Converts a path to the URL object that next-sitemap requires. Its `href`, the only property that next-sitemap reads,
 * is escaped for XML.
 */
function xmlUrl(path: string): URL {
  const url = new URL(path, env.SITE_URL);
  return Object.defineProperty(url, 'href', { value: xmlAddress(path) });
}

/** Returns the index of all sitemaps with URLs under SITE_URL. */
export function handleSitemapIndex(): Promise<Response> {
  return getServerSideSitemapIndex(config.robotsTxtOptions?.additionalSitemaps ?? [], {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  });
}

const list = (value: string | string[] | undefined): string[] =>
  value === undefined ? [] : [value].flat();

/** Formats robots.txt from the policies of the next-sitemap configuration, in the format of next-sitemap. */
export function formatRobotsTxt(
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

/** Returns robots.txt, which links to the sitemap index under SITE_URL. */
export function handleRobotsTxt(): Response {
  const policies = config.robotsTxtOptions?.policies ?? [];
  return new Response(formatRobotsTxt(policies, [`${config.siteUrl}/sitemap.xml`]), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
