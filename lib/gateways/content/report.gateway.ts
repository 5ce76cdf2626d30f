import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import {
  ContentReportDocument,
  type ContentReportQuery,
} from '@/graphql/generated/content/graphql';
import { contentTags } from './cache-tags';
import type { Result } from '../result';
import { readContent } from './request';

/** Everything an editor writes in one language, with its texts and pictures. */
export function readContentReport(language: Language): Promise<Result<ContentReportQuery>> {
  return readContent({
    document: ContentReportDocument,
    variables: { locale: language },
    tags: contentTags('page', language),
  });
}
