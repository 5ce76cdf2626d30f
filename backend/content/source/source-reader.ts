import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { ContentProblem } from './content-problem';
import { type FoundFile, readSource, type SourceFile } from './source-file';

interface Kept {
  mark: string;
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
    const { mark } = found;
    if (earlier?.mark === mark) return earlier;
    const { source, problems } = readSource(found, readFileSync(join(demoDir, found.file)), schema);
    const stays = source ?? earlier?.source ?? null;
    const entry = { mark, source: stays, problems };
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
