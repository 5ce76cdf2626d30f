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
  ...['published', 'publishAt', 'updated', 'key', 'id', 'component', '__typename'],
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
  publishAt?: string | undefined;
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
      draft: isPending ? { ...fields.draft, ...timeOf(draft) } : null,
    });
  }
  return [...documents.values()];
}

/** A draft that waits for its time goes on waiting, as somebody has put it there on purpose. */
function timeOf({ publishAt }: Entry): Fields {
  return publishAt === undefined ? {} : { publishAt, reviewStage: 'approved' };
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
  if (isUpload(value)) return { $picture: value.url.replace(/^\/media\//, '') };
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
    for (const { kind, term } of termsOf(entry)) {
      const { documentId: id, slug, name, hex, maker } = term;
      const document = documents.get(id) ?? { uid: 'api::term.term', id, versions: [] };
      documents.set(id, document);
      const isKnown = document.versions.some(({ locale }) => locale === entry.locale);
      const published = { slug, name, kind, hex, ...(maker ? { maker: fieldsOf(maker) } : {}) };
      if (!isKnown) document.versions.push({ locale: entry.locale, published, draft: null });
    }
  return [...documents.values()];
}

/** What a term is to the entry that has it, as editors are told; the kinds of `cms/src/api/term`. */
type TermKind = 'use' | 'transmission' | 'frame' | 'color' | 'brand' | 'category' | 'part';

interface KnownTerm {
  kind: TermKind;
  term: TermEntry;
}

function termsOf(entry: BikeEntry | AccessoryEntry): KnownTerm[] {
  const known = (kind: TermKind, ...terms: readonly (TermEntry | null)[]): KnownTerm[] =>
    terms.flatMap((term) => (term === null ? [] : [{ kind, term }]));
  return 'geometrySizes' in entry
    ? [
        ...known('use', entry.subcategory),
        ...known('brand', entry.brand),
        ...known('transmission', ...entry.transmission_group),
        ...known('frame', ...entry.geometry),
        ...known('color', ...entry.colors),
      ]
    : [
        ...known('category', entry.category),
        ...known('brand', entry.brand),
        ...known('part', entry.accessory_parts_category),
      ];
}
