/**
 * Prints the title of a step. The returned function prints the outcome and the seconds that the step took.
 * @param {string} title
 */
export function startProgressStep(title) {
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
 * Prints a message and exits the program, without a stack trace.
 * @param {string} text
 * @returns {never}
 */
export function exitWithError(text, code = 1) {
  process.stderr.write(`\n${text}\n`);
  process.exit(code);
}

/**
 * Writes a log entry in the format of the child processes: JSON on stderr.
 * @param {'info' | 'warn' | 'error'} level
 * @param {string} message
 * @param {Record<string, unknown>} details
 */
export function writeLog(level, message, details) {
  const line = { time: new Date().toISOString(), level, message, ...details };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
