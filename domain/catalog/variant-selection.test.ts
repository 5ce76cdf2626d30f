import { describe, expect, it } from 'vitest';
import {
  groupBestByColor,
  groupBestByMotor,
  groupBestBySize,
  groupBestByDrivetrain,
  groupBestByFrame,
  findExactVariant,
  findBestVariant,
  computeVariantRating,
  listVariantOptions,
} from './variant-selection';
import { createTestVariant } from './variant-fixtures';
import { toBikeVariant, type BikeVariant } from './variant';

describe('variant rating', () => {
  const inStock = { stock: 1 };
  const firstDelivery = { marmstock1: 2, marmstockDate1: '2026-12-04' };
  const secondDelivery = { marmstock2: 2, marmstockDate2: '2027-01-22' };

  describe('computeVariantRating (Specification §4)', () => {
    it.each([
      ['no match and no stock', {}, {}, 0],
      ['in stock', inStock, {}, 1],
      ['first restock', firstDelivery, {}, 0.9],
      ['second restock', secondDelivery, {}, 0.8],
      [
        'stock outweighs restocks and is not added to them',
        { ...inStock, ...firstDelivery, ...secondDelivery },
        {},
        1,
      ],
      ['the first restock outweighs the second', { ...firstDelivery, ...secondDelivery }, {}, 0.9],
      ['colour', {}, { color: 'TG' }, 10],
      ['size', {}, { size: 'M' }, 10],
      ['variation', {}, { variation: 'H' }, 10],
      ['drivetrain', {}, { type: 'HREV' }, 10],
      ['motor', {}, { motor: '0' }, 10],
      ['other colour', {}, { color: 'NB' }, 0],
      ['null in the request', {}, { color: null, motor: null }, 0],
      ['colour and size', firstDelivery, { color: 'TG', size: 'M' }, 20.9],
      [
        'all attributes except one',
        inStock,
        { color: 'TG', size: 'M', variation: 'H', motor: '1' },
        31,
      ],
      ['all attributes', inStock, { color: 'TG', size: 'M', variation: 'H', motor: '0' }, 41],
    ])('%s', (_name, stock, requested, rating) => {
      const mahle = createTestVariant('HREV.25.H.M.TG', stock, { motorBrand: 'mahle' });
      expect(computeVariantRating(mahle, requested)).toBe(rating);
    });

    it('a variant without motor never matches a requested motor', () => {
      expect(computeVariantRating(createTestVariant('LU11.25.H.M.TG'), { motor: '0' })).toBe(0);
    });
  });

  describe('best variant per attribute (Specification §4)', () => {
    const variants = [
      createTestVariant('LU11.25.H.M.TG'),
      createTestVariant('LU11.25.H.L.TG', inStock),
      createTestVariant('LU11.25.H.M.NB', secondDelivery),
      createTestVariant('LU8.25.T.M.NB', firstDelivery),
      createTestVariant('LU8.25.T.S.SA', inStock),
    ];
    const skus = (best: ReadonlyMap<string, { sku: string }>) =>
      Object.fromEntries([...best].map(([value, { sku }]) => [value, sku]));

    it('groups by colour and prefers the selected size over stock', () => {
      expect(skus(groupBestByColor(variants, { size: 'M' }))).toEqual({
        TG: 'LU11.25.H.M.TG',
        NB: 'LU8.25.T.M.NB',
        SA: 'LU8.25.T.S.SA',
      });
    });

    it('groups by colour and prefers stock without a requested size', () => {
      expect(skus(groupBestByColor(variants, {})).TG).toBe('LU11.25.H.L.TG');
    });

    it('groups by size', () => {
      expect(skus(groupBestBySize(variants, { color: 'NB', type: 'LU11' }))).toEqual({
        M: 'LU11.25.H.M.NB',
        L: 'LU11.25.H.L.TG',
        S: 'LU8.25.T.S.SA',
      });
    });

    it('groups by frame and drivetrain', () => {
      const expected = ['LU11.25.H.M.NB', 'LU8.25.T.M.NB'];
      const requested = { color: 'NB', size: 'M' };
      expect([...groupBestByFrame(variants, requested).values()].map(({ sku }) => sku)).toEqual(
        expected,
      );
      expect(
        [...groupBestByDrivetrain(variants, requested).values()].map(({ sku }) => sku),
      ).toEqual(expected);
    });

    it('groups by motor generation and omits variants without motor', () => {
      const bikes = [
        createTestVariant('HREV.23.H.M.TG', {}, { motorBrand: 'mahle' }),
        createTestVariant('HREV.25.H.M.TG', {}, { motorBrand: 'mahle' }),
        createTestVariant('HREV.25.H.M.NB', inStock, { motorBrand: 'mahle' }),
        createTestVariant('HR8.25.H.M.TG', inStock),
      ];
      expect(skus(groupBestByMotor(bikes, {}))).toEqual({
        1: 'HREV.23.H.M.TG',
        0: 'HREV.25.H.M.NB',
      });
    });

    it('returns the rating of each variant', () => {
      expect(groupBestBySize(variants, { color: 'NB' }).get('M')?.matchRating).toBe(10.9);
    });
  });

  describe('findBestVariant', () => {
    it.each([
      [
        'earlier',
        ['A1.25.H.M.TG', { marmstock1: 1, marmstockDate1: '2027-01-01' }],
        ['A1.25.H.M.NB', { marmstock1: 1, marmstockDate1: '2026-12-01' }],
      ],
      ['newer', ['A1.24.H.M.TG', {}], ['A1.25.H.M.TG', {}]],
      ['first SKU', ['A1.25.H.M.TG', {}], ['A1.25.H.M.NB', {}]],
    ] as const)(
      'among equal ratings the %s variant wins in any list order',
      (_name, other, winner) => {
        const variants = [
          createTestVariant(other[0], other[1]),
          createTestVariant(winner[0], winner[1]),
        ];
        expect(findBestVariant(variants, {})?.sku).toBe(winner[0]);
        expect(findBestVariant(variants.reverse(), {})?.sku).toBe(winner[0]);
      },
    );

    it('among equal ratings prefers the cheaper before the newer variant', () => {
      const cheap = createTestVariant('A1.24.H.M.TG', {}, { priceCents: 100 });
      expect(findBestVariant([createTestVariant('A1.25.H.M.TG'), cheap], {})?.sku).toBe(cheap.sku);
    });

    it('is null without variants', () => {
      expect(findBestVariant([], { color: 'TG' })).toBeNull();
    });

    it('does not mutate the list', () => {
      const variants = [
        createTestVariant('A1.25.H.M.TG'),
        createTestVariant('A1.25.H.M.NB', inStock),
      ];
      findBestVariant(variants, { color: 'TG' });
      expect(variants.map(({ matchRating }) => matchRating)).toEqual([0, 1]);
    });
  });

  describe('findExactVariant', () => {
    const variants = [createTestVariant('LU11.25.H.M.TG'), createTestVariant('LU11.25.H.L.NB')];

    it('matches every selected attribute', () => {
      expect(findExactVariant(variants, { color: 'NB', size: 'L' })?.sku).toBe('LU11.25.H.L.NB');
    });

    it('returns null for a combination that does not exist', () => {
      expect(findExactVariant(variants, { color: 'NB', size: 'M' })).toBeNull();
    });
  });
});

