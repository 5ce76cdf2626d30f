import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { PageTextsDocument, type PageTextsQuery } from '@/graphql/generated/content/graphql';
import { contentTags } from './cache-tags';
import { mapResult, type Result } from '../result';
import { readContent } from './request';

export type WirePageText = NonNullable<PageTextsQuery['pages'][number]>;

/** What all published pages of a language say, without their pictures. */
export async function readPageTexts(language: Language): Promise<Result<WirePageText[]>> {
  const result = await readContent({
    document: PageTextsDocument,
    variables: { locale: language },
    tags: contentTags('page', language),
    only: 'PUBLISHED',
  });
  return mapResult(result, ({ pages }) => pages.filter((page) => page !== null));
}
