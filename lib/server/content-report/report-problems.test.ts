import { describe, expect, it } from 'vitest';
import type { ContentUrl } from '@/domain/content/content-url';
import { listLinks, type ContentReportEntry } from '@/lib/platform/views/content-report-entry';
import { listReportProblems } from './report-problems';
import { isDeadLink, listSitePaths } from './link-check';
import { findOutdatedFacts } from './text-checks';

const german: ContentReportEntry = {
  kind: 'blog',
  documentId: 'winter',
  language: 'de',
  title: 'Der Riemen im Winter',
  path: '/de/news/riemen',
  updatedAt: '2026-11-01T10:00:00.000Z',
  description: 'Was Frost und Streusalz mit einem Fahrradriemen machen und was dagegen hilft.',
  text: 'Wort '.repeat(150),
  images: [],
  links: [],
};
const english: ContentReportEntry = { ...german, language: 'en', path: '/en/news/belt' };
const image = { field: 'image', url: '/media/a.webp', alt: 'Ein Rad', width: 1600, height: 900 };
const paths = new Set(['/de', '/de/bikes', '/de/news/riemen', '/en/news/belt']);

const facts = { dealers: 177, models: 25, motorModels: 13, returnDays: null };

const found = (...entries: ContentReportEntry[]) =>
  listReportProblems(entries, { paths, facts }).map(({ rule, entry, subject, language }) => [
    rule,
    entry.language,
    subject ?? language,
  ]);

describe('content report', () => {
  it('reports nothing for valid entries', () => {
    expect(
      found(
        { ...german, images: [image], links: ['/bikes?colors=sand#liste', 'https://x.example'] },
        english,
      ),
    ).toEqual([]);
  });

  it.each<[string, ContentReportEntry[], unknown[][]]>([
    [
      'a number that differs from the shop',
      [{ ...german, text: `${german.text} bei 214 [Händlern](/x), 25 Modelle` }, english],
      [['wrongFact', 'de', '214 [Händler (177)']],
    ],
    [
      'an unknown fact',
      [{ ...german, title: '{{dealer}}', text: `${german.text} {{ models }} {{dealer}}` }, english],
      [
        ['unknownFact', 'de', '{{dealer}}'],
        ['unknownFact', 'de', '{{ models }}'],
      ],
    ],
    [
      'a figure that differs in the other language',
      [
        { ...german, text: `${german.text} 1.298 mm und 2,5 kg, ab 1.695 €` },
        { ...english, text: `${english.text} 1,298 mm and 3.5 kg, from €1,695` },
      ],
      [
        ['otherFigures', 'de', '2.5 kg'],
        ['otherFigures', 'en', '3.5 kg'],
      ],
    ],
    [
      'no figure that the other language spells out or omits',
      [
        { ...german, text: `${german.text} vierzig Millimeter und 2,5 kg` },
        { ...english, text: `${english.text} 40 mm and 2.5 kg` },
      ],
      [],
    ],
    ['a short text', [{ ...german, text: 'Kurz und gut.' }, english], [['thinText', 'de', '3']]],
    [
      'a page that contains only its list',
      [
        { ...german, kind: 'page', path: '/de/news', text: '' },
        { ...english, kind: 'page', path: '/en/news', text: '' },
      ],
      [],
    ],
    [
      'descriptions that are too long or too short',
      [
        { ...german, description: 'x'.repeat(161) },
        { ...english, description: ' ' },
      ],
      [
        ['description', 'de', '161'],
        ['description', 'en', '0'],
      ],
    ],
    [
      'no description for a kind without one',
      [
        { ...german, kind: 'faq', description: null },
        { ...english, kind: 'faq', description: null },
      ],
      [],
    ],
    ['a missing translation', [german], [['missingTranslation', 'de', 'en']]],
    [
      'a missing translation in the other language',
      [english],
      [['missingTranslation', 'en', 'de']],
    ],
    [
      'a missing translation with the same id of another kind',
      [german, { ...english, kind: 'job' }],
      [
        ['missingTranslation', 'de', 'en'],
        ['missingTranslation', 'en', 'de'],
      ],
    ],
    [
      'an outdated translation',
      [{ ...german, updatedAt: '2026-11-20T10:00:00.000Z' }, english],
      [['olderTranslation', 'en', 'de']],
    ],
    [
      'no outdated translation on the next day',
      [{ ...german, updatedAt: '2026-11-02T09:00:00.000Z' }, english],
      [],
    ],
    ['no outdated translation without dates', [{ ...german, updatedAt: null }, english], []],
    [
      'pictures without alternative text',
      [{ ...german, images: [{ ...image, alt: null }, { ...image, alt: ' ' }, image] }, english],
      [
        ['missingAlt', 'de', '/media/a.webp'],
        ['missingAlt', 'de', '/media/a.webp'],
      ],
    ],
    [
      'dead links, once each',
      [{ ...german, links: ['/bikes/otto', '/bikes/otto', '/bikes'] }, english],
      [['deadLink', 'de', '/bikes/otto']],
    ],
    [
      'pictures too large for small screens',
      [
        {
          ...german,
          images: [
            { ...image, field: 'mobileVertical' },
            { ...image, field: 'horizontal' },
          ],
        },
        english,
      ],
      [['largeMobileImage', 'de', '/media/a.webp (1600 × 900)']],
    ],
    [
      'no picture of the maximum size',
      [
        { ...german, images: [{ ...image, field: 'mobileVertical', width: 1536, height: 2048 }] },
        english,
      ],
      [],
    ],
  ])('reports %s', (_name, entries, problems) => {
    expect(found(...entries)).toEqual(problems);
  });
});

