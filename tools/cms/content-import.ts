import type {
  AccessoryEntry,
  BikeEntry,
  ContentEntries,
  ContentVersions,
  Locale,
  TermEntry,
  UploadEntry,
} from '@/services/content/entries';
import type { MediaManifest } from '@/services/demo-data/media-manifest';

type Fields = Record<string, unknown>;

/**
 * One document in the format of the Strapi import. In its fields, `$picture`, `$document` and `$json` mark pictures,
 * related documents and free-form values.
 */
export interface ImportDocument {
  uid: string;
  /** Id by which other documents of the import file refer to this one. */
  id: string;
  versions: { locale: Locale | null; published: Fields | null; draft: Fields | null }[];
}

/** Content types with their Strapi uid, in the order of the import: no document refers to a later one. */
const contentTypeUids: readonly [keyof ContentEntries, string][] = [
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

/** Fields that are not imported: those that Strapi manages itself, and those that exist only in the content files. */
const excludedFields = new Set([
  ...['documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale', 'localizations'],
  ...['published', 'publishAt', 'updated', 'key', 'id', 'component', '__typename'],
]);

const jsonFields = new Set(['build', 'openingHours', 'formerSlugs']);

/** Converts all content into documents to import, terms first. */
export function buildImportDocuments({ PUBLISHED, DRAFT }: ContentVersions): ImportDocument[] {
  const documents = contentTypeUids.flatMap(([list, uid]) =>
    buildDocuments(uid, PUBLISHED[list], DRAFT[list]),
  );
  return [...buildTermDocuments([...PUBLISHED.bikes, ...PUBLISHED.accessories]), ...documents];
}

interface Entry {
  documentId: string;
  locale?: Locale;
  publishAt?: string | undefined;
}

function buildDocuments(
  uid: string,
  published: readonly Entry[],
  drafts: readonly Entry[],
): ImportDocument[] {
  const documents = new Map<string, ImportDocument>();
  for (const draft of drafts) {
    const { documentId: id, locale } = draft;
    const settled = published.find((entry) => entry.documentId === id && entry.locale === locale);
    const document = documents.get(id) ?? { uid, id, versions: [] };
    documents.set(id, document);
    const fields = { published: settled ? buildFields(settled) : null, draft: buildFields(draft) };
    const isPending = JSON.stringify(fields.published) !== JSON.stringify(fields.draft);
    document.versions.push({
      locale: locale ?? null,
      published: fields.published,
      draft: isPending ? { ...fields.draft, ...getScheduleFields(draft) } : null,
    });
  }
  return [...documents.values()];
}

/** Returns the publication time and approval of a scheduled draft; empty for any other entry. */
function getScheduleFields({ publishAt }: Entry): Fields {
  return publishAt === undefined ? {} : { publishAt, reviewStage: 'approved' };
}

function buildFields(entry: object): Fields {
  const fields = Object.entries(entry).filter(
    ([key, value]) =>
      !excludedFields.has(key) && value !== undefined && !isInverseRelation(key, entry),
  );
  const type =
    '__typename' in entry ? { __component: getComponentUid(String(entry.__typename)) } : {};
  return Object.fromEntries([
    ...Object.entries(type),
    ...fields.map(([key, value]) => [
      key,
      jsonFields.has(key) ? { $json: value } : toImportValue(value),
    ]),
  ]);
}

/** True for the accessories of a bike, which are not imported with the bike: the accessory stores this relation. */
function isInverseRelation(key: string, entry: object): boolean {
  return key === 'accessories' && 'geometrySizes' in entry;
}

function toImportValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toImportValue);
  if (typeof value !== 'object' || value === null) return value;
  if (isUpload(value)) return { $picture: value.url.replace(/^\/media\//, '') };
  if ('documentId' in value) return { $document: value.documentId };
  return buildFields(value);
}

/**
 * Returns the Strapi uid of a component by its GraphQL type name: `ComponentPageHeroImage` becomes `page.hero-image`.
 */
function getComponentUid(typeName: string): string {
  const [, category = '', name = ''] = /^Component([A-Z][a-z]+)(.+)$/.exec(typeName) ?? [];
  return `${category.toLowerCase()}.${name.replace(/(?!^)[A-Z]/g, '-$&').toLowerCase()}`;
}

function isUpload(value: object): value is UploadEntry {
  return 'url' in value && 'mime' in value;
}

/** Builds terms from the values that bikes and accessories are filtered by, in the languages of their entries. */
function buildTermDocuments(entries: readonly (BikeEntry | AccessoryEntry)[]): ImportDocument[] {
  const documents = new Map<string, ImportDocument>();
  for (const entry of entries)
    for (const { kind, term } of listTerms(entry)) {
      const { documentId: id, slug, name, hex, maker } = term;
      const document = documents.get(id) ?? { uid: 'api::term.term', id, versions: [] };
      documents.set(id, document);
      const isKnown = document.versions.some(({ locale }) => locale === entry.locale);
      const published = { slug, name, kind, hex, ...(maker ? { maker: buildFields(maker) } : {}) };
      if (!isKnown) document.versions.push({ locale: entry.locale, published, draft: null });
    }
  return [...documents.values()];
}

/** The kind of a term, as in `cms/src/api/term`. */
type TermKind = 'use' | 'transmission' | 'frame' | 'color' | 'brand' | 'category' | 'part';

interface TermUse {
  kind: TermKind;
  term: TermEntry;
}

function listTerms(entry: BikeEntry | AccessoryEntry): TermUse[] {
  const known = (kind: TermKind, ...terms: readonly (TermEntry | null)[]): TermUse[] =>
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

interface ImportFile {
  width: number;
  height: number;
  bytes: number;
}

/**
 * A picture in the format of the Strapi import: one file in a folder for its kind, with alternative texts in both
 * languages.
 */
interface ImportPicture extends ImportFile {
  /** File name in the media library, which editors search for. */
  name: string;
  folder: string;
  alt: { de: string | null; en: string | null };
  /** The thumbnail: the narrowest existing file. */
  small: ImportFile & { path: string };
}

const folderNames: Readonly<Record<string, string>> = {
  accessories: 'Zubehör',
  bikes: 'Räder',
  details: 'Einzelheiten',
  scenes: 'Szenen',
};

/**
 * Lists every picture of the media folder by the path of its widest WebP file. The site derives narrower images from
 * it.
 */
export function buildImportPictures({ pictures }: MediaManifest): Record<string, ImportPicture> {
  const entries = Object.entries(pictures).flatMap(([key, { alt, files }]) => {
    const ordered = files
      .filter(({ format }) => format === 'webp')
      .sort((a, b) => b.width - a.width);
    const [widest, narrowest] = [ordered.at(0), ordered.at(-1)];
    if (!widest || !narrowest) return [];
    const [kind = '', ...rest] = key.split('/');
    const name = `${rest.join('-').replaceAll('.', '-')}.webp`;
    const words = { de: alt?.de ?? null, en: alt?.en ?? null };
    const small = { path: narrowest.path, ...getSize(narrowest) };
    const picture = { name, folder: folderNames[kind] ?? kind, alt: words, small };
    return [[widest.path, { ...picture, ...getSize(widest) }] as const];
  });
  return Object.fromEntries(entries);
}

function getSize({ width, height, bytes }: ImportFile): ImportFile {
  return { width, height, bytes };
}
