import { expect, it } from 'vitest';
import { isPrefetchSensible } from './prefetch';

it.each([
  [undefined, true, true],
  [{ effectiveType: '4g' }, true, true],
  [{ effectiveType: '3g' }, true, true],
  [{ effectiveType: '2g' }, true, false],
  [{ effectiveType: 'slow-2g' }, true, false],
  [{ effectiveType: '4g', saveData: true }, true, false],
  [{ effectiveType: '4g' }, false, false],
])('with connection %j and online %s prefetching is %s', (connection, isOnline, expected) => {
  expect(isPrefetchSensible(connection, isOnline)).toBe(expected);
});
