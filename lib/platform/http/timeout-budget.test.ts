import { expect, it } from 'vitest';
import { createTimeoutBudget } from './timeout-budget';

const content = 'http://content.test/graphql';
const shop = 'http://shop.test/widget.php';

function begin() {
  let nowMs = 5_000;
  const budget = createTimeoutBudget({ totalMs: 7_000, minimumMs: 1_000, now: () => nowMs });
  return { budget, pass: (ms: number) => (nowMs += ms) };
}

it.each([
  [0, 8_000, 7_000],
  [0, 5_000, 5_000],
  [3_000, 8_000, 4_000],
  [6_500, 8_000, 1_000],
  [60_000, 8_000, 1_000],
  [60_000, 500, 500],
])('after %i ms a call with a timeout of %i ms may take %i', (passed, wanted, allowed) => {
  const { budget, pass } = begin();
  pass(passed);
  expect(budget.getAllowedMs(content, wanted)).toBe(allowed);
});

it('skips all paths of a service that timed out, but calls other services', () => {
  const { budget } = begin();
  budget.addTimeout(content);
  expect(budget.getAllowedMs(content, 8_000)).toBe(0);
  expect(budget.getAllowedMs('http://content.test/other', 8_000)).toBe(0);
  expect(budget.getAllowedMs(shop, 8_000)).toBe(7_000);
});
