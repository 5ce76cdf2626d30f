import { describe, expect, it } from 'vitest';
import { listGearAdvice, type GearCandidate, findSecondAdvice } from './gear-advice';
import { computeMaxGradientPercent } from './climbing';
import { findDriveByKind } from './drivetrains';
import { type GearNeeds, parseGearNeeds, defaultGearNeeds } from './gear-needs';
import { toGearNeedsQuery } from './gear-needs';
import { computeServiceMonths, computeTopSpeed } from './drivetrains';

const machine = (
  slug: string,
  drive: GearCandidate['drive'],
  euros: number,
  rest = {},
): GearCandidate => ({
  slug,
  drive,
  motor: null,
  fromCents: euros * 100,
  hasLightsAndMudguards: true,
  hasRack: true,
  payloadKg: 140,
  ...rest,
});

const machines = [
  machine('bare', 'single', 1_695, { hasLightsAndMudguards: false, hasRack: false }),
  machine('single', 'single', 1_795, { hasRack: false }),
  machine('eight', 'hub8', 2_395),
  machine('eleven', 'hub11', 2_795, { payloadKg: null }),
  machine('box', 'pinion', 4_290),
  machine('fourteen', 'rohloff', 5_290),
  machine('help', 'single', 3_195, { motor: 'mahle' }),
  machine('pull', 'hub8', 3_590, { motor: 'bosch' }),
  machine('family', 'enviolo', 5_390, { motor: 'bosch' }),
];

const best = (needs: Partial<GearNeeds>, sold = machines) => {
  const [first] = listGearAdvice({ ...defaultGearNeeds, ...needs }, sold);
  return first && [first.slugs[0], first.verdict, first.isWithinBudget, first.lacksEquipment];
};

describe('best gear advice', () => {
  it.each<[string, Partial<GearNeeds>, unknown[]]>([
    ['a single speed for flat terrain', { hills: 'flat' }, ['single', 'fits', true, false]],
    [
      'a bike without lights for fair weather',
      { hills: 'flat', weather: 'fair' },
      ['bare', 'fits', true, false],
    ],
    ['eight gears for hills', {}, ['eight', 'fits', true, false]],
    [
      'the cheapest suitable bike for long distances',
      { distance: 'far' },
      ['eight', 'fits', true, false],
    ],
    ['a gearbox for steep terrain', { hills: 'steep' }, ['box', 'fits', true, false]],
    [
      'the lowest gear for steep terrain with a heavy load',
      { hills: 'steep', load: 'heavy' },
      ['fourteen', 'fits', true, false],
    ],
    [
      'the best bike within a tight budget',
      { hills: 'steep', budget: 3_000 },
      ['eight', 'tight', true, false],
    ],
    [
      'the cheapest suitable bike if it exceeds the budget',
      { hills: 'mountains', budget: 2_000 },
      ['pull', 'fits', false, false],
    ],
    [
      'the cheapest suitable e-bike if all exceed the budget',
      { hills: 'steep', distance: 'far', load: 'luggage', budget: 3_200 },
      ['pull', 'fits', false, false],
    ],
    [
      'the same e-bike within the budget',
      { hills: 'steep', distance: 'far', load: 'luggage', budget: 3_600 },
      ['pull', 'fits', true, false],
    ],
    [
      'eight gears if eleven do not climb steeper',
      { distance: 'far', budget: 3_200 },
      ['eight', 'fits', true, false],
    ],
    [
      'a weaker drivetrain for a light rider',
      { hills: 'steep', weight: 45 },
      ['eight', 'fits', true, false],
    ],
    ['a lower gear for a heavy rider', { weight: 105 }, ['box', 'fits', true, false]],
    [
      'a bike with an unknown maximum load if all others are too weak for the rider',
      { hills: 'flat', weight: 138, load: 'light' },
      ['eleven', 'fits', true, true],
    ],
    [
      'a model with a child seat',
      { child: 'childSeat', motor: 'with' },
      ['pull', 'fits', true, false],
    ],
    [
      'a motor for mountains with luggage',
      { hills: 'mountains', load: 'luggage' },
      ['pull', 'fits', true, false],
    ],
    [
      'the cheapest suitable motor for a heavy load',
      { hills: 'mountains', load: 'heavy' },
      ['pull', 'fits', true, false],
    ],
    ['a motor on request', { hills: 'flat', motor: 'with' }, ['help', 'fits', true, false]],
    [
      'no motor on request',
      { hills: 'mountains', load: 'heavy', motor: 'without' },
      ['fourteen', 'tight', true, false],
    ],
    [
      'a bike with a rack before one that needs an extra rack',
      { hills: 'flat', load: 'luggage' },
      ['eight', 'fits', true, false],
    ],
  ])('%s', (_, needs, expected) => {
    expect(best(needs)).toEqual(expected);
  });

  it.each<[string, Partial<GearNeeds>, string | null]>([
    ['eleven gears for long distances', { distance: 'far' }, 'hub11'],
    ['the stepless hub for a heavy load', { hills: 'mountains', load: 'heavy' }, 'enviolo'],
    ['a more expensive bike if none is equally suitable', { budget: 2_400 }, 'hub11'],
  ])('recommends as second choice %s', (_, needs, drive) => {
    const mergedNeeds = { ...defaultGearNeeds, ...needs };
    expect(
      findSecondAdvice(listGearAdvice(mergedNeeds, machines), mergedNeeds)?.drive ?? null,
    ).toBe(drive);
  });

  it('returns no second choice when only one drive fits', () => {
    const one = listGearAdvice(defaultGearNeeds, [machine('eight', 'hub8', 2_395)]);
    expect(findSecondAdvice(one, defaultGearNeeds)).toBeNull();
  });

  it('returns the best drive even if lights, mudguards and rack must be added', () => {
    expect(
      best({ load: 'heavy' }, [machine('eleven', 'hub11', 2_795, { payloadKg: null })]),
    ).toEqual(['eleven', 'tight', true, true]);
  });

  it('returns an empty list when no bike is sold', () => {
    expect(listGearAdvice({ ...defaultGearNeeds, motor: 'without' }, [])).toEqual([]);
  });

  it('lists each drive once per motor option, cheapest models first', () => {
    const all = listGearAdvice({ ...defaultGearNeeds, weather: 'fair' }, machines);
    expect(new Set(all.map(({ drive, motor }) => `${drive} ${motor}`)).size).toBe(all.length);
    expect(all).toHaveLength(8);
    expect(all.find(({ drive, motor }) => drive === 'single' && motor === null)?.slugs).toEqual([
      'bare',
      'single',
    ]);
  });
});

