import { describe, expect, it } from 'vitest';
import {
  type ContentVariables,
  applyContentVariables,
  listUnknownVariables,
} from './content-variables';
import { applyContentVariablesToData, hasPlaceholder } from './content-variables';

const facts: ContentVariables = { dealers: '177', bikePriceMin: { de: '1.695', en: '1,695' } };

describe('fillFacts', () => {
  it('puts facts in the place of their names', () => {
    expect(applyContentVariables('{{dealers}} Händler, {{ dealers }}!', facts, 'de')).toEqual({
      text: '177 Händler, 177!',
      unfilled: [],
    });
  });

  it.each(['dealer', 'toString', 'constructor', 'models'])(
    'leaves what it does not know: %s',
    (name) => {
      const text = `a\nb {{${name}}}`;
      expect(applyContentVariables(text, facts, 'en')).toEqual({ text, unfilled: [name] });
    },
  );

  it.each([
    ['de', '1.695 €'],
    ['en', '1,695 €'],
    // Without a language the number format is unknown.
    [null, '{{bikePriceMin}} €'],
  ] as const)('writes numbers as the language does: %s', (language, told) => {
    expect(applyContentVariables('{{bikePriceMin}} €', facts, language).text).toBe(told);
  });

  it('leaves YAML and code alone', () => {
    const text = '- { title: a, text: b } {x} {{ 1 }}';
    expect(applyContentVariables(text, facts, null)).toEqual({ text, unfilled: [] });
  });
});

it('lists unknown variable names with their lines', () => {
  expect(listUnknownVariables('{{dealers}}\n{{ models }} {{dealer}}\n\n{{toString}}')).toEqual([
    { name: 'dealer', line: 2 },
    { name: 'toString', line: 4 },
  ]);
});

describe('an answer', () => {
  const answer = {
    pages: [{ slug: 'home', isOpen: true, rows: [{ title: '{{dealers}}', price: null }] }],
    dealers: [{ aboutDe: 'ab {{bikePriceMin}} €', aboutEn: 'from €{{bikePriceMin}}' }],
  };

  it('is filled wherever it holds text, and nowhere else changed', () => {
    expect(applyContentVariablesToData(answer, facts, null)).toEqual({
      data: {
        pages: [{ slug: 'home', isOpen: true, rows: [{ title: '177', price: null }] }],
        dealers: [{ aboutDe: 'ab 1.695 €', aboutEn: 'from €1,695' }],
      },
      unfilled: [],
    });
  });

  it('names what stayed, each once', () => {
    const data = ['{{models}}', { text: '{{models}} {{dealers}} {{x}}' }];
    expect(applyContentVariablesToData(data, facts, 'de').unfilled).toEqual(['models', 'x']);
  });

  it.each([
    [answer, true],
    [{ a: [null, 1, false, 'a { b }'] }, false],
    [null, false],
  ])('waits for facts, or does not', (data, waits) => {
    expect(hasPlaceholder(data)).toBe(waits);
  });
});
