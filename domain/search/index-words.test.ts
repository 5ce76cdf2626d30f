import { expect, it, describe } from 'vitest';
import { getColorWords, listDistinctWords } from './index-words';

describe('color family', () => {
  it.each([
    ['#1c3b2d', 'grün'],
    ['#8fae89', 'grün'],
    ['#1f2e4a', 'blau'],
    ['#b4451f', 'orange'],
    ['#7a2233', 'rot'],
    ['#3c4143', 'grau'],
    ['#9ea3a4', 'grau'],
    ['#e9e6dc', 'weiß'],
    ['#d6c497', 'beige'],
    ['#e9ddb4', 'beige'],
    ['#1b1c1d', 'schwarz'],
    ['no colour', ''],
  ])('for %s is %s', (hex, words) => {
    expect(getColorWords(hex, 'de')).toBe(words);
  });
});

describe('distinct words', () => {
  const german = { known: 'Der Riemen', language: 'de', limit: 10 } as const;

  describe('listDistinctWords', () => {
    it.each([
      ['Der Riemen und die Kette', 'kette'],
      ['Kette, KETTE, kette', 'kette'],
      ['Öl oder Fett, ab 5 Zähne', 'öl fett zähne'],
      ['', ''],
    ])('%s', (text, words) => {
      expect(listDistinctWords(text, german)).toBe(words);
    });

    it('stops at the limit', () => {
      expect(listDistinctWords('aaa bbb ccc', { ...german, limit: 2 })).toBe('aaa bbb');
    });
  });
});
