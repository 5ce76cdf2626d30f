import { describe, expect, it } from 'vitest';
import { mapBikeListItem, mapDrivetrains, mapFrames } from './map-bike';
import { mapVariantRows } from './map-variant';
import { unpackVariants } from '@/domain/catalog/unpack-variants';
import { wireBike, aWirePrice, wireProduct, wireVariant } from './wire-fixtures';

const sold = { stock: 0, restockDate: null, calculatedStock: 0, calculatedRestockDate: null };

describe('mapVariantRows', () => {
  it('turns euros into cents and times into days, and leaves out what is not sold or no bicycle', () => {
    const rows = mapVariantRows(
      wireProduct('bike-ludwig', [
        wireVariant('LU11.25.H.M.SA', 2794.9, {
          listPrice: aWirePrice(2999),
          stock: sold,
          marmstock1: 3,
          marmstockDate1: '2026-12-04T00:00:00+00:00',
        }),
        wireVariant('LU11.25.H.L.SA', 2795, { active: false }),
        wireVariant('ZB.SPA', 10),
      ]),
    );
    expect(rows).toEqual([
      ['LU11.25.H.M.SA', 'LU11.25.H.M.SA', 279_490, 299_900, 0, 3, '2026-12-04', null, null],
    ]);
  });

  it('has no recommended price when it is the price', () => {
    const [row] = mapVariantRows(
      wireProduct('p', [wireVariant('LU11.25.H.M.SA', 2795, { listPrice: aWirePrice(2795) })]),
    );
    expect(row?.[3]).toBeNull();
  });
});

describe('unpackVariants', () => {
  it('knows the motor from drive train and year', () => {
    const rows = mapVariantRows(
      wireProduct('p', [
        wireVariant('AR6.23.H.M.SA', 1),
        wireVariant('AR6.25.H.M.SA', 1),
        wireVariant('LU11.25.H.M.SA', 1),
      ]),
    );
    expect(
      unpackVariants(rows, mapDrivetrains(wireBike)).map(({ motorName }) => motorName),
    ).toEqual(['X35', 'X20', null]);
  });
});

describe('mapFrames', () => {
  it('leaves out shapes that cannot be drawn', () => {
    expect(mapFrames(wireBike).map(({ short }) => short)).toEqual(['H']);
  });
});

describe('mapBikeListItem', () => {
  it('has one combination for each drive group and colour that is built, with its earliest variant and lowest price', () => {
    const item = mapBikeListItem(
      wireBike,
      wireProduct('bike-ludwig', [
        wireVariant('LU11.25.H.S.SA', 2795, { stock: sold }),
        wireVariant('LU11.25.H.M.SA', 2895),
        wireVariant('LU11.25.H.M.RO', 2795, {
          stock: sold,
          marmstock1: 1,
          marmstockDate1: '2026-12-04',
        }),
      ]),
      null,
    );
    expect(item?.combinations).toEqual([
      {
        sku: 'LU11.25.H.M.SA',
        group: 'hub',
        shape: 'diamond',
        color: 'sand',
        fromCents: 279_500,
        fromSku: 'LU11.25.H.S.SA',
        availability: { kind: 'now' },
      },
      {
        sku: 'LU11.25.H.M.RO',
        group: 'hub',
        shape: 'diamond',
        color: 'rost',
        fromCents: 279_500,
        fromSku: 'LU11.25.H.M.RO',
        availability: { kind: 'date', date: '2026-12-04' },
      },
    ]);
  });

  it('is nothing when nothing is sold', () => {
    expect(mapBikeListItem(wireBike, wireProduct('bike-ludwig', []), null)).toBeNull();
  });
});
