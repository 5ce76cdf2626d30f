import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt';

const text =
  'Ein Riemen braucht kein Öl. Er rostet nicht und hält im Schnitt dreißigtausend Kilometer. Dafür muss die Linie genau stimmen.';
const rangeOf = (word: string) => ({
  start: text.indexOf(word),
  end: text.indexOf(word) + word.length,
});

describe('excerptOf', () => {
  it('leaves a short text as it is', () => {
    expect(excerptOf('Kurz.', [{ start: 0, end: 4 }], 100)).toEqual({
      text: 'Kurz.',
      ranges: [{ start: 0, end: 4 }],
    });
  });

  it('begins at the beginning when the match stands there, and ends with a word', () => {
    expect(excerptOf(text, [rangeOf('Riemen')], 30)).toEqual({
      text: 'Ein Riemen braucht kein Öl. Er …',
      ranges: [{ start: 4, end: 10 }],
    });
    expect(excerptOf(text, [], 30).text).toBe('Ein Riemen braucht kein Öl. Er …');
  });

  it.each(['Kilometer', 'Linie', 'stimmen'])('keeps %s in sight', (word) => {
    const { text: cut, ranges } = excerptOf(text, [rangeOf(word)], 60);
    expect(cut.length).toBeLessThanOrEqual(64);
    expect(cut.startsWith('… ')).toBe(true);
    expect(ranges.map(({ start, end }) => cut.slice(start, end))).toEqual([word]);
  });

  it('cuts a word that is longer than the room', () => {
    const long = 'a'.repeat(500);
    const { text: cut } = excerptOf(long, [{ start: 300, end: 310 }], 50);
    expect(cut.length).toBeLessThan(60);
  });
});
