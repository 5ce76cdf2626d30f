import { join, relative } from 'node:path';
import { printLine } from '../../server/supervisor/console.mjs';

/**
 * The result of a test suite. `retried` lists tests that only passed on a retry.
 * @typedef {{
 *   passed: number, failed: number, skipped: number,
 *   failures: string[], retried: string[],
 *   files: { name: string, seconds: number }[],
 * }} Report
 *
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestCase
 * @typedef {{
 *   name: string, status: string, message: string, startTime: number, endTime: number, assertionResults: VitestCase[],
 * }} VitestFile
 *
 * @typedef {{
 *   file: string, line: number, title: string, tests: { status: string, results: { duration: number }[] }[],
 * }} PlaywrightSpec
 * @typedef {{ file?: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/**
 * Converts Vitest's JSON report: counts, names of failed tests, and seconds per test file.
 * @param {{ numPassedTests: number, numPendingTests: number, testResults: VitestFile[] }} report
 * @returns {Report}
 */
export function parseVitestReport({ numPassedTests, numPendingTests, testResults }) {
  const failures = testResults.flatMap(listFailures);
  return {
    passed: numPassedTests,
    failed: failures.length,
    skipped: numPendingTests,
    failures,
    retried: testResults.flatMap(listRetries),
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: relative('.', name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/**
 * Lists the failed tests of a file. A file that fails before its first test counts as one failure.
 * @param {VitestFile} file
 */
function listFailures({ status, name, message, assertionResults }) {
  if (status !== 'failed') return [];
  const cases = assertionResults.filter((result) => result.status === 'failed');
  return cases.length === 0
    ? [`${relative('.', name)}: ${getFirstLine(message)}`]
    : cases.map((result) => `${result.fullName}: ${getFirstLine(result.failureMessages[0])}`);
}

/**
 * Lists the tests of a file that failed first and passed on a retry, which have failure messages although they passed.
 * @param {VitestFile} file
 */
function listRetries({ assertionResults }) {
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => `${fullName}: ${getFirstLine(failureMessages[0])}`);
}

/** @type {Report} */
export const emptyReport = {
  passed: 0,
  failed: 0,
  skipped: 0,
  failures: [],
  retried: [],
  files: [],
};

/**
 * Converts the output of Python's unittest. Any other text counts as one failure.
 * @param {string} text
 * @returns {Report}
 */
export function parseUnittestReport(text) {
  const [, ran, seconds] = /^Ran (\d+) tests? in ([\d.]+)s$/m.exec(text) ?? [];
  const [, skipped = '0'] = /^(?:OK|FAILED) \(.*?skipped=(\d+)/m.exec(text) ?? [];
  const failures = [...text.matchAll(/^(?:FAIL|ERROR): (.+)$/gm)].map(([, name = '']) => name);
  if (ran === undefined || (failures.length === 0 && !/^OK\b/m.test(text)))
    failures.push(`Python: ${text.trim().split('\n').at(-1)}`);
  return {
    ...emptyReport,
    passed: Math.max(0, Number(ran ?? 0) - failures.length - Number(skipped)),
    failed: failures.length,
    skipped: Number(skipped),
    failures,
    files: [{ name: 'tools/studio/tests', seconds: Number(seconds ?? 0) }],
  };
}

const getFirstLine = (text = '') => text.split('\n')[0] ?? '';

/**
 * Converts Playwright's JSON report to the format of the project (Report).
 * @param {{
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   suites: (PlaywrightSuite & { file: string })[],
 *   config: { rootDir: string },
 * }} report
 * @returns {Report}
 */
export function parsePlaywrightReport({ stats, suites, config }) {
  const specs = suites.flatMap(listSpecs);
  const named = (/** @type {string} */ status) =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, line, title }) => `${file}:${line} ${title}`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: named('unexpected'),
    retried: named('flaky'),
    files: suites.map((suite) => ({
      name: relative('.', join(config.rootDir, suite.file)),
      seconds: sumSeconds(listSpecs(suite)),
    })),
  };
}

/** @type {(suite: PlaywrightSuite) => PlaywrightSpec[]} */
const listSpecs = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(listSpecs)];

/** @param {PlaywrightSpec[]} specs */
function sumSeconds(specs) {
  const runs = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return runs.reduce((seconds, { duration }) => seconds + duration / 1000, 0);
}

/** @import { StepResult } from './steps.mjs' */

const slowestFileCount = 10;

/**
 * Prints the duration of each step, the slowest test files, the failures and, in the last line, the totals. Returns the
 * exit code.
 * @param {StepResult[]} results
 */
export function printSummary(results) {
  for (const line of formatSummary(results)) printLine(line);
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
}

/**
 * Exits after all output is flushed. Otherwise a slow pipe would lose the rest.
 * @param {number} code
 * @returns {Promise<never>}
 */
export async function exitAfterFlush(code) {
  await new Promise((resolve) => process.stdout.write('', resolve));
  process.exit(code);
}

/**
 * Returns the lines that printSummary prints.
 * @param {StepResult[]} results
 */
export function formatSummary(results) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  const parts = results.filter(({ seconds }) => seconds > 0).map(formatPart);
  const files = results.flatMap((result) => result.files);
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowestFileCount);
  return [
    ...formatSection(
      'Seconds of each part, elapsed and of the processor (without browsers)',
      parts,
    ),
    ...formatSection('The slowest test files', slowest.map(formatSeconds)),
    ...results.flatMap(({ retried: repeated }) =>
      repeated.map((name) => `Passed after a retry: ${name}`),
    ),
    ...results.flatMap(({ failures }) => failures.map((name) => `Failed: ${name}`)),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed${skipped}`,
  ];
}

const formatPart = (/** @type {StepResult} */ { title, seconds, cpuSeconds }) =>
  `${formatNumber(seconds)}${formatNumber(cpuSeconds)}  ${title}`;

/** @type {(title: string, lines: string[]) => string[]} */
const formatSection = (title, lines) => (lines.length > 0 ? ['', `${title}:`, ...lines, ''] : []);

/** @type {(one: { name: string, seconds: number }) => string} */
const formatSeconds = ({ name, seconds }) => `${formatNumber(seconds)}  ${name}`;

/** @type {(value: number | null) => string} */
const formatNumber = (value) => (value === null ? '–' : value.toFixed(1)).padStart(8);
