import { describe, expect, it } from 'vitest';
import {
  formatSummary,
  parsePlaywrightReport,
  parseUnittestReport,
  parseVitestReport,
} from './reports.mjs';
import { resolve } from 'node:path';

describe('report summary', () => {
  const result = {
    title: 'Lint',
    seconds: 2,
    cpuSeconds: 3.5,
    passed: 1,
    failed: 0,
    skipped: 0,
    failures: [],
    retried: [],
    files: [],
  };

  it('ends with the total of all parts', () => {
    expect(formatSummary([result, { ...result, passed: 4, failed: 2 }]).at(-1)).toBe(
      '5 passed, 2 failed',
    );
    expect(formatSummary([{ ...result, skipped: 3 }]).at(-1)).toBe('1 passed, 0 failed, 3 skipped');
  });

  it('lists every part with its duration, failures and retries', () => {
    const lines = formatSummary([
      { ...result, failures: ['Lint: a rule'], retried: ['cart.spec.ts:7 wavers'] },
      { ...result, title: 'Not begun', seconds: 0 },
      { ...result, title: 'Not measured', cpuSeconds: null },
    ]);
    expect(lines).toContain('     2.0     3.5  Lint');
    expect(lines).toContain('     2.0       –  Not measured');
    expect(lines.join('\n')).not.toContain('Not begun');
    expect(lines).toContain('Failed: Lint: a rule');
    expect(lines).toContain('Passed after a retry: cart.spec.ts:7 wavers');
  });

  it('lists the ten slowest test files of all suites, the slowest first', () => {
    const files = [3, 11, 1, 2, 4, 5].map((seconds) => ({ name: `a${seconds}`, seconds }));
    const more = [10, 9, 8, 7, 6].map((seconds) => ({ name: `b${seconds}`, seconds }));
    const lines = formatSummary([
      { ...result, files },
      { ...result, files: more },
    ]);
    const shown = lines.filter((line) => /^ +[\d.]+ {2}[ab]\d/.test(line));
    expect(shown).toHaveLength(10);
    expect(shown[0]).toBe('    11.0  a11');
    expect(shown[9]).toBe('     2.0  a2');
  });
});

describe('reports', () => {
  it('reads failures and file durations from Vitest', () => {
    const report = parseVitestReport({
      numPassedTests: 4,
      numPendingTests: 1,
      testResults: [
        {
          name: resolve('domain/a.test.ts'),
          status: 'failed',
          startTime: 1000,
          endTime: 3500,
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'a holds', failureMessages: [] },
            { status: 'passed', fullName: 'a wavers', failureMessages: ['Error: 0 is 1\n  at a'] },
            { status: 'failed', fullName: 'a breaks', failureMessages: ['Error: 1 is 2\n  at a'] },
          ],
        },
        {
          name: resolve('domain/b.test.ts'),
          status: 'failed',
          startTime: 1000,
          endTime: 1000,
          message: 'Cannot find module\nmore',
          assertionResults: [],
        },
      ],
    });
    expect(report).toMatchObject({
      passed: 4,
      failed: 2,
      skipped: 1,
      failures: ['a breaks: Error: 1 is 2', 'domain/b.test.ts: Cannot find module'],
      retried: ['a wavers: Error: 0 is 1'],
      files: [
        { name: 'domain/a.test.ts', seconds: 2.5 },
        { name: 'domain/b.test.ts', seconds: 0 },
      ],
    });
  });

  it('reads end-to-end tests at any depth from Playwright, with the names of retried tests', () => {
    const spec = (title: string, status: string, durations: number[]) => ({
      file: 'cart.spec.ts',
      line: 7,
      title,
      tests: [{ status, results: durations.map((duration) => ({ duration })) }],
    });
    const report = parsePlaywrightReport({
      config: { rootDir: resolve('e2e/journeys') },
      stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 2 },
      suites: [
        {
          file: 'cart.spec.ts',
          specs: [spec('fills', 'expected', [1500])],
          suites: [
            { specs: [spec('breaks', 'unexpected', [500]), spec('wavers', 'flaky', [3000, 1000])] },
          ],
        },
      ],
    });
    expect(report).toEqual({
      passed: 2,
      failed: 1,
      skipped: 2,
      failures: ['cart.spec.ts:7 breaks'],
      retried: ['cart.spec.ts:7 wavers'],
      files: [{ name: 'e2e/journeys/cart.spec.ts', seconds: 6 }],
    });
  });

  it.each<[string, string, object]>([
    ['all passed', '......\nRan 6 tests in 1.502s\n\nOK\n', { passed: 6, failed: 0, skipped: 0 }],
    ['some skipped', 'Ran 6 tests in 1.5s\n\nOK (skipped=2)\n', { passed: 4, skipped: 2 }],
    [
      'some failed',
      'FAIL: test_a (tests.A)\nERROR: test_b (tests.B)\nRan 6 tests in 1.5s\n\nFAILED (failures=1, errors=1, skipped=1)\n',
      { passed: 3, failed: 2, skipped: 1, failures: ['test_a (tests.A)', 'test_b (tests.B)'] },
    ],
    [
      'a program that fails before its tests',
      'Traceback (most recent call last):\nSyntaxError: invalid syntax\n',
      { passed: 0, failed: 1, failures: ['Python: SyntaxError: invalid syntax'] },
    ],
    ['no tests', 'Ran 0 tests in 0.000s\n\nNO TESTS RAN\n', { passed: 0, failed: 1 }],
  ])('reads from Python’s unittest: %s', (_name, text, report) => {
    expect(parseUnittestReport(text)).toMatchObject(report);
  });
});
