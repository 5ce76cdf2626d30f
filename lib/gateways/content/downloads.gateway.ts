import 'server-only';
import type { Language } from '@/domain/language/detect-language';
import { DownloadListDocument, type DownloadListQuery } from '@/graphql/generated/content/graphql';
import { contentTags } from './cache-tags';
import { mapResult, type Result } from '../result';
import { readContent } from './request';

export type WireDownload = NonNullable<DownloadListQuery['downloads'][number]>;

/** All documents of a language. */
export async function readDownloads(language: Language): Promise<Result<WireDownload[]>> {
  const result = await readContent({
    document: DownloadListDocument,
    variables: { locale: language },
    tags: contentTags('download', language),
  });
  return mapResult(result, ({ downloads }) => downloads.filter((entry) => entry !== null));
}
