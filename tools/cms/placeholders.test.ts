import { describe, expect, it } from 'vitest';
import { facts, unknownPlaceholders } from '@/cms/src/editing/facts.js';
import { contentVariableNames } from '@/domain/content/content-variables';
import { listUnfilledPlaceholders, listUnknownVariables } from '@/domain/content/content-variables';

it('describes each placeholder to editors in Strapi, in both languages', () => {
  expect(Object.keys(facts)).toEqual([...contentVariableNames]);
  const meanings = Object.values(facts);
  expect(meanings.filter(([german, english]) => !german || !english)).toEqual([]);
  expect(new Set(meanings.map(String)).size).toBe(contentVariableNames.length);
});

describe('placeholders recognised by Strapi and the site', () => {
  it.each([
    ['{{dealers}} und {{ models }}', []],
    ['{{dealer}}, {{dealers}}, {{dealer}}', ['{{dealer}}']],
    ['{{toString}} {{ constructor }}', ['{{toString}}', '{{ constructor }}']],
    ['{ dealers } {{}} {{ 1 }} {{a-b}}', []],
  ])('%s', (text, unknown) => {
    expect(unknownPlaceholders(text)).toEqual(unknown);
    const names = [...new Set(listUnknownVariables(text).map(({ name }) => name))];
    expect(names).toEqual(unknown.map((one) => one.replace(/[{} ]/g, '')));
    for (const one of unknown) expect(listUnfilledPlaceholders(text)).toContain(one);
  });
});
