import { describe, expect, it } from 'vitest';
import { soonerWays, type StandIn } from './sooner-ways';
import { variant } from './test-variants';

const late = { marmstock1: 3, marmstockDate1: '2026-12-20' };
const later = { marmstock1: 3, marmstockDate1: '2027-01-20' };
const soon = { marmstock1: 3, marmstockDate1: '2026-12-05' };
const here = { stock: 2 };

const model = (slug: string, variants: StandIn['variants'], rest: Partial<StandIn> = {}) => ({
  ...{ slug, use: 'city', hasMotor: false, variants },
  ...rest,
});
const selected = variant('LU11.25.H.M.SA', late);
const said = (own: StandIn['variants'], models: readonly StandIn[] = []) =>
  soonerWays(selected, model('ludwig', [selected, ...own]), models).map(
    ({ kind, slug, variant: { sku } }) => `${kind} ${slug} ${sku}`,
  );

describe('what comes earlier', () => {
  it.each<[string, StandIn['variants'], string[]]>([
    ['nothing', [variant('LU11.25.H.M.NB', late), variant('LU11.25.H.M.RO', later)], []],
    ['never in another size', [variant('LU11.25.H.L.SA', here)], []],
    ['nothing of an unknown day', [variant('LU11.25.H.M.NB')], []],
    [
      'in the earliest of the colours',
      [variant('LU11.25.H.M.NB', soon), variant('LU11.25.H.M.RO', here)],
      ['color ludwig LU11.25.H.M.RO'],
    ],
    [
      'of equals the one nearest in price',
      [
        variant('LU11.25.H.M.NB', here, { priceCents: 199_500 }),
        variant('LU11.25.H.M.RO', here, { priceCents: 289_500 }),
      ],
      ['color ludwig LU11.25.H.M.RO'],
    ],
    [
      'one of each kind, the nearest first',
      [
        variant('LU8.25.D.M.SA', here),
        variant('LU8.25.H.M.SA', here),
        variant('LU11.25.H.M.NB', soon),
      ],
      [
        'color ludwig LU11.25.H.M.NB',
        'drivetrain ludwig LU8.25.H.M.SA',
        'frame ludwig LU8.25.D.M.SA',
      ],
    ],
    ['not the same variant of another year', [variant('LU11.24.H.M.SA', here)], []],
  ])('is %s', (_case, own, ways) => {
    expect(said(own)).toEqual(ways);
  });

  it('may be two other models of the same use, with a motor exactly when this one has', () => {
    const models = [
      model('ludwig', [variant('LU11.25.H.M.SA', here)]),
      model('greta', [variant('GR8.25.H.M.SA', here)], { use: 'touring' }),
      model('emil', [variant('EM6.25.H.M.SA', here)], { hasMotor: true }),
      model('hannah', [variant('HA8.25.H.M.SA', soon)]),
      model('lotte', [variant('LO8.25.H.M.SA', here), variant('LO8.25.H.M.NB', soon)]),
      model('frieda', [variant('FA8.25.H.M.SA', here, { priceCents: 99_500 })]),
    ];
    expect(said([], models)).toEqual(['model lotte LO8.25.H.M.SA', 'model frieda FA8.25.H.M.SA']);
  });

  it('is nothing for what is there', () => {
    const there = variant('LU11.25.H.M.SA', here);
    const own = model('ludwig', [there, variant('LU11.25.H.M.NB', here)]);
    expect(soonerWays(there, own, [own])).toEqual([]);
  });
});
