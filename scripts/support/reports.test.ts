import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readPlaywrightReport, readUnittest, readVitestReport } from './reports.mjs';

it('reads what failed and how long each file took from Vitest', () => {
  const report = readVitestReport({
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
    repeated: ['a wavers: Error: 0 is 1'],
    files: [
      { name: 'domain/a.test.ts', seconds: 2.5 },
      { name: 'domain/b.test.ts', seconds: 0 },
    ],
  });
});

it('reads the journeys of all depths from Playwright, those of a second try by name', () => {
  const spec = (title: string, status: string, durations: number[]) => ({
    file: 'cart.spec.ts',
    line: 7,
    title,
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  });
  const report = readPlaywrightReport({
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
    repeated: ['cart.spec.ts:7 wavers'],
    files: [{ name: 'e2e/journeys/cart.spec.ts', seconds: 6 }],
  });
});

it.each<[string, string, object]>([
  ['all', '......\nRan 6 tests in 1.502s\n\nOK\n', { passed: 6, failed: 0, skipped: 0 }],
  ['some left out', 'Ran 6 tests in 1.5s\n\nOK (skipped=2)\n', { passed: 4, skipped: 2 }],
  [
    'some wrong',
    'FAIL: test_a (tests.A)\nERROR: test_b (tests.B)\nRan 6 tests in 1.5s\n\nFAILED (failures=1, errors=1, skipped=1)\n',
    { passed: 3, failed: 2, skipped: 1, failures: ['test_a (tests.A)', 'test_b (tests.B)'] },
  ],
  [
    'a program that never came to its tests',
    'Traceback (most recent call last):\nSyntaxError: invalid syntax\n',
    { passed: 0, failed: 1, failures: ['Python: SyntaxError: invalid syntax'] },
  ],
  ['no test at all', 'Ran 0 tests in 0.000s\n\nNO TESTS RAN\n', { passed: 0, failed: 1 }],
])('reads from Python’s unittest: %s', (_name, text, report) => {
  expect(readUnittest(text)).toMatchObject(report);
});
