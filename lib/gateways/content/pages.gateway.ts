import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import {
  FooterPagesDocument,
  type FooterPagesQuery,
  PageBySlugDocument,
  type PageBySlugQuery,
} from '@/graphql/generated/content/graphql';
import { contentTags } from './cache-tags';
import { mapResult, type Result } from '../result';
import { readContent } from './request';

type WirePage = NonNullable<PageBySlugQuery['pages'][number]>;
type WireFooterPage = NonNullable<FooterPagesQuery['pages'][number]>;

/** A published page with its blocks; null when there is none of that slug. */
export async function readPage(language: Language, slug: string): Promise<Result<WirePage | null>> {
  const result = await readContent({
    document: PageBySlugDocument,
    variables: { locale: language, slug },
    tags: contentTags('page', language, slug),
  });
  return mapResult(result, ({ pages }) => pages[0] ?? null);
}

/** The pages flagged for the footer. */
export async function readFooterPages(language: Language): Promise<Result<WireFooterPage[]>> {
  const result = await readContent({
    document: FooterPagesDocument,
    variables: { locale: language },
    tags: contentTags('page', language),
  });
  return mapResult(result, ({ pages }) => pages.filter((page) => page !== null));
}
