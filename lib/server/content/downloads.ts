import 'server-only';
import { cache } from 'react';
import type { Language } from '@/domain/language/detect-language';
import { readDownloads } from '@/lib/gateways/content/downloads.gateway';
import { type DownloadView, mapDownload } from '@/lib/gateways/content/map-download';
import { required } from '@/lib/gateways/required';

/** All documents one may take along. Throws when the content service cannot answer. */
export const listDownloads = cache(async (language: Language): Promise<DownloadView[]> => {
  const downloads = required(await readDownloads(language), 'downloads');
  return downloads.flatMap((download) => mapDownload(download, language) ?? []);
});
