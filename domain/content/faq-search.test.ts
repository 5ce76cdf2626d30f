import { describe, expect, it } from 'vitest';
import { groupQuestions, searchQuestions } from './faq-search';

const entries = [
  {
    slug: 'schmieren',
    category: 'Riemen und Antrieb',
    question: 'Muss ich den Riemen schmieren?',
    answer: 'Nein. Öl zieht **Staub** an.',
  },
  {
    slug: 'termin',
    category: 'Lieferung',
    question: 'Wie genau ist der Liefertermin?',
    answer: 'Er wird berechnet, nicht geschätzt.',
  },
  {
    slug: 'reissen',
    category: 'Riemen und Antrieb',
    question: 'Was passiert, wenn er reißt?',
    answer: 'Dann schieben Sie.',
  },
];
const groups = groupQuestions(entries);

it('keeps groups in the order of their first question', () => {
  expect(
    groups.map(({ category, entries: list }) => [category, list.map(({ slug }) => slug)]),
  ).toEqual([
    ['Riemen und Antrieb', ['schmieren', 'reissen']],
    ['Lieferung', ['termin']],
  ]);
});

describe('search questions', () => {
  it.each([
    ['RIEMEN', ['schmieren', 'reissen']],
    ['riemen schmieren', ['schmieren']],
    ['schmieren riemen', ['schmieren']],
    ['oel', ['schmieren']],
    ['Öl', ['schmieren']],
    ['O\u0308l', ['schmieren']],
    ['geschaetzt', ['termin']],
    ['reisst', ['reissen']],
    ['reißt?', ['reissen']],
    ['Lieferung', ['termin']],
    ['staub', ['schmieren']],
    ['riemen liefertermin', []],
    ['Kette', []],
  ])('%j finds %j', (query, slugs) => {
    expect([...(searchQuestions(groups, query) ?? [])]).toEqual(slugs);
  });

  it.each(['', '  ', '?!'])('returns null for %j', (query) => {
    expect(searchQuestions(groups, query)).toBeNull();
  });
});
