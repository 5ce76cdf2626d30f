import 'server-only';
import { getServerSideSitemap, type ISitemapField } from 'next-sitemap';
import { type SitemapName, sitemaps } from '@/domain/sitemap/sitemaps';
import { env } from '@/lib/platform/config/env';
import { type PicturedEntry, readSitemap } from './sitemap-sources';

/** One of the sitemaps, with every language, its alternates and its pictures. Throws when a service cannot answer: half a map is worse than none. */
export async function answerSitemap(name: SitemapName): Promise<Response> {
  const { changefreq, priority } = sitemaps[name];
  const entries = await readSitemap(name);
  return getServerSideSitemap(
    entries.map((entry) => ({ ...toField(entry), changefreq, priority })),
    { 'Content-Type': 'application/xml; charset=utf-8' },
  );
}

function toField({ path, updatedAt, alternates, pictures }: PicturedEntry): ISitemapField {
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
