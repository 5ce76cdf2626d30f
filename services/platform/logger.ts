import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { parseRequestId } from '@/lib/platform/observability/request-id';
import { toSourceStack } from '@/lib/platform/observability/source-stack';

const scope = new AsyncLocalStorage<string>();

/** Returns the id of the current request, or undefined. */
const getRequestId = (): string | undefined => scope.getStore();

/**
 * Runs the work with the request id from the header, if it is safe to log, or with a new id. The id is passed to the
 * work.
 */
export function runWithRequestId<Result>(
  header: string | undefined,
  work: (id: string) => Result,
): Result {
  const id = parseRequestId(header) ?? randomUUID();
  return scope.run(id, () => work(id));
}

type LogFields = Record<string, unknown>;

export interface Logger {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

const secret = /password|secret|token|authorization|cookie/i;

/**
 * Creates a logger that writes JSON lines to stderr, each with its request id. Fields with names of secrets are masked;
 * errors keep name, message, stack and cause.
 */
export function createLogger(
  write: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): Logger {
  const log =
    (level: string) =>
    (message: string, fields: LogFields = {}) => {
      const request = getRequestId();
      const about = { at: new Date().toISOString(), level, message, ...(request && { request }) };
      write(JSON.stringify({ ...about, ...masked(fields) }));
    };
  return { info: log('info'), warn: log('warn'), error: log('error') };
}

/** Logs nothing, for tests and tools. */
export const silentLogger: Logger = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

function masked(fields: LogFields): LogFields {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      secret.test(key) ? '[masked]' : plain(value),
    ]),
  );
}

function plain(value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  return {
    name: value.name,
    message: value.message,
    stack: value.stack && toSourceStack(value.stack),
    ...(value.cause ? { cause: plain(value.cause) } : {}),
  };
}
