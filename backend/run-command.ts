import { sourceStack } from '@/shared-state/source-stack';
import { ConfigError } from './config/environment';

interface Command {
  /** Errors whose own words say all there is to know, beside those of the settings. */
  told?: readonly (abstract new (...given: never[]) => Error)[];
  /** How the command is called: said after any other error. Without it, where that one came from. */
  usage?: string;
}

/** Does what an operator asked for on the command line. What fails is said on stderr, and the process ends with 1. */
export async function runCommand(
  run: (words: readonly string[]) => void | Promise<void>,
  { told = [], usage }: Command,
): Promise<void> {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${wordsOf(error, [ConfigError, ...told], usage)}\n`);
    process.exit(1);
  }
}

function wordsOf(error: unknown, told: NonNullable<Command['told']>, usage?: string): string {
  if (!(error instanceof Error)) return String(error);
  if (told.some((kind) => error instanceof kind)) return error.message;
  return usage === undefined ? sourceStack(error.stack ?? '') : `${error.message}\n\n${usage}`;
}
