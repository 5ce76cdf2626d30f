import { expect, it } from 'vitest';
import { findRegressions } from './bench-report.mjs';

it.each([
  [
    '0.1 % more bytes',
    { weight: { '/de': { jsKib: 150 } } },
    { weight: { '/de': { jsKib: 150.1 } } },
    false,
  ],
  [
    '2 % more bytes',
    { weight: { '/de': { jsKib: 150 } } },
    { weight: { '/de': { jsKib: 153 } } },
    true,
  ],
  [
    'one more request',
    { weight: { '/de': { requests: 26 } } },
    { weight: { '/de': { requests: 27 } } },
    true,
  ],
  [
    'a difference within the variation of runs',
    { start: { warmMs: 2_000 } },
    { start: { warmMs: 2_400 } },
    false,
  ],
  ['a much longer time', { start: { warmMs: 2_000 } }, { start: { warmMs: 3_000 } }, true],
  [
    'a small time within its noise',
    { cost: { ttfbP99Ms: 0.9 } },
    { cost: { ttfbP99Ms: 1.7 } },
    false,
  ],
  [
    'fewer requests per second',
    { load: { shop: { requestsPerSecond: 400 } } },
    { load: { shop: { requestsPerSecond: 200 } } },
    true,
  ],
  [
    'more requests per second',
    { load: { shop: { requestsPerSecond: 400 } } },
    { load: { shop: { requestsPerSecond: 900 } } },
    false,
  ],
  [
    'a slower bare server',
    { load: { bareServer: { p50Ms: 1 } } },
    { load: { bareServer: { p50Ms: 9 } } },
    false,
  ],
  ['a failure', { load: { shop: { errors: 0 } } }, { load: { shop: { errors: 3 } } }, true],
  ['a new measurement', {}, { memoryMb: { together: 900 } }, false],
  ['a missing measurement', { memoryMb: { together: 400 } }, { memoryMb: null }, false],
  ['another machine', { machine: { cores: 2 } }, { machine: { cores: 8 } }, false],
])('%s', (_name, before, now, isWorse) => {
  expect(findRegressions(before, now)).toHaveLength(isWorse ? 1 : 0);
});

it('lists the largest regression first, with both figures', () => {
  const before = { memoryMb: { together: 400 }, start: { warmMs: 2_000 } };
  const now = { memoryMb: { together: 600 }, start: { warmMs: 8_000 } };
  expect(findRegressions(before, now)).toEqual([
    { figure: 'start.warmMs', before: 2_000, now: 8_000 },
    { figure: 'memoryMb.together', before: 400, now: 600 },
  ]);
});
