import { expect, it } from 'vitest';
import { formatTime, formatTimeRange } from './format-time';

it.each([
  ['10:00', '10 Uhr', '10 a.m.'],
  ['18:30', '18:30 Uhr', '6:30 p.m.'],
  ['12:00', '12 Uhr', '12 p.m.'],
  ['00:30', '0:30 Uhr', '12:30 a.m.'],
  ['24:00', '24 Uhr', 'midnight'],
  ['09:05', '9:05 Uhr', '9:05 a.m.'],
])('formats %s as %s, %s', (time, german, english) => {
  expect(formatTime(time, 'de')).toBe(german);
  expect(formatTime(time, 'en')).toBe(english);
});

it.each([
  ['10:00', '19:00', '10–19 Uhr', '10 a.m.–7 p.m.'],
  ['00:00', '24:00', '0–24 Uhr', '12 a.m.–midnight'],
])('formats %s to %s as %s, %s', (opens, closes, german, english) => {
  expect(formatTimeRange(opens, closes, 'de')).toBe(german);
  expect(formatTimeRange(opens, closes, 'en')).toBe(english);
});
