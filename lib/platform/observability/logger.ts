import { createProcessValue } from '@/lib/platform/process-registry';

type StackFormatter = (stack: string) => string;

const stackFormatter = /* #__PURE__ */ createProcessValue<StackFormatter | undefined>(
  'stack-formatter',
  () => undefined,
);

/** Returns the stack with source positions if a formatter is set, otherwise unchanged. */
export function formatStack(stack: string | undefined): string | undefined {
  return stack === undefined ? undefined : (stackFormatter.get()?.(stack) ?? stack);
}

/** Sets the function that maps a stack to source positions. */
export const setStackFormatter = (format: StackFormatter): void => stackFormatter.set(format);

const rules: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [token]'],
  [
    /((?:pass(?:word|wort)|secret|token|code)\\?["']?\s*[=:]\s*\\?["']?)(?:[^\s"'&,}\\]|\\(?!["']))+/gi,
    '$1[hidden]',
  ],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g, '[account]'],
  [/\+\d{1,3}[\s/()-]*\d[\d\s/()-]{5,}\d/g, '[phone]'],
  [/[\w.!#$%&'*+?^`{|}~-]+@[\w\u0080-\uffff-]+(?:\.[\w\u0080-\uffff-]+)+/g, '[e-mail]'],
];

/** Removes tokens, passwords, email addresses, phone and bank account numbers from a text for logs and reports. */
export function redact(text: string): string {
  return rules.reduce(
    (redacted, [pattern, replacement]) => redacted.replace(pattern, replacement),
    text,
  );
}

type RequestIdProvider = () => string | undefined;

const requestIdProvider = /* #__PURE__ */ createProcessValue<RequestIdProvider | undefined>(
  'request-id',
  () => undefined,
);

/** Returns the id of the current request; undefined outside of a request, and in browsers. */
export function getRequestId(): string | undefined {
  return requestIdProvider.get()?.();
}

/** Sets the function that returns the id of the current request. */
export const setRequestIdProvider = (read: RequestIdProvider): void => requestIdProvider.set(read);

type LogLevel = 'info' | 'warn' | 'error';

type Details = Readonly<Record<string, unknown>>;

export type Logger = Readonly<Record<LogLevel, (message: string, details?: Details) => void>>;

/** Creates a logger that passes one JSON line per event, with the id of the current request, to `write`. */
export function createJsonLogger(
  write: (line: string, level: LogLevel) => void,
  prepare: (details: Details) => Details = (details) => details,
): Logger {
  const log =
    (level: LogLevel) =>
    (message: string, details: Details = {}) => {
      const requestId = getRequestId();
      const about = {
        time: new Date().toISOString(),
        level,
        message,
        ...(requestId && { requestId }),
      };
      write(JSON.stringify({ ...about, ...toSerializable(prepare(details)) }), level);
    };
  return { info: log('info'), warn: log('warn'), error: log('error') };
}

/** Writes to the console; tokens and email addresses are redacted. */
export const logger = /* #__PURE__ */ createJsonLogger((line, level) =>
  console[level](redact(line)),
);

/** Replaces errors by plain objects with their fields, which JSON would otherwise leave out. */
function toSerializable(details: Details): Details {
  return Object.fromEntries(
    Object.entries(details).map(([key, value]) => [key, toSerializableValue(value)]),
  );
}

function toSerializableValue(value: unknown): unknown {
  if (value instanceof Error) {
    return {
      name: value.name,
      message: value.message,
      stack: formatStack(value.stack),
      cause: toSerializableValue(value.cause),
    };
  }
  if (typeof value === 'object' && value !== null && 'cause' in value) {
    return { ...value, cause: toSerializableValue(value.cause) };
  }
  return value;
}
