import { sourceStack } from '@/shared-state/source-stack';
import { scopedRequestId } from './request-scope';

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
      const request = scopedRequestId();
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
    stack: value.stack && sourceStack(value.stack),
    ...(value.cause ? { cause: plain(value.cause) } : {}),
  };
}
