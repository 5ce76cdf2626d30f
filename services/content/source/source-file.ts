import type { z } from 'zod';
import { isRecord } from '../list-query';
import { type ContentProblem, parseMarkdownSource } from './parse-markdown-source';
import { type FieldPath, parseYaml, YamlSyntaxError } from '../../platform/yaml';
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
  /** Without unknown fields; null when a field is missing or invalid. */
  content: Content | null;
  faults: Fault[];
}

/** Validates content. Unknown fields are reported and left out; any other fault is reported and leaves no content. */
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

/** A content file on disk. */
export interface FoundFile {
  /** Relative to the demo folder. */
  file: string;
  /** Null for files shared by all languages. */
  locale: Locale | null;
  /** The same for all languages of a document. */
  key: string;
  /** True for a draft, which only previews show. */
  isDraft: boolean;
  /** Changes when the file may have changed. */
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

/** Parses and validates a file. Returns its faults, and no source when nothing usable remains. */
function parseSource<Schema extends z.ZodType>(
  found: FoundFile,
  bytes: Uint8Array,
  schema: Schema,
): ReadSource<z.output<Schema>> {
  const { file } = found;
  try {
    const text = decodeUtf8(bytes);
    const parsed = file.endsWith('.md') ? parseMarkdownSource(text) : parseYaml(text);
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
    if (!(error instanceof YamlSyntaxError || error instanceof InvalidUtf8Error)) throw error;
    return { source: null, problems: [{ file, line: error.line, reason: error.message }] };
  }
}

interface CachedFile {
  fingerprint: string;
  source: SourceFile<unknown> | null;
  problems: ContentProblem[];
}

/** Reads content files and caches each until the file changes. */
export interface SourceReader {
  /**
   * Returns the usable files. A file that has become invalid keeps its previous content; its problems are still
   * reported.
   */
  read<Schema extends z.ZodType>(
    files: readonly FoundFile[],
    schema: Schema,
    report: (problem: ContentProblem) => void,
  ): SourceFile<z.output<Schema>>[];
}

/** Creates a reader of the content files below the demo folder. A file must always be read with the same schema. */
export function createSourceReader(demoDir: string): SourceReader {
  const known = new Map<string, CachedFile>();

  function cacheFile(found: FoundFile, schema: z.ZodType): CachedFile {
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
        const { source, problems } = cacheFile(found, schema);
        problems.forEach(report);
        // The cached source was validated with the same schema, as a file is always read with one schema.
        return source ? [source as SourceFile<z.output<Schema>>] : [];
      }),
  };
}
