import type { z } from 'zod';
import { isRecord } from '../list-query';
import {
  type FieldPath,
  type ContentProblem,
  parseMarkdownSource,
  parseYamlSource,
  SourceSyntaxError,
} from './source-text';
import { decodeUtf8, InvalidUtf8Error } from '../../platform/decode-utf8';
import { listUnknownVariables } from '@/domain/content/content-variables';
import type { Locale } from '../entries';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
function validateSource<Schema extends z.ZodType>(
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

/** A content file as it is on the disk. */
export interface FoundFile {
  /** Relative to the demo folder. */
  file: string;
  /** Null in folders that know no languages. */
  locale: Locale | null;
  /** The same for all languages of a document. */
  key: string;
  /** A change to a document that only previews see. */
  isDraft: boolean;
  /** Another one when the file may be another. */
  fingerprint: string;
}

export interface SourceFile<Content> extends FoundFile {
  content: Content;
  lineOf(path: FieldPath): number;
  lineWithin(path: FieldPath, offset: number): number;
}

interface ReadSource<Content> {
  source: SourceFile<Content> | null;
  problems: ContentProblem[];
}

/** A file's content in its shape, with everything that is wrong in it; no source when what is wrong leaves nothing to serve. */
function parseSource<Schema extends z.ZodType>(
  found: FoundFile,
  bytes: Uint8Array,
  schema: Schema,
): ReadSource<z.output<Schema>> {
  const { file } = found;
  try {
    const text = decodeUtf8(bytes);
    const parsed = file.endsWith('.md') ? parseMarkdownSource(text) : parseYamlSource(text);
    const { content, faults } = validateSource(parsed.value, schema);
    const problems = [
      ...faults.map(({ path, reason }) => ({ file, line: parsed.lineOf(path), reason })),
      ...listUnknownVariables(text).map(({ name, line }) => ({
        file,
        line,
        reason: `unknown fact {{${name}}}`,
      })),
    ].sort((a, b) => a.line - b.line);
    const { lineOf, lineWithin } = parsed;
    return {
      source: content === null ? null : { ...found, content, lineOf, lineWithin },
      problems,
    };
  } catch (error) {
    if (!(error instanceof SourceSyntaxError || error instanceof InvalidUtf8Error)) throw error;
    return { source: null, problems: [{ file, line: error.line, reason: error.message }] };
  }
}

interface Kept {
  fingerprint: string;
  source: SourceFile<unknown> | null;
  problems: ContentProblem[];
}

/** Reads content files, each once for as long as it does not change. */
export interface SourceReader {
  /** The files that can be served. One that has become unreadable stays as it was; its problems are reported all the same. */
  read<Schema extends z.ZodType>(
    files: readonly FoundFile[],
    schema: Schema,
    report: (problem: ContentProblem) => void,
  ): SourceFile<z.output<Schema>>[];
}

/** A reader of the content files below the demo folder. A file is always read with the same schema. */
export function createSourceReader(demoDir: string): SourceReader {
  const known = new Map<string, Kept>();

  function kept(found: FoundFile, schema: z.ZodType): Kept {
    const earlier = known.get(found.file);
    const { fingerprint } = found;
    if (earlier?.fingerprint === fingerprint) return earlier;
    const { source, problems } = parseSource(
      found,
      readFileSync(join(demoDir, found.file)),
      schema,
    );
    const stays = source ?? earlier?.source ?? null;
    const entry = { fingerprint, source: stays, problems };
    known.set(found.file, entry);
    return entry;
  }

  return {
    read: <Schema extends z.ZodType>(
      files: readonly FoundFile[],
      schema: Schema,
      report: (problem: ContentProblem) => void,
    ) =>
      files.flatMap((found) => {
        const { source, problems } = kept(found, schema);
        problems.forEach(report);
        // What is known of a file was checked with the schema it is always read with.
        return source ? [source as SourceFile<z.output<Schema>>] : [];
      }),
  };
}
