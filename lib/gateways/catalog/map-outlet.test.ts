import { describe, expect, it } from 'vitest';
import { mapOutletItem, findModel } from './map-outlet';
import { bikeDto, createPriceDto, createProductDto, createVariantDto } from './catalog-fixtures';

const product = createProductDto('outlet-ludwig-vorfuehrrad', [], {
  ...createVariantDto('LU11.23.H.L.RO', 1890, {
    variantValues: ['Diamant', 'Alfine 11', 'L', 'Rost'],
    listPrice: createPriceDto(2495),
    lowestPrice30Days: 2150,
  }),
  id: 'outlet-ludwig-vorfuehrrad',
  longDescription: 'Vorführrad, 40 km\n\nDie Bremsbeläge sind neu.',
});

describe('mapOutletItem', () => {
  it('contains reason, prices and item', () => {
    expect(mapOutletItem(product, [])).toMatchObject({
      slug: 'ludwig-vorfuehrrad',
      reason: 'Vorführrad, 40 km',
      colorName: 'Rost',
      size: 'L',
      year: 2023,
      priceCents: 189_000,
      listPriceCents: 249_500,
      lowestPrice30DaysCents: 215_000,
      pieces: 1,
    });
  });

  it('omits inactive offers', () => {
    expect(mapOutletItem({ ...product, active: false }, [])).toBeNull();
  });
});

describe('findModel', () => {
  it('finds the model by the code of the drive train', () => {
    expect(findModel([bikeDto], 'LU11.23.H.L.RO')?.slug).toBe('ludwig');
    expect(findModel([bikeDto], 'ZZ1.23.H.L.RO')).toBeNull();
    expect(findModel([bikeDto], 'no sku')).toBeNull();
  });
});
