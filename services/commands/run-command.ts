import { toSourceStack } from '@/lib/platform/observability/source-stack';
import { ConfigError } from '../platform/environment';
import { DatabaseUnavailable } from '../database/database-errors';
import { toStartupError } from '../database/startup-errors';

interface CommandOptions {
  /** Errors whose own words say all there is to know, beside those of the settings. */
  told?: readonly (abstract new (...given: never[]) => Error)[];
  /** How the command is called: said after a mistake in its words. */
  usage: string;
}

/** Does what an operator asked for on the command line. What fails is said on stderr in a sentence, and the process ends with 1. */
export async function runCommand(
  run: (words: readonly string[]) => void | Promise<void>,
  command: CommandOptions,
): Promise<void> {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${wordsOf(error, command)}\n`);
    process.exit(1);
  }
}

function wordsOf(error: unknown, { told = [], usage }: CommandOptions): string {
  const read = toStartupError(error, 'The database');
  if (!(read instanceof Error)) return String(read);
  if ([ConfigError, ...told].some((kind) => read instanceof kind)) return read.message;
  if (read instanceof DatabaseUnavailable)
    return 'The database does not answer. Look at DATABASE_URL and at the server, and try again.';
  // What no rule has foreseen is a fault of the program: where it came from helps whoever mends it.
  if (isFault(read)) return toSourceStack(read.stack ?? '');
  return `${read.message}\n\n${usage}`;
}

const isFault = (error: Error) =>
  [TypeError, ReferenceError, RangeError, SyntaxError].some((kind) => error instanceof kind) &&
  !('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
