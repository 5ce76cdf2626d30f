import { expect, it } from 'vitest';
import { leadVariant, orderByLead } from './lead-variant';
import { variant } from './test-variants';

const order = { frames: ['T', 'H'], drivetrains: ['LO11', 'LO8'], colors: ['SA', 'TG'] };
const now = { stock: 1 };
const inDecember = { marmstock1: 1, marmstockDate1: '2026-12-24' };
const cheaper = { priceCents: 249_500 };

it.each([
  [
    'the cheapest before the earliest',
    [variant('LO11.25.T.M.SA', now), variant('LO8.24.T.S.TG', inDecember, cheaper)],
    'LO8.24.T.S.TG',
  ],
  [
    'nothing that cannot be ordered',
    [variant('LO8.24.T.M.SA', {}, cheaper), variant('LO11.25.T.M.SA', inDecember)],
    'LO11.25.T.M.SA',
  ],
  [
    'the maker’s first frame, drive train and colour of equals',
    [
      variant('LO11.25.H.M.SA', now),
      variant('LO8.25.T.M.SA', now),
      variant('LO11.25.T.M.TG', now),
      variant('LO11.25.T.M.SA', now),
    ],
    'LO11.25.T.M.SA',
  ],
  [
    'the middle size',
    [
      variant('LO11.25.T.XS.SA', now),
      variant('LO11.25.T.XL.SA', now),
      variant('LO11.25.T.M.SA', now),
    ],
    'LO11.25.T.M.SA',
  ],
  [
    'the smaller of two middle sizes',
    ['L', 'XS', 'S', 'M'].map((size) => variant(`LO11.25.T.${size}.SA`, now)),
    'LO11.25.T.S.SA',
  ],
  [
    'the newer year',
    [variant('LO11.24.T.M.SA', now), variant('LO11.25.T.M.SA', now)],
    'LO11.25.T.M.SA',
  ],
])('%s', (_, variants, sku) => {
  expect(leadVariant(variants, order)?.sku).toBe(sku);
  expect(leadVariant(variants.toReversed(), order)?.sku).toBe(sku);
});

it('is null without variants, and changes no list', () => {
  expect(leadVariant([], order)).toBeNull();
  const variants = [variant('LO11.25.H.M.SA', now), variant('LO11.25.T.M.SA', now)];
  orderByLead(variants, order);
  expect(variants[0]?.sku).toBe('LO11.25.H.M.SA');
});
