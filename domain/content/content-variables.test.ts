import { describe, expect, it } from 'vitest';
import {
  type ContentVariables,
  applyContentVariables,
  listUnknownVariables,
} from './content-variables';
import { applyContentVariablesToData, hasPlaceholder } from './content-variables';

const facts: ContentVariables = { dealers: '177', bikePriceMin: { de: '1.695', en: '1,695' } };

describe('applyContentVariables', () => {
  it('replaces variable names with values', () => {
    expect(applyContentVariables('{{dealers}} Händler, {{ dealers }}!', facts, 'de')).toEqual({
      text: '177 Händler, 177!',
      unfilled: [],
    });
  });

  it.each(['dealer', 'toString', 'constructor', 'models'])(
    'leaves the unknown variable %s unchanged',
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
  ] as const)('formats numbers for the language %s', (language, expected) => {
    expect(applyContentVariables('{{bikePriceMin}} €', facts, language).text).toBe(expected);
  });

  it('leaves YAML and code unchanged', () => {
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

describe('API response', () => {
  const answer = {
    pages: [{ slug: 'home', isOpen: true, rows: [{ title: '{{dealers}}', price: null }] }],
    dealers: [{ aboutDe: 'ab {{bikePriceMin}} €', aboutEn: 'from €{{bikePriceMin}}' }],
  };

  it('replaces variables in all texts and changes nothing else', () => {
    expect(applyContentVariablesToData(answer, facts, null)).toEqual({
      data: {
        pages: [{ slug: 'home', isOpen: true, rows: [{ title: '177', price: null }] }],
        dealers: [{ aboutDe: 'ab 1.695 €', aboutEn: 'from €1,695' }],
      },
      unfilled: [],
    });
  });

  it('lists each unfilled variable once', () => {
    const data = ['{{models}}', { text: '{{models}} {{dealers}} {{x}}' }];
    expect(applyContentVariablesToData(data, facts, 'de').unfilled).toEqual(['models', 'x']);
  });

  it.each([
    [answer, true],
    [{ a: [null, 1, false, 'a { b }'] }, false],
    [null, false],
  ])('detects placeholders', (data, waits) => {
    expect(hasPlaceholder(data)).toBe(waits);
  });
});
