import type { Language } from '@/domain/locale/language';

export type ContentReportKind =
  | 'page'
  | 'feature'
  | 'blog'
  | 'job'
  | 'event'
  | 'faq'
  | 'download'
  | 'bike'
  | 'accessory'
  | 'dealer';

interface ReportImage {
  /** Field that contains the image, such as mobileVertical. */
  readonly field: string;
  readonly url: string;
  readonly alt: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** One entry in one language, with the data that the content report checks. */
export interface ContentReportEntry {
  readonly kind: ContentReportKind;
  /** Id of the entry, the same in every language. */
  readonly documentId: string;
  readonly language: Language;
  readonly title: string;
  /** Path of the entry's page, including the language. */
  readonly path: string;
  /** Time of the last change in ISO 8601; null when unknown. */
  readonly updatedAt: string | null;
  /** Meta description; null if the entry has none, also for kinds without meta descriptions. */
  readonly description: string | null;
  /** All texts including Markdown, one part per line. */
  readonly text: string;
  readonly images: readonly ReportImage[];
  /** Link targets as entered by the editor. */
  readonly links: readonly string[];
}

const markdownLink = /(?<!!)\[[^\]]{0,500}\]\(\s{0,9}<?([^)\s>]{1,2000})/g;

/** Returns the link targets in a Markdown text, in order; images are not included. */
export function listLinks(markdown: string): string[] {
  return [...markdown.matchAll(markdownLink)].flatMap(([, target]) => target ?? []);
}
