import { describe, expect, it } from 'vitest';
import { type ContractCase, countByFeature, formatFeatureResults } from './contract-results';

const cases: ContractCase[] = [
  { status: 'passed', meta: { feature: 'vouchers' } },
  { status: 'passed' },
  {
    status: 'skipped',
    meta: { feature: 'vouchers', skipReason: 'the shop lacks Basket.vouchers' },
  },
  { status: 'failed', meta: {} },
];

describe('countByFeature', () => {
  it('counts cases without a feature as required', () => {
    expect([...countByFeature(cases)]).toEqual([
      ['required', { passed: 1, failed: 1, skipped: 0, reason: '' }],
      ['vouchers', { passed: 1, failed: 0, skipped: 1, reason: 'the shop lacks Basket.vouchers' }],
    ]);
  });

  it('counts a case that was skipped without a reason as failed', () => {
    expect(countByFeature([{ status: 'skipped', meta: {} }]).get('required')).toMatchObject({
      failed: 1,
      skipped: 0,
    });
  });
});

it('the table of results has a row per feature and totals', () => {
  expect(formatFeatureResults(countByFeature(cases))).toEqual([
    'Feature    passed   failed  skipped',
    'required        1        1        0',
    'vouchers        1        0        1  the shop lacks Basket.vouchers',
    'Total           2        1        1',
  ]);
});
