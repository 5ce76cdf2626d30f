import { describe, expect, it } from 'vitest';
import { distinctWords } from './distinct-words';

const german = { known: 'Der Riemen', language: 'de', limit: 10 } as const;

describe('distinctWords', () => {
  it.each([
    ['Der Riemen und die Kette', 'kette'],
    ['Kette, KETTE, kette', 'kette'],
    ['Öl oder Fett, ab 5 Zähne', 'öl fett zähne'],
    ['', ''],
  ])('%s', (text, words) => {
    expect(distinctWords(text, german)).toBe(words);
  });

  it('stops at the limit', () => {
    expect(distinctWords('aaa bbb ccc', { ...german, limit: 2 })).toBe('aaa bbb');
  });
});
