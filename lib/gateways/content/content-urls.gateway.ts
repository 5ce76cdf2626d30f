import 'server-only';
import { isPresaleSlug } from '@/domain/catalog/presale';
import type { ContentUrlKind, ContentUrl } from '@/domain/content/content-url';
import type { Language } from '@/domain/locale/language';
import { ContentPathsDocument, type ContentPathsQuery } from '@/graphql/generated/content/graphql';
import { getContentCacheTags } from './cache-tags';
import { mapResult, type Result } from '@/lib/gateways/result';
import { fetchContent } from './content-client';

const kinds: Readonly<Record<ContentUrlKind, Exclude<keyof ContentPathsQuery, '__typename'>>> = {
  page: 'pages',
  blog: 'blogs',
  feature: 'features',
  job: 'jobs',
  event: 'events',
  bike: 'bikes',
  accessory: 'accessories',
};
const addressKinds = Object.keys(kinds) as ContentUrlKind[];

interface WireAddress {
  readonly documentId: string;
  readonly slug: string | null;
  readonly updatedAt: string | null;
  readonly formerSlugs?: unknown;
  readonly isSitemapPage?: boolean | null;
}

/**
 * Fetches the slugs of all entries with their own page in one language, except presale models. `only: 'PUBLISHED'`
 * excludes drafts even in an editor's preview.
 */
export async function fetchContentUrls(
  language: Language,
  only?: 'PUBLISHED',
): Promise<Result<ContentUrl[]>> {
  const result = await fetchContent({
    document: ContentPathsDocument,
    variables: { locale: language },
    tags: addressKinds.flatMap((kind) => getContentCacheTags(kind, language)),
    only,
  });
  return mapResult(result, (data) =>
    addressKinds.flatMap((kind) =>
      data[kinds[kind]].flatMap((entry) =>
        entry && !isHidden(kind, entry) ? toAddress(kind, language, entry) : [],
      ),
    ),
  );
}

/** True for presale models: they are for b2b customers only, so no sitemap links to them (Specification §6). */
function isHidden(kind: ContentUrlKind, { slug }: WireAddress): boolean {
  return kind === 'bike' && slug !== null && isPresaleSlug(slug);
}

function toAddress(kind: ContentUrlKind, language: Language, entry: WireAddress): ContentUrl[] {
  const { documentId, slug, updatedAt, formerSlugs, isSitemapPage } = entry;
  if (!slug) return [];
  return [
    {
      kind,
      documentId,
      language,
      slug,
      formerSlugs: strings(formerSlugs),
      updatedAt,
      isInSitemap: kind === 'page' ? (isSitemapPage ?? false) : true,
    },
  ];
}

/** Returns the strings in a list from the content service and ignores all other values. */
function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
}
