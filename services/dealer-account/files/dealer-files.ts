import type { Language } from '@/domain/locale/language';
import { getDocumentFormats } from '../../documents/document-formats';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname } from 'node:path';
import type { B2bFile } from '@/domain/dealer-account/b2b-files';
import { decodeUtf8 } from '../../platform/decode-utf8';
import type { Brand } from '../../demo-data/shop-schema';
import type { Logger } from '../../platform/logger';
import { renderTextDocument } from '../../documents/pdf/text-document';
import { contentTypes, type FileEntry, loadFilesIndex } from './files-index';
import type { RestServices } from '../../rest/rest-context';
import type { StoredImages } from '../images/image-library';

const words = {
  de: (version: string, day: string) => `Fassung ${version} vom ${day}. Nur für Händler.`,
  en: (version: string, day: string) => `Version ${version} of ${day}. For dealers only.`,
};

/** Returns the note below a document's title with its version and date. */
function formatVersionNote(version: string, updated: string, language: Language): string {
  return words[language](version, getDocumentFormats(language).day(Date.parse(updated)));
}

/** Content of a file: a path on disk or bytes in memory. */
export type FileBytes = { size: number; tag: string } & (
  | { path: string }
  | { bytes: Uint8Array<ArrayBuffer> }
);

/** The files listed in the index of dealer files, including PDFs generated from text files. */
export interface DealerFiles {
  entries: readonly FileEntry[];
  /** Opens a stored file, or a text as PDF. Throws for a table, which is generated from the catalog. */
  open(entry: FileEntry, brand: Brand): Promise<FileBytes>;
}

/**
 * Creates the dealer files of a demo folder and reads their index once. A text is turned into a PDF on its first
 * request, and again when the text on disk has changed.
 */
export function createDealerFiles(demoDir: string, siteUrl: string, logger: Logger): DealerFiles {
  const entries = loadFilesIndex(demoDir, logger);
  const made = new Map<string, { changedAt: number; document: Promise<FileBytes> }>();

  return {
    entries,
    open: async (entry, brand) => {
      const { id, path, source, language } = entry;
      if (path === null) throw new Error(`${id} is generated from the catalog`);
      const { size, mtimeMs } = statSync(path);
      if ('file' in source) return { path, size, tag: diskTag(size, mtimeMs) };
      const known = made.get(id);
      if (known?.changedAt === mtimeMs) return known.document;
      const document = makeDocument(entry, path, { brand, siteUrl, language: language ?? 'de' });
      made.set(id, { changedAt: mtimeMs, document });
      return document;
    },
  };
}

/** Wraps bytes in memory with an ETag of their content. */
export function toFileBytes(bytes: Uint8Array<ArrayBuffer>): FileBytes {
  const tag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  return { bytes, size: bytes.byteLength, tag };
}

/** Returns the content type and the file name for the download. */
export function getFileType({
  id,
  path,
  source,
}: FileEntry): Pick<B2bFile, 'contentType' | 'fileName'> {
  const ending = endingOf(source, path);
  const contentType = contentTypes[ending] ?? 'application/octet-stream';
  return { contentType, fileName: `lautlos-${id}${ending}` };
}

function endingOf(source: FileEntry['source'], path: string | null): string {
  if ('table' in source) return `.${source.format}`;
  return 'text' in source ? '.pdf' : extname(path ?? '');
}

async function makeDocument(
  entry: FileEntry,
  path: string,
  { brand, siteUrl, language }: { brand: Brand; siteUrl: string; language: Language },
): Promise<FileBytes> {
  const { title, version, updated } = entry;
  const bytes = await renderTextDocument(
    {
      title: typeof title === 'string' ? title : title[language],
      note: formatVersionNote(version, updated, language),
      texts: [decodeUtf8(readFileSync(path))],
    },
    { brand, language, linkBase: `${siteUrl}/${language}`, changedAt: Date.parse(updated) },
  );
  return toFileBytes(new Uint8Array(bytes));
}

function diskTag(size: number, changedAt: number): string {
  return `"${size.toString(36)}-${Math.round(changedAt * 1000).toString(36)}"`;
}

/** Additional services for the routes of the dealer account. */
export interface DealerAccountServices extends RestServices {
  /** Pictures of the image library. */
  images: StoredImages;
  /** Files available to dealers. */
  dealerFiles: DealerFiles;
}
