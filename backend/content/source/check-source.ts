import type { z } from 'zod';
import { isRecord } from '../is-record';
import type { FieldPath } from './content-problem';

interface Fault {
  path: FieldPath;
  reason: string;
}

interface Checked<Content> {
  /** Null when something is missing or wrong; unknown fields alone are left out. */
  content: Content | null;
  faults: Fault[];
}

/** Content in its shape. Fields nobody knows are named and left out; anything else wrong is named and leaves no content. */
export function checkSource<Schema extends z.ZodType>(
  value: unknown,
  schema: Schema,
): Checked<z.output<Schema>> {
  const first = schema.safeParse(value);
  if (first.success) return { content: first.data, faults: [] };
  const unknown = first.error.issues.flatMap(unknownFields);
  const second = schema.safeParse(without(value, unknown));
  return {
    content: second.success ? second.data : null,
    faults: [
      ...unknown.map((path) => ({ path, reason: `unknown field ${String(path.at(-1))}` })),
      ...(second.error?.issues ?? []).map(({ path, message }) => ({
        path,
        reason: path.length > 0 ? `${path.join('.')}: ${message}` : message,
      })),
    ],
  };
}

function unknownFields(issue: z.core.$ZodIssue): FieldPath[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [];
}

function without(value: unknown, paths: readonly FieldPath[]): unknown {
  const copy: unknown = structuredClone(value);
  for (const path of paths) {
    let holder = copy;
    for (const step of path.slice(0, -1))
      holder = isRecord(holder) || Array.isArray(holder) ? Reflect.get(holder, step) : undefined;
    if (isRecord(holder)) Reflect.deleteProperty(holder, path.at(-1) ?? '');
  }
  return copy;
}
