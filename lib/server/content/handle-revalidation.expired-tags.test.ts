import { expect, it } from 'vitest';
import { getContentCacheTags } from '@/lib/gateways/content/cache-tags';
import { type ContentChange, listExpiredTags } from './handle-revalidation';

const article = { model: 'blog', locale: 'de', slug: 'der-riemen-im-winter' } as const;

it.each<[string, ContentChange, string[]]>([
  [
    'an article: its language, itself and its translation',
    article,
    ['cms:blog:de', 'cms:blog:de:der-riemen-im-winter', 'cms:blog:translations'],
  ],
  ['without a slug: all articles', { ...article, slug: null }, ['cms:blog']],
  ['without a language: all articles', { ...article, locale: null }, ['cms:blog']],
  [
    'a dealer, the same in every language',
    { model: 'dealer', locale: null, slug: 'x' },
    ['cms:dealer'],
  ],
  [
    'a picture: every entry with pictures',
    { model: 'upload', locale: null, slug: null },
    ['cms:upload'],
  ],
  [
    'a model: accessories and pages that contain it',
    { model: 'bike', locale: 'en', slug: 'ludwig' },
    [
      'cms:bike:en',
      'cms:bike:en:ludwig',
      'cms:bike:translations',
      'cms:accessory:en',
      'cms:page:en',
    ],
  ],
  [
    'a colour',
    { model: 'term', locale: null, slug: null },
    ['cms:term', 'cms:bike', 'cms:accessory'],
  ],
])('%s', (_name, change, tags) => {
  expect(listExpiredTags(change)).toEqual(tags);
});

it('expires an entry under its old slug, too, because that page links the languages', () => {
  const oldPage = getContentCacheTags('blog', 'de', 'alter-name');
  expect(listExpiredTags(article).some((tag) => oldPage.includes(tag))).toBe(true);
  const otherLanguage = getContentCacheTags('blog', 'en');
  expect(listExpiredTags(article).some((tag) => otherLanguage.includes(tag))).toBe(false);
});

it('expires the translation, which links the renamed entry, but not its list', () => {
  const translation = getContentCacheTags('blog', 'en', 'the-belt-in-winter');
  expect(listExpiredTags(article).some((tag) => translation.includes(tag))).toBe(true);
});
