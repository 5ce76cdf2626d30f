import type { z } from 'zod';
import { decodeSource, SourceEncodingError } from '../../demo-source/decode-source';
import { unknownFacts } from '@/domain/content-facts/fill-facts';
import type { Locale } from '../entries';
import { checkSource } from './check-source';
import type { ContentProblem, FieldPath } from './content-problem';
import { parseMarkdown, parseYaml, SourceSyntaxError } from './source-text';

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
  mark: string;
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
export function readSource<Schema extends z.ZodType>(
  found: FoundFile,
  bytes: Uint8Array,
  schema: Schema,
): ReadSource<z.output<Schema>> {
  const { file } = found;
  try {
    const text = decodeSource(bytes);
    const parsed = file.endsWith('.md') ? parseMarkdown(text) : parseYaml(text);
    const { content, faults } = checkSource(parsed.value, schema);
    const problems = [
      ...faults.map(({ path, reason }) => ({ file, line: parsed.lineOf(path), reason })),
      ...unknownFacts(text).map(({ name, line }) => ({
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
    if (!(error instanceof SourceSyntaxError || error instanceof SourceEncodingError)) throw error;
    return { source: null, problems: [{ file, line: error.line, reason: error.message }] };
  }
}
