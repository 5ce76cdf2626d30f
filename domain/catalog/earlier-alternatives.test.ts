import { expect, it, describe } from 'vitest';
import {
  findColorAlternative,
  listEarlierAlternatives,
  type AlternativeModel,
} from './earlier-alternatives';
import { createTestVariant } from '@/domain/catalog/variant-fixtures';

describe('findColorAlternative', () => {
  const colors = ['GR', 'TG', 'NB'];
  const late = { marmstock1: 5, marmstockDate1: '2026-12-04' };
  const selected = createTestVariant('LU11.25.H.M.GR', late);
  const green = createTestVariant('LU11.25.H.M.TG', { stock: 2 });
  const blue = createTestVariant('LU11.25.H.M.NB', { stock: 9 });

  it('returns the first colour with enough stock', () => {
    expect(findColorAlternative([selected, blue, green], selected, 1, colors)).toBe(green);
    expect(findColorAlternative([selected, blue, green], selected, 3, colors)).toBe(blue);
    expect(findColorAlternative([selected, blue, green], selected, 10, colors)).toBeNull();
  });

  it('returns null when the selected colour has enough stock', () => {
    const some = createTestVariant('LU11.25.H.M.GR', { stock: 1, ...late });
    expect(findColorAlternative([some, blue], some, 1, colors)).toBeNull();
    expect(findColorAlternative([some, blue], some, 2, colors)).toBe(blue);
  });

  it.each([
    ['size', createTestVariant('LU11.25.H.L.TG', { stock: 9 })],
    ['frame', createTestVariant('LU11.25.W.M.TG', { stock: 9 })],
    ['drive', createTestVariant('LU8.25.H.M.TG', { stock: 9 })],
    ['year', createTestVariant('LU11.24.H.M.TG', { stock: 9 })],
    ['price', createTestVariant('LU11.25.H.M.TG', { stock: 9 }, { priceCents: 289_500 })],
    ['colour to an unknown one', createTestVariant('LU11.25.H.M.XX', { stock: 9 })],
  ])('never changes the %s', (_name, other) => {
    expect(findColorAlternative([selected, other], selected, 1, colors)).toBeNull();
  });
});

describe('earlier alternatives', () => {
  const late = { marmstock1: 3, marmstockDate1: '2026-12-20' };
  const later = { marmstock1: 3, marmstockDate1: '2027-01-20' };
  const soonRestock = { marmstock1: 3, marmstockDate1: '2026-12-05' };
  const here = { stock: 2 };

  const model = (
    slug: string,
    variants: AlternativeModel['variants'],
    rest: Partial<AlternativeModel> = {},
  ) => ({
    ...{ slug, use: 'city', hasMotor: false, variants },
    ...rest,
  });
  const selected = createTestVariant('LU11.25.H.M.SA', late);
  const listTexts = (own: AlternativeModel['variants'], models: readonly AlternativeModel[] = []) =>
    listEarlierAlternatives(selected, model('ludwig', [selected, ...own]), models).map(
      ({ kind, slug, variant: { sku } }) => `${kind} ${slug} ${sku}`,
    );

  describe('listEarlierAlternatives', () => {
    it.each<[string, AlternativeModel['variants'], string[]]>([
      [
        'nothing if no alternative is earlier',
        [createTestVariant('LU11.25.H.M.NB', late), createTestVariant('LU11.25.H.M.RO', later)],
        [],
      ],
      ['no variant in another size', [createTestVariant('LU11.25.H.L.SA', here)], []],
      ['no variant with an unknown date', [createTestVariant('LU11.25.H.M.NB')], []],
      [
        'the earliest colour',
        [
          createTestVariant('LU11.25.H.M.NB', soonRestock),
          createTestVariant('LU11.25.H.M.RO', here),
        ],
        ['color ludwig LU11.25.H.M.RO'],
      ],
      [
        'the closest price among equal dates',
        [
          createTestVariant('LU11.25.H.M.NB', here, { priceCents: 199_500 }),
          createTestVariant('LU11.25.H.M.RO', here, { priceCents: 289_500 }),
        ],
        ['color ludwig LU11.25.H.M.RO'],
      ],
      [
        'one alternative of each kind, the closest first',
        [
          createTestVariant('LU8.25.D.M.SA', here),
          createTestVariant('LU8.25.H.M.SA', here),
          createTestVariant('LU11.25.H.M.NB', soonRestock),
        ],
        [
          'color ludwig LU11.25.H.M.NB',
          'drivetrain ludwig LU8.25.H.M.SA',
          'frame ludwig LU8.25.D.M.SA',
        ],
      ],
      ['no variant of another model year', [createTestVariant('LU11.24.H.M.SA', here)], []],
    ])('returns %s', (_case, own, ways) => {
      expect(listTexts(own)).toEqual(ways);
    });

    it('returns at most two other models of the same use with the same motor option', () => {
      const models = [
        model('ludwig', [createTestVariant('LU11.25.H.M.SA', here)]),
        model('greta', [createTestVariant('GR8.25.H.M.SA', here)], { use: 'touring' }),
        model('emil', [createTestVariant('EM6.25.H.M.SA', here)], { hasMotor: true }),
        model('hannah', [createTestVariant('HA8.25.H.M.SA', soonRestock)]),
        model('lotte', [
          createTestVariant('LO8.25.H.M.SA', here),
          createTestVariant('LO8.25.H.M.NB', soonRestock),
        ]),
        model('frieda', [createTestVariant('FA8.25.H.M.SA', here, { priceCents: 99_500 })]),
      ];
      expect(listTexts([], models)).toEqual([
        'model lotte LO8.25.H.M.SA',
        'model frieda FA8.25.H.M.SA',
      ]);
    });

    it('returns nothing for an item in stock', () => {
      const there = createTestVariant('LU11.25.H.M.SA', here);
      const own = model('ludwig', [there, createTestVariant('LU11.25.H.M.NB', here)]);
      expect(listEarlierAlternatives(there, own, [own])).toEqual([]);
    });
  });
});
