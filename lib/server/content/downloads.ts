import 'server-only';
import { cache } from 'react';
import type { Language } from '@/domain/language/detect-language';
import { readDownloads } from '@/lib/gateways/content/downloads.gateway';
import { mapDownload } from '@/lib/gateways/content/map-download';
import type { DownloadView } from '@/lib/platform/views/download-view';
import { required } from '@/lib/server/required';

/** All documents one may take along. Throws when the content service cannot answer. */
export const listDownloads = cache(async (language: Language): Promise<DownloadView[]> => {
  const downloads = required(await readDownloads(language), 'downloads');
  return downloads.flatMap((download) => mapDownload(download, language) ?? []);
});
