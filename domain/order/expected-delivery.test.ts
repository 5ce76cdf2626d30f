import { expect, it } from 'vitest';
import type { Availability } from '../catalog/availability';
import { expectedDelivery } from './expected-delivery';
import { isoDay } from '../time/day';

const now: Availability = { kind: 'now' };
const on = (date: string): Availability => ({ kind: 'date', date: isoDay(date) });

type Way = 'letter' | 'parcel' | 'bike' | null;

it.each<[string, string, Availability, Way, string[], string | null]>([
  // 2026-11-21 is a Saturday, 2026-11-23 a Monday.
  ['a parcel on Monday', '2026-11-23', now, 'parcel', [], '2026-11-26'],
  ['a letter on Thursday', '2026-11-26', now, 'letter', [], '2026-12-01'],
  ['a bike on Saturday', '2026-11-21', now, 'bike', [], '2026-11-30'],
  ['to be picked up', '2026-11-23', now, null, [], '2026-11-24'],
  ['to be picked up on Friday', '2026-11-27', now, null, [], '2026-11-30'],
  ['a bike that comes on Friday', '2026-11-21', on('2026-12-04'), 'bike', [], '2026-12-11'],
  ['a parcel that comes on Sunday', '2026-11-21', on('2026-12-06'), 'parcel', [], '2026-12-09'],
  ['what was to come already', '2026-11-24', on('2026-11-01'), null, [], '2026-11-24'],
  ['a wished day', '2026-11-23', now, 'parcel', ['2026-12-24'], '2026-12-24'],
  ['a wished day too early', '2026-11-23', now, 'parcel', ['2026-11-24'], '2026-11-26'],
  ['a wished day that is none', '2026-11-23', now, 'parcel', ['bald', ''], '2026-11-26'],
  ['nobody knows', '2026-11-23', { kind: 'unknown' }, 'parcel', ['2026-12-24'], null],
])('%s', (_name, ordered, availability, weightClass, wishedDays, expected) => {
  const orderedAt = Date.parse(`${ordered}T15:30:00Z`);
  const at = expectedDelivery({ availability, orderedAt, weightClass, wishedDays });
  expect(at === null ? null : new Date(at).toISOString()).toBe(
    expected === null ? null : `${expected}T00:00:00.000Z`,
  );
});

it.each([
  ['in winter', '2026-11-23T23:30:00Z'],
  ['in summer', '2026-07-13T22:30:00Z'],
])('counts from the day it is in the house, also just after midnight %s', (_season, moment) => {
  const facts = { availability: now, weightClass: null, wishedDays: [] };
  const atNoon = Date.parse(moment) + 11 * 60 * 60 * 1000;
  expect(expectedDelivery({ ...facts, orderedAt: Date.parse(moment) })).toBe(
    expectedDelivery({ ...facts, orderedAt: atNoon }),
  );
});
