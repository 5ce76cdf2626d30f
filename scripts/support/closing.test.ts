import { expect, it } from 'vitest';
import { closingLines } from './closing.mjs';

const result = {
  title: 'Lint',
  seconds: 2,
  passed: 1,
  failed: 0,
  skipped: 0,
  failures: [],
  repeated: [],
  files: [],
};

it('ends with the sum of all parts', () => {
  expect(closingLines([result, { ...result, passed: 4, failed: 2 }]).at(-1)).toBe(
    '5 passed, 2 failed',
  );
  expect(closingLines([{ ...result, skipped: 3 }]).at(-1)).toBe('1 passed, 0 failed, 3 skipped');
});

it('names every part with its seconds, what failed and what needed another try', () => {
  const lines = closingLines([
    { ...result, failures: ['Lint: a rule'], repeated: ['cart.spec.ts:7 wavers'] },
    { ...result, title: 'Not begun', seconds: 0 },
  ]);
  expect(lines).toContain('     2.0  Lint');
  expect(lines.join('\n')).not.toContain('Not begun');
  expect(lines).toContain('Failed: Lint: a rule');
  expect(lines).toContain('At a later try only: cart.spec.ts:7 wavers');
});

it('lists the ten slowest test files of all suites, the slowest first', () => {
  const files = [3, 11, 1, 2, 4, 5].map((seconds) => ({ name: `a${seconds}`, seconds }));
  const more = [10, 9, 8, 7, 6].map((seconds) => ({ name: `b${seconds}`, seconds }));
  const lines = closingLines([
    { ...result, files },
    { ...result, files: more },
  ]);
  const shown = lines.filter((line) => /^ +[\d.]+ {2}[ab]\d/.test(line));
  expect(shown).toHaveLength(10);
  expect(shown[0]).toBe('    11.0  a11');
  expect(shown[9]).toBe('     2.0  a2');
});
