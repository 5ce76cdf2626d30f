import type { Language } from '@/domain/locale/language';
import {
  FaqListDocument,
  type FaqListQuery,
  DownloadListDocument,
  type DownloadListQuery,
} from '@/graphql/generated/content/graphql';
import { getContentCacheTags } from './cache-tags';
import { mapResult, type Result } from '@/lib/gateways/result';
import { fetchContent } from './content-client';
import { toUploadPath } from './map-image';
import type { DownloadView } from '@/lib/platform/views/content-view';
import 'server-only';

export type FaqDto = NonNullable<FaqListQuery['faqs'][number]>;

/** Fetches all FAQ entries of a language in their editorial order. */
export async function fetchFaqs(language: Language): Promise<Result<FaqDto[]>> {
  const result = await fetchContent({
    document: FaqListDocument,
    variables: { locale: language },
    tags: getContentCacheTags('faq', language),
  });
  return mapResult(result, ({ faqs }) => faqs.filter((entry) => entry !== null));
}

export type DownloadDto = NonNullable<DownloadListQuery['downloads'][number]>;

/** Fetches all downloads of a language. */
export async function fetchDownloads(language: Language): Promise<Result<DownloadDto[]>> {
  const result = await fetchContent({
    document: DownloadListDocument,
    variables: { locale: language },
    tags: getContentCacheTags('download', language),
  });
  return mapResult(result, ({ downloads }) => downloads.filter((entry) => entry !== null));
}

/**
 * Maps a download with its URL: that of the uploaded file, otherwise of the PDF generated from its text. Returns null
 * for a download with neither.
 */
export function mapDownload(download: DownloadDto, language: string): DownloadView | null {
  const { title, slug, category, version, date, description, body, file } = download;
  if (!slug || (!file && !body)) return null;
  return {
    ...{ title, slug, version, date, description },
    category: category ?? 'form',
    language: download.language && download.language !== language ? download.language : null,
    href: file ? toUploadPath(file.url) : `/downloads/${language}/${slug}.pdf`,
    format: (file?.ext ?? '.pdf').replace('.', '').toUpperCase(),
    kilobytes: file ? file.size : null,
  };
}
