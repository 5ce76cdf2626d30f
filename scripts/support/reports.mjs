import { join, relative } from 'node:path';

/**
 * What a suite says of itself; `repeated` names what passed at a later try only.
 * @typedef {{
 *   passed: number, failed: number, skipped: number,
 *   failures: string[], repeated: string[],
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
 * Counts, names of what failed, and the seconds of each test file, from Vitest's JSON report.
 * @param {{ numPassedTests: number, numPendingTests: number, testResults: VitestFile[] }} report
 * @returns {Report}
 */
export function readVitestReport({ numPassedTests, numPendingTests, testResults }) {
  const failures = testResults.flatMap(failedCases);
  return {
    passed: numPassedTests,
    failed: failures.length,
    skipped: numPendingTests,
    failures,
    repeated: testResults.flatMap(repeatedCases),
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: relative('.', name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/**
 * A file that fails before its first case has no failed case: it counts as one.
 * @param {VitestFile} file
 */
function failedCases({ status, name, message, assertionResults }) {
  if (status !== 'failed') return [];
  const cases = assertionResults.filter((result) => result.status === 'failed');
  return cases.length === 0
    ? [`${relative('.', name)}: ${firstLine(message)}`]
    : cases.map((result) => `${result.fullName}: ${firstLine(result.failureMessages[0])}`);
}

/**
 * What passed and has failed before: the report keeps the messages of every try.
 * @param {VitestFile} file
 */
function repeatedCases({ assertionResults }) {
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`);
}

/** @type {Report} */
export const reportOfNothing = {
  passed: 0,
  failed: 0,
  skipped: 0,
  failures: [],
  repeated: [],
  files: [],
};

/**
 * The same from what Python's unittest prints; text that is no such thing counts as one failure.
 * @param {string} text
 * @returns {Report}
 */
export function readUnittest(text) {
  const [, ran, seconds] = /^Ran (\d+) tests? in ([\d.]+)s$/m.exec(text) ?? [];
  const [, skipped = '0'] = /^(?:OK|FAILED) \(.*?skipped=(\d+)/m.exec(text) ?? [];
  const failures = [...text.matchAll(/^(?:FAIL|ERROR): (.+)$/gm)].map(([, name = '']) => name);
  if (ran === undefined || (failures.length === 0 && !/^OK\b/m.test(text)))
    failures.push(`Python: ${text.trim().split('\n').at(-1)}`);
  return {
    ...reportOfNothing,
    passed: Math.max(0, Number(ran ?? 0) - failures.length - Number(skipped)),
    failed: failures.length,
    skipped: Number(skipped),
    failures,
    files: [{ name: 'studio/tests', seconds: Number(seconds ?? 0) }],
  };
}

const firstLine = (text = '') => text.split('\n')[0] ?? '';

/**
 * The same from Playwright's JSON report.
 * @param {{
 *   stats: { expected: number, unexpected: number, flaky: number, skipped: number },
 *   suites: (PlaywrightSuite & { file: string })[],
 *   config: { rootDir: string },
 * }} report
 * @returns {Report}
 */
export function readPlaywrightReport({ stats, suites, config }) {
  const specs = suites.flatMap(specsOf);
  const named = (/** @type {string} */ status) =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, line, title }) => `${file}:${line} ${title}`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: named('unexpected'),
    repeated: named('flaky'),
    files: suites.map((suite) => ({
      name: relative('.', join(config.rootDir, suite.file)),
      seconds: secondsOf(specsOf(suite)),
    })),
  };
}

/** @type {(suite: PlaywrightSuite) => PlaywrightSpec[]} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** @param {PlaywrightSpec[]} specs */
function secondsOf(specs) {
  const runs = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return runs.reduce((seconds, { duration }) => seconds + duration / 1000, 0);
}
