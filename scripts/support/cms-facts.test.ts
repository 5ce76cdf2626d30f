import { describe, expect, it } from 'vitest';
import { facts, unknownPlaceholders } from '../../cms/src/editing/facts.js';
import { factNames } from '../../domain/content-facts/fact-names';
import { unfilledPlaceholders, unknownFacts } from '../../domain/content-facts/fill-facts';

it('editors in Strapi are told what each name means, in both languages', () => {
  expect(Object.keys(facts)).toEqual([...factNames]);
  const meanings = Object.values(facts);
  expect(meanings.filter(([german, english]) => !german || !english)).toEqual([]);
  expect(new Set(meanings.map(String)).size).toBe(factNames.length);
});

describe('Strapi takes what the site takes for a placeholder', () => {
  it.each([
    ['{{dealers}} und {{ models }}', []],
    ['{{dealer}}, {{dealers}}, {{dealer}}', ['{{dealer}}']],
    ['{{toString}} {{ constructor }}', ['{{toString}}', '{{ constructor }}']],
    ['{ dealers } {{}} {{ 1 }} {{a-b}}', []],
  ])('%s', (text, unknown) => {
    expect(unknownPlaceholders(text)).toEqual(unknown);
    const names = [...new Set(unknownFacts(text).map(({ name }) => name))];
    expect(names).toEqual(unknown.map((one) => one.replace(/[{} ]/g, '')));
    for (const one of unknown) expect(unfilledPlaceholders(text)).toContain(one);
  });
});
