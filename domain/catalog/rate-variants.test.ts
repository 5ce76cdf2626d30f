import { describe, expect, it } from 'vitest';
import {
  bestVariantPerColor,
  bestVariantPerMotor,
  bestVariantPerSize,
  bestVariantPerType,
  bestVariantPerVariation,
  exactVariant,
  pickVariant,
  rateVariant,
} from './rate-variants';
import { variant } from './test-variants';

const inStock = { stock: 1 };
const firstDelivery = { marmstock1: 2, marmstockDate1: '2026-12-04' };
const secondDelivery = { marmstock2: 2, marmstockDate2: '2027-01-22' };

describe('rateVariant (Spec §4)', () => {
  it.each([
    ['nothing matches, nothing there', {}, {}, 0],
    ['in stock', inStock, {}, 1],
    ['first delivery', firstDelivery, {}, 0.9],
    ['second delivery', secondDelivery, {}, 0.8],
    [
      'in stock beats deliveries, they do not add up',
      { ...inStock, ...firstDelivery, ...secondDelivery },
      {},
      1,
    ],
    ['first delivery counts before the second', { ...firstDelivery, ...secondDelivery }, {}, 0.9],
    ['colour', {}, { color: 'TG' }, 10],
    ['size', {}, { size: 'M' }, 10],
    ['variation', {}, { variation: 'H' }, 10],
    ['drivetrain', {}, { type: 'HREV' }, 10],
    ['motor', {}, { motor: '0' }, 10],
    ['other colour', {}, { color: 'NB' }, 0],
    ['null wish', {}, { color: null, motor: null }, 0],
    ['colour and size', firstDelivery, { color: 'TG', size: 'M' }, 20.9],
    ['all but one', inStock, { color: 'TG', size: 'M', variation: 'H', motor: '1' }, 31],
    ['all', inStock, { color: 'TG', size: 'M', variation: 'H', motor: '0' }, 41],
  ])('%s', (_name, stock, wish, rating) => {
    const mahle = variant('HREV.25.H.M.TG', stock, { motorBrand: 'mahle' });
    expect(rateVariant(mahle, wish)).toBe(rating);
  });

  it('a motorless variant never matches a motor wish', () => {
    expect(rateVariant(variant('LU11.25.H.M.TG'), { motor: '0' })).toBe(0);
  });
});

describe('the best per attribute (Spec §4)', () => {
  const variants = [
    variant('LU11.25.H.M.TG'),
    variant('LU11.25.H.L.TG', inStock),
    variant('LU11.25.H.M.NB', secondDelivery),
    variant('LU8.25.T.M.NB', firstDelivery),
    variant('LU8.25.T.S.SA', inStock),
  ];
  const skus = (best: ReadonlyMap<string, { sku: string }>) =>
    Object.fromEntries([...best].map(([value, { sku }]) => [value, sku]));

  it('colour: keeps the wished size before stock', () => {
    expect(skus(bestVariantPerColor(variants, { size: 'M' }))).toEqual({
      TG: 'LU11.25.H.M.TG',
      NB: 'LU8.25.T.M.NB',
      SA: 'LU8.25.T.S.SA',
    });
  });

  it('colour: stock decides without a wish', () => {
    expect(skus(bestVariantPerColor(variants, {})).TG).toBe('LU11.25.H.L.TG');
  });

  it('size', () => {
    expect(skus(bestVariantPerSize(variants, { color: 'NB', type: 'LU11' }))).toEqual({
      M: 'LU11.25.H.M.NB',
      L: 'LU11.25.H.L.TG',
      S: 'LU8.25.T.S.SA',
    });
  });

  it('variation and drivetrain', () => {
    const expected = ['LU11.25.H.M.NB', 'LU8.25.T.M.NB'];
    const wish = { color: 'NB', size: 'M' };
    expect([...bestVariantPerVariation(variants, wish).values()].map(({ sku }) => sku)).toEqual(
      expected,
    );
    expect([...bestVariantPerType(variants, wish).values()].map(({ sku }) => sku)).toEqual(
      expected,
    );
  });

  it('motor: by generation, without the motorless', () => {
    const bikes = [
      variant('HREV.23.H.M.TG', {}, { motorBrand: 'mahle' }),
      variant('HREV.25.H.M.TG', {}, { motorBrand: 'mahle' }),
      variant('HREV.25.H.M.NB', inStock, { motorBrand: 'mahle' }),
      variant('HR8.25.H.M.TG', inStock),
    ];
    expect(skus(bestVariantPerMotor(bikes, {}))).toEqual({
      1: 'HREV.23.H.M.TG',
      0: 'HREV.25.H.M.NB',
    });
  });

  it('tells each its rating', () => {
    expect(bestVariantPerSize(variants, { color: 'NB' }).get('M')?.matchRating).toBe(10.9);
  });
});

describe('pickVariant', () => {
  it.each([
    [
      'earlier',
      ['A1.25.H.M.TG', { marmstock1: 1, marmstockDate1: '2027-01-01' }],
      ['A1.25.H.M.NB', { marmstock1: 1, marmstockDate1: '2026-12-01' }],
    ],
    ['newer', ['A1.24.H.M.TG', {}], ['A1.25.H.M.TG', {}]],
    ['first by sku', ['A1.25.H.M.TG', {}], ['A1.25.H.M.NB', {}]],
  ] as const)('equals: %s wins, in whatever order they come', (_name, other, winner) => {
    const variants = [variant(other[0], other[1]), variant(winner[0], winner[1])];
    expect(pickVariant(variants, {})?.sku).toBe(winner[0]);
    expect(pickVariant(variants.reverse(), {})?.sku).toBe(winner[0]);
  });

  it('equals: cheaper before newer', () => {
    const cheap = variant('A1.24.H.M.TG', {}, { priceCents: 100 });
    expect(pickVariant([variant('A1.25.H.M.TG'), cheap], {})?.sku).toBe(cheap.sku);
  });

  it('is null without variants', () => {
    expect(pickVariant([], { color: 'TG' })).toBeNull();
  });

  it('does not change the list', () => {
    const variants = [variant('A1.25.H.M.TG'), variant('A1.25.H.M.NB', inStock)];
    pickVariant(variants, { color: 'TG' });
    expect(variants.map(({ matchRating }) => matchRating)).toEqual([0, 1]);
  });
});

describe('exactVariant', () => {
  const variants = [variant('LU11.25.H.M.TG'), variant('LU11.25.H.L.NB')];

  it('has everything wished', () => {
    expect(exactVariant(variants, { color: 'NB', size: 'L' })?.sku).toBe('LU11.25.H.L.NB');
  });

  it('is null when it is not built', () => {
    expect(exactVariant(variants, { color: 'NB', size: 'M' })).toBeNull();
  });
});
