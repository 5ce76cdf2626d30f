import type { Language } from '@/domain/locale/language';
import { getFormats } from '../../documents/formats';
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

/** The small line below a document's title. */
function formatVersionNote(version: string, updated: string, language: Language): string {
  return words[language](version, getFormats(language).day(Date.parse(updated)));
}

/** Where the bytes of a file are: on the disk, or made and in memory. */
export type FileBytes = { size: number; tag: string } & (
  | { path: string }
  | { bytes: Uint8Array<ArrayBuffer> }
);

/** The files of the index, with the documents that were made of its texts. */
export interface DealerFiles {
  entries: readonly FileEntry[];
  /** The bytes of a text or a file; throws for a table. */
  open(entry: FileEntry, brand: Brand): Promise<FileBytes>;
}

/** Reads the index once; a text is made a PDF when somebody first asks for it, and again when it has changed on the disk. */
export function createDealerFiles(demoDir: string, siteUrl: string, logger: Logger): DealerFiles {
  const entries = loadFilesIndex(demoDir, logger);
  const made = new Map<string, { changedAt: number; document: Promise<FileBytes> }>();

  return {
    entries,
    open: async (entry, brand) => {
      const { id, path, source, language } = entry;
      if (path === null) throw new Error(`${id} is made of the catalogue`);
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

/** Bytes in memory with a tag of their content. */
export function toFileBytes(bytes: Uint8Array<ArrayBuffer>): FileBytes {
  const tag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
  return { bytes, size: bytes.byteLength, tag };
}

/** What a reader's browser is to take the file for, and the name it is kept under. */
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

/** What the dealer account needs besides. */
export interface DealerAccountServices extends RestServices {
  /** The pictures dealers may use. */
  images: StoredImages;
  /** The files dealers may have. */
  dealerFiles: DealerFiles;
}
