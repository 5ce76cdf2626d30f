import { expect, it } from 'vitest';
import { expectedDays } from './expected-days';

it.each([
  ['days', '2026-11-26T00:00:00+00:00', '2026-11-30T00:00:00+00:00', ['2026-11-26', '2026-11-30']],
  ['one day', null, '2026-11-30T00:00:00+00:00', ['2026-11-30', '2026-11-30']],
  ['a first day that has been passed', '2026-12-04', '2026-11-30', ['2026-11-30', '2026-11-30']],
  ['nobody knows', '2026-11-26', null, null],
  ['a shop without these fields', undefined, undefined, null],
])('%s', (_name, first, last, days) => {
  const span = expectedDays(first, last);
  expect(span && [span.from, span.until]).toEqual(days);
});
