import {
  createJsonLogger,
  type Logger,
  setStackFormatter,
} from '@/lib/platform/observability/logger';
import { toSourceStack } from '@/lib/platform/observability/source-stack';

export type { Logger } from '@/lib/platform/observability/logger';

setStackFormatter(toSourceStack);

const secret = /password|secret|token|authorization|cookie/i;

/**
 * Creates the logger of the services, which writes JSON lines to stderr. Fields with names of secrets are masked; other
 * fields stay readable, because operators need error codes and order numbers.
 */
export function createLogger(
  write: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): Logger {
  return createJsonLogger(
    (line) => write(line),
    (fields) =>
      Object.fromEntries(
        Object.entries(fields).map(([key, value]) => [key, secret.test(key) ? '[masked]' : value]),
      ),
  );
}

/** Logs nothing, for tests and tools. */
export const silentLogger: Logger = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
