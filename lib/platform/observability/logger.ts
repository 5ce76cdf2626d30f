type StackFormatter = (stack: string) => string;

/** One for the whole process: the site's code and the server in front of it are bundled apart. */
const stackFormatterKey = Symbol.for('lautlos.readable-stack');
const stackFormatterRegistry = globalThis as typeof globalThis & {
  [stackFormatterKey]?: StackFormatter;
};

/** The stack as people read it: with the places in the sources where somebody provides them, else as it is. */
export function formatStack(stack: string | undefined): string | undefined {
  return stack === undefined
    ? undefined
    : (stackFormatterRegistry[stackFormatterKey]?.(stack) ?? stack);
}

/** Says how a stack is made readable from now on. */
export function setStackFormatter(read: StackFormatter): void {
  stackFormatterRegistry[stackFormatterKey] = read;
}

const rules: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [token]'],
  [/((?:pass(?:word|wort)|secret|token|code)["']?\s*[=:]\s*["']?)[^\s"'&,}]+/gi, '$1[hidden]'],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g, '[account]'],
  [/\+\d{1,3}[\s/()-]*\d[\d\s/()-]{5,}\d/g, '[phone]'],
  [/[\w.!#$%&'*+?^`{|}~-]+@[\w\u0080-\uffff-]+(?:\.[\w\u0080-\uffff-]+)+/g, '[e-mail]'],
];

/** A text without tokens, passwords, e-mail addresses, phone and bank account numbers: logs and reports are read by people who must not have them. */
export function redact(text: string): string {
  return rules.reduce((kept, [pattern, replacement]) => kept.replace(pattern, replacement), text);
}

type RequestIdProvider = () => string | undefined;

/** One for the whole process: the site's code and the server in front of it are bundled apart. */
const requestIdKey = Symbol.for('lautlos.request-id');
const requestIdRegistry = globalThis as typeof globalThis & { [requestIdKey]?: RequestIdProvider };

/** The id of the request that is being answered; undefined outside of one, and in browsers. */
export function getRequestId(): string | undefined {
  return requestIdRegistry[requestIdKey]?.();
}

/** Says how the current request's id is known from now on. */
export function setRequestIdProvider(read: RequestIdProvider): void {
  requestIdRegistry[requestIdKey] = read;
}

type LogLevel = 'debug' | 'info' | 'warn' | 'error';

type Details = Readonly<Record<string, unknown>>;

/** One JSON line for each event, with the id of the request it belongs to, and tokens and e-mail addresses blacked out. */
function write(level: LogLevel, message: string, details: Details = {}): void {
  const request = getRequestId();
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
      stack: formatStack(value.stack),
      cause: plainValue(value.cause),
    };
  }
  if (typeof value === 'object' && value !== null && 'cause' in value) {
    return { ...value, cause: plainValue(value.cause) };
  }
  return value;
}
