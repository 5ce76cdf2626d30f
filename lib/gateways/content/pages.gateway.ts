import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import {
  FooterPagesDocument,
  type FooterPagesQuery,
  PageBySlugDocument,
  type PageBySlugQuery,
} from '@/graphql/generated/content/graphql';
import { CONTENT_REVALIDATE_SECONDS, contentTags } from '@/lib/content/cache-tags';
import { fetchGraphql } from '../fetch-graphql';
import { mapResult, type Result } from '../result';
import { contentRequest } from './request';

type WirePage = NonNullable<PageBySlugQuery['pages'][number]>;
type WireFooterPage = NonNullable<FooterPagesQuery['pages'][number]>;

/** A published page with its blocks; null when there is none of that slug. */
export async function readPage(language: Language, slug: string): Promise<Result<WirePage | null>> {
  const result = await fetchGraphql({
    ...contentRequest,
    document: PageBySlugDocument,
    variables: { locale: language, slug },
    tags: [contentTags.pages, contentTags.page(slug)],
    revalidate: CONTENT_REVALIDATE_SECONDS,
  });
  return mapResult(result, ({ pages }) => pages[0] ?? null);
}

/** The pages flagged for the footer. */
export async function readFooterPages(language: Language): Promise<Result<WireFooterPage[]>> {
  const result = await fetchGraphql({
    ...contentRequest,
    document: FooterPagesDocument,
    variables: { locale: language },
    tags: [contentTags.pages],
    revalidate: CONTENT_REVALIDATE_SECONDS,
  });
  return mapResult(result, ({ pages }) => pages.filter((page) => page !== null));
}
