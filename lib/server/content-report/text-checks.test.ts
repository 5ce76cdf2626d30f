import { describe, expect, it } from 'vitest';
import { listMeasurements } from './text-checks';

describe('figures in texts', () => {
  it.each([
    ['de', 'Er ist 1.298 mm lang und wiegt 2,50 kg.', ['1298 mm', '2.5 kg']],
    ['en', 'It is 1,298 mm long and weighs 2.5 kg.', ['1298 mm', '2.5 kg']],
    ['en', 'From €1,695 up to 25 km/h, 25 km/h.', ['1695 €', '25 km/h']],
    ['en', 'It costs €2.90, or €1,024.50.', ['2.9 €', '1024.5 €']],
    [
      'de',
      '1.298 Millimeter, 27 Kilo, 6 Prozent, 40-mm-Reifen',
      ['1298 mm', '27 kg', '6 %', '40 mm'],
    ],
    [
      'en',
      '27 kilograms, 6 per cent, a 40 mm tyre, 25 Kilometres an hour',
      ['27 kg', '6 %', '40 mm', '25 km/h'],
    ],
    ['de', '5 Kilometergeld, 7 kmx', []],
    ['de', 'Preis 2,90 €\nfrei ab 100 €\n7\nkm', ['2.9 €', '100 €']],
    ['de', '[12 mm](/a/30mm) und 3–5 Tage, 1000 Jahre, B12 mm', ['12 mm']],
    ['de', `${'9'.repeat(50_000)} km`, ['Infinity km']],
  ] as const)('%s: %s', (language, text, figures) => {
    expect(listMeasurements(text, language).map(({ value, unit }) => `${value} ${unit}`)).toEqual(
      figures,
    );
  });
});
