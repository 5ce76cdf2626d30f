import { expect, it } from 'vitest';
import config from '@/next-sitemap.config.js';
import { sitemaps } from '@/lib/server/seo/sitemap/sitemap-entries';
import { formatRobots } from './handle-sitemap';

it('says what may be read and where the sitemaps are', () => {
  const policies = [
    { userAgent: '*', allow: '/', disallow: ['/api/', '/*/checkout'] },
    { userAgent: 'Bad', disallow: '/' },
  ];
  expect(formatRobots(policies, ['https://x.example/sitemap.xml'])).toBe(
    [
      'User-agent: *',
      'Allow: /',
      'Disallow: /api/',
      'Disallow: /*/checkout',
      '',
      'User-agent: Bad',
      'Disallow: /',
      '',
      'Sitemap: https://x.example/sitemap.xml',
      '',
    ].join('\n'),
  );
});

it('the configuration names exactly the sitemaps there are, in full', () => {
  const named = config.robotsTxtOptions?.additionalSitemaps ?? [];
  expect(named.map((address) => new URL(address).pathname.slice(1))).toEqual(
    Object.values(sitemaps).map(({ file }) => file),
  );
});
