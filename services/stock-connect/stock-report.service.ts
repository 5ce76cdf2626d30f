import { z } from 'zod';
import {
  type TableColumns,
  parseColumns,
  joinCells,
  maxLinesAboveHeader,
} from '@/domain/text/csv-layout';
import { decodeText } from '@/domain/text/decode-text';
import { parseCsv } from '@/domain/text/csv';
import { RestError } from '../rest/rest-error';
import type { RejectedRow, StockReportResult } from '@/domain/stock-connect/stock-connect';
import { parseReportedQuantities } from '@/domain/stock-connect/stock-report';
import { dayMs } from '@/domain/time/durations';
import { inTransaction } from '../database/database';
import type { ShopServices } from '../shop/base/shop-context';
import { listStockedSkus, findProductIdsBySku, saveStockReport } from './stock-report.repository';

/** A row as sent by the dealer, with its line number. */
interface StockReportRow {
  line: number;
  sku: string;
  amount: string;
  /** Text of the whole row, shown in messages to identify the row. */
  text: string;
  /** True for a row with unbalanced quotation marks, whose cells are not used. */
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

/** A parsed stock report whose rows are not validated yet. */
export interface ParsedStockReport {
  rows: StockReportRow[];
  /** True if the report only changes the listed articles; false if it replaces the whole stock. */
  isAddition: boolean;
}

/**
 * Parses a stock report: CSV (see `parseCsv`) with or without a header row; or JSON, either a list of {sku, amount} or
 * {rows, add}. With `add` the report only changes the listed articles. Empty lines are skipped, rows are not validated.
 * Throws RestError for too many rows, for other formats, and for JSON with an unknown field: a misspelled `add` would
 * replace the whole stock.
 */
export function parseStockReport(bytes: Uint8Array, contentType: string): ParsedStockReport {
  const text = decodeText(bytes);
  if (text === null) throw new RestError(400, 'invalidInput', { fields: ['body'] });
  const report = /\bjson\b/i.test(contentType)
    ? readJson(text)
    : { rows: readCsvReport(text), isAddition: false };
  if (report.rows.length > maxRows) throw new RestError(413, 'reportTooLong');
  return report;
}

function readJson(text: string): ParsedStockReport {
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

function readCsvReport(text: string): StockReportRow[] {
  const { rows } = parseCsv(text, {
    isHead: (cells) => parseColumns(cells, 'stock')?.amount != null,
    // A header row and one row more than allowed are read, which is enough to detect too many rows.
    maxRows: maxRows + 2,
  });
  const heads = rows.slice(0, maxLinesAboveHeader).map(({ cells }) => parseColumns(cells, 'stock'));
  const headAt = heads.findIndex((columns) => columns !== null);
  const columns = heads[headAt] ?? null;
  return rows.flatMap(({ line, cells, isBroken }, at) => {
    if (at === headAt) return [];
    const written = cells.join('; ').slice(0, maxTextLength);
    const { sku, amount } = isBroken ? { sku: '', amount: '' } : valuesOf(cells, columns);
    return [{ line, sku, amount, text: written, isBroken }];
  });
}

/**
 * Returns SKU and amount of a row: the cells of the columns named in the header, otherwise the first two cells. A table
 * with more than two columns and no amount header has no amounts.
 */
function valuesOf(
  cells: readonly string[],
  columns: TableColumns | null,
): Pick<StockReportRow, 'sku' | 'amount'> {
  const article = columns?.article ?? [0];
  const other = columns === null || cells.length === 2 ? [1 - Math.min(article[0] ?? 0, 1)] : [];
  return {
    sku: joinCells(cells, article).replace(/^'/, ''),
    amount: joinCells(cells, columns?.amount ?? other),
  };
}

/** Maximum accepted amount of one article. */
const maxPieces = 9_999;
/** Age from which a dealer's report is ignored. */
const validForMs = 14 * dayMs;

/**
 * Saves the valid rows of a dealer's stock report and returns the invalid ones with their reasons. The report replaces
 * the previous one unless it is an addition. A report without any valid row changes nothing.
 */
export async function handleStockReport(
  { db, clock }: Pick<ShopServices, 'db' | 'clock'>,
  customerId: string,
  { rows, isAddition }: ParsedStockReport,
): Promise<StockReportResult> {
  const idsBySku = await findProductIdsBySku(db);
  const amounts = new Map<string, number>();
  const rejected: RejectedRow[] = [];
  const reported = parseReportedQuantities(rows.map(({ amount }) => amount));
  for (const [at, row] of rows.entries()) {
    const productId = idsBySku.get(row.sku) ?? idsBySku.get(row.sku.toUpperCase());
    const pieces = reported[at] ?? null;
    const reason = reasonAgainst(row, productId, pieces, amounts);
    if (reason !== null || productId === undefined || pieces === null)
      rejected.push({ line: row.line, text: row.text, reason: reason ?? 'badAmount' });
    else amounts.set(productId, pieces);
  }
  if (amounts.size > 0) {
    const how = { now: clock.now(), isReplacing: !isAddition };
    await inTransaction(db, (trx) => saveStockReport(trx, customerId, amounts, how));
  }
  return { taken: amounts.size, refused: rejected };
}

/** Lists the SKUs in stock at each dealer of the dealer finder. Only reports of the last 14 days count. */
export async function listDealerStock({
  db,
  clock,
}: Pick<ShopServices, 'db' | 'clock'>): Promise<{ dealerNumber: string; skus: string[] }[]> {
  const byDealer = new Map<string, string[]>();
  for (const { dealerNumber, sku } of await listStockedSkus(db, clock.now() - validForMs)) {
    const skus = byDealer.get(dealerNumber);
    if (skus) skus.push(sku);
    else byDealer.set(dealerNumber, [sku]);
  }
  return [...byDealer].map(([dealerNumber, skus]) => ({ dealerNumber, skus: [...new Set(skus)] }));
}

function reasonAgainst(
  row: StockReportRow,
  productId: string | undefined,
  pieces: number | null,
  taken: ReadonlyMap<string, number>,
): RejectedRow['reason'] | null {
  if (row.isBroken) return 'badQuotes';
  if (row.sku === '' || row.amount === '') return 'empty';
  if (productId === undefined) return 'unknownSku';
  if (pieces === null || pieces > maxPieces) return 'badAmount';
  return taken.has(productId) ? 'twice' : null;
}
