import type { Language } from '@/domain/locale/language';
import {
  ContentReportDocument,
  type ContentReportQuery,
} from '@/graphql/generated/content/graphql';
import { getContentCacheTags } from './cache-tags';
import type { Result } from '@/lib/gateways/result';
import { fetchContent } from './content-client';
import { getContentPath } from '@/domain/content/content-url';
import {
  listLinks,
  type ContentReportEntry,
  type ContentReportKind,
} from '@/lib/platform/views/content-report-entry';
import 'server-only';

/** Fetches all editorial content of one language with its texts and images. */
export function fetchContentReport(language: Language): Promise<Result<ContentReportQuery>> {
  return fetchContent({
    document: ContentReportDocument,
    variables: { locale: language },
    tags: getContentCacheTags('page', language),
  });
}

type ListName = Exclude<keyof ContentReportQuery, '__typename' | 'dealers'>;

type ListedKind = Exclude<ContentReportKind, 'dealer'>;

const kinds: Readonly<Record<ListName, ListedKind>> = {
  pages: 'page',
  features: 'feature',
  blogs: 'blog',
  jobs: 'job',
  events: 'event',
  faqs: 'faq',
  downloads: 'download',
  bikes: 'bike',
  accessories: 'accessory',
};

/** Paths of pages that show all entries of a kind; these entries have no pages of their own. */
const shared: Partial<Record<ListedKind, string>> = {
  faq: '/support/faq',
  download: '/support/downloads',
};

/**
 * Maps the content of one language to report entries, each with all images and links of the entry, including nested
 * ones.
 */
export function mapContentReport(
  data: ContentReportQuery,
  language: Language,
): ContentReportEntry[] {
  const written = (Object.keys(kinds) as ListName[]).flatMap((name) =>
    data[name].flatMap((entry) => {
      if (!entry) return [];
      const { documentId, title, slug, updatedAt } = entry;
      const { images, links, words } = inspectValue(entry, '');
      return [
        {
          kind: kinds[name],
          documentId,
          language,
          title,
          updatedAt,
          description: ('metaDescription' in entry && entry.metaDescription) || null,
          text: words.join('\n'),
          images,
          links,
          path: pathOf(kinds[name], language, slug),
        },
      ];
    }),
  );
  return [...written, ...dealersOf(data.dealers, language)];
}

/**
 * Returns the dealers with a text in this language. One dealer entry holds the texts of both languages; most dealers
 * have none.
 */
function dealersOf(
  dealers: ContentReportQuery['dealers'],
  language: Language,
): ContentReportEntry[] {
  return dealers.flatMap((dealer) => {
    const text = language === 'de' ? dealer?.aboutDe : dealer?.aboutEn;
    if (!dealer?.slug || !text) return [];
    const { documentId, name: title, slug, updatedAt } = dealer;
    return [
      {
        kind: 'dealer',
        ...{ documentId, language, title, updatedAt, text },
        description: null,
        images: [],
        links: listLinks(text),
        path: `/${language}/dealers/${slug}`,
      },
    ];
  });
}

function pathOf(kind: ListedKind, language: Language, slug: string | null): string {
  if (kind === 'faq' || kind === 'download')
    return `/${language}${shared[kind] ?? ''}${slug ? `#${slug}` : ''}`;
  return getContentPath({ kind, language, slug: slug ?? '' });
}

type Found = Pick<ContentReportEntry, 'images' | 'links'> & { words: readonly string[] };

const nothing: Found = { images: [], links: [], words: [] };

/** Names of fields that are not checked as text. */
const names = new Set([
  '__typename',
  'id',
  'documentId',
  'slug',
  'updatedAt',
  'metaDescription',
  'subject',
]);

/**
 * Collects images (objects with a URL), links (in Markdown and in link fields) and texts (all other strings) from a
 * value.
 */
function inspectValue(value: unknown, field: string): Found {
  if (names.has(field)) return nothing;
  if (typeof value === 'string') {
    return field === 'link'
      ? { ...nothing, links: [value] }
      : { ...nothing, links: listLinks(value), words: [value] };
  }
  if (Array.isArray(value)) return together(value.map((entry) => inspectValue(entry, field)));
  if (typeof value !== 'object' || value === null) return nothing;
  if ('url' in value && typeof value.url === 'string')
    return { ...nothing, images: [imageOf(value, value.url, field)] };
  return together(Object.entries(value).map(([name, inner]) => inspectValue(inner, name)));
}

function imageOf(image: object, url: string, field: string): ContentReportEntry['images'][number] {
  const { alternativeText, width, height } = image as Record<string, unknown>;
  return {
    field,
    url,
    alt: typeof alternativeText === 'string' ? alternativeText : null,
    width: typeof width === 'number' ? width : null,
    height: typeof height === 'number' ? height : null,
  };
}

function together(parts: readonly Found[]): Found {
  return {
    images: parts.flatMap(({ images }) => images),
    links: parts.flatMap(({ links }) => links),
    words: parts.flatMap(({ words }) => words),
  };
}
