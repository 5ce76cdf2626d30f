import { createHash } from 'node:crypto';
import type { DocumentEntry, Locale, Localized } from './entries';
import type { SourceFile } from './source/source-file';

/**
 * Returns an id in Strapi's format (24 lowercase letters and digits). The same kind and key give the same id in every
 * language.
 */
export function createDocumentId(kind: string, key: string): string {
  const digest = createHash('sha256').update(`${kind}/${key}`).digest('hex');
  return BigInt(`0x${digest}`).toString(36).slice(0, 24);
}

interface Dated {
  date?: string | undefined;
  updated?: string | undefined;
  publishAt?: string | undefined;
}

type Status = 'PUBLISHED' | 'DRAFT';

/** Creates the entries of a document type in one language, with the fields mapped from their sources. */
export function createLocalizedEntries<Content extends Dated, Fields extends object>(
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
        ...createDocumentEntry(model, source, status),
        locale,
        localizations: [] as Localized<Fields>[],
      },
    ];
  });
  linkLocalizations(entries);
  return entries;
}

/**
 * Maps a source to the common document fields. Ignores the file's own timestamp, so that copying files changes nothing.
 * Drafts have no publication date.
 */
export function createDocumentEntry<Content extends Dated>(
  model: string,
  { key, content }: SourceFile<Content>,
  status: Status,
): DocumentEntry {
  const isOut = status === 'PUBLISHED';
  const updatedAt = getUpdatedAt(isOut ? content : { ...content, publishAt: undefined });
  return {
    documentId: createDocumentId(model, key),
    createdAt: midnight(content.date) ?? updatedAt,
    updatedAt,
    publishedAt: isOut ? (content.publishAt ?? updatedAt) : null,
  };
}

/** Links each entry to the same document in the other languages. */
export function linkLocalizations<Entry extends { documentId: string; localizations: Entry[] }>(
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

/** Returns the latest of `date`, `updated` and `publishAt`, or null when none is set. */
export function getUpdatedAt({ date, updated, publishAt }: Dated): string | null {
  const times = [midnight(date), midnight(updated), publishAt ?? null];
  return (
    times
      .filter((time) => time !== null)
      .sort()
      .at(-1) ?? null
  );
}

function midnight(day: string | undefined): string | null {
  return day === undefined ? null : `${day}T00:00:00.000Z`;
}
