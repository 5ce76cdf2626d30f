import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@/domain/language/detect-language';
import type { Locale } from '../entries';
import { fileMark } from './file-mark';
import type { FoundFile } from './source-file';

/** Where the documents of one kind lie below `content`, and how their files end. */
export interface SourceFolder {
  folder: string;
  extension: '.yaml' | '.md';
}

const draftMark = '.draft';

/** The files of a folder with one folder a language: `<folder>/<language>/<key>.<ending>`, by name. */
export function findByLanguage(demoDir: string, { folder, extension }: SourceFolder): FoundFile[] {
  return languages.flatMap((locale) =>
    findIn(demoDir, `content/${folder}/${locale}`, extension, locale),
  );
}

/** The files of a folder with one file a language: `<folder>/<language>.<ending>`. */
export function findSingle(demoDir: string, { folder, extension }: SourceFolder): FoundFile[] {
  return findIn(demoDir, `content/${folder}`, extension, null).flatMap((found) => {
    const locale = languages.find((language) => language === found.key);
    return locale ? [{ ...found, locale, key: folder }] : [];
  });
}

/** A file of the content folder that holds a list for all languages; none when it is not there. */
export function findList(demoDir: string, name: string): FoundFile[] {
  const file = `content/${name}`;
  const mark = fileMark(join(demoDir, file));
  return mark === null ? [] : [{ file, locale: null, key: name, isDraft: false, mark }];
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
      const mark = fileMark(join(demoDir, file));
      // It may be removed while the folder is read.
      if (mark === null) return [];
      const stem = name.slice(0, -extension.length);
      const isDraft = stem.endsWith(draftMark);
      const key = isDraft ? stem.slice(0, -draftMark.length) : stem;
      return [{ file, locale, key, isDraft, mark }];
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
