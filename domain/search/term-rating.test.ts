import { describe, expect, it } from 'vitest';
import { isTypoMatch, matchQuality, computeMatchQuality } from './term-rating';

describe('computeMatchQuality', () => {
  it.each([
    ['riemen', 'riemen', 'exact'],
    ['rie', 'riemen', 'prefix'],
    ['r', 'riemen', 'prefix'],
    ['riemen', 'carbonriemen', 'head'],
    ['riemen', 'riemenscheibe', 'prefix'],
    ['riemen', 'carbonriemenscheibe', 'none'],
    ['schloss', 'buegelschloss', 'head'],
    ['schloss', 'fahrradschloss', 'head'],
    ['schloss', 'fahrradschlosses', 'edge'],
    ['schloss', 'schlosshalter', 'prefix'],
    ['schloss', 'geschlossen', 'none'],
    ['schloss', 'geschlossene', 'none'],
    ['schloss', 'ausgeschlossen', 'none'],
    ['klingel', 'fahrradklingeln', 'edge'],
    ['licht', 'ruecklichter', 'edge'],
    ['rad', 'stadtrad', 'edge'],
    ['rad', 'gradient', 'none'],
    ['ad', 'stadtrad', 'none'],
    ['fahrradklingel', 'klingel', 'akin'],
    ['klingeln', 'klingel', 'akin'],
    ['bells', 'bell', 'akin'],
    ['bellows', 'bell', 'none'],
    ['das', 'da', 'none'],
    ['klingelfahrrad', 'klingel', 'none'],
    ['stadtrad', 'rad', 'none'],
    ['riemen', 'reimen', 'none'],
    ['kette', 'riemen', 'none'],
  ] as const)('matches %s in %s as %s', (query, word, quality) => {
    expect(computeMatchQuality(query, word)).toBe(matchQuality[quality]);
  });
});

describe('isTypoMatch', () => {
  it.each([
    ['reimen', 'riemen', true],
    ['klngel', 'klingel', true],
    ['klinggel', 'klingel', true],
    ['klimgel', 'klingel', true],
    ['klimg', 'klingel', true],
    ['gepaecktrger', 'gepaecktraeger', true],
    ['gepecktrager', 'gepaecktraeger', true],
    ['ramen', 'rahmen', true],
    ['emli', 'emil', true],
    ['lote', 'lotte', true],
    ['rime', 'riemen', false],
    ['emi', 'emil', false],
    ['krex', 'kre', false],
    ['kette', 'riemen', false],
    ['kettle', 'klingel', false],
    ['a'.repeat(31), 'a'.repeat(30), false],
  ])('%s matches %s: %s', (query, word, expected) => {
    expect(isTypoMatch(query, word)).toBe(expected);
  });
});