describe('figures in texts', () => {
  it.each([
    ['de', 'bei einem von 177 [Händlern](/dealers)', []],
    ['de', 'von 180 Fachhändlern, 24 Modelle', ['180 Fachhändler (177)', '24 Modelle (25)']],
    [
      'en',
      '214 dealers, 25 models, 12 with a motor',
      ['214 dealers (177)', '12 with a motor (13)'],
    ],
    // The text contains no number that could be checked.
    ['en', 'until day 14', []],
  ] as const)('%s: %s', (language, text, wrong) => {
    expect(findOutdatedFacts(text, language, facts)).toEqual(wrong);
  });
});

describe('dead link', () => {
  it.each([
    ['/', false],
    ['/bikes', false],
    ['/bikes/', false],
    ['/bikes#top', false],
    ['/en/news/belt', false],
    ['/news/belt', true],
    ['/en/bikes', true],
    ['/nowhere', true],
    ['/media/scenes/belt-wide', false],
    ['/downloads/x.pdf', false],
    ['//other.example/x', false],
    ['https://other.example', false],
    ['mailto:post@lautlos.example', false],
    ['#anchor', false],
  ])('%s in a German text: %s', (link, isDead) => {
    expect(isDeadLink(link, 'de', paths)).toBe(isDead);
  });
});

it('finds links in Markdown, and no pictures', () => {
  expect(
    listLinks(
      'Das [Rad](/bikes/ludwig "Ludwig"), ![Bild](/media/x) und [hier](<https://x.example>).',
    ),
  ).toEqual(['/bikes/ludwig', 'https://x.example']);
});

it('accepts the site’s pages and entries in every language', () => {
  const bike: ContentUrl = {
    kind: 'bike',
    documentId: 'l',
    language: 'de',
    slug: 'ludwig',
    formerSlugs: [],
    updatedAt: null,
    isInSitemap: true,
  };
  const known = listSitePaths([bike]);
  for (const path of [
    '/de',
    '/en',
    '/en/support/faq',
    '/de/dealers',
    '/de/bikes/ludwig',
    '/de/bikes/ludwig/configuration',
  ])
    expect(known).toContain(path);
  expect(known).not.toContain('/en/bikes/ludwig');
});
