import { expect, it } from 'vitest';
import { availabilityOf } from '@/domain/catalog/availability';
import { mapStock } from './map-stock';

const soldOut = { stock: 0, restockDate: null, calculatedStock: 0, calculatedRestockDate: null };
const none = { marmstock1: null, marmstockDate1: null, marmstock2: null, marmstockDate2: null };
const later = '2026-12-04T00:00:00+00:00';

it.each([
  ['pieces on the shelf', { ...none, stock: { ...soldOut, stock: 2 } }, { kind: 'now' }],
  [
    'a delivery that is due',
    { ...none, stock: { ...soldOut, calculatedStock: 3 } },
    { kind: 'now' },
  ],
  [
    'the maker’s deliveries before the shop’s own day',
    {
      ...none,
      ...{ marmstock1: 2, marmstockDate1: '2026-12-08T00:00:00+00:00' },
      stock: { ...soldOut, restockDate: later },
    },
    { kind: 'date', date: '2026-12-08' },
  ],
  [
    'the shop’s own day where no delivery is named',
    { ...none, stock: { ...soldOut, restockDate: later } },
    { kind: 'date', date: '2026-12-04' },
  ],
  [
    'what is left of the deliveries after the first came',
    {
      ...{ marmstock1: 2, marmstockDate1: '2026-11-20T00:00:00+00:00' },
      ...{ marmstock2: 4, marmstockDate2: later },
      stock: { ...soldOut, stock: -2, calculatedStock: 0 },
    },
    { kind: 'date', date: '2026-12-04' },
  ],
  ['nothing', { ...none, stock: soldOut }, { kind: 'unknown' }],
])('by %s', (_what, wire, availability) => {
  expect(availabilityOf(mapStock(wire))).toEqual(availability);
});
