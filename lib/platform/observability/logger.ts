import { readableStack } from './readable-stack';
import { redact } from './redact';
import { currentRequestId } from './request-id';

type LogLevel = 'debug' | 'info' | 'warn' | 'error';

type Details = Readonly<Record<string, unknown>>;

/** One JSON line for each event, with the id of the request it belongs to, and tokens and e-mail addresses blacked out. */
function write(level: LogLevel, message: string, details: Details = {}): void {
  const request = currentRequestId();
  const about = { time: new Date().toISOString(), level, message, ...(request && { request }) };
  const line = redact(JSON.stringify({ ...about, ...plain(details) }));
  if (level === 'error') console.error(line);
  else if (level === 'warn') console.warn(line);
  else console.info(line);
}

export const logger = {
  info: (message: string, details?: Details) => write('info', message, details),
  warn: (message: string, details?: Details) => write('warn', message, details),
  error: (message: string, details?: Details) => write('error', message, details),
};

/** Errors have no enumerable fields: what matters of them is taken out by hand. */
function plain(details: Details): Details {
  return Object.fromEntries(
    Object.entries(details).map(([key, value]) => [key, plainValue(value)]),
  );
}

function plainValue(value: unknown): unknown {
  if (value instanceof Error) {
    return {
      name: value.name,
      message: value.message,
      stack: readableStack(value.stack),
      cause: plainValue(value.cause),
    };
  }
  if (typeof value === 'object' && value !== null && 'cause' in value) {
    return { ...value, cause: plainValue(value.cause) };
  }
  return value;
}
