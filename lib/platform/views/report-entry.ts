import type { Language } from '@/domain/locale/language';

export type ReportKind =
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
  /** The field it stands in, such as mobileVertical. */
  readonly field: string;
  readonly url: string;
  readonly alt: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** What the report looks at in one entry in one language. */
export interface ReportEntry {
  readonly kind: ReportKind;
  /** The same in every language. */
  readonly documentId: string;
  readonly language: Language;
  readonly title: string;
  /** Where it is shown, with its language. */
  readonly path: string;
  /** ISO 8601; null when nobody knows. */
  readonly updatedAt: string | null;
  /** What search engines show below the title; null when nobody wrote it, or the kind has none. */
  readonly description: string | null;
  /** All its words, Markdown included, one part a line. */
  readonly text: string;
  readonly images: readonly ReportImage[];
  /** As the editor wrote them. */
  readonly links: readonly string[];
}

const markdownLink = /(?<!!)\[[^\]]{0,500}\]\(\s{0,9}<?([^)\s>]{1,2000})/g;

/** The targets of the links in a Markdown text, in their order; pictures are none. */
export function listLinks(markdown: string): string[] {
  return [...markdown.matchAll(markdownLink)].flatMap(([, target]) => target ?? []);
}
