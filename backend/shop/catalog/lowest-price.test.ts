import { describe, expect, it } from 'vitest';
import { lowestPriceBeforeReduction } from './lowest-price';

const day = 24 * 60 * 60 * 1000;
const at = (validDay: number, cents: number) => ({ cents, validFrom: validDay * day });

describe('lowestPriceBeforeReduction', () => {
  it.each([
    ['no history', [], null],
    ['one price', [at(0, 100)], null],
    ['a price that went up', [at(0, 100), at(50, 120)], null],
    ['a reduction from the regular price', [at(0, 100), at(50, 80)], 100],
    [
      'a lower price within the 30 days before',
      [at(0, 100), at(30, 70), at(40, 100), at(50, 80)],
      70,
    ],
    [
      'a lower price that ended before the 30 days',
      [at(0, 100), at(5, 60), at(15, 100), at(50, 80)],
      100,
    ],
    ['a lower price that reached into the 30 days', [at(0, 60), at(21, 100), at(50, 80)], 60],
    [
      'a lower price that ended on the first of the 30 days',
      [at(0, 60), at(20, 100), at(50, 80)],
      100,
    ],
  ])('%s', (_name, history, expected) => {
    expect(lowestPriceBeforeReduction(history)).toBe(expected);
  });
});
