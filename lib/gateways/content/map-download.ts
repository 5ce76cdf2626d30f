import type { WireDownload } from './downloads.gateway';
import { uploadPath } from '@/lib/platform/media/upload-path';
import type { DownloadView } from '@/lib/platform/views/download-view';

/** A document with its address: the file an editor uploaded, else the PDF made from its text. Null when it has neither. */
export function mapDownload(download: WireDownload, language: string): DownloadView | null {
  const { title, slug, category, version, date, description, body, file } = download;
  if (!slug || (!file && !body)) return null;
  return {
    ...{ title, slug, version, date, description },
    category: category ?? 'form',
    language: download.language && download.language !== language ? download.language : null,
    href: file ? uploadPath(file.url) : `/downloads/${language}/${slug}.pdf`,
    format: (file?.ext ?? '.pdf').replace('.', '').toUpperCase(),
    kilobytes: file ? file.size : null,
  };
}
