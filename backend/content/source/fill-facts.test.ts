import { describe, expect, it } from 'vitest';
import { fillFacts } from './fill-facts';

describe('fillFacts', () => {
  it('puts facts in the place of their names', () => {
    expect(fillFacts('{{dealers}} Händler, {{ dealers }}!', { dealers: '177' }, 'de')).toEqual({
      text: '177 Händler, 177!',
      unknown: [],
    });
  });

  it.each(['{{dealer}}', '{{toString}}'])(
    'names what it does not know with its line: %s',
    (name) => {
      const text = `a\nb ${name}`;
      expect(fillFacts(text, { dealers: '177' }, 'en')).toEqual({
        text,
        unknown: [{ name: name.slice(2, -2), line: 2 }],
      });
    },
  );

  it.each([
    ['de', '1.695 €'],
    ['en', '1,695 €'],
    // A file of no language could only guess.
    [null, '{{price}} €'],
  ] as const)('writes numbers as the language does: %s', (locale, told) => {
    const facts = { price: { de: '1.695', en: '1,695' } };
    expect(fillFacts('{{price}} €', facts, locale).text).toBe(told);
  });

  it('leaves YAML and code alone', () => {
    const text = '- { title: a, text: b } {x} {{ 1 }}';
    expect(fillFacts(text, {}, null)).toEqual({ text, unknown: [] });
  });
});
