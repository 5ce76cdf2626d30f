import type { ContentEntries, Locale } from './entries';

/** Strapi's name of the content type of each list in ContentEntries. */
const models: Readonly<Record<keyof ContentEntries, string>> = {
  notificationBanner: 'notification-banner',
  pages: 'page',
  blogs: 'blog',
  jobs: 'job',
  events: 'event',
  faqs: 'faq',
  features: 'feature',
  dealers: 'dealer',
  downloads: 'download',
  bikes: 'bike',
  accessories: 'accessory',
};

export interface DocumentChange {
  event: 'entry.publish' | 'entry.unpublish';
  model: string;
  entry: { documentId: string; locale: Locale | null; slug: string | null };
}

interface Known {
  entry: object;
  fingerprint: string;
  change: Omit<DocumentChange, 'event'>;
}

/**
 * Lists documents that were published, changed or unpublished. A document with a changed slug is listed twice: as
 * unpublished under the former slug and as published under the new one.
 */
export function listDocumentChanges(
  before: ContentEntries,
  after: ContentEntries,
): DocumentChange[] {
  const earlier = documentsOf(before);
  const later = documentsOf(after);
  const removed = [...earlier].filter(([name]) => !later.has(name));
  const changed = [...later].filter(
    ([name, { fingerprint }]) => earlier.get(name)?.fingerprint !== fingerprint,
  );
  return [
    ...removed.map(([, { change }]) => ({ event: 'entry.unpublish' as const, ...change })),
    ...changed.map(([, { change }]) => ({ event: 'entry.publish' as const, ...change })),
  ];
}

/**
 * Lists documents published by their `publishAt` after `after` and up to and including `until` (epoch milliseconds).
 */
export function listPublishedBetween(
  entries: ContentEntries,
  after: number,
  until: number,
): { publishedAt: number; change: DocumentChange }[] {
  return [...documentsOf(entries).values()].flatMap(({ entry, change }) => {
    const publishedAt = 'publishAt' in entry ? Date.parse(String(entry.publishAt)) : Number.NaN;
    const isWithin = publishedAt > after && publishedAt <= until;
    return isWithin ? [{ publishedAt, change: { event: 'entry.publish', ...change } }] : [];
  });
}

function documentsOf(entries: ContentEntries): Map<string, Known> {
  const documents = new Map<string, Known>();
  for (const list of listNames)
    for (const entry of entries[list]) {
      const { documentId, slug = null } = entry;
      const locale = 'locale' in entry ? entry.locale : null;
      const change = { model: models[list], entry: { documentId, locale, slug } };
      const name = [list, documentId, locale, slug].join('/');
      documents.set(name, { entry, fingerprint: fingerprintOf(entry), change });
    }
  return documents;
}

const listNames = Object.keys(models) as (keyof ContentEntries)[];

/** Serializes an entry for comparison. Related documents are reduced to their id, as they are compared separately. */
function fingerprintOf(entry: object): string {
  return JSON.stringify(entry, (key, value: unknown) =>
    key !== '' && isDocument(value) ? value.documentId : value,
  );
}

function isDocument(value: unknown): value is { documentId: string } {
  return typeof value === 'object' && value !== null && 'documentId' in value && 'slug' in value;
}
