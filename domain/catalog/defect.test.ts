import { describe, expect, it } from 'vitest';
import {
  type Defect,
  defectKinds,
  defectParts,
  listDefectProblems,
  toDefectSize,
  parseDefect,
} from './defect';

const scratch: Defect = {
  ...{ kind: 'scratch', part: 'down-tube', side: 'left' },
  ...{ sizeMm: 70, isTouchedUp: true },
};

describe('validate defect', () => {
  it.each<[string, Partial<Defect>, string[]]>([
    ['accepts a scratch on a part with a picture', {}, []],
    [
      'accepts a colour defect without a size',
      { kind: 'faded', part: 'saddle', sizeMm: null, isTouchedUp: false },
      [],
    ],
    ['rejects a part without a picture', { part: 'saddle' }, ['part']],
    ['rejects a scratch without a size', { sizeMm: null }, ['size']],
    [
      'rejects a colour defect with a size',
      { kind: 'shade', part: 'frame', isTouchedUp: false },
      ['size'],
    ],
    [
      'rejects a dent that is marked as touched up',
      { kind: 'dent', part: 'mudguard' },
      ['touchedUp'],
    ],
  ])('%s', (_, change, fields) => {
    expect(listDefectProblems({ ...scratch, ...change }).map(({ field }) => field)).toEqual(fields);
  });

  it('lists the parts with a picture of the defect', () => {
    expect(listDefectProblems({ ...scratch, part: 'saddle' })[0]?.reason).toBe(
      'there is no picture of a scratch on the saddle, only on: down-tube, top-tube, fork-inner',
    );
  });
});

describe('parse defect', () => {
  const wire = { kind: 'scratch', part: 'down-tube', side: 'left', size: 70, touchedUp: true };

  it('parses a valid defect', () => expect(parseDefect(wire)).toEqual(scratch));

  it.each(defectKinds.map((kind) => [kind, defectParts[kind][0]] as const))(
    'accepts the kind %s',
    (kind, part) => {
      expect(parseDefect({ ...wire, kind, part })).toMatchObject({ kind, part });
    },
  );

  it.each([{ kind: 'rust' }, { part: 'bell' }, { side: 'below' }])(
    'returns null for %j',
    (change) => {
      expect(parseDefect({ ...wire, ...change })).toBeNull();
    },
  );

  it.each([null, 0, -3])('parses size %s as null', (size) => {
    expect(parseDefect({ ...wire, size })?.sizeMm).toBeNull();
  });
});

it.each([
  [2, { unit: 'mm', size: 2 }],
  [9.5, { unit: 'mm', size: 9.5 }],
  [10, { unit: 'cm', size: 1 }],
  [24, { unit: 'cm', size: 2.4 }],
  [70, { unit: 'cm', size: 7 }],
])('displays %s mm in mm or cm', (sizeMm, expected) => {
  expect(toDefectSize(sizeMm)).toEqual(expected);
});
