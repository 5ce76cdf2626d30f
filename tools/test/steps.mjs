import { join } from 'node:path';
import { parsePlaywrightReport, parseVitestReport, emptyReport } from './reports.mjs';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { printLine } from '../../server/supervisor/console.mjs';
import { startNodeProcess } from '../../server/supervisor/child-processes.mjs';

/** @import { Report } from './reports.mjs' */

/**
 * A step of the test run is a Node program: its title, its arguments and environment for a report in the given file,
 * and the parser of that report. Without a parser, the exit code decides.
 * @typedef {{
 *   title: string,
 *   args: (file: string) => string[],
 *   env: (file: string) => Record<string, string | undefined>,
 *   parseReport: ((report: any) => Report) | null,
 *   streamsOutput?: boolean,
 * }} Step
 */

const getBinaryPath = (/** @type {string} */ path) => join('node_modules', path);

/**
 * Creates a step for a tool that passes or fails as a whole.
 * @param {string} title
 * @param {string[]} args
 * @returns {Step}
 */
export function createToolStep(title, args) {
  return { title, args: () => args, env: () => ({}), parseReport: null };
}

/**
 * Creates a step for a tool of an installed package. `program` is its path in node_modules.
 * @param {string} title
 * @param {string} program
 * @param {string[]} args
 */
export function createPackageStep(title, program, ...args) {
  return createToolStep(title, [getBinaryPath(program), ...args]);
}

/**
 * Creates a step that runs the tests of a Vitest configuration, with optional further arguments.
 * @param {string} title
 * @param {string} config
 * @param {Record<string, string | undefined>} env
 * @param {string[]} more
 * @returns {Step}
 */
export function createVitestStep(title, config, env = {}, more = []) {
  const args = (/** @type {string} */ file) => [
    getBinaryPath('vitest/vitest.mjs'),
    'run',
    '--config',
    config,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...more,
  ];
  return { title, args, env: () => env, parseReport: parseVitestReport };
}

/**
 * Creates a step for a program that writes a report in the project's format (Report).
 * @param {string} title
 * @param {string} program
 * @returns {Step}
 */
export function createReportingStep(title, program) {
  return {
    title,
    args: (file) => [program, file],
    env: () => ({}),
    parseReport: (report) => report,
  };
}

/**
 * Creates a step that runs the end-to-end tests in a browser.
 * @param {string} title
 * @param {Record<string, string | undefined>} env
 * @returns {Step}
 */
export function createPlaywrightStep(title, env = {}) {
  return {
    title,
    args: () => [getBinaryPath('@playwright/test/cli.js'), 'test', '--reporter=line,json'],
    env: (file) => ({ ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
    parseReport: parsePlaywrightReport,
  };
}

/**
 * @typedef {Report & { title: string, seconds: number }} StepResult
 */

/**
 * Runs a step and returns its result. Its output is shown when it has ended, so that steps can run in parallel.
 * `isLive` streams it instead.
 * @param {Step} step
 * @returns {Promise<StepResult>}
 */
export async function runStep(step, { isLive = step.streamsOutput ?? false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const file = join(folder, 'report.json');
  const startedAt = performance.now();
  printLine(`• ${step.title} …`);
  try {
    const { code, output } = await runProgram(step, file, isLive);
    const seconds = (performance.now() - startedAt) / 1000;
    const report = readStepReport(step, file, code);
    printLine(`  ${step.title}: ${formatResult(step, report)} (${seconds.toFixed(1)} s)`);
    if (output !== '') printLine(output);
    return { ...report, title: step.title, seconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Step} step
 * @param {string} file
 * @param {boolean} isLive
 * @returns {Promise<{ code: number, output: string }>}
 */
function runProgram({ title, args, env }, file, isLive) {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = isLive ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
  const child = startNodeProcess(title, args(file), { env: env(file), stdio });
  /** @type {Buffer[]} */
  const chunks = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) =>
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString().trim() }),
    ),
  );
}

/**
 * Reads the report of a step. A suite that ends without a report, or with an exit code that its report does not
 * explain, counts as one failure.
 * @param {Step} step
 * @param {string} file
 * @param {number} code
 * @returns {Report}
 */
function readStepReport({ title, parseReport: read }, file, code) {
  if (!read && code === 0) return { ...emptyReport, passed: 1 };
  if (!read) return { ...emptyReport, failed: 1, failures: [`${title} (code ${code})`] };
  if (!existsSync(file)) return { ...emptyReport, failed: 1, failures: [`${title}: no report`] };
  const report = read(JSON.parse(readFileSync(file, 'utf8')));
  if (code === 0) return report;
  const names = report.failures.length > 0 ? report.failures : [`ended with code ${code}`];
  return {
    ...report,
    failed: Math.max(1, report.failed),
    failures: names.map((name) => `${title}: ${name}`),
  };
}

/** @type {(step: Step, report: Report) => string} */
const formatResult = ({ parseReport: read }, { passed, failed }) => {
  if (read) return `${passed} passed, ${failed} failed`;
  return failed === 0 ? 'passed' : 'FAILED';
};

/**
 * Creates the result of a step that cannot run here, which is not a failure. Prints the reason, and `count` test files
 * count as skipped.
 * @param {string} title
 * @param {string} reason
 * @param {number} count
 * @returns {StepResult}
 */
export function createSkipResult(title, reason, count) {
  printLine(`  ${title}: skipped, ${reason}`);
  return { ...emptyReport, title, seconds: 0, skipped: count };
}

/**
 * Creates the result of a step that was not run for a reason that counts as a failure.
 * @param {string} title
 * @param {string} reason
 * @returns {StepResult}
 */
export function createNotRunResult(title, reason) {
  return { ...emptyReport, title, seconds: 0, failed: 1, failures: [`${title}: ${reason}`] };
}
