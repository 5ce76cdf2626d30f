import { expect, it } from 'vitest';
import config from '@/next-sitemap.config.js';
import { sitemaps } from '@/lib/server/seo/sitemap/sitemap-entries';
import { formatRobotsTxt } from './handle-sitemap';

it('contains the rules and the sitemap addresses', () => {
  const policies = [
    { userAgent: '*', allow: '/', disallow: ['/api/', '/*/checkout'] },
    { userAgent: 'Bad', disallow: '/' },
  ];
  expect(formatRobotsTxt(policies, ['https://x.example/sitemap.xml'])).toBe(
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

it('lists exactly the existing sitemaps with absolute addresses', () => {
  const named = config.robotsTxtOptions?.additionalSitemaps ?? [];
  expect(named.map((address) => new URL(address).pathname.slice(1))).toEqual(
    Object.values(sitemaps).map(({ file }) => file),
  );
});
