import { say } from './log.mjs';

/** @import { Result } from './run-step.mjs' */

const slowestShown = 10;

/**
 * Prints how long each part took, the slowest test files, what failed and, as the last line, the sum of all; answers with the
 * exit code.
 * @param {Result[]} results
 */
export function closeWith(results) {
  for (const line of closingLines(results)) say(line);
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
}

/**
 * Ends the program once all it said has been read: a pipe that is slow would lose the rest.
 * @param {number} code
 * @returns {Promise<never>}
 */
export async function endWith(code) {
  await new Promise((resolve) => process.stdout.write('', resolve));
  process.exit(code);
}

/**
 * The closing words, see closeWith.
 * @param {Result[]} results
 */
export function closingLines(results) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  const parts = results.filter(({ seconds }) => seconds > 0).map(asPart);
  const files = results.flatMap((result) => result.files);
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowestShown);
  return [
    ...titled('Seconds of each part', parts.map(timed)),
    ...titled('The slowest test files', slowest.map(timed)),
    ...results.flatMap(({ repeated }) => repeated.map((name) => `At a later try only: ${name}`)),
    ...results.flatMap(({ failures }) => failures.map((name) => `Failed: ${name}`)),
    '',
    `${sum('passed')} passed, ${sum('failed')} failed${skipped}`,
  ];
}

const asPart = (/** @type {Result} */ { title, seconds }) => ({ name: title, seconds });

/** @type {(title: string, lines: string[]) => string[]} */
const titled = (title, lines) => (lines.length > 0 ? ['', `${title}:`, ...lines, ''] : []);

/** @type {(one: { name: string, seconds: number }) => string} */
const timed = ({ name, seconds }) => `${seconds.toFixed(1).padStart(8)}  ${name}`;
