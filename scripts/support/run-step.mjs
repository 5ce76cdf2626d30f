import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { say } from './log.mjs';
import { startNode } from './processes.mjs';
import { reportOfNothing } from './reports.mjs';

/**
 * @import { Report } from './reports.mjs'
 * @import { Step } from './steps.mjs'
 * @typedef {Report & { title: string, seconds: number }} Result
 */

/**
 * Runs a step to its end and says how it went. What the program writes is shown when it has ended, so that steps can run
 * side by side; `isLive` shows it at once.
 * @param {Step} step
 * @returns {Promise<Result>}
 */
export async function runStep(step, { isLive = step.isLive ?? false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  const file = join(folder, 'report.json');
  const startedAt = performance.now();
  say(`• ${step.title} …`);
  try {
    const { code, output } = await runProgram(step, file, isLive);
    const seconds = (performance.now() - startedAt) / 1000;
    const report = countsOf(step, file, code);
    say(`  ${step.title}: ${outcome(step, report)} (${seconds.toFixed(1)} s)`);
    if (output !== '') say(output);
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
  const child = startNode(title, args(file), { env: env(file), stdio });
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
 * A suite that ends without a report, or with a code its report does not explain, counts as one failure.
 * @param {Step} step
 * @param {string} file
 * @param {number} code
 * @returns {Report}
 */
function countsOf({ title, read }, file, code) {
  if (!read && code === 0) return { ...reportOfNothing, passed: 1 };
  if (!read) return { ...reportOfNothing, failed: 1, failures: [`${title} (code ${code})`] };
  if (!existsSync(file))
    return { ...reportOfNothing, failed: 1, failures: [`${title}: no report`] };
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
const outcome = ({ read }, { passed, failed }) => {
  if (read) return `${passed} passed, ${failed} failed`;
  return failed === 0 ? 'passed' : 'FAILED';
};

/**
 * The result of a step that cannot be run here, which is no failure: the reason is said and its `count` of test files stands among the
 * skipped.
 * @param {string} title
 * @param {string} reason
 * @param {number} count
 * @returns {Result}
 */
export function skipped(title, reason, count) {
  say(`  ${title}: skipped, ${reason}`);
  return { ...reportOfNothing, title, seconds: 0, skipped: count };
}

/**
 * The result of a step that was not run, for a reason that is no pass.
 * @param {string} title
 * @param {string} reason
 * @returns {Result}
 */
export function notRun(title, reason) {
  return { ...reportOfNothing, title, seconds: 0, failed: 1, failures: [`${title}: ${reason}`] };
}
