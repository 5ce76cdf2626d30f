import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { FaqListDocument, type FaqListQuery } from '@/graphql/generated/content/graphql';
import { contentTags } from './cache-tags';
import { mapResult, type Result } from '../result';
import { readContent } from './request';

export type WireFaq = NonNullable<FaqListQuery['faqs'][number]>;

/** All questions of a language in their order, with their answers. */
export async function readFaqs(language: Language): Promise<Result<WireFaq[]>> {
  const result = await readContent({
    document: FaqListDocument,
    variables: { locale: language },
    tags: contentTags('faq', language),
  });
  return mapResult(result, ({ faqs }) => faqs.filter((entry) => entry !== null));
}
