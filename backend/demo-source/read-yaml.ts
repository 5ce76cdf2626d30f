import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { decodeSource, SourceEncodingError } from './decode-source';
import { DemoSourceError } from './demo-source-error';
import { quickYaml } from './quick-yaml';

export interface FromFile<Content> {
  /** Relative to the demo folder. */
  file: string;
  content: Content;
}

/** One YAML file in its shape. Throws DemoSourceError naming file, field and reason for everything wrong. */
export function readYaml<Schema extends z.ZodType>(
  demoDir: string,
  file: string,
  schema: Schema,
): FromFile<z.output<Schema>> {
  return { file, content: checked(file, parsed(file, readText(demoDir, file)), schema) };
}

/** As readYaml, but a missing file is `absent`. */
export function readYamlIfPresent<Schema extends z.ZodType>(
  demoDir: string,
  file: string,
  schema: Schema,
  absent: z.output<Schema>,
): FromFile<z.output<Schema>> {
  return existsSync(join(demoDir, file))
    ? readYaml(demoDir, file, schema)
    : { file, content: absent };
}

/** Every .yaml file of a folder by name; a missing folder has none. Throws one DemoSourceError for all of them. */
export function readYamlFolder<Schema extends z.ZodType>(
  demoDir: string,
  folder: string,
  schema: Schema,
): FromFile<z.output<Schema>>[] {
  const read: FromFile<z.output<Schema>>[] = [];
  const errors: DemoSourceError[] = [];
  for (const file of yamlFiles(demoDir, folder)) {
    try {
      read.push(readYaml(demoDir, file, schema));
    } catch (error) {
      if (!(error instanceof DemoSourceError)) throw error;
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new DemoSourceError(errors.flatMap(({ problems }) => problems));
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
    return decodeSource(readFileSync(join(demoDir, file)));
  } catch (cause) {
    throw new DemoSourceError([{ file, field: '', reason: reasonOf(cause) }]);
  }
}

function reasonOf(cause: unknown): string {
  if (cause instanceof SourceEncodingError) return cause.message;
  const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
  return isMissing ? 'the file is missing' : 'the file cannot be read';
}

function parsed(file: string, text: string): unknown {
  try {
    return (quickYaml(text) ?? { value: parse(text) }).value;
  } catch (cause) {
    if (!(cause instanceof YAMLParseError)) throw cause;
    throw new DemoSourceError([
      { file, field: '', reason: cause.message.split('\n')[0] ?? 'is not YAML' },
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
  throw new DemoSourceError(
    result.error.issues.map((issue) => ({
      file,
      field: issue.path.join('.'),
      reason: issue.message,
    })),
  );
}
