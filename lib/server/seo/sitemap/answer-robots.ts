import 'server-only';
import config from '@/next-sitemap.config.js';
import { robotsText } from './robots-text';

/** robots.txt, which leads to the index of the sitemaps under the address the site runs under. */
export function answerRobots(): Response {
  const policies = config.robotsTxtOptions?.policies ?? [];
  return new Response(robotsText(policies, [`${config.siteUrl}/sitemap.xml`]), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
