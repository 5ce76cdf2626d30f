import { describe, expect, it } from 'vitest';
import { fillFacts } from './fill-facts';

describe('fillFacts', () => {
  it('puts facts in the place of their names', () => {
    expect(fillFacts('{{dealers}} Händler, {{ dealers }}!', { dealers: '177' })).toEqual({
      text: '177 Händler, 177!',
      unknown: [],
    });
  });

  it.each(['{{dealer}}', '{{toString}}'])(
    'names what it does not know with its line: %s',
    (name) => {
      const text = `a\nb ${name}`;
      expect(fillFacts(text, { dealers: '177' })).toEqual({
        text,
        unknown: [{ name: name.slice(2, -2), line: 2 }],
      });
    },
  );

  it('leaves YAML and code alone', () => {
    const text = '- { title: a, text: b } {x} {{ 1 }}';
    expect(fillFacts(text, {})).toEqual({ text, unknown: [] });
  });
});
