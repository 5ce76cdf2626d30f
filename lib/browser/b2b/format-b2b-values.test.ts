import { expect, it } from 'vitest';
import { formatElapsedTime, formatCallTime, formatSeconds } from './format-b2b-values';

const now = new Date(2026, 10, 21, 12, 0);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

it('formats today as a time and any other day as date and time', () => {
  expect(formatCallTime(at(2026, 10, 21, 9, 7), 'de', now)).toBe('09:07');
  expect(formatCallTime(at(2026, 10, 20, 9, 7), 'de', now)).toBe('20.11. 09:07');
  expect(formatCallTime(at(2026, 10, 20, 9, 7), 'en', now)).toBe('20 Nov 09:07');
  expect(formatCallTime('never', 'de', now)).toBe('');
});

it.each([
  [10, 'jetzt'],
  [4 * 60, 'vor 4 Minuten'],
  [2 * 3600, 'vor 2 Stunden'],
  [24 * 3600, 'gestern'],
  [-100, 'jetzt'],
])('formats %i seconds ago as %s', (seconds, text) => {
  const then = new Date(now.getTime() - seconds * 1000).toISOString();
  expect(formatElapsedTime(then, 'de', now.getTime())).toBe(text);
});

it('formats the duration of a request', () => {
  expect(formatSeconds(214, 'de')).toBe('0,21\u00a0s');
  expect(formatSeconds(1020, 'en')).toBe('1.02\u00a0s');
});
