import { expect, it } from 'vitest';
import type { Availability } from '../catalog/availability';
import { isoDay } from '../time/day';
import { sumConfiguration } from './configuration-sum';

const now: Availability = { kind: 'now' };
const on = (day: string): Availability => ({ kind: 'date', date: isoDay(day) });
const bike = { priceCents: 279_500, weightGrams: 13_400, availability: now };
const part = (priceCents: number, addsGrams: number, availability: Availability = now) => ({
  ...{ priceCents, addsGrams, availability },
});

it.each<[string, Parameters<typeof sumConfiguration>[1], ReturnType<typeof sumConfiguration>]>([
  ['nothing', [], bike],
  [
    'what adds and what saves weight',
    [part(11_900, 890), part(2_900, -102)],
    { priceCents: 294_300, weightGrams: 14_188, availability: now },
  ],
  [
    'the latest day',
    [part(1, 0, on('2026-12-07')), part(1, 0, on('2026-12-01')), part(1, 0)],
    { priceCents: 279_503, weightGrams: 13_400, availability: on('2026-12-07') },
  ],
  [
    'what nobody knows the day of',
    [part(1, 0, on('2026-12-07')), part(1, 0, { kind: 'unknown' })],
    { priceCents: 279_502, weightGrams: 13_400, availability: { kind: 'unknown' } },
  ],
])('a bicycle with %s', (_name, parts, sum) => {
  expect(sumConfiguration(bike, parts)).toEqual(sum);
});
