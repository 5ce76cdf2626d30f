import type { WireDownload } from './downloads.gateway';
import { uploadPath } from '@/lib/platform/media/upload-path';

export const downloadCategories = ['manual', 'catalogue', 'form', 'certificate', 'press'] as const;

type DownloadCategory = (typeof downloadCategories)[number];

/** A document to take along. */
export type DownloadView = {
  title: string;
  slug: string;
  category: DownloadCategory;
  /** Of the document; null when it is the page's own. */
  language: string | null;
  version: string | null;
  /** YYYY-MM-DD. */
  date: string | null;
  description: string | null;
  href: string;
  /** Such as PDF or ZIP. */
  format: string;
  /** Null for what is made when it is asked for. */
  kilobytes: number | null;
};

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
