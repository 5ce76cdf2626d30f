import { backendProgram } from './backend-build.mjs';
import { loadEnvironment } from './environment.mjs';
import { stopWith } from './log.mjs';
import { runNode } from './processes.mjs';

/**
 * Runs a compiled program of the services with the words of the command line, and ends with its code. What keeps it from starting is said
 * in a sentence.
 * @param {string} title
 * @param {string} name
 */
export async function runCommand(title, name) {
  try {
    await loadEnvironment(false);
    const program = await backendProgram(name);
    process.exitCode = await runNode(title, [...program, ...process.argv.slice(2)]);
  } catch (error) {
    stopWith(whyNot(error));
  }
}

/** @param {unknown} error */
export function whyNot(error) {
  if (!(error instanceof Error)) return String(error);
  const isMissing = 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
  return isMissing ? 'The packages are not installed: npm ci.' : error.message;
}
