import { describe, expect, it } from 'vitest';
import type { B2bFile } from './b2b-files';
import { toFileFilterQuery, groupFiles, isNewFile, parseFileFilter } from './b2b-files';

const file = (id: string, facts: Partial<B2bFile>): B2bFile => ({
  id,
  category: 'priceList',
  title: 'Preisliste',
  description: '',
  language: 'de',
  version: '2027',
  updatedAt: '2026-11-01',
  fileName: `${id}.pdf`,
  contentType: 'application/pdf',
  bytes: 1,
  ...facts,
});

const files = [
  file('terms', { category: 'terms', title: 'Händlervertrag' }),
  file('prices-de', {}),
  file('prices-en', { language: 'en', title: 'Price list', updatedAt: '2026-11-20' }),
  file('logo', { category: 'brand', title: 'Logo', language: null }),
];

const found = (query: string) =>
  groupFiles(files, parseFileFilter(query)).map(
    (group) => `${group.category}: ${group.files.map(({ id }) => id).join(' ')}`,
  );

describe('file list', () => {
  it.each([
    ['', ['priceList: prices-en prices-de', 'brand: logo', 'terms: terms']],
    ['?language=en', ['priceList: prices-en', 'brand: logo']],
    ['?category=terms', ['terms: terms']],
    ['?q=handlervertrag', ['terms: terms']],
    ['?q=2027&category=brand&language=de', ['brand: logo']],
    ['?q=nichts', []],
  ])('filters by %j into %j', (query, groups) => {
    expect(found(query)).toEqual(groups);
  });

  it.each([
    ['2026-11-18T10:00:00.000Z', true],
    ['2026-11-20T22:59:00.000Z', true],
    ['2026-11-20T23:00:00.000Z', false],
    ['2026-11-21T00:00:00.000Z', false],
    [null, false],
  ])('with the last visit %s a file of 20 November is new: %s', (since, isNew) => {
    expect(isNewFile(file('x', { updatedAt: '2026-11-20' }), since)).toBe(isNew);
  });
});

it.each([
  ['?q=a+b&category=brand&language=en', 'q=a+b&category=brand&language=en'],
  ['?category=constructor&language=fr', ''],
])('normalizes the query %j to %j', (query, written) => {
  expect(toFileFilterQuery(parseFileFilter(query))).toBe(written);
});
