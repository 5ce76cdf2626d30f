import { describe, expect, it } from 'vitest';
import { groupUuid } from '../configuration/line-group';
import { configurationCode, plainConfigurationCode } from '../configuration/short-code';
import { isoDay } from '../time/day';
import { groupBasketLines } from './group-basket-lines';
import { emptyPersParam } from './pers-param';
import { aLine } from './test-basket';

const sku = 'LU11.25.H.M.NB';
const code = configurationCode({ sku, parts: [12] }) ?? '';
const persParam = {
  ...emptyPersParam,
  uuid: groupUuid(plainConfigurationCode(code) ?? '', 1),
};
const late = { kind: 'date', date: isoDay('2026-12-04') } as const;

const alone = aLine('bell', 2);
const bike = aLine(sku, 1, { persParam });
const rack = aLine('rack', 1, { persParam, availability: late });
const goneRack = { ...rack, product: null };

describe('the lines of a basket', () => {
  it.each([
    ['that stand alone', [alone], [['line-bell', null, []]]],
    ['of one bicycle', [rack, bike], [[bike.id, code, ['line-rack']]]],
    ['with a part that is gone', [bike, goneRack], [[bike.id, code, ['line-rack']]]],
    [
      'of both',
      [bike, alone, rack],
      [
        [bike.id, code, ['line-rack']],
        ['line-bell', null, []],
      ],
    ],
    ['of nothing', [], []],
  ])('%s are grouped', (_, lines, expected) => {
    const groups = groupBasketLines(lines);
    expect(groups.map((one) => [one.line.id, one.code, one.parts.map(({ id }) => id)])).toEqual(
      expected,
    );
  });

  it('are there when the last of a bicycle is', () => {
    expect(groupBasketLines([bike, rack])[0]?.line.availability).toEqual(late);
    expect(groupBasketLines([bike])[0]?.line.availability).toEqual(bike.availability);
  });
});
