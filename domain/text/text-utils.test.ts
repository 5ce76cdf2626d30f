import { describe, expect, it } from 'vitest';
import {
  removeControlCharacters,
  toRemark,
  hasCategoryStem,
  computeTextHash,
  joinLines,
  trimCharacter,
  trimEndCharacter,
  hasWebAddress,
  removeAutoLinks,
} from './text-utils';

describe('remark', () => {
  const stripped = [...Array(32).keys(), ...Array.from({ length: 33 }, (_, index) => 127 + index)];

  describe('removeControlCharacters (Specification §5)', () => {
    it.each(stripped)('removes character %i', (code) => {
      expect(removeControlCharacters(`a${String.fromCharCode(code)}b`)).toBe('ab');
    });

    it.each([32, 33, 126, 160, 161, 228, 8364])('keeps character %i', (code) => {
      expect(removeControlCharacters(`a${String.fromCharCode(code)}b`)).toHaveLength(3);
    });

    it('keeps emoji whole', () => {
      expect(removeControlCharacters('Danke 🚲!')).toBe('Danke 🚲!');
    });
  });

  describe('toRemark (Specification §5)', () => {
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
    ])('converts %j to %j', (typed, sent) => expect(toRemark(typed)).toBe(sent));
  });
});

describe('hasCategoryStem', () => {
  it.each([
    ['Klingel Kreuzberg', 'Klingeln', true],
    ['Hecktasche Spandau', 'Taschen und Körbe', true],
    ['Korb Schöneberg', 'Taschen und Körbe', true],
    ['Ortlieb Back-Roller', 'Taschen und Körbe', false],
    ['Gates Carbon Drive CDN', 'Riemen und Antrieb', false],
    ['Kreuzberg bell', 'Bells', true],
    ['Spurcycle Original', 'Bells', false],
    ['Abus Pedelec 2.0', 'Helmets and apparel', false],
    ['Linde helmet', 'Helmets and apparel', true],
  ])('for the name %s and category %s', (name, category, expected) => {
    expect(hasCategoryStem(name, category)).toBe(expected);
  });
});

describe('text hash', () => {
  it('is equal for equal text, different for other text and valid in a selector', () => {
    const text = 'Bis 6. Dezember bestellt, steht Ludwig vor Weihnachten im Flur. „Ja“ 🚲';
    expect(computeTextHash(text)).toBe(computeTextHash(text));
    expect(computeTextHash(text)).not.toBe(computeTextHash(`${text} `));
    expect(computeTextHash(text)).toMatch(/^[0-9a-z]+$/);
    expect(computeTextHash('')).toMatch(/^[0-9a-z]+$/);
  });
});

describe('join lines', () => {
  it.each([
    ['a\nb', 'a b'],
    ['a \t\r\n\r\n  b', 'a b'],
    ['\na', ' a'],
    ['a\n', 'a '],
    ['a  b\u00a0c', 'a  b\u00a0c'],
    ['a\rb', 'a\rb'],
    ['', ''],
  ])('joins %j as %j', (text, joined) => expect(joinLines(text)).toBe(joined));

  it('joins lines with the given separator', () => {
    expect(joinLines('row 1\n  row 2', '; ')).toBe('row 1; row 2');
  });
});

describe('trim character', () => {
  it.each([
    ['/login', '/login', 'login'],
    ['/login///', '/login', 'login'],
    ['//a//b//', '//a//b', 'a//b'],
    ['///', '', ''],
    ['', '', ''],
    ['a', 'a', 'a'],
  ])('trims %j to %j at the end and %j at both ends', (text, end, both) => {
    expect(trimEndCharacter(text, '/')).toBe(end);
    expect(trimCharacter(text, '/')).toBe(both);
  });
});

describe('text without automatic links', () => {
  it.each([
    'http://example.org',
    'HTTPS://x',
    'www.beispiel',
    'bitte auf example.com',
    'konto-pruefen.online/de',
    'a@b',
    'Müller.de',
  ])('detects a web address in %s', (line) => {
    expect(hasWebAddress(line)).toBe(true);
  });

  it.each([
    'Mareike Thießen',
    'Dr.med. J.P. Müller',
    'Nr. 240.731',
    '241515',
    'Rad vom 3.11.2026',
    'E. de Vries',
  ])('detects no web address in %s', (line) => {
    expect(hasWebAddress(line)).toBe(false);
  });

  it.each([
    ['https://example.org/a', 'https: //example. org/a'],
    ['an x@example.org', 'an x@example. org'],
    ['Der Rahmen ist zu groß.\nGruß', 'Der Rahmen ist zu groß.\nGruß'],
    ['1.795,00 € am 3.11.2026', '1.795,00 € am 3.11.2026'],
  ])('breaks the links in %j', (text, broken) => {
    expect(removeAutoLinks(text)).toBe(broken);
    expect(removeAutoLinks(broken)).toBe(broken);
  });
});
