import Papa from 'papaparse';
import { z } from 'zod';
import { RestError } from '../../rest/rest-error';
import { decodeLenient } from '../veloconnect/decode-text';

/** A row as the dealer wrote it, with the line it stands in. */
export interface ReportRow {
  line: number;
  sku: string;
  amount: string;
  /** The whole row, to recognise it by. */
  text: string;
}

const maxRows = 5_000;
const maxTextLength = 200;
const separators = [';', '\t', ',', '|'];
const skuTitles = ['sku', 'artikelnummer', 'artikel', 'nummer', 'article', 'item', 'number'];
const amountTitles = ['bestand', 'stock', 'menge', 'anzahl', 'amount', 'quantity', 'pieces'];

const jsonRow = z.object({
  sku: z.union([z.string(), z.number()]).transform(String).catch(''),
  amount: z.union([z.string(), z.number()]).transform(String).catch(''),
});
const jsonReport = z.union([
  z.array(z.unknown()).transform((rows) => ({ rows, add: false })),
  z.object({ rows: z.array(z.unknown()), add: z.boolean().default(false) }),
]);

/** A report as it was sent. */
export interface Report {
  rows: ReportRow[];
  /** True when it changes only what it names, else it stands for all there is. */
  isAddition: boolean;
}

/**
 * A stock report: CSV of any usual separator, UTF-8 or Windows-1252, with or without a row of titles; or JSON, a list of
 * {sku, amount}, or {rows, add} where `add` changes only what is named. Empty lines are skipped. What a row says is not judged here. Refuses more rows than one report may have, and what
 * is neither.
 */
export function readReport(bytes: Uint8Array, contentType: string): Report {
  const text = decodeLenient(bytes).replace(/^\uFEFF/, '');
  const report = /\bjson\b/i.test(contentType)
    ? readJson(text)
    : { rows: readCsv(text), isAddition: false };
  if (report.rows.length > maxRows) throw new RestError(413, 'reportTooLong');
  return report;
}

function readJson(text: string): Report {
  const parsed = jsonReport.safeParse(parseJson(text));
  if (!parsed.success) throw new RestError(400, 'invalidInput', { fields: ['body'] });
  const rows = parsed.data.rows.map((entry, index) => {
    const row = jsonRow.safeParse(entry);
    const written = (JSON.stringify(entry) ?? '').slice(0, maxTextLength);
    const { sku, amount } = row.success ? row.data : { sku: '', amount: '' };
    return { line: index + 1, sku: sku.trim(), amount: amount.trim(), text: written };
  });
  return { rows, isAddition: parsed.data.add };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RestError(400, 'invalidInput', { fields: ['body'] });
  }
}

function readCsv(text: string): ReportRow[] {
  const { data } = Papa.parse<string[]>(text, {
    delimiter: separatorOf(text),
    // One more than allowed, and a row of titles: enough to know that there are too many.
    preview: 2 * maxRows,
  });
  const [first = []] = data;
  const columns = titleColumns(first);
  const { sku, amount } = columns ?? { sku: 0, amount: 1 };
  return data.flatMap((cells, index) => {
    const isTitle = columns !== null && index === 0;
    if (isTitle || cells.every((cell) => cell.trim() === '')) return [];
    return [
      {
        line: index + 1,
        sku: (cells[sku] ?? '').trim().replace(/^'/, ''),
        amount: (cells[amount] ?? '').trim(),
        text: cells.join('; ').slice(0, maxTextLength),
      },
    ];
  });
}

/** The separator the first line has most of; Papa's own guess is misled by empty lines. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const counts = separators.map((one) => ({ one, count: first.split(one).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).one;
}

/** Which columns the titles name; null when the first row is none of titles. */
function titleColumns(first: readonly string[]): { sku: number; amount: number } | null {
  const titles = first.map((cell) => cell.trim().toLowerCase());
  const sku = titles.findIndex((title) => skuTitles.includes(title));
  const amount = titles.findIndex((title) => amountTitles.includes(title));
  return sku < 0 || amount < 0 ? null : { sku, amount };
}
