import { describe, expect, it } from 'vitest';
import { isBannerVisible } from './banner';
import {
  groupFooterPages,
  findNeighbors,
  sortNewestFirst,
  listRelatedArticles,
  isJobOpen,
  groupEventsByTime,
} from './content-lists';

describe('content', () => {
  describe('banner (Specification §4)', () => {
    const full = { text: 'Neu', slug: 'neu', showEverywhere: false };

    it.each([
      ['shows a banner on all pages', { ...full, showEverywhere: true }, '/news', true],
      [
        'shows a banner without text on all pages',
        { text: null, slug: null, showEverywhere: true },
        '/news',
        true,
      ],
      ['matches the home page', full, '/', true],
      ['matches the bike list', full, '/bikes', true],
      ['matches the bike list with a trailing slash', full, '/bikes/', true],
      ['does not match a bike page', full, '/bikes/ludwig', false],
      ['does not match the outlet', full, '/bikes/outlet', false],
      ['does not match another page', full, '/news', false],
      ['shows no banner without text', { ...full, text: '' }, '/', false],
      ['shows no banner without a slug', { ...full, slug: null }, '/', false],
      ['shows nothing without a banner', null, '/', false],
    ])('%s', (_name, banner, path, shown) => {
      expect(isBannerVisible(banner, path)).toBe(shown);
    });
  });

  describe('footer lists (Specification §2, §4)', () => {
    const page = (title: string, isOnFooterAsMain: boolean, isFooterAsSecondary: boolean) => ({
      title,
      slug: title,
      isOnFooterAsMain,
      isFooterAsSecondary,
    });
    const pages = [
      page('Zubehör', true, false),
      page('Versand', false, true),
      page('Über uns', false, true),
      page('AGB', false, true),
      page('Modelle', true, false),
      page('Beides', true, true),
      page('Keins', false, false),
    ];

    it('keeps the main list order and sorts the secondary list by German title order', () => {
      const { main, secondary } = groupFooterPages(pages, 'de');
      expect(main.map(({ title }) => title)).toEqual(['Zubehör', 'Modelle']);
      expect(secondary.map(({ title }) => title)).toEqual(['AGB', 'Über uns', 'Versand']);
    });
  });
});

describe('article order', () => {
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

  it('sorts articles newest first and undated articles last', () => {
    expect(slugs(sortNewestFirst(articles))).toEqual([
      'hall',
      'colour',
      'noise',
      'belt',
      'undated',
    ]);
  });

  describe('neighbouring articles', () => {
    it.each([
      ['noise', 'belt', 'colour'],
      ['hall', 'colour', null],
      ['undated', null, 'belt'],
      ['nothing', null, null],
    ])('for %s are %s and %s', (slug, earlier, later) => {
      const found = findNeighbors(articles, slug);
      expect([found.earlier?.slug ?? null, found.later?.slug ?? null]).toEqual([earlier, later]);
    });
  });

  describe('related articles', () => {
    it.each([
      ['noise', 'technik', 3, ['belt', 'undated', 'hall']],
      ['hall', 'unternehmen', 2, ['colour', 'noise']],
      ['hall', null, 1, ['colour']],
    ])('for %s in category %s returns %i articles', (slug, category, count, expected) => {
      expect(slugs(listRelatedArticles(articles, { slug, category }, count))).toEqual(expected);
    });
  });
});

describe('open jobs', () => {
  it.each([
    [null, true],
    ['2026-11-22', true],
    ['2026-11-21', true],
    ['2026-11-20', false],
    ['2025-12-31', false],
  ])('a job with deadline %s is open on 2026-11-21: %s', (validThrough, expected) => {
    expect(isJobOpen({ validThrough }, '2026-11-21')).toBe(expected);
  });
});

describe('split events', () => {
  const event = (id: string, startsAt: string, endsAt: string | null = null) => ({
    id,
    startsAt,
    endsAt,
  });

  it('sorts upcoming events by start and past events in reverse', () => {
    const now = Date.parse('2026-11-21T12:00:00Z');
    const { upcoming, past } = groupEventsByTime(
      [
        event('far', '2027-03-01T09:00:00Z'),
        event('old', '2026-01-10T09:00:00Z', '2026-01-10T17:00:00Z'),
        event('under way', '2026-11-20T09:00:00Z', '2026-11-22T17:00:00Z'),
        event('yesterday', '2026-11-20T09:00:00Z'),
        event('unreadable', 'bald'),
        event('next', '2026-12-04T09:00:00Z'),
      ],
      now,
    );
    expect(upcoming.map(({ id }) => id)).toEqual(['under way', 'next', 'far']);
    expect(past.map(({ id }) => id)).toEqual(['yesterday', 'old']);
  });
});
