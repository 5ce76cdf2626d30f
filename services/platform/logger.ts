import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { parseRequestId } from '@/lib/platform/observability/request-id';
import { toSourceStack } from '@/lib/platform/observability/source-stack';

const scope = new AsyncLocalStorage<string>();

/** The id of the request that is being answered; undefined outside of one. */
const getRequestId = (): string | undefined => scope.getStore();

/** Runs the work under the id that came with a request when it may stand in a log, else under a new one; the work is told it. */
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

/** JSON lines on stderr, each with the id of the request it belongs to. Fields that sound like secrets are masked, errors keep name, message, stack and cause. */
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

/** For tests and tools that want no output. */
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