describe('variant options', () => {
  const variant = (sku: string, stock = 1): BikeVariant => {
    const facts = toBikeVariant({
      productId: sku,
      sku,
      priceCents: 100,
      stock: {
        stock,
        marmstock1: null,
        marmstockDate1: null,
        marmstock2: null,
        marmstockDate2: null,
      },
    });
    if (facts === null) throw new Error(sku);
    return facts;
  };

  const selected = variant('LU11.25.H.L.RO');
  const variants = [
    selected,
    variant('LU11.25.H.M.RO', 0),
    variant('LU11.25.H.XL.GR', 0),
    variant('LU8.25.H.XL.TG'),
  ];

  describe('listVariantOptions', () => {
    it('links to the variant that differs in nothing else', () => {
      const [option] = listVariantOptions(variants, selected, 'size', ['M']);
      expect(option?.exact?.sku).toBe('LU11.25.H.M.RO');
    });

    it('offers the nearest variant even if another is in stock', () => {
      const [option] = listVariantOptions(variants, selected, 'size', ['XL']);
      expect(option?.exact).toBeNull();
      expect(option?.nearest?.sku).toBe('LU11.25.H.XL.GR');
    });

    it('offers no variant for a value that does not exist', () => {
      expect(listVariantOptions(variants, selected, 'color', ['NB'])).toEqual([
        { value: 'NB', exact: null, nearest: null },
      ]);
    });
  });
});
