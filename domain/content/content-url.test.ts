import { expect, it, describe } from 'vitest';
import {
  listMissingNoticeWarnings,
  getContentPath,
  type ContentUrlKind,
  type ContentUrl,
  getParentPath,
  findMovedContentUrl,
} from './content-url';

describe('guarantee notice files', () => {
  const sentence = (language: string) =>
    `The official notice on the legal guarantee is missing (${language}): put it into public/legal/legal-guarantee-notice.${language}.svg (or .png), see docs/operations.md.`;

  it.each<[string, string[], string[]]>([
    ['no file', [], [sentence('de'), sentence('en')]],
    ['one language', ['legal/legal-guarantee-notice.de.svg'], [sentence('en')]],
    ['both', ['legal/legal-guarantee-notice.de.png', 'legal/legal-guarantee-notice.en.webp'], []],
  ])('warns at startup about each language without its notice: %s', (_case, files, warnings) => {
    expect(listMissingNoticeWarnings((file) => files.includes(file))).toEqual(warnings);
  });
});

describe('moved address', () => {
  const address = (
    kind: ContentUrlKind,
    documentId: string,
    language: 'de' | 'en',
    slug: string,
    formerSlugs: string[] = [],
  ): ContentUrl => ({
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

  describe('findMovedContentUrl', () => {
    it.each<[string, ContentUrlKind, 'de' | 'en', string, string | null, boolean?]>([
      ['a former slug', 'blog', 'de', 'riemen-bei-frost', '/de/news/der-riemen-im-winter'],
      [
        'a slug of the other language',
        'blog',
        'en',
        'der-riemen-im-winter',
        '/en/news/the-belt-in-winter',
      ],
      [
        'a slug of the other language, reversed',
        'blog',
        'de',
        'the-belt-in-winter',
        '/de/news/der-riemen-im-winter',
      ],
      [
        'a former slug of the other language',
        'blog',
        'en',
        'riemen-bei-frost',
        '/en/news/the-belt-in-winter',
      ],
      ['a job', 'job', 'en', 'schweisser', '/en/jobs/welder'],
      ['an entry without a translation', 'blog', 'en', 'nur-auf-deutsch', '/en/news', false],
      ['a page without a translation', 'page', 'en', 'impressum-alt', '/en', false],
      ['a slug of another content type', 'job', 'en', 'der-riemen-im-winter', null],
      ['an unknown slug', 'blog', 'de', 'unsinn', null],
      ['the current address', 'blog', 'de', 'der-riemen-im-winter', null],
    ])('redirects %s: %s %s/%s', (_name, kind, language, slug, path, isPermanent = true) => {
      expect(findMovedContentUrl({ kind, language, slug }, addresses)).toEqual(
        path === null ? null : { path, isPermanent },
      );
    });
  });

  describe('content path', () => {
    it.each([
      ['page', 'home', '/de'],
      ['page', 'imprint', '/de/imprint'],
      ['page', 'support/faq', '/de/support/faq'],
      ['blog', 'x', '/de/news/x'],
      ['feature', 'x', '/de/features/x'],
      ['bike', 'ludwig', '/de/bikes/ludwig'],
      ['accessory', 'x', '/de/accessories/x'],
    ] as const)('for the %s %s is %s', (kind, slug, path) => {
      expect(getContentPath({ kind, language: 'de', slug })).toBe(path);
    });

    it('the parent path is the list page', () => {
      expect(getParentPath('job', 'en')).toBe('/en/jobs');
      expect(getParentPath('page', 'en')).toBe('/en');
    });
  });
});
