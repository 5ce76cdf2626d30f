import { expect, it } from 'vitest';
import { clampPage } from './clamp-page';

it.each([
  [0, 10, 30, 0, 10],
  [-5, 10, 30, 0, 10],
  [30, 10, 30, 29, 1],
  [900, 10, 30, 29, 1],
  [0, -1, 30, 0, 0],
  [25, 10, 30, 25, 5],
  [0, 900, 300, 0, 100],
  [0, 10, 0, 0, 0],
  [7, 10, 0, 0, 0],
])('from %i, %i of %i: from %i, %i', (startIndex, count, total, from, delivered) => {
  const page = clampPage({ startIndex, count }, total, 100);
  expect(page).toEqual({ startIndex: from, count: delivered });
});