describe('climbing, service and speed', () => {
  it.each([
    ['single', null, 'flat', 'light', 2.8],
    ['hub8', null, 'rolling', 'light', 7.3],
    ['hub8', null, 'rolling', 'heavy', 5.3],
    ['pinion', null, 'steep', 'luggage', 10.4],
    ['rohloff', null, 'mountains', 'light', 8.7],
    ['single', 'mahle', 'rolling', 'light', 7.4],
    ['hub8', 'bosch', 'steep', 'heavy', 12.5],
  ] as const)(
    '%s with motor %s on %s terrain with %s load climbs %s per cent',
    (drive, motor, hills, load, percent) => {
      expect(computeMaxGradientPercent(drive, motor, { ...defaultGearNeeds, hills, load })).toBe(
        percent,
      );
    },
  );

  it('a hub drive climbs equally well with eight and eleven gears', () => {
    const way = { ...defaultGearNeeds, hills: 'steep' } as const;
    expect(computeMaxGradientPercent('hub8', null, way)).toBe(
      computeMaxGradientPercent('hub11', null, way),
    );
  });
});

it.each([
  ['single', 'far', null],
  ['hub8', 'short', 60],
  ['hub8', 'far', 8],
  ['hub11', 'short', 24],
  ['hub11', 'daily', 20],
  ['pinion', 'far', 12],
  ['rohloff', 'far', 8],
  ['enviolo', 'daily', null],
] as const)('%s at distance %s needs service every %s months', (drive, distance, months) => {
  expect(computeServiceMonths(drive, distance)).toBe(months);
});

it.each([
  ['single', 26],
  ['hub11', 48],
  ['pinion6', 21],
] as const)('%s reaches %i km/h at 80 rpm', (drive, speed) => {
  expect(computeTopSpeed(drive)).toBe(speed);
});

it.each([
  ['alfine11', 'hub11'],
  ['fixed', 'single'],
  ['toString', null],
])('the kind %s maps to drive %s', (kind, drive) => {
  expect(findDriveByKind(kind)).toBe(drive);
});

describe('gear needs query', () => {
  it.each([
    ['', null],
    ['utm_source=x', null],
    ['hills=steep', { ...defaultGearNeeds, hills: 'steep' }],
    ['hills=cliffs&load=', defaultGearNeeds],
    ['hills=toString&budget=-5', defaultGearNeeds],
    ['budget=3000', { ...defaultGearNeeds, budget: 3_000 }],
    ['budget=3.500,00%20%E2%82%AC', { ...defaultGearNeeds, budget: 3_500 }],
    ['budget=%E2%82%AC2%2C995', { ...defaultGearNeeds, budget: 2_995 }],
    ['budget=99999999999999999999', defaultGearNeeds],
    ['budget=12', defaultGearNeeds],
    ['motor=with&motor=without', { ...defaultGearNeeds, motor: 'with' }],
    ['weight=62', { ...defaultGearNeeds, weight: 62 }],
    ['weight=62%2C5%20kg', { ...defaultGearNeeds, weight: 62 }],
    ['weight=5', defaultGearNeeds],
    ['weight=1e2', defaultGearNeeds],
    [
      'height=162&inseam=75',
      { ...defaultGearNeeds, rider: { heightCm: 162, inseamCm: 75, posture: null } },
    ],
    ['height=20', defaultGearNeeds],
    ['child=childSeat', { ...defaultGearNeeds, child: 'childSeat' }],
  ])('%s', (query, needs) => {
    expect(parseGearNeeds(new URLSearchParams(query))).toEqual(needs);
  });

  it('round-trips the gear needs', () => {
    const needs: GearNeeds = {
      ...{ hills: 'mountains', distance: 'far', load: 'heavy' },
      ...{ child: 'childSeat', weather: 'winter', motor: 'with', budget: 5_500, weight: 90 },
      rider: { heightCm: 182, inseamCm: null, posture: null },
    };
    expect(parseGearNeeds(new URLSearchParams(toGearNeedsQuery(needs)))).toEqual(needs);
    expect(toGearNeedsQuery(defaultGearNeeds)).toBe(
      'hills=rolling&distance=daily&load=light&child=alone&weather=rain&motor=open',
    );
  });
});
