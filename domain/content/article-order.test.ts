import { describe, expect, it } from 'vitest';
import { neighbours, newestFirst, relatedArticles } from './article-order';

const article = (slug: string, date: string | null, category: string | null) => ({
  slug,
  date,
  category,
});
const articles = [
  article('belt', '2026-03-02', 'technik'),
  article('hall', '2026-11-12', 'unternehmen'),
  article('undated', null, 'technik'),
  article('noise', '2026-09-02', 'technik'),
  article('colour', '2026-10-09', 'model'),
];
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

it('articles come newest first, undated ones last', () => {
  expect(slugs(newestFirst(articles))).toEqual(['hall', 'colour', 'noise', 'belt', 'undated']);
});

describe('neighbours', () => {
  it.each([
    ['noise', 'belt', 'colour'],
    ['hall', 'colour', null],
    ['undated', null, 'belt'],
    ['nothing', null, null],
  ])('of %s are %s and %s', (slug, earlier, later) => {
    const found = neighbours(articles, slug);
    expect([found.earlier?.slug ?? null, found.later?.slug ?? null]).toEqual([earlier, later]);
  });
});

describe('related articles', () => {
  it.each([
    ['noise', 'technik', 3, ['belt', 'undated', 'hall']],
    ['hall', 'unternehmen', 2, ['colour', 'noise']],
    ['hall', null, 1, ['colour']],
  ])('of %s (%s), %i of them', (slug, category, count, expected) => {
    expect(slugs(relatedArticles(articles, { slug, category }, count))).toEqual(expected);
  });
});
