import { expect, it } from 'vitest';
import { createTimeoutBudget } from './timeout-budget';

const content = 'http://content.test/graphql';
const shop = 'http://shop.test/widget.php';

function begin() {
  let nowMs = 5_000;
  const timeoutBudget = createTimeoutBudget({ totalMs: 7_000, minimumMs: 1_000, now: () => nowMs });
  return { patience: timeoutBudget, pass: (ms: number) => (nowMs += ms) };
}

it.each([
  [0, 8_000, 7_000],
  [0, 5_000, 5_000],
  [3_000, 8_000, 4_000],
  [6_500, 8_000, 1_000],
  [60_000, 8_000, 1_000],
  [60_000, 500, 500],
])('after %i ms a call with a timeout of %i ms may take %i', (passed, wanted, allowed) => {
  const { patience, pass } = begin();
  pass(passed);
  expect(patience.getAllowedMs(content, wanted)).toBe(allowed);
});

it('skips all paths of a service that timed out, but calls other services', () => {
  const { patience } = begin();
  patience.addTimeout(content);
  expect(patience.getAllowedMs(content, 8_000)).toBe(0);
  expect(patience.getAllowedMs('http://content.test/other', 8_000)).toBe(0);
  expect(patience.getAllowedMs(shop, 8_000)).toBe(7_000);
});
