import { statSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@/domain/locale/language';
import type { Locale } from '../entries';
import type { FoundFile, SourceFile, SourceReader } from './source-file';
import type { z } from 'zod';
import {
  dealersFileSchema,
  type DealerFile,
  downloadFileSchema,
  eventFileSchema,
  faqFileSchema,
  type FaqFile,
  type FaqQuestion,
  jobFileSchema,
  newsFileSchema,
} from '../../demo-data/content-schemas';
import { featureFileSchema, bannerFileSchema, pageFileSchema } from '../../demo-data/page-schemas';
import type { ContentProblem } from './parse-markdown-source';

/**
 * Returns a fingerprint that detects a changed file without reading it: size, both timestamps and inode, so that a
 * replaced file with the old timestamp is detected too. Returns null when the file does not exist.
 */
export function getFileFingerprint(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? [found.size, found.mtimeMs, found.ctimeMs, found.ino].join('-') : null;
}

/** Folder of one kind of document below `content`, with its file extension. */
interface SourceFolder {
  folder: string;
  extension: '.yaml' | '.md';
}

const draftMark = '.draft';

/** Lists the files `<folder>/<language>/<key>.<extension>`, ordered by name. */
function listFilesByLanguage(demoDir: string, { folder, extension }: SourceFolder): FoundFile[] {
  return languages.flatMap((locale) =>
    findIn(demoDir, `content/${folder}/${locale}`, extension, locale),
  );
}

/** Lists the files `<folder>/<language>.<extension>`. */
function listSingleFiles(demoDir: string, { folder, extension }: SourceFolder): FoundFile[] {
  return findIn(demoDir, `content/${folder}`, extension, null).flatMap((found) => {
    const locale = languages.find((language) => language === found.key);
    return locale ? [{ ...found, locale, key: folder }] : [];
  });
}

/** Lists the content file that is shared by all languages; empty when it does not exist. */
function listSharedFile(demoDir: string, name: string): FoundFile[] {
  const file = `content/${name}`;
  const fingerprint = getFileFingerprint(join(demoDir, file));
  return fingerprint === null
    ? []
    : [{ file, locale: null, key: name, isDraft: false, fingerprint }];
}

function findIn(
  demoDir: string,
  folder: string,
  extension: string,
  locale: Locale | null,
): FoundFile[] {
  return namesIn(join(demoDir, folder))
    .filter((name) => name.endsWith(extension))
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      const fingerprint = getFileFingerprint(join(demoDir, file));
      // The file may have been removed since the folder was listed.
      if (fingerprint === null) return [];
      const stem = name.slice(0, -extension.length);
      const isDraft = stem.endsWith(draftMark);
      const key = isDraft ? stem.slice(0, -draftMark.length) : stem;
      return [{ file, locale, key, isDraft, fingerprint }];
    });
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

interface Reading {
  demoDir: string;
  reader: SourceReader;
  report(problem: ContentProblem): void;
}

/** Loads all files of the content folder, grouped by the list they belong to. Reports problems within the files. */
export function loadSources({ demoDir, reader, report }: Reading) {
  const dealers = reader
    .read(listSharedFile(demoDir, 'dealers.yaml'), dealersFileSchema, report)
    .flatMap(dealersOf);
  const documents = <Schema extends z.ZodType>(
    folder: string,
    extension: '.yaml' | '.md',
    schema: Schema,
  ) => reader.read(listFilesByLanguage(demoDir, { folder, extension }), schema, report);
  const faq = documents('faq', '.yaml', faqFileSchema);
  const banner = listSingleFiles(demoDir, { folder: 'banner', extension: '.yaml' });
  return {
    notificationBanner: reader.read(banner, bannerFileSchema, report),
    pages: documents('pages', '.yaml', pageFileSchema),
    blogs: documents('news', '.md', newsFileSchema),
    jobs: documents('jobs', '.md', jobFileSchema),
    events: documents('events', '.md', eventFileSchema),
    faqs: faq.flatMap(questionsOf),
    features: documents('features', '.yaml', featureFileSchema),
    dealers,
    downloads: documents('downloads', '.md', downloadFileSchema),
  };
}

export type ContentSources = ReturnType<typeof loadSources>;

/** Returns each question of a category as a separate document. */
function questionsOf(
  source: SourceFile<FaqFile>,
  _index: number,
  all: readonly SourceFile<FaqFile>[],
): SourceFile<FaqQuestion>[] {
  const { category, updated, entries } = source.content;
  const place = all.filter(({ locale }) => locale === source.locale).indexOf(source);
  const group = source.content.position ?? place + 1;
  return entries.map((entry, number) => ({
    ...part(source, ['entries', number]),
    key: `${source.key}/${entry.key ?? number + 1}`,
    content: { ...entry, category, updated, position: group * 1000 + number + 1 },
  }));
}

function dealersOf(source: SourceFile<DealerFile[]>): SourceFile<DealerFile>[] {
  return source.content.map((content, index) => ({
    ...part(source, [index]),
    key: content.slug,
    content,
  }));
}

/** Returns a source whose line numbers are looked up relative to the given path inside the file. */
function part<Content>(source: SourceFile<Content>, below: readonly PropertyKey[]) {
  return {
    ...source,
    lineOf: (path: readonly PropertyKey[]) => source.lineOf([...below, ...path]),
    lineWithin: (path: readonly PropertyKey[], offset: number) =>
      source.lineWithin([...below, ...path], offset),
  };
}
