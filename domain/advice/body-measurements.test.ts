import { describe, expect, it } from 'vitest';
import { type MeasurementFields, parseMeasurements } from './body-measurements';
import {
  toMySizeQuery,
  hasMySizeFilter,
  parseMeasurementQuery,
  toMeasurementQuery,
  formatStoredMeasurements,
  parseStoredMeasurements,
} from './body-measurements';

const typed = (height: string, inseam = '', feel = ''): MeasurementFields => ({
  height,
  inseam,
  feel,
});

describe('parse body measurements', () => {
  it.each([
    ['178', '84', { heightCm: 178, inseamCm: 84, posture: null }],
    [' 178,5 cm', '84.5', { heightCm: 178.5, inseamCm: 84.5, posture: null }],
    ['1,78', '0,84 m', { heightCm: 178, inseamCm: 84, posture: null }],
    ['1.78m', '', { heightCm: 178, inseamCm: null, posture: null }],
    // Very tall and very small people are valid.
    ['215', '104', { heightCm: 215, inseamCm: 104, posture: null }],
    ['130', '58', { heightCm: 130, inseamCm: 58, posture: null }],
  ])('parses %j and %j', (height, inseam, measurements) => {
    expect(parseMeasurements(typed(height, inseam))).toEqual({
      measurements,
      problems: { height: null, inseam: null },
    });
  });

  it.each([
    ['', null],
    ['   ', null],
    ['groß', 'unreadable'],
    ['17o', 'unreadable'],
    ['-178', 'unreadable'],
    ['1e3', 'unreadable'],
    ['178178', 'unreadable'],
    ['0', 'implausible'],
    ['84', 'implausible'],
    ['300', 'implausible'],
  ])('rejects the height %j with problem %j', (height, problem) => {
    expect(parseMeasurements(typed(height, '84'))).toEqual({
      measurements: null,
      problems: { height: problem, inseam: null },
    });
  });

  it.each([
    ['70', 'implausible'],
    ['71.9', 'implausible'],
    ['72', null],
    ['96', null],
    ['97', 'implausible'],
    ['120', 'implausible'],
    ['178', 'implausible'],
    ['lang', 'unreadable'],
  ])('at 178 cm the inseam %j has problem %j and the height is still used', (inseam, problem) => {
    const { measurements, problems } = parseMeasurements(typed('178', inseam));
    expect(problems.inseam).toBe(problem);
    expect(measurements?.heightCm).toBe(178);
    expect(measurements?.inseamCm === null).toBe(problem !== null);
  });

  it.each([
    ['upright', 'upright'],
    ['sporty', 'sporty'],
    ['lying', null],
    ['', null],
  ])('parses the requested posture %j as %j', (feel, posture) => {
    expect(parseMeasurements(typed('178', '', feel)).measurements?.posture).toBe(posture);
  });
});

describe('storing and sharing measurements', () => {
  it.each([typed('178', '84', 'upright'), typed('1,78 m'), typed('abc', '', 'sporty')])(
    'round-trips through browser storage: %j',
    (fields) => expect(parseStoredMeasurements(formatStoredMeasurements(fields))).toEqual(fields),
  );

  it.each(['', 'x', '1;2', '1;2;3;4'])('parses the stored text %j as empty fields', (text) => {
    expect(parseStoredMeasurements(text)).toEqual(typed(''));
  });

  it('stores an empty text for empty fields', () =>
    expect(formatStoredMeasurements(typed(''))).toBe(''));

  it.each([
    ['height=178&inseam=84&feel=upright', typed('178', '84', 'upright')],
    ['height=%00%27', typed("\u0000'")],
    [`height=${'9'.repeat(5000)}`, typed('9'.repeat(12))],
    ['inseam=84', null],
  ])('parses the query %s', (query, fields) => {
    expect(parseMeasurementQuery(new URLSearchParams(query))).toEqual(fields);
  });

  it('leaves empty fields out of the query', () => {
    expect(toMeasurementQuery(typed('178', '', 'upright'))).toBe('height=178&feel=upright');
    expect(toMeasurementQuery(typed('', '84'))).toBe('');
  });
});

describe('filter by own size', () => {
  it.each([
    ['fits=me', true, 'fits=me'],
    ['fits=you', false, ''],
    ['height=178&inseam=84', true, 'height=178&inseam=84'],
    // The form was submitted empty, so the question is shown again.
    ['height=&inseam=', true, 'fits=me'],
    ['geometry=wave', false, ''],
  ])('%s', (query, isRequested, stored) => {
    const params = new URLSearchParams(query);
    expect(hasMySizeFilter(params)).toBe(isRequested);
    expect(toMySizeQuery(params)).toBe(stored);
  });
});
