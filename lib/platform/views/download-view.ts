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
