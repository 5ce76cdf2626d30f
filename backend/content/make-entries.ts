import { documentId } from './document-id';
import type { DocumentEntry, Locale, Localized } from './entries';
import type { SourceFile } from './source/source-file';

interface Dated {
  date?: string;
  updated?: string | undefined;
}

type Status = 'PUBLISHED' | 'DRAFT';

/** One language of a document, with the fields made from its source. */
export function localizedEntries<Content extends Dated, Fields extends object>(
  model: string,
  sources: readonly SourceFile<Content>[],
  status: Status,
  fieldsOf: (content: Content, locale: Locale) => Fields,
): Localized<Fields>[] {
  const entries = sources.flatMap((source) => {
    const { locale, content } = source;
    if (locale === null) return [];
    return [
      {
        ...fieldsOf(content, locale),
        ...documentOf(model, source, status),
        locale,
        localizations: [] as Localized<Fields>[],
      },
    ];
  });
  localize(entries);
  return entries;
}

/** What a source says of itself as a document. Without dates of its own the file's counts; drafts are not published. */
export function documentOf<Content extends Dated>(
  model: string,
  { key, content, modifiedAt }: SourceFile<Content>,
  status: Status,
): DocumentEntry {
  const { date, updated } = content;
  const updatedAt = updated === undefined ? new Date(modifiedAt).toISOString() : midnight(updated);
  return {
    documentId: documentId(model, key),
    createdAt: date === undefined ? updatedAt : midnight(date),
    updatedAt,
    publishedAt: status === 'DRAFT' ? null : updatedAt,
  };
}

/** Each entry knows the same document in the other languages. */
export function localize<Entry extends { documentId: string; localizations: Entry[] }>(
  entries: readonly Entry[],
): void {
  const documents = new Map<string, Entry[]>();
  for (const entry of entries) {
    const siblings = documents.get(entry.documentId) ?? [];
    documents.set(entry.documentId, [...siblings, entry]);
  }
  for (const entry of entries) {
    const siblings = documents.get(entry.documentId) ?? [];
    entry.localizations.push(...siblings.filter((other) => other !== entry));
  }
}

function midnight(day: string): string {
  return `${day}T00:00:00.000Z`;
}
