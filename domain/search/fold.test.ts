import { describe, expect, it } from 'vitest';
import { foldsOf } from './fold';

describe('foldsOf', () => {
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
    expect(foldsOf(word)).toEqual(folds);
  });
});
