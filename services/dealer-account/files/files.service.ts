import type { AvailabilityRow } from '@/domain/dealer-account/availability-row';
import { parseBikeSku } from '@/domain/catalog/sku';
import type { Language } from '@/domain/locale/language';
import type { ContentEntries } from '../../content/entries';
import { availabilityColumns } from '../availability/availability-columns';
import { type TableColumn, formatCsv } from '../../documents/tables/table-file';
import type { B2bFile } from '@/domain/dealer-account/b2b-files';
import { getBrand } from '../../database/settings';
import { RestError } from '../../rest/rest-error';
import {
  type DealerAccountServices,
  type FileBytes,
  getFileType,
  toFileBytes,
} from './dealer-files';
import { streamAvailability } from '../availability/availability.service';
import { collectChunks, toChunks } from '../../platform/event-loop-yielding';
import { createXlsxFile } from '../../documents/tables/xlsx-file';
import type { FileEntry } from './files-index';

type Column = TableColumn<AvailabilityRow>;

/** English titles of the availability columns that describe an article, without prices, stock and days. */
const articleColumnTitles = ['SKU', 'Name', 'Version', 'Size', 'Colour'];
const articleColumns = availabilityColumns.filter(({ title }) =>
  articleColumnTitles.includes(title.en),
);

/** Columns of the price list, which is the same for every B2B customer. */
const priceListColumns: readonly Column[] = [
  ...articleColumns,
  ...availabilityColumns.filter(({ kind }) => kind === 'money'),
];

/**
 * Combined Nomenclature codes of bikes (8712 00 30), bikes with an auxiliary motor (8711 60 10), and parts and
 * accessories.
 */
const tariffs = { bike: '87120030', motorised: '87116010', accessory: '87149990' } as const;

/**
 * Builds the columns that merchandise management systems and customs require. Weights are those of the drivetrain in
 * its reference size, in grams.
 */
function buildArticleDataColumns(content: ContentEntries, language: Language): readonly Column[] {
  const drivetrains = new Map(
    content.bikes
      .filter(({ locale }) => locale === language)
      .flatMap(({ driveTrainVariation }) => driveTrainVariation.map((one) => [one.code, one])),
  );
  const drivetrainOf = ({ sku }: AvailabilityRow) => drivetrains.get(parseBikeSku(sku)?.type ?? '');
  const tariffOf = (row: AvailabilityRow) => {
    if (row.kind === 'accessory') return tariffs.accessory;
    return drivetrainOf(row)?.motor ? tariffs.motorised : tariffs.bike;
  };
  return [
    ...articleColumns,
    {
      title: { de: 'Farbcode', en: 'Colour code' },
      kind: 'text',
      width: 10,
      of: ({ colorShort }) => colorShort,
    },
    {
      title: { de: 'Gewicht g', en: 'Weight g' },
      kind: 'count',
      width: 10,
      of: (row) => drivetrainOf(row)?.weightGrams ?? null,
    },
    { title: { de: 'Zolltarif', en: 'Tariff' }, kind: 'text', width: 12, of: tariffOf },
    {
      title: { de: 'Ursprung', en: 'Origin' },
      kind: 'text',
      width: 10,
      of: ({ kind }) => (kind === 'bike' ? 'DE' : ''),
    },
    {
      title: { de: 'UVP brutto EUR', en: 'Retail price, gross EUR' },
      kind: 'money',
      width: 15,
      of: ({ uvpCents }) => uvpCents,
    },
  ];
}

type Services = Pick<DealerAccountServices, 'db' | 'clock' | 'content' | 'dealerFiles'>;

export type DownloadableFile = Pick<B2bFile, 'contentType' | 'fileName'> & FileBytes;

/**
 * Lists all files for B2B customers in the order of the index. Files generated from the catalog contain current data.
 */
export async function listDealerFiles(services: Services, language: Language): Promise<B2bFile[]> {
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
      ...getFileType(entry),
      bytes: size,
    });
  }
  return files;
}

/**
 * Returns the file of an id, or rejects with 404. The id is looked up in the index and never becomes part of a path.
 */
export async function getDealerFile(services: Services, id: string): Promise<DownloadableFile> {
  const entry = services.dealerFiles.entries.find((one) => one.id === id);
  if (!entry) throw new RestError(404, 'notFound');
  return { ...getFileType(entry), ...(await bytesOf(services, entry, rowsByLanguage(services))) };
}

type RowsOf = (language: Language) => Promise<readonly AvailabilityRow[]>;

/** Returns a function that reads the articles once per language. */
function rowsByLanguage(services: Services): RowsOf {
  const read = new Map<Language, Promise<readonly AvailabilityRow[]>>();
  return (language) => {
    const rows = read.get(language) ?? collectChunks(streamAvailability(services, language));
    read.set(language, rows);
    return rows;
  };
}

async function bytesOf(services: Services, entry: FileEntry, rowsOf: RowsOf): Promise<FileBytes> {
  if (!('table' in entry.source))
    return services.dealerFiles.open(entry, await getBrand(services.db));
  const { content } = services;
  const language = entry.language ?? 'de';
  const rows = await rowsOf(language);
  const { table, format } = entry.source;
  const columns =
    table === 'priceList' ? priceListColumns : buildArticleDataColumns(content(), language);
  const csv = await formatCsv(columns, rows, language);
  if (format === 'csv') return toFileBytes(new TextEncoder().encode(csv));
  return workbookOf(entry, csv, () => makeWorkbook(entry, columns, rows, language));
}

const workbooks = new WeakMap<FileEntry, { csv: string; file: Promise<FileBytes> }>();

/**
 * Caches the workbook while its cells stay the same: generating it is expensive, and its size and ETag should not
 * change.
 */
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
  columns: Parameters<typeof createXlsxFile<AvailabilityRow>>[1],
  rows: readonly AvailabilityRow[],
  language: Language,
): Promise<FileBytes> {
  const { bytes } = await createXlsxFile(
    getFileType(entry).fileName,
    columns,
    toChunks(rows),
    language,
  );
  return toFileBytes(bytes);
}
