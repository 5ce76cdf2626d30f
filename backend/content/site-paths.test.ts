import { describe, expect, it } from 'vitest';
import { linkFault, linkTargets } from './site-paths';

const paths = linkTargets('de', {
  '': [
    { slug: 'datenschutz', locale: 'de' },
    { slug: 'privacy', locale: 'en' },
    { slug: 'support/press', locale: 'de' },
  ],
  news: [{ slug: 'der-riemen-im-winter', locale: 'de' }],
  bikes: [{ slug: 'heinrich-1.0', locale: 'de' }],
  'bikes/outlet': [{ slug: 'ludwig-2024', locale: null }],
});

describe('a link', () => {
  it.each([
    '/',
    '/datenschutz',
    '/dealers',
    '/datenschutz/',
    '/datenschutz#cookies',
    '/bikes?drive=pinion',
    '/bikes/heinrich-1.0',
    '/bikes/heinrich-1.0/configuration',
    '/bikes/outlet/ludwig-2024',
    '/news/der-riemen-im-winter',
    '/support/faq#riemen-schmieren',
    'https://lautlos.example/nirgends',
    'mailto:post@lautlos.example',
    'tel:+49305550140',
    '#unten',
  ])('%s is right', (href) => {
    expect(linkFault(href, paths)).toBeNull();
  });

  it.each([
    ['/privacy', 'link /privacy leads nowhere'],
    ['/bikes/karl', 'link /bikes/karl leads nowhere'],
    ['/newsletter', 'link /newsletter leads nowhere'],
    [
      '/news/der-riemen-im-winter/configuration',
      'link /news/der-riemen-im-winter/configuration leads nowhere',
    ],
    ['/de/datenschutz', 'link /de/datenschutz names a language; the site adds it'],
    ['/en', 'link /en names a language; the site adds it'],
  ])('%s is wrong', (href, fault) => {
    expect(linkFault(href, paths)).toBe(fault);
  });
});
