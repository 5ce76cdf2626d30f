import { parseDay } from '@/domain/time/day';
import { hasAllWords } from '@/domain/text/text-utils';

export type DealerFileCategory = 'priceList' | 'manual' | 'workshop' | 'terms' | 'data' | 'brand';

/** A file that only dealers may download. */
export type B2bFile = {
  readonly id: string;
  readonly category: DealerFileCategory;
  readonly title: string;
  readonly description: string;
  /** Language of the file's content; null if it has none. */
  readonly language: 'de' | 'en' | null;
  readonly version: string;
  readonly updatedAt: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: number;
};

/** All categories in display order. */
export const fileCategories = [
  'priceList',
  'data',
  'workshop',
  'manual',
  'brand',
  'terms',
] as const satisfies readonly DealerFileCategory[];

const fileLanguages = ['de', 'en'] as const;

export type FileFilter = {
  readonly words: string;
  readonly category: DealerFileCategory | null;
  /** Language of the files; null: all files. Files without a language always match. */
  readonly language: 'de' | 'en' | null;
};

/** Parses the filter from a URL query. Unknown values are ignored. */
export function parseFileFilter(query: string): FileFilter {
  const parameters = new URLSearchParams(query);
  const category = fileCategories.find((known) => known === parameters.get('category')) ?? null;
  const language = fileLanguages.find((known) => known === parameters.get('language')) ?? null;
  return { words: parameters.get('q') ?? '', category, language };
}

/** Formats the filter as a URL query without the question mark; empty if no filter is set. */
export function toFileFilterQuery({ words, category, language }: FileFilter): string {
  const parameters = new URLSearchParams();
  if (words.trim() !== '') parameters.set('q', words);
  if (category) parameters.set('category', category);
  if (language) parameters.set('language', language);
  return parameters.toString();
}

/** Returns the matching files grouped by category, newest first. Empty categories are left out. */
export function groupFiles(
  files: readonly B2bFile[],
  { words, category, language }: FileFilter,
): { category: DealerFileCategory; files: B2bFile[] }[] {
  const found = files.filter(
    (file) =>
      (category === null || file.category === category) &&
      (language === null || file.language === null || file.language === language) &&
      hasAllWords(words, [file.title, file.description, file.fileName, file.version]),
  );
  const newestFirst = found.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  return fileCategories
    .map((kind) => ({
      category: kind,
      files: newestFirst.filter((file) => file.category === kind),
    }))
    .filter((group) => group.files.length > 0);
}

/**
 * Checks whether a file changed on or after the day of the last visit (ISO time). Returns false if `since` is null (no
 * visit yet).
 */
export function isNewFile({ updatedAt }: B2bFile, since: string | null): boolean {
  const [changed, visited] = [parseDay(updatedAt), parseDay(since ?? '')];
  return changed !== null && visited !== null && changed >= visited;
}
