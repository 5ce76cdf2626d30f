import 'server-only';
import { getServerSideSitemapIndex } from 'next-sitemap';
import config from '@/next-sitemap.config.js';

/** The index of all sitemaps, under the address the site runs under. */
export function answerSitemapIndex(): Promise<Response> {
  return getServerSideSitemapIndex(config.robotsTxtOptions?.additionalSitemaps ?? [], {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': 'public, max-age=3600',
  });
}
