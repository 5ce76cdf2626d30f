import { describe, expect, it } from 'vitest';
import { computeCheckCharacter, codeAlphabet } from './configuration-code';
import { formatConfigurationCode, maxParts, parseConfigurationCode } from './configuration-code';

const code = (sku: string, ...parts: number[]) => formatConfigurationCode({ sku, parts });

describe('configuration code', () => {
  it.each<[string, string, number[]]>([
    ['round-trips a bicycle without parts', 'LU11.25.H.M.NB', []],
    ['round-trips two parts', 'LU11.25.H.M.NB', [20, 12]],
    ['round-trips a short type', 'VI.24.T.S.SA', [1]],
    ['round-trips a long type', 'WSD11GR.25.H.XXL.RO', [1023]],
    ['round-trips a SKU unknown to the short form', 'OS.19.H1.52.TG9', [3]],
    ['round-trips a type with a leading zero', '0A.25.H.M.NB', []],
  ])('%s', (_name, sku, parts) => {
    const written = code(sku, ...parts) ?? '';
    expect(parseConfigurationCode(written)).toEqual({
      sku,
      parts: [...parts].sort((a, b) => a - b),
    });
  });

  it.each([
    ['LU11.25.H.M.NB', 0, 11],
    ['LU11.25.H.M.NB', 2, 15],
    ['VI.24.T.S.SA', 2, 13],
    ['WSD11GR.25.H.XXL.RO', 2, 19],
  ])('for %s with %i parts has %i characters in groups of four', (sku, parts, length) => {
    const written = code(sku, ...Array.from({ length: parts }, (_, n) => n + 1)) ?? '';
    expect(written.replaceAll('-', '')).toHaveLength(length);
    expect(written).toMatch(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4})*(?:-[0-9A-Z]{1,4})?$/);
  });

  it('is independent of the order of the parts and stable', () => {
    expect(code('LU11.25.H.M.NB', 20, 12)).toBe(code('LU11.25.H.M.NB', 12, 20, 12));
    // These codes are printed on paper, so a new format must still read this one.
    expect(code('LU11.25.H.M.NB', 12, 20)).toBe('W15F-98ZQ-A2G8-9W4');
  });

  it.each([
    ['an accessory', 'ZB.MOA.25.SW', []],
    ['an empty SKU', '', []],
    ['part number zero', 'LU11.25.H.M.NB', [0]],
    ['a part number that is too high', 'LU11.25.H.M.NB', [1024]],
    ['a fractional part number', 'LU11.25.H.M.NB', [1.5]],
    ['too many parts', 'LU11.25.H.M.NB', Array.from({ length: maxParts + 1 }, (_, n) => n + 1)],
  ])('returns null for %s', (_name, sku, parts) => {
    expect(formatConfigurationCode({ sku, parts })).toBeNull();
  });
});

describe('parse configuration code', () => {
  const written = code('LU11.25.H.M.NB', 12, 20) ?? '';

  it.each([
    ['in lower case', written.toLowerCase()],
    ['without hyphens', written.replaceAll('-', '')],
    ['with spaces and dots', ` ${written.replaceAll('-', ' . ')} `],
    ['with O for 0 and l for 1', written.replaceAll('0', 'O').replaceAll('1', 'l')],
  ])('accepts a code %s', (_name, typed) => {
    expect(parseConfigurationCode(typed)).toEqual({ sku: 'LU11.25.H.M.NB', parts: [12, 20] });
  });

  it.each([
    ['an empty text', ''],
    ['a word', 'LAUTLOS10'],
    ['a SKU', 'LU11.25.H.M.NB'],
    ['a code that is too short', '0000'],
    ['invalid letters', 'ÄÖÜß-1234-5678'],
    ['markup', '<script>alert(1)</script>'],
    ['a very long text', 'K7'.repeat(50_000)],
    ['a truncated code', written.slice(0, -2)],
    ['a code with extra characters', `${written}00`],
  ])('rejects %s', (_name, typed) => {
    expect(parseConfigurationCode(typed)).toBeNull();
  });

  it('rejects any single mistyped character', () => {
    const withoutHyphens = written.replaceAll('-', '');
    const wrong = [...withoutHyphens].flatMap((right, at) =>
      [...codeAlphabet]
        .filter((one) => one !== right)
        .map((one) => withoutHyphens.slice(0, at) + one + withoutHyphens.slice(at + 1)),
    );
    expect(wrong.filter((typed) => parseConfigurationCode(typed) !== null)).toEqual([]);
  });

  it('rejects any two swapped neighbouring characters', () => {
    const withoutHyphens = written.replaceAll('-', '');
    const swapped = Array.from(
      { length: withoutHyphens.length - 1 },
      (_, at) =>
        withoutHyphens.slice(0, at) +
        withoutHyphens[at + 1] +
        withoutHyphens[at] +
        withoutHyphens.slice(at + 2),
    ).filter((typed) => typed !== withoutHyphens);
    expect(swapped.filter((typed) => parseConfigurationCode(typed) !== null)).toEqual([]);
  });
});

it('throws for a character outside the alphabet', () => {
  expect(() => computeCheckCharacter('U1')).toThrow('No character of a code: U');
});
