import { describe, expect, it } from 'vitest';
import { listFolds, splitWords } from './fold-text';

describe('fold', () => {
  describe('listFolds', () => {
    it.each([
      ['Rad', ['rad']],
      ['Zubehör', ['zubehoer', 'zubehor']],
      ['Zubehoer', ['zubehoer']],
      ['ÖL', ['oel', 'ol']],
      ['Straße', ['strasse']],
      ['STRASSE', ['strasse']],
      ['café', ['cafe']],
      ['E-Bike', ['ebike']],
      ['Fahr\u00ADrad', ['fahrrad']],
      ['1.0', ['10']],
      ['it’s', ['its']],
      ['Smørrebrød', ['smoerrebroed', 'smorrebrod']],
      ['ﬁx', ['fix']],
      ['İ', ['i']],
      ['日本', ['日本']],
      ['🚲', []],
      ['.*+?^$', []],
      ['', []],
    ])('%s', (word, folds) => {
      expect(listFolds(word)).toEqual(folds);
    });
  });
});

describe('words', () => {
  const shape = (text: string) =>
    splitWords(text).map((word) => [word.text, word.parts.map((part) => part.text)]);

  describe('splitWords', () => {
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

    it('returns the position of each word', () => {
      const text = 'Für das E-Bike';
      const words = splitWords(text).flatMap((found) => [found, ...found.parts]);
      expect(words.length).toBeGreaterThanOrEqual(3);
      for (const word of words) expect(text.slice(word.start, word.end)).toBe(word.text);
    });

    it('handles long input quickly', () => {
      expect(splitWords('a-'.repeat(100_000))).toHaveLength(1);
      expect(splitWords('-'.repeat(200_000))).toEqual([]);
    });
  });
});
