import type { Language } from '@/domain/language/detect-language';
import { addressPath } from '@/domain/content/content-address';
import { findLinks } from '@/domain/content-report/find-links';
import type { ReportEntry, ReportKind } from '@/domain/content-report/report-entry';
import type { ContentReportQuery } from '@/graphql/generated/content/graphql';

type ListName = Exclude<keyof ContentReportQuery, '__typename'>;

const kinds: Readonly<Record<ListName, ReportKind>> = {
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

/** What is shown on a page it shares with others of its kind. */
const shared: Partial<Record<ReportKind, string>> = {
  faq: '/support/faq',
  download: '/support/downloads',
};

/** Everything one language's answer holds, each entry with the pictures and links found in it, however deep. */
export function mapReport(data: ContentReportQuery, language: Language): ReportEntry[] {
  return (Object.keys(kinds) as ListName[]).flatMap((name) =>
    data[name].flatMap((entry) => {
      if (!entry) return [];
      const { documentId, title, slug, updatedAt } = entry;
      const found = lookInto(entry, '');
      return [
        {
          kind: kinds[name],
          documentId,
          language,
          title,
          updatedAt,
          ...found,
          path: pathOf(kinds[name], language, slug),
        },
      ];
    }),
  );
}

function pathOf(kind: ReportKind, language: Language, slug: string | null): string {
  if (kind === 'faq' || kind === 'download')
    return `/${language}${shared[kind] ?? ''}${slug ? `#${slug}` : ''}`;
  return addressPath({ kind, language, slug: slug ?? '' });
}

type Found = Pick<ReportEntry, 'images' | 'links'>;

/** Pictures are objects with an address, links stand in Markdown and in the fields called so. */
function lookInto(value: unknown, field: string): Found {
  if (typeof value === 'string') {
    return { images: [], links: field === 'link' ? [value] : findLinks(value) };
  }
  if (Array.isArray(value)) return together(value.map((entry) => lookInto(entry, field)));
  if (typeof value !== 'object' || value === null) return { images: [], links: [] };
  if ('url' in value && typeof value.url === 'string')
    return { images: [imageOf(value, value.url, field)], links: [] };
  return together(Object.entries(value).map(([name, inner]) => lookInto(inner, name)));
}

function imageOf(image: object, url: string, field: string): ReportEntry['images'][number] {
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
  };
}
