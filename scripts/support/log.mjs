/**
 * Progress for people: one line a step, with the seconds it took.
 * @param {string} title
 */
export function step(title) {
  const startedAt = performance.now();
  process.stdout.write(`• ${title} …\n`);
  return (/** @type {string | null} */ outcome = 'done') => {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`  ${outcome} (${seconds} s)\n`);
  };
}

export function say(text = '') {
  process.stdout.write(`${text}\n`);
}

/**
 * Ends the program with a sentence instead of a stack.
 * @param {string} text
 * @returns {never}
 */
export function stopWith(text, code = 1) {
  process.stderr.write(`\n${text}\n`);
  process.exit(code);
}
