/**
 * Progress for people: one line a step, with the seconds it took.
 * @param {string} title
 */
export function startStep(title) {
  const startedAt = performance.now();
  process.stdout.write(`• ${title} …\n`);
  return (/** @type {string | null} */ outcome = 'done') => {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`  ${outcome} (${seconds} s)\n`);
  };
}

export function printLine(text = '') {
  process.stdout.write(`${text}\n`);
}

/**
 * Ends the program with a sentence instead of a stack.
 * @param {string} text
 * @returns {never}
 */
export function exitWithError(text, code = 1) {
  process.stderr.write(`\n${text}\n`);
  process.exit(code);
}

/**
 * A line of the log, as the processes below write them: JSON on stderr.
 * @param {'info' | 'error'} level
 * @param {string} message
 * @param {Record<string, unknown>} details
 */
export function writeLog(level, message, details) {
  const line = { time: new Date().toISOString(), level, message, ...details };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
