/** A parsed form body: strings, lists and nested objects. */
type FormValue = string | FormValue[] | { [name: string]: FormValue };
export type FormFields = Record<string, FormValue>;

const maxParts = 400;
const maxDepth = 6;
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/** Thrown for a malformed form body. */
export class FormBodyError extends Error {
  override readonly name = 'FormBodyError';
}

/**
 * Parses `a[b][0][c]=…` as sent by clients of the payment API: brackets may be escaped, lists have indexes or empty
 * brackets. Throws FormBodyError for more than 400 fields, more than 6 levels, or forbidden property names.
 */
export function parseFormBody(body: string): FormFields {
  const parts = [...new URLSearchParams(body)];
  if (parts.length > maxParts) throw new FormBodyError('too many fields');
  const fields: FormFields = {};
  for (const [name, value] of parts) setField(fields, pathOf(name), value);
  return compact(fields) as FormFields;
}

function pathOf(name: string): string[] {
  const [head = '', ...rest] = name.split('[');
  const path = [head, ...rest.map((part) => part.replace(/\]$/, ''))];
  if (path.length > maxDepth || path.some((part) => forbidden.has(part)))
    throw new FormBodyError(`the name ${name.slice(0, 60)} cannot be read`);
  return path;
}

function setField(fields: FormFields, [head = '', ...rest]: string[], value: string): void {
  const key = head === '' ? String(Object.keys(fields).length) : head;
  if (rest.length === 0) {
    fields[key] = value;
    return;
  }
  const below = fields[key];
  const next: FormFields = typeof below === 'object' && !Array.isArray(below) ? below : {};
  fields[key] = next;
  setField(next, rest, value);
}

/** Converts objects with only numeric keys to lists. */
function compact(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, below]) => [name, compact(below)] as const);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name));
  return isList ? entries.map(([, below]) => below) : Object.fromEntries(entries);
}

/** An error response of the payment API. All other errors are internal. */
export class ProviderApiError extends Error {
  override readonly name = 'ProviderApiError';

  constructor(
    readonly status: 400 | 401 | 402 | 404 | 409,
    readonly code: string,
    message: string,
    readonly type:
      | 'invalid_request_error'
      | 'idempotency_error'
      | 'card_error' = 'invalid_request_error',
  ) {
    super(message);
  }

  /** The JSON body of the error response, in Stripe's format. */
  get body() {
    return { error: { type: this.type, code: this.code, message: this.message } };
  }
}
