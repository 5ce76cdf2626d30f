import { expect, it } from 'vitest';
import { firstAddresses } from './first-addresses';

const ids = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }));

it.each([
  ['none', 0, 'new', ''],
  ['six', 6, 'new', '0 1 2 3 4 5'],
  ['seven', 7, 'new', '0 1 2 3 4'],
  ['fifty, one of the first chosen', 50, '2', '0 1 2 3 4'],
  ['fifty, a later one chosen', 50, '48', '0 1 2 3 4 48'],
])('%s', (_, count, chosenId, expected) => {
  const shown = firstAddresses(ids(count), chosenId).map(({ id }) => id);
  expect(shown.join(' ')).toBe(expected);
});
