import { join } from 'node:path';
import { parsePlaywrightReport, parseVitestReport, emptyReport } from './reports.mjs';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { printLine } from '../../server/supervisor/console.mjs';
import { startNodeProcess } from '../../server/supervisor/child-processes.mjs';

/** @import { Report } from './reports.mjs' */

/**
 * A step of the test run: a Node program. `args` and `env` return its arguments and environment for the path of the
 * report file. `parseReport` converts the report; if it is null, the exit code alone decides.
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
 * The result of a step with its duration and the processor time of its processes in seconds. Most browser processes are
 * not included, because they end with their parent. The processor time is null where the system does not report it.
 * @typedef {Report & { title: string, seconds: number, cpuSeconds: number | null }} StepResult
 */

/**
 * Runs a step and returns its result. The output is shown when the step has ended, so that steps can run in parallel,
 * or streamed if `isLive`.
 * @param {Step} step
 * @returns {Promise<StepResult>}
 */
export async function runStep(step, { isLive = step.streamsOutput ?? false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const file = join(folder, 'report.json');
  const startedAt = performance.now();
  printLine(`• ${step.title} …`);
  try {
    const { code, output, cpuSeconds } = await runProgram(step, file, isLive);
    const seconds = (performance.now() - startedAt) / 1000;
    const report = readStepReport(step, file, code);
    printLine(`  ${step.title}: ${formatResult(step, report)} (${seconds.toFixed(1)} s)`);
    if (output !== '') printLine(output);
    return { ...report, title: step.title, seconds, cpuSeconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Step} step
 * @param {string} file
 * @param {boolean} isLive
 * @returns {Promise<{ code: number, output: string, cpuSeconds: number | null }>}
 */
function runProgram({ title, args, env }, file, isLive) {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = isLive ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
  const child = startNodeProcess(title, args(file), { env: env(file), stdio });
  /** @type {Buffer[]} */
  const chunks = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => chunks.push(chunk));
  /** @type {number | null} */
  let cpuSeconds = null;
  child.once('exit', () => {
    cpuSeconds = readNewChildCpuSeconds();
  });
  return new Promise((resolve) =>
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString().trim(), cpuSeconds }),
    ),
  );
}

/** Processor time in seconds of all child processes that had ended at the last call. */
let countedCpuSeconds = 0;

/** Excludes the processes that have ended so far, such as the installation, from the processor time of the steps. */
export function startCpuAccounting() {
  readNewChildCpuSeconds();
}

/**
 * Returns the processor time in seconds of the child processes that ended since the last call, with their descendants.
 * Null on systems other than Linux (proc(5), fields cutime and cstime in hundredths of a second).
 */
function readNewChildCpuSeconds() {
  if (process.platform !== 'linux') return null;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  const total = (Number(fields[13]) + Number(fields[14])) / 100;
  const seconds = total - countedCpuSeconds;
  countedCpuSeconds = total;
  return seconds;
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
  return { ...emptyReport, title, seconds: 0, cpuSeconds: 0, skipped: count };
}

/**
 * Creates the result of a step that was not run for a reason that counts as a failure.
 * @param {string} title
 * @param {string} reason
 * @returns {StepResult}
 */
export function createNotRunResult(title, reason) {
  return {
    ...emptyReport,
    title,
    seconds: 0,
    cpuSeconds: 0,
    failed: 1,
    failures: [`${title}: ${reason}`],
  };
}
