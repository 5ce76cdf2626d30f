import { describe, expect, it } from 'vitest';
import { stripControlCharacters, toRemark } from './remark';

const stripped = [...Array(32).keys(), ...Array.from({ length: 33 }, (_, index) => 127 + index)];

describe('stripControlCharacters (Spec §5)', () => {
  it.each(stripped)('takes out character %i', (code) => {
    expect(stripControlCharacters(`a${String.fromCharCode(code)}b`)).toBe('ab');
  });

  it.each([32, 33, 126, 160, 161, 228, 8364])('keeps character %i', (code) => {
    expect(stripControlCharacters(`a${String.fromCharCode(code)}b`)).toHaveLength(3);
  });

  it('keeps emoji whole', () => {
    expect(stripControlCharacters('Danke 🚲!')).toBe('Danke 🚲!');
  });
});

describe('toRemark (Spec §5)', () => {
  it.each([
    ['Hinterhaus\nzweite Tür', 'Hinterhaus zweite Tür'],
    ['a\r\n\r\nb', 'a b'],
    ['Bitte klingeln\rHinterhaus', 'Bitte klingeln Hinterhaus'],
    ['Klingel\tWeber', 'Klingel Weber'],
    ['a\u2028b\u0085c\u000bd', 'a b c d'],
    ['\u0007Klingel\u009f', 'Klingel'],
    ['  ', ''],
    ['  a  b \t\n\n c ', 'a  b c'],
    ['a\n\u0001\nb', 'a  b'],
    ['a\rb', 'a b'],
  ])('%j is sent as %j', (typed, sent) => expect(toRemark(typed)).toBe(sent));
});
