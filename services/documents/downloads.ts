import { type ContentVariables, applyContentVariables } from '@/domain/content/content-variables';
import type { Language } from '@/domain/locale/language';
import type { Brand } from '../demo-data/shop-schema';
import { renderTextDocument } from './pdf/text-document';
import { getDocumentFormats } from './document-formats';
import type { DownloadEntry } from '../content/entries';

/** A published text from which a PDF is generated. */
export interface DocumentText {
  title: string;
  body: string;
  locale: Language;
  /** Date of the text as an ISO day. */
  date: string;
  updatedAt: string | null;
  version?: string | null | undefined;
  /** Language of the document, if it differs from `locale`. */
  language?: Language | null | undefined;
}

/** Returns the published text with this slug, or null. Rejects when the content service is unavailable. */
export type FindDocumentText = (language: Language, slug: string) => Promise<DocumentText | null>;

interface DownloadDocument {
  fileName: string;
  bytes: Buffer;
}

/** Returns the document with this slug in a language, or null. */
export type FindDownload = (
  language: Language,
  slug: string,
  brand: Brand,
) => Promise<DownloadDocument | null>;

const words = {
  de: { version: (version: string) => `Fassung ${version}`, of: (day: string) => `vom ${day}` },
  en: { version: (version: string) => `Version ${version}`, of: (day: string) => `of ${day}` },
};

/**
 * Creates a function that generates PDF files from the editors' texts, with placeholders filled in. Each version of a
 * text is generated on first request and cached in memory until the text or the values of its placeholders change.
 */
export function createDownloads(
  find: FindDocumentText,
  siteUrl: string,
  facts: () => ContentVariables,
): FindDownload {
  const made = new Map<string, { version: string; bytes: Promise<Buffer> }>();

  function make(entry: DocumentText, brand: Brand, present: ContentVariables): Promise<Buffer> {
    const { title, body, locale, date, updatedAt } = entry;
    const frame = {
      brand,
      language: entry.language ?? locale,
      linkBase: `${siteUrl}/${locale}`,
      changedAt: Date.parse(updatedAt ?? date),
    };
    return renderTextDocument(
      { title, note: noteOf(entry), texts: [applyContentVariables(body, present, locale).text] },
      frame,
    );
  }

  return async (language, slug, brand) => {
    const entry = await find(language, slug);
    if (!entry) return null;
    const present = facts();
    const version = JSON.stringify([versionFieldsOf(entry), present]);
    const name = `${language}/${slug}`;
    const cached = made.get(name);
    const bytes = cached?.version === version ? cached.bytes : make(entry, brand, present);
    made.set(name, { version, bytes });
    // A failed document is created again on the next request.
    bytes.catch(() => {
      if (made.get(name)?.bytes === bytes) made.delete(name);
    });
    return { fileName: `${brand.name}-${slug}.pdf`, bytes: await bytes };
  };
}

function versionFieldsOf({ title, body, date, version, language, updatedAt }: DocumentText) {
  return [title, body, date, version, language, updatedAt];
}

/** Formats version and date of a text: "Fassung 4.0 vom 04.05.2026". */
function noteOf({ version, date, locale }: DocumentText): string {
  const day = words[locale].of(getDocumentFormats(locale).day(Date.parse(date)));
  return version ? `${words[locale].version(version)} ${day}` : day;
}

/** Creates a function that finds texts in the published downloads of the local content files. */
export function createDownloadFinder(published: () => readonly DownloadEntry[]): FindDocumentText {
  return (language, slug) => {
    const found = published().find((one) => one.locale === language && one.slug === slug);
    return Promise.resolve(found ?? null);
  };
}
