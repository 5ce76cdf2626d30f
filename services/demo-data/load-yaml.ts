import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { decodeUtf8, InvalidUtf8Error } from '../platform/decode-utf8';
import { parseYaml, YamlSyntaxError } from '../platform/yaml';

/** Thrown for an invalid demo file. The message contains file, field and reason of each problem. */
export class DemoDataError extends Error {
  readonly problems: readonly DemoDataProblem[];

  constructor(problems: readonly DemoDataProblem[]) {
    super(
      problems
        .map(({ file, field, reason }) => `${file}: ${field ? `${field}: ` : ''}${reason}`)
        .join('\n'),
    );
    this.name = 'DemoDataError';
    this.problems = problems;
  }
}

export interface DemoDataProblem {
  /** File path relative to the demo folder. */
  file: string;
  /** Dotted path of the field in the file; empty if the whole file is invalid. */
  field: string;
  reason: string;
}

export interface YamlFile<Content> {
  /** File path relative to the demo folder. */
  file: string;
  content: Content;
}

/** Reads and validates a YAML file. Throws DemoDataError with file, field and reason of all problems. */
export function loadYaml<Schema extends z.ZodType>(
  demoDir: string,
  file: string,
  schema: Schema,
): YamlFile<z.output<Schema>> {
  return { file, content: checked(file, parsed(file, readText(demoDir, file)), schema) };
}

/** Like loadYaml, but returns `absent` for a missing file. */
export function loadYamlIfPresent<Schema extends z.ZodType>(
  demoDir: string,
  file: string,
  schema: Schema,
  absent: z.output<Schema>,
): YamlFile<z.output<Schema>> {
  return existsSync(join(demoDir, file))
    ? loadYaml(demoDir, file, schema)
    : { file, content: absent };
}

/**
 * Reads every .yaml file of a folder, sorted by name; returns an empty list for a missing folder. Throws one
 * DemoDataError with the problems of all files.
 */
export function loadYamlFolder<Schema extends z.ZodType>(
  demoDir: string,
  folder: string,
  schema: Schema,
): YamlFile<z.output<Schema>>[] {
  const read: YamlFile<z.output<Schema>>[] = [];
  const errors: DemoDataError[] = [];
  for (const file of yamlFiles(demoDir, folder)) {
    try {
      read.push(loadYaml(demoDir, file, schema));
    } catch (error) {
      if (!(error instanceof DemoDataError)) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new DemoDataError(errors.flatMap(({ problems }) => problems));
  return read;
}

function yamlFiles(demoDir: string, folder: string): string[] {
  const path = join(demoDir, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => `${folder}/${name}`);
}

function readText(demoDir: string, file: string): string {
  try {
    return decodeUtf8(readFileSync(join(demoDir, file)));
  } catch (cause) {
    throw new DemoDataError([{ file, field: '', reason: reasonOf(cause) }]);
  }
}

function reasonOf(cause: unknown): string {
  if (cause instanceof InvalidUtf8Error) return cause.message;
  const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
  return isMissing ? 'the file is missing' : 'the file cannot be read';
}

function parsed(file: string, text: string): unknown {
  try {
    return parseYaml(text).value;
  } catch (cause) {
    if (!(cause instanceof YamlSyntaxError)) throw cause;
    throw new DemoDataError([
      {
        file,
        field: '',
        reason: `${cause.message} at line ${cause.line}, column ${cause.column}:`,
      },
    ]);
  }
}

function checked<Schema extends z.ZodType>(
  file: string,
  value: unknown,
  schema: Schema,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new DemoDataError(
    result.error.issues.map((issue) => ({
      file,
      field: issue.path.join('.'),
      reason: issue.message,
    })),
  );
}

/**
 * Throws DemoDataError when the demo folder does not exist. Brand and content are read from it at every start, not only
 * when seeding.
 */
export function assertDemoFolder(demoDir: string): void {
  if (existsSync(demoDir) && statSync(demoDir).isDirectory()) return;
  const reason = `leads to ${demoDir}, where no folder is. It holds the brand's settings and content, which every start reads: put it back, or set DEMO_DIR right`;
  throw new DemoDataError([{ file: 'DEMO_DIR', field: '', reason }]);
}
