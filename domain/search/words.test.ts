import { describe, expect, it } from 'vitest';
import { wordsOf } from './words';

const shape = (text: string) =>
  wordsOf(text).map((word) => [word.text, word.parts.map((part) => part.text)]);

describe('wordsOf', () => {
  it.each([
    [
      'Laut ist nur die Klingel.',
      [
        ['Laut', []],
        ['ist', []],
        ['nur', []],
        ['die', []],
        ['Klingel', []],
      ],
    ],
    [
      'Ein E-Bike',
      [
        ['Ein', []],
        ['E-Bike', ['E', 'Bike']],
      ],
    ],
    [
      'Heinrich 1.0',
      [
        ['Heinrich', []],
        ['1.0', ['1', '0']],
      ],
    ],
    [
      'Rad – Riemen',
      [
        ['Rad', []],
        ['Riemen', []],
      ],
    ],
    [
      '-rad- a--b',
      [
        ['rad', []],
        ['a', []],
        ['b', []],
      ],
    ],
    ['🚲🔔', []],
    ['', []],
  ])('%s', (text, words) => {
    expect(shape(text)).toEqual(words);
  });

  it('knows where each word stands', () => {
    const text = 'Für das E-Bike';
    const words = wordsOf(text).flatMap((found) => [found, ...found.parts]);
    expect(words.length).toBeGreaterThanOrEqual(3);
    for (const word of words) expect(text.slice(word.start, word.end)).toBe(word.text);
  });

  it('takes long input without stalling', () => {
    expect(wordsOf('a-'.repeat(100_000))).toHaveLength(1);
    expect(wordsOf('-'.repeat(200_000))).toEqual([]);
  });
});
