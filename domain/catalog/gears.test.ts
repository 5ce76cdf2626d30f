import { describe, expect, it } from 'vitest';
import { gearSummary } from './gears';

describe('gearSummary', () => {
  it.each([
    [['alfine11', 'nexus8'], { counts: [8, 11], stepless: false, single: false }],
    [['singlespeed', 'fixed'], { counts: [], stepless: false, single: true }],
    [['enviolo'], { counts: [], stepless: true, single: false }],
    [
      ['pinion-p18', 'pinion-c9', 'rohloff14', 'pinion-p9'],
      { counts: [9, 14, 18], stepless: false, single: false },
    ],
    [['a gear of tomorrow'], { counts: [], stepless: false, single: false }],
  ])('%j', (kinds, expected) => {
    expect(gearSummary(kinds)).toEqual(expected);
  });
});
