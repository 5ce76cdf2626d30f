import { expect, it } from 'vitest';
import { failure, success } from '@/lib/gateways/result';
import { getStalePriceTime } from './stale-prices';

const fetchedAtMs = Date.parse('2026-11-29T08:00:00Z');
const cached = { ...success(1), fetchedAtMs };

it.each([
  ['current data', cached, '2026-11-29T13:59:59Z', null],
  ['data that could not be renewed', cached, '2026-11-29T14:00:00Z', '2026-11-29T08:00:00.000Z'],
  ['data that are not cached', success(1), '2026-11-29T14:00:00Z', null],
  [
    'a failure',
    failure({ layer: 'network', message: '', isRetryable: true }),
    '2026-11-29T14:00:00Z',
    null,
  ],
] as const)('returns the time of %s', (_name, result, now, time) => {
  expect(getStalePriceTime(result, Date.parse(now))).toBe(time);
});
