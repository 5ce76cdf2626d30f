import type {
  AccessoryEntry,
  BikeEntry,
  ContentEntries,
  ContentVersions,
  Locale,
  TermEntry,
  UploadEntry,
} from '../../backend/content/entries';

type Fields = Record<string, unknown>;

/** One document as Strapi's import takes it: pictures, related documents and free-form values are marked as such. */
export interface CmsDocument {
  uid: string;
  /** What other documents of the file refer to. */
  id: string;
  versions: { locale: Locale | null; published: Fields | null; draft: Fields | null }[];
}

/** In an order in which nothing refers to what comes later. */
const uids: readonly [keyof ContentEntries, string][] = [
  ['bikes', 'api::bike.bike'],
  ['accessories', 'api::accessory.accessory'],
  ['notificationBanner', 'api::notification-banner.notification-banner'],
  ['pages', 'api::page.page'],
  ['blogs', 'api::blog.blog'],
  ['jobs', 'api::job.job'],
  ['events', 'api::event.event'],
  ['faqs', 'api::faq.faq'],
  ['features', 'api::feature.feature'],
  ['dealers', 'api::dealer.dealer'],
  ['downloads', 'api::download.download'],
];

/** What Strapi keeps itself, or what only the files know. */
const ownFields = new Set([
  ...['documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale', 'localizations'],
  ...['published', 'updated', 'key', 'id', 'component', '__typename'],
]);

const freeForm = new Set(['build', 'openingHours', 'formerSlugs']);

/** All content as documents to import, terms first. */
export function cmsDocuments({ PUBLISHED, DRAFT }: ContentVersions): CmsDocument[] {
  const documents = uids.flatMap(([list, uid]) => documentsOf(uid, PUBLISHED[list], DRAFT[list]));
  return [...termDocuments([...PUBLISHED.bikes, ...PUBLISHED.accessories]), ...documents];
}

interface Entry {
  documentId: string;
  locale?: Locale;
}

function documentsOf(
  uid: string,
  published: readonly Entry[],
  drafts: readonly Entry[],
): CmsDocument[] {
  const documents = new Map<string, CmsDocument>();
  for (const draft of drafts) {
    const { documentId: id, locale } = draft;
    const settled = published.find((entry) => entry.documentId === id && entry.locale === locale);
    const document = documents.get(id) ?? { uid, id, versions: [] };
    documents.set(id, document);
    const fields = { published: settled ? fieldsOf(settled) : null, draft: fieldsOf(draft) };
    const isPending = JSON.stringify(fields.published) !== JSON.stringify(fields.draft);
    document.versions.push({
      locale: locale ?? null,
      published: fields.published,
      draft: isPending ? fields.draft : null,
    });
  }
  return [...documents.values()];
}

function fieldsOf(entry: object): Fields {
  const fields = Object.entries(entry).filter(
    ([key, value]) => !ownFields.has(key) && value !== undefined && !isInverse(key, entry),
  );
  const type = '__typename' in entry ? { __component: componentOf(String(entry.__typename)) } : {};
  return Object.fromEntries([
    ...Object.entries(type),
    ...fields.map(([key, value]) => [key, freeForm.has(key) ? { $json: value } : marked(value)]),
  ]);
}

/** The accessories of a bicycle: the relation is written from the accessories' side. */
function isInverse(key: string, entry: object): boolean {
  return key === 'accessories' && 'geometrySizes' in entry;
}

function marked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  if (isUpload(value)) {
    const { url, alternativeText } = value;
    return { $picture: { file: url.replace(/^\/media\//, ''), alternativeText } };
  }
  if ('documentId' in value) return { $document: value.documentId };
  return fieldsOf(value);
}

/** ComponentPageHeroImage is page.hero-image. */
function componentOf(typeName: string): string {
  const [, category = '', name = ''] = /^Component([A-Z][a-z]+)(.+)$/.exec(typeName) ?? [];
  return `${category.toLowerCase()}.${name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase()}`;
}

function isUpload(value: object): value is UploadEntry {
  return 'url' in value && 'mime' in value;
}

/** The values bicycles and accessories are filtered by, in the languages of the entries that have them. */
function termDocuments(entries: readonly (BikeEntry | AccessoryEntry)[]): CmsDocument[] {
  const documents = new Map<string, CmsDocument>();
  for (const entry of entries)
    for (const { documentId: id, slug, name, hex, maker } of termsOf(entry)) {
      const document = documents.get(id) ?? { uid: 'api::term.term', id, versions: [] };
      documents.set(id, document);
      const isKnown = document.versions.some(({ locale }) => locale === entry.locale);
      const published = { slug, name, hex, ...(maker ? { maker: fieldsOf(maker) } : {}) };
      if (!isKnown) document.versions.push({ locale: entry.locale, published, draft: null });
    }
  return [...documents.values()];
}

function termsOf(entry: BikeEntry | AccessoryEntry): TermEntry[] {
  const terms =
    'geometrySizes' in entry
      ? [
          entry.subcategory,
          entry.brand,
          ...entry.transmission_group,
          ...entry.geometry,
          ...entry.colors,
        ]
      : [entry.category, entry.brand, entry.accessory_parts_category];
  return terms.filter((term) => term !== null);
}
