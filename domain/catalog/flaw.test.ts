import { describe, expect, it } from 'vitest';
import { type Flaw, flawKinds, flawParts, flawProblems, flawSize, readFlaw } from './flaw';

const scratch: Flaw = {
  ...{ kind: 'scratch', part: 'down-tube', side: 'left' },
  ...{ sizeMm: 70, isTouchedUp: true },
};

describe('a flaw as it is written down', () => {
  it.each<[string, Partial<Flaw>, string[]]>([
    ['can be pictured', {}, []],
    [
      'of a colour has no size',
      { kind: 'faded', part: 'saddle', sizeMm: null, isTouchedUp: false },
      [],
    ],
    ['on a part without a picture', { part: 'saddle' }, ['part']],
    ['without its size', { sizeMm: null }, ['size']],
    ['of a colour with a size', { kind: 'shade', part: 'frame', isTouchedUp: false }, ['size']],
    ['that no brush mends', { kind: 'dent', part: 'mudguard' }, ['touchedUp']],
  ])('%s', (_, change, fields) => {
    expect(flawProblems({ ...scratch, ...change }).map(({ field }) => field)).toEqual(fields);
  });

  it('names the parts there are pictures of', () => {
    expect(flawProblems({ ...scratch, part: 'saddle' })[0]?.reason).toBe(
      'there is no picture of a scratch on the saddle, only on: down-tube, top-tube, fork-inner',
    );
  });
});

describe('a flaw on the wire', () => {
  const wire = { kind: 'scratch', part: 'down-tube', side: 'left', size: 70, touchedUp: true };

  it('is read', () => expect(readFlaw(wire)).toEqual(scratch));

  it.each(flawKinds.map((kind) => [kind, flawParts[kind][0]] as const))(
    'knows a %s',
    (kind, part) => {
      expect(readFlaw({ ...wire, kind, part })).toMatchObject({ kind, part });
    },
  );

  it.each([{ kind: 'rust' }, { part: 'bell' }, { side: 'below' }])('of %j is none', (change) => {
    expect(readFlaw({ ...wire, ...change })).toBeNull();
  });

  it.each([null, 0, -3])('of size %s has none', (size) => {
    expect(readFlaw({ ...wire, size })?.sizeMm).toBeNull();
  });
});

it.each([
  [2, { unit: 'mm', size: 2 }],
  [9.5, { unit: 'mm', size: 9.5 }],
  [10, { unit: 'cm', size: 1 }],
  [24, { unit: 'cm', size: 2.4 }],
  [70, { unit: 'cm', size: 7 }],
])('%s mm are said as people do', (sizeMm, said) => {
  expect(flawSize(sizeMm)).toEqual(said);
});
