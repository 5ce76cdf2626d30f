import 'server-only';
import { getServerSideSitemap, type ISitemapField } from 'next-sitemap';
import { type SitemapEntry, sitemapEntries } from '@/domain/sitemap/sitemap-entries';
import { type SitemapName, sitemaps } from '@/domain/sitemap/sitemaps';
import { getAddresses } from '@/lib/server/site-addresses/get-addresses';
import { env } from '@/lib/platform/config/env';

/** One of the four sitemaps, with every language and its alternates. Throws when the content service cannot answer: half a map is worse than none. */
export async function answerSitemap(name: SitemapName): Promise<Response> {
  const { kinds, changefreq, priority } = sitemaps[name];
  const entries = sitemapEntries(kinds, await getAddresses());
  return getServerSideSitemap(
    entries.map((entry) => ({ ...toField(entry), changefreq, priority })),
    { 'Content-Type': 'application/xml; charset=utf-8' },
  );
}

function toField({ path, updatedAt, alternates }: SitemapEntry): ISitemapField {
  return {
    loc: xmlAddress(path),
    lastmod: updatedAt === null ? undefined : new Date(updatedAt).toISOString(),
    alternateRefs: alternates.map((other) => ({
      hreflang: other.hreflang,
      href: xmlAddress(other.path),
      hrefIsAbsolute: true,
    })),
  };
}

/** next-sitemap writes addresses as they are: they come encoded, and with the one sign XML does not take written out. */
function xmlAddress(path: string): string {
  return new URL(path, env.SITE_URL).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
