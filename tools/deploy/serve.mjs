import { pathToFileURL } from 'node:url';
import { getProgramArguments } from '../build/compile-programs.mjs';
import { explainStartError } from '../commands/service-command.mjs';

/**
 * Runs one prebuilt process in the foreground, as containers do: `services` or `storefront`. All other settings come
 * from the environment. Signals reach the program directly.
 */
const programs = { services: 'main', storefront: 'storefront' };

const [processName = ''] = process.argv.slice(2);
const program = programs[/** @type {keyof typeof programs} */ (processName)];
if (!program) {
  process.stderr.write('Missing or unknown argument: use services or storefront.\n');
  process.exit(1);
}

process.argv = [process.argv[0] ?? 'node', processName];
if (processName === 'storefront') process.argv.push('--port', process.env.PORT ?? '3000');
const [file = ''] = await getProgramArguments(program).catch((error) => {
  process.stderr.write(`${explainStartError(error)}\n`);
  process.exit(1);
});
await import(pathToFileURL(file).href);
