import { exitWithError } from '../../server/supervisor/console.mjs';
import { runNodeProcess } from '../../server/supervisor/child-processes.mjs';
import { loadEnvironment } from '../../server/supervisor/environment.mjs';
import { getProgramArguments } from '../build/compile-programs.mjs';

/** The services' commands and their names in messages: `node tools/commands/service-command.mjs <name> [arguments]`. */
const titles = new Map([
  ['order', 'The order'],
  ['restock', 'The restock'],
  ['dealer-request', 'The request'],
  ['second-factor', 'The second factor'],
  ['backup', 'The backup'],
  ['move-database', 'The move'],
]);

/**
 * Runs a compiled command of the services with the given arguments and exits with its code. Prints a readable message
 * if it cannot start.
 * @param {string} name
 * @param {string[]} args
 */
async function runServiceCommand(name, args) {
  const title = titles.get(name);
  if (title === undefined) exitWithError(`Commands: ${[...titles.keys()].join(', ')}.`);
  try {
    await loadEnvironment(false);
    const program = await getProgramArguments(name);
    process.exitCode = await runNodeProcess(title, [...program, ...args]);
  } catch (error) {
    exitWithError(explainStartError(error));
  }
}

/** @param {unknown} error */
export function explainStartError(error) {
  if (!(error instanceof Error)) return String(error);
  const isMissing = 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
  return isMissing ? 'Packages are not installed: run npm ci.' : error.message;
}

if (import.meta.filename === process.argv[1]) {
  const [name = '', ...args] = process.argv.slice(2);
  await runServiceCommand(name, args);
}
