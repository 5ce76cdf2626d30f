import { expect, it } from 'vitest';
import { colorSwap } from './color-swap';
import { variant } from './test-variants';

const colors = ['GR', 'TG', 'NB'];
const late = { marmstock1: 5, marmstockDate1: '2026-12-04' };
const selected = variant('LU11.25.H.M.GR', late);
const green = variant('LU11.25.H.M.TG', { stock: 2 });
const blue = variant('LU11.25.H.M.NB', { stock: 9 });

it('is the first colour of which all pieces are there', () => {
  expect(colorSwap([selected, blue, green], selected, 1, colors)).toBe(green);
  expect(colorSwap([selected, blue, green], selected, 3, colors)).toBe(blue);
  expect(colorSwap([selected, blue, green], selected, 10, colors)).toBeNull();
});

it('is nothing for what is there itself, as far as it is', () => {
  const some = variant('LU11.25.H.M.GR', { stock: 1, ...late });
  expect(colorSwap([some, blue], some, 1, colors)).toBeNull();
  expect(colorSwap([some, blue], some, 2, colors)).toBe(blue);
});

it.each([
  ['size', variant('LU11.25.H.L.TG', { stock: 9 })],
  ['frame', variant('LU11.25.W.M.TG', { stock: 9 })],
  ['drive', variant('LU8.25.H.M.TG', { stock: 9 })],
  ['year', variant('LU11.24.H.M.TG', { stock: 9 })],
  ['price', variant('LU11.25.H.M.TG', { stock: 9 }, { priceCents: 289_500 })],
  ['colour nobody has named', variant('LU11.25.H.M.XX', { stock: 9 })],
])('never changes anything else: %s', (_name, other) => {
  expect(colorSwap([selected, other], selected, 1, colors)).toBeNull();
});
