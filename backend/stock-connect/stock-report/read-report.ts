import { z } from 'zod';
import { type Columns, readColumns, joinCells } from '@/domain/tables/column-titles';
import { maxAboveHead } from '@/domain/tables/csv-separator';
import { decodeText } from '@/domain/tables/decode-text';
import { readCsv } from '@/domain/tables/read-csv';
import { RestError } from '../../rest/rest-error';

/** A row as the dealer wrote it, with the line it stands in. */
export interface ReportRow {
  line: number;
  sku: string;
  amount: string;
  /** The whole row, to recognise it by. */
  text: string;
  /** True for a row whose quotation marks make no sense: nothing of it is read. */
  isBroken: boolean;
}

const maxRows = 5_000;
const maxTextLength = 200;

const jsonRow = z.object({
  sku: z.union([z.string(), z.number()]).transform(String).catch(''),
  amount: z.union([z.string(), z.number()]).transform(String).catch(''),
});
const jsonReport = z.union([
  z.array(z.unknown()).transform((rows) => ({ rows, add: false })),
  z.strictObject({ rows: z.array(z.unknown()), add: z.boolean().default(false) }),
]);

/** A report as it was sent. */
export interface Report {
  rows: ReportRow[];
  /** True when it changes only what it names, else it stands for all there is. */
  isAddition: boolean;
}

/**
 * A stock report: CSV as `readCsv` reads it, with or without a row of titles; or JSON, a list of {sku, amount}, or {rows, add} where
 * `add` changes only what is named. Empty lines are skipped. What a row says is not judged here. Refuses more rows than one report may
 * have, what is neither, and JSON with another wish than `add`, which would replace the report without a word.
 */
export function readReport(bytes: Uint8Array, contentType: string): Report {
  const text = decodeText(bytes);
  if (text === null) throw new RestError(400, 'invalidInput', { fields: ['body'] });
  const report = /\bjson\b/i.test(contentType)
    ? readJson(text)
    : { rows: readCsvReport(text), isAddition: false };
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
    return {
      line: index + 1,
      sku: sku.trim(),
      amount: amount.trim(),
      text: written,
      isBroken: false,
    };
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

function readCsvReport(text: string): ReportRow[] {
  const { rows } = readCsv(text, {
    isHead: (cells) => readColumns(cells, 'stock')?.amount != null,
    // One more than allowed, and a row of titles: enough to know that there are too many.
    maxRows: maxRows + 2,
  });
  const heads = rows.slice(0, maxAboveHead).map(({ cells }) => readColumns(cells, 'stock'));
  const headAt = heads.findIndex((columns) => columns !== null);
  const columns = heads[headAt] ?? null;
  return rows.flatMap(({ line, cells, isBroken }, at) => {
    if (at === headAt) return [];
    const written = cells.join('; ').slice(0, maxTextLength);
    const { sku, amount } = isBroken ? { sku: '', amount: '' } : valuesOf(cells, columns);
    return [{ line, sku, amount, text: written, isBroken }];
  });
}

/** Number and amount by the titles, else the first two cells. A table with more columns and no title for its amounts has none. */
function valuesOf(
  cells: readonly string[],
  columns: Columns | null,
): Pick<ReportRow, 'sku' | 'amount'> {
  const article = columns?.article ?? [0];
  const other = columns === null || cells.length === 2 ? [1 - Math.min(article[0] ?? 0, 1)] : [];
  return {
    sku: joinCells(cells, article).replace(/^'/, ''),
    amount: joinCells(cells, columns?.amount ?? other),
  };
}
