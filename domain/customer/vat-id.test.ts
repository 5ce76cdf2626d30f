import { describe, expect, it } from 'vitest';
import { isForeignEuVatId, normalizeVatId, parseVatId } from './vat-id';

/** Numbers published by companies and authorities, by country. */
const valid = [
  ['ATU13585627', 'at'],
  ['ATU12345675', 'at'],
  ['BE0428759497', 'be'],
  ['BG175074752', 'bg'],
  ['CHE107787577IVA', 'ch'],
  ['CHE116281710MWST', 'ch'],
  ['CY10259033P', 'cy'],
  ['CZ25123891', 'cz'],
  ['CZ7103192745', 'cz'],
  ['DE136695976', 'de'],
  ['DE111111125', 'de'],
  ['DK13585628', 'dk'],
  ['EE100931558', 'ee'],
  ['EL094259216', 'gr'],
  ['ESA28015865', 'es'],
  ['ESB58378431', 'es'],
  ['ES54362315K', 'es'],
  ['ESX2482300W', 'es'],
  ['ESJ99216582', 'es'],
  ['FI20774740', 'fi'],
  ['FR40303265045', 'fr'],
  ['FR23334175221', 'fr'],
  ['FRK7399859412', 'fr'],
  ['GB980780684', 'gb'],
  ['GBGD100', 'gb'],
  ['HR33392005961', 'hr'],
  ['HU12892312', 'hu'],
  ['IE6433435F', 'ie'],
  ['IE6433435OA', 'ie'],
  ['IE8D79739I', 'ie'],
  ['IT00743110157', 'it'],
  ['LT119511515', 'lt'],
  ['LT290061371314', 'lt'],
  ['LU15027442', 'lu'],
  ['LV40003521600', 'lv'],
  ['MT11679112', 'mt'],
  ['NL004495445B01', 'nl'],
  ['NL000099998B57', 'nl'],
  ['NO974760673MVA', 'no'],
  ['PL8567346215', 'pl'],
  ['PT501964843', 'pt'],
  ['RO18547290', 'ro'],
  ['SE556188840401', 'se'],
  ['SI50223054', 'si'],
  ['SK2022749619', 'sk'],
  ['XI980780684', 'gb'],
] as const;

describe('parseVatId', () => {
  it.each(valid)('accepts %s', (text, countryId) => {
    expect(parseVatId(text)).toMatchObject({ text, countryId });
  });

  it.each(
    valid
      .map(([text]) => text)
      .filter((text) => !/^(GBGD|CZ7|NL0044|SE)/.test(text))
      .map((text) => [
        text,
        text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
      ]),
  )('accepts %s but not %s', (_text, changed) => {
    expect(parseVatId(changed)).toBeNull();
  });

  it.each([
    '',
    'DE',
    '136695976',
    'DE13669597',
    'DE1366959760',
    'DE036695976',
    'US123456789',
    'ATU1234567',
    'AT12345675',
    'BE2428759497',
    'FRO7399859412',
    'IE6433435Z',
    'ESI28015865',
    'NL004495445C01',
    'SE556188840400',
    'CZ7103192746',
    'NL004495446B01',
    'SE556188840501',
    'SE556188840495',
    `DE${'1'.repeat(10_000)}`,
    "DE136695976'; drop table customer",
  ])('rejects %j', (text) => {
    expect(parseVatId(text)).toBeNull();
  });

  it('distinguishes EU from non-EU numbers', () => {
    const isEu = (text: string) => parseVatId(text)?.isEu;
    expect([isEu('ATU13585627'), isEu('XI980780684')]).toEqual([true, true]);
    expect([isEu('GB980780684'), isEu('NO974760673'), isEu('CHE116281710')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('normalizeVatId', () => {
  it.each([
    [' de 136.695.976 ', 'DE136695976'],
    ['atu 1358-5627', 'ATU13585627'],
    ['BE 428.759.497', 'BE0428759497'],
    ['GR094259216', 'EL094259216'],
    ['CHE-116.281.710 MWST', 'CHE116281710MWST'],
    ['NL 004495445 B01', 'NL004495445B01'],
    ['DE\u00a0136\u2013695\u2013976', 'DE136695976'],
  ])('normalizes %j to %s', (text, normalised) => {
    expect(normalizeVatId(text)).toBe(normalised);
    expect(parseVatId(text)?.text).toBe(normalised);
  });
});

describe('isForeignEuVatId', () => {
  it.each([
    ['ATU13585627', true],
    ['XI980780684', true],
    ['DE136695976', false],
    ['CHE116281710', false],
    ['GB980780684', false],
    ['ATU13585628', false],
    ['', false],
  ])('%j is a foreign EU VAT ID: %s', (text, expected) => {
    expect(isForeignEuVatId(text, 'de')).toBe(expected);
  });
});
