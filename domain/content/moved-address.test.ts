import { describe, expect, it } from 'vitest';
import { addressPath, type AddressKind, type ContentAddress, parentPath } from './content-address';
import { movedAddress } from './moved-address';

const address = (
  kind: AddressKind,
  documentId: string,
  language: 'de' | 'en',
  slug: string,
  formerSlugs: string[] = [],
): ContentAddress => ({
  kind,
  documentId,
  language,
  slug,
  formerSlugs,
  updatedAt: null,
  isInSitemap: true,
});

const addresses = [
  address('blog', 'winter', 'de', 'der-riemen-im-winter', ['riemen-bei-frost']),
  address('blog', 'winter', 'en', 'the-belt-in-winter', ['belts-and-frost']),
  address('blog', 'berlin', 'de', 'nur-auf-deutsch'),
  address('blog', 'reused', 'de', 'neu', ['nachfolger']),
  address('blog', 'taken', 'de', 'nachfolger'),
  address('job', 'weld', 'de', 'schweisser'),
  address('job', 'weld', 'en', 'welder'),
  address('page', 'gone', 'de', 'impressum-alt'),
];

describe('where an address went', () => {
  it.each<[string, AddressKind, 'de' | 'en', string, string | null, boolean?]>([
    ['a former slug', 'blog', 'de', 'riemen-bei-frost', '/de/news/der-riemen-im-winter'],
    [
      'a slug of the other language',
      'blog',
      'en',
      'der-riemen-im-winter',
      '/en/news/the-belt-in-winter',
    ],
    ['the other way', 'blog', 'de', 'the-belt-in-winter', '/de/news/der-riemen-im-winter'],
    [
      'a former slug of the other language',
      'blog',
      'en',
      'riemen-bei-frost',
      '/en/news/the-belt-in-winter',
    ],
    ['a job', 'job', 'en', 'schweisser', '/en/jobs/welder'],
    ['not translated yet', 'blog', 'en', 'nur-auf-deutsch', '/en/news', false],
    ['a page not translated yet', 'page', 'en', 'impressum-alt', '/en', false],
    ['a slug of another kind', 'job', 'en', 'der-riemen-im-winter', null],
    ['a slug nobody ever had', 'blog', 'de', 'unsinn', null],
    ['its present address', 'blog', 'de', 'der-riemen-im-winter', null],
  ])('%s: %s %s/%s', (_name, kind, language, slug, path, isPermanent = true) => {
    expect(movedAddress({ kind, language, slug }, addresses)).toEqual(
      path === null ? null : { path, isPermanent },
    );
  });
});

describe('an address', () => {
  it.each([
    ['page', 'home', '/de'],
    ['page', 'imprint', '/de/imprint'],
    ['page', 'support/faq', '/de/support/faq'],
    ['blog', 'x', '/de/news/x'],
    ['feature', 'x', '/de/features/x'],
    ['bike', 'ludwig', '/de/bikes/ludwig'],
    ['accessory', 'x', '/de/accessories/x'],
  ] as const)('of the %s %s is %s', (kind, slug, path) => {
    expect(addressPath({ kind, language: 'de', slug })).toBe(path);
  });

  it('stands below its list', () => {
    expect(parentPath('job', 'en')).toBe('/en/jobs');
    expect(parentPath('page', 'en')).toBe('/en');
  });
});
