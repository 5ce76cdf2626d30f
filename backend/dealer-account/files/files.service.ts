import type { AvailabilityRow } from '@/domain/b2b/availability-row';
import type { B2bFile } from '@/domain/b2b/b2b-file';
import type { Language } from '@/domain/language/detect-language';
import { readBrand } from '../../mail/brand';
import { RestError } from '../../rest/rest-error';
import type { DealerAccountServices } from '../dealer-account-services';
import { eachAvailabilityPart } from '../availability/availability.service';
import { csvText } from '../../documents/tables/csv-file';
import { gather, inParts } from '../../documents/tables/row-parts';
import { xlsxFile } from '../../documents/tables/xlsx-file';
import { type FileBytes, fileTypeOf, madeBytes } from './dealer-files';
import { articleDataColumns, priceListColumns } from './file-tables';
import type { FileEntry } from './files-index';

type Services = Pick<DealerAccountServices, 'db' | 'clock' | 'content' | 'dealerFiles'>;

/** A file with its bytes. */
export type OpenFile = Pick<B2bFile, 'contentType' | 'fileName'> & FileBytes;

/** Every file b2b customers may have, in the order of the index; those made of the catalogue are of today. */
export async function listFiles(services: Services, language: Language): Promise<B2bFile[]> {
  const files: B2bFile[] = [];
  const rowsOf = rowsByLanguage(services);
  for (const entry of services.dealerFiles.entries) {
    const { size } = await bytesOf(services, entry, rowsOf);
    const { id, category, version } = entry;
    const words = (text: FileEntry['title']) => (typeof text === 'string' ? text : text[language]);
    files.push({
      ...{ id, category, version, language: entry.language },
      title: words(entry.title),
      description: words(entry.description),
      updatedAt: entry.updated,
      ...fileTypeOf(entry),
      bytes: size,
    });
  }
  return files;
}

/** The file of an id; 404 when there is none. An id is looked up in the index and never becomes part of a path. */
export async function openFile(services: Services, id: string): Promise<OpenFile> {
  const entry = services.dealerFiles.entries.find((one) => one.id === id);
  if (!entry) throw new RestError(404, 'notFound');
  return { ...fileTypeOf(entry), ...(await bytesOf(services, entry, rowsByLanguage(services))) };
}

type RowsOf = (language: Language) => Promise<readonly AvailabilityRow[]>;

/** The articles in a language, read once. */
function rowsByLanguage(services: Services): RowsOf {
  const read = new Map<Language, Promise<readonly AvailabilityRow[]>>();
  return (language) => {
    const rows = read.get(language) ?? gather(eachAvailabilityPart(services, language));
    read.set(language, rows);
    return rows;
  };
}

async function bytesOf(services: Services, entry: FileEntry, rowsOf: RowsOf): Promise<FileBytes> {
  if (!('table' in entry.source))
    return services.dealerFiles.open(entry, await readBrand(services.db));
  const { content } = services;
  const language = entry.language ?? 'de';
  const rows = await rowsOf(language);
  const { table, format } = entry.source;
  const columns =
    table === 'priceList' ? priceListColumns : articleDataColumns(content(), language);
  const csv = await csvText(columns, rows, language);
  if (format === 'csv') return madeBytes(new TextEncoder().encode(csv));
  return workbookOf(entry, csv, () => makeWorkbook(entry, columns, rows, language));
}

const workbooks = new WeakMap<FileEntry, { csv: string; file: Promise<FileBytes> }>();

/** A workbook is dear to make: the one of the same cells is given again, so that its size and tag stay, too. */
function workbookOf(
  entry: FileEntry,
  csv: string,
  make: () => Promise<FileBytes>,
): Promise<FileBytes> {
  const known = workbooks.get(entry);
  if (known?.csv === csv) return known.file;
  const file = make();
  workbooks.set(entry, { csv, file });
  file.catch(() => workbooks.delete(entry));
  return file;
}

async function makeWorkbook(
  entry: FileEntry,
  columns: Parameters<typeof xlsxFile<AvailabilityRow>>[1],
  rows: readonly AvailabilityRow[],
  language: Language,
): Promise<FileBytes> {
  const { bytes } = await xlsxFile(fileTypeOf(entry).fileName, columns, inParts(rows), language);
  return madeBytes(bytes);
}
