import { describe, expect, it } from 'vitest';
import { mapBikeListItem, mapDrivetrains, mapFrames } from './map-bike';
import { mapVariantRows } from './map-product';
import { parsePackedVariants } from '@/domain/catalog/variant';
import { bikeDto, createPriceDto, createProductDto, createVariantDto } from './catalog-fixtures';

const sold = { stock: 0, restockDate: null, calculatedStock: 0, calculatedRestockDate: null };

describe('mapVariantRows', () => {
  it('converts euros to cents and dates to days, and omits rows that are not sold or not bicycles', () => {
    const rows = mapVariantRows(
      createProductDto('bike-ludwig', [
        createVariantDto('LU11.25.H.M.SA', 2794.9, {
          listPrice: createPriceDto(2999),
          stock: sold,
          marmstock1: 3,
          marmstockDate1: '2026-12-04T00:00:00+00:00',
        }),
        createVariantDto('LU11.25.H.L.SA', 2795, { active: false }),
        createVariantDto('ZB.SPA', 10),
      ]),
    );
    expect(rows).toEqual([
      ['LU11.25.H.M.SA', 'LU11.25.H.M.SA', 279_490, 299_900, 0, 3, '2026-12-04', null, null],
    ]);
  });

  it('has no recommended price equal to the price', () => {
    const [row] = mapVariantRows(
      createProductDto('p', [
        createVariantDto('LU11.25.H.M.SA', 2795, { listPrice: createPriceDto(2795) }),
      ]),
    );
    expect(row?.[3]).toBeNull();
  });
});

describe('mapDrivetrains', () => {
  it('derives the motor from drive train and year', () => {
    const rows = mapVariantRows(
      createProductDto('p', [
        createVariantDto('AR6.23.H.M.SA', 1),
        createVariantDto('AR6.25.H.M.SA', 1),
        createVariantDto('LU11.25.H.M.SA', 1),
      ]),
    );
    expect(
      parsePackedVariants(rows, mapDrivetrains(bikeDto)).map(({ motorName }) => motorName),
    ).toEqual(['X35', 'X20', null]);
  });
});

describe('mapFrames', () => {
  it('omits shapes that cannot be drawn', () => {
    expect(mapFrames(bikeDto).map(({ short }) => short)).toEqual(['H']);
  });
});

describe('mapBikeListItem', () => {
  it('has one combination for each available drive train, colour and price, with its earliest variant', () => {
    const item = mapBikeListItem(
      bikeDto,
      createProductDto('bike-ludwig', [
        createVariantDto('LU11.25.H.S.SA', 2795, { stock: sold }),
        createVariantDto('LU11.25.H.M.SA', 2895),
        createVariantDto('LU11.25.H.L.SA', 2795, {
          stock: sold,
          marmstock1: 1,
          marmstockDate1: '2026-12-04',
        }),
        createVariantDto('LU11.25.H.M.RO', 2795),
      ]),
      null,
    );
    const variants = item?.combinations.map(({ sku, priceCents, availability }) => [
      sku,
      priceCents,
      availability.kind,
    ]);
    expect(variants).toEqual([
      ['LU11.25.H.L.SA', 279_500, 'date'],
      ['LU11.25.H.M.SA', 289_500, 'now'],
      ['LU11.25.H.M.RO', 279_500, 'now'],
    ]);
    expect(item?.combinations[0]).toMatchObject({ group: 'hub', shape: 'diamond', color: 'sand' });
    expect(item?.drives).toEqual({
      LU11: { weightGrams: 13_400, torqueNm: null, batteryWh: null },
      AR6: { weightGrams: 17_000, torqueNm: 23, batteryWh: 353 },
    });
  });

  it('is null when no variant is sold', () => {
    expect(mapBikeListItem(bikeDto, createProductDto('bike-ludwig', []), null)).toBeNull();
  });
});
