import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { z } from 'zod';
import { decodeUtf8 } from '../../platform/decode-utf8';
import { parseYaml, type YamlText } from '../../platform/yaml';
import type { Logger } from '../../platform/logger';
import { xlsxContentType } from '../../documents/tables/xlsx-file';

const words = z.string().min(1).max(300);
const inLanguages = z.union([words, z.strictObject({ de: words, en: words })]);
/** Ids may only contain characters that are allowed in the file's URL. */
const id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,119}$/, 'must be letters, digits, - or _');
const path = z.string().regex(/^[a-z0-9][a-z0-9./_-]*$/, 'must be a path below this folder');

const indexEntry = z.strictObject({
  id,
  category: z.enum(['priceList', 'manual', 'workshop', 'terms', 'data', 'brand']),
  language: z.enum(['de', 'en']).nullable().default(null),
  title: inLanguages,
  description: inLanguages,
  version: z.string().min(1).max(40),
  updated: z.iso.date(),
  source: z.union([
    z.strictObject({
      table: z.enum(['priceList', 'articleData']),
      format: z.enum(['csv', 'xlsx']),
    }),
    z.strictObject({ text: path }),
    z.strictObject({ file: path }),
  ]),
});

type IndexEntry = z.infer<typeof indexEntry>;

/** An entry whose file exists. `path` is its location, or null when it is generated from the catalog. */
export type FileEntry = IndexEntry & { path: string | null };

export const contentTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.csv': 'text/csv; charset=utf-8',
  '.xlsx': xlsxContentType,
  '.zip': 'application/zip',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

const indexFile = 'dealer-files/index.yaml';

/**
 * Loads the files of a demo folder's index. Invalid entries are logged with file and line and left out; without an
 * index the list is empty.
 */
export function loadFilesIndex(demoDir: string, logger: Logger): FileEntry[] {
  const report = (line: number, reason: string) =>
    logger.warn(`Invalid dealer file: ${indexFile}:${line}: ${reason}`);
  if (!existsSync(join(demoDir, indexFile))) return [];
  const source = parse(demoDir, report);
  if (!source) return [];
  const list: unknown[] = Array.isArray(source.value) ? source.value : [];
  const folder = join(demoDir, 'dealer-files');
  const seen = new Set<string>();
  return list.flatMap((value, index) => {
    const { data, error } = indexEntry.safeParse(value);
    if (!data) {
      for (const { path: field, message } of error.issues)
        report(source.lineOf([index, ...field.map(toStep)]), `${field.join('.')} ${message}`);
      return [];
    }
    const problem = seen.has(data.id) ? `${data.id} is there twice` : sourceProblem(data, folder);
    if (problem !== null) {
      report(source.lineOf([index]), problem);
      return [];
    }
    seen.add(data.id);
    return [{ ...data, path: pathOf(data, folder) }];
  });
}

function parse(demoDir: string, report: (line: number, reason: string) => void): YamlText | null {
  try {
    return parseYaml(decodeUtf8(readFileSync(join(demoDir, indexFile))));
  } catch (error) {
    report(1, error instanceof Error ? error.message : 'cannot be read');
    return null;
  }
}

function pathOf({ source }: IndexEntry, folder: string): string | null {
  if ('text' in source) return join(folder, 'texts', source.text);
  return 'file' in source ? join(folder, source.file) : null;
}

/** Returns why an entry's file cannot be served, or null. Files outside the folder are never served. */
function sourceProblem(entry: IndexEntry, folder: string): string | null {
  const path = pathOf(entry, folder);
  if (path === null) return entry.language === null ? 'a table needs a language' : null;
  if (!existsSync(path)) return `${path.slice(folder.length + 1)} is missing`;
  if (!realpathSync(path).startsWith(realpathSync(folder) + sep))
    return `${path.slice(folder.length + 1)} lies outside the folder`;
  if ('text' in entry.source && entry.language === null) return 'a text needs a language';
  if ('file' in entry.source && contentTypes[extname(path)] === undefined)
    return `files ending in ${extname(path)} are not known`;
  return null;
}

function toStep(step: PropertyKey): string | number {
  return typeof step === 'symbol' ? step.toString() : step;
}
