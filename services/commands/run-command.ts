import { toSourceStack } from '@/lib/platform/observability/source-stack';
import { ConfigError } from '../platform/services-config';
import { DatabaseUnavailable } from '../database/database-errors';
import { toStartupError } from '../database/startup-errors';

interface CommandOptions {
  /** Error classes whose message is printed without the usage text, in addition to ConfigError. */
  expectedErrors?: readonly (abstract new (...given: never[]) => Error)[];
  /** Usage text, printed after an invalid command line. */
  usage: string;
}

/** Runs a command with the process's arguments. On failure prints one message to stderr and exits with code 1. */
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

function wordsOf(error: unknown, { expectedErrors = [], usage }: CommandOptions): string {
  const read = toStartupError(error, 'The database');
  if (!(read instanceof Error)) return String(read);
  if ([ConfigError, ...expectedErrors].some((kind) => read instanceof kind)) return read.message;
  if (read instanceof DatabaseUnavailable)
    return 'The database does not answer. Look at DATABASE_URL and at the server, and try again.';
  // An unexpected error is a bug: the stack trace shows where it occurred.
  if (isFault(read)) return toSourceStack(read.stack ?? '');
  return `${read.message}\n\n${usage}`;
}

const isFault = (error: Error) =>
  [TypeError, ReferenceError, RangeError, SyntaxError].some((kind) => error instanceof kind) &&
  !('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
