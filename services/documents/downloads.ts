import { type ContentVariables, applyContentVariables } from '@/domain/content/content-variables';
import type { Language } from '@/domain/locale/language';
import type { Brand } from '../demo-data/shop-schema';
import { renderTextDocument } from './pdf/text-document';
import { getFormats } from './formats';
import type { DownloadEntry } from '../content/entries';

/** What a document is made of. */
export interface DocumentText {
  title: string;
  body: string;
  locale: Language;
  /** An ISO day. */
  date: string;
  updatedAt: string | null;
  version?: string | null | undefined;
  /** Of the document, where it is another one. */
  language?: Language | null | undefined;
}

/** The published text with this slug; null when there is none. Rejects when nobody can be asked. */
export type FindDocumentText = (language: Language, slug: string) => Promise<DocumentText | null>;

interface DownloadDocument {
  fileName: string;
  bytes: Buffer;
}

/** A document of a language by its slug; null when there is none. */
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
 * Makes PDF files of the texts editors wrote, with the facts they repeat. Each version of a text is made once, when somebody asks for it,
 * and kept in memory for as long as it and the facts are the present ones.
 */
export function createDownloads(
  find: FindDocumentText,
  siteUrl: string,
  facts: () => ContentVariables,
): FindDownload {
  const made = new Map<string, { told: string; bytes: Promise<Buffer> }>();

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
    const told = JSON.stringify([toldOf(entry), present]);
    const name = `${language}/${slug}`;
    const kept = made.get(name);
    const bytes = kept?.told === told ? kept.bytes : make(entry, brand, present);
    made.set(name, { told, bytes });
    return { fileName: `${brand.name}-${slug}.pdf`, bytes: await bytes };
  };
}

function toldOf({ title, body, date, version, language, updatedAt }: DocumentText) {
  return [title, body, date, version, language, updatedAt];
}

/** "Fassung 4.0 vom 04.05.2026" */
function noteOf({ version, date, locale }: DocumentText): string {
  const day = words[locale].of(getFormats(locale).day(Date.parse(date)));
  return version ? `${words[locale].version(version)} ${day}` : day;
}

/** The texts of the files here. */
export function createDownloadFinder(published: () => readonly DownloadEntry[]): FindDocumentText {
  return (language, slug) => {
    const found = published().find((one) => one.locale === language && one.slug === slug);
    return Promise.resolve(found ?? null);
  };
}
