import Papa from 'papaparse';
import { z } from 'zod';
import { ToolError } from '../../tool-error';
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
const skuTitles = ['sku', 'artikelnummer', 'artikel', 'nummer', 'article', 'item', 'number'];
const amountTitles = ['bestand', 'stock', 'menge', 'anzahl', 'amount', 'quantity', 'pieces'];

const jsonRow = z.object({
  sku: z.union([z.string(), z.number()]).transform(String).catch(''),
  amount: z.union([z.string(), z.number()]).transform(String).catch(''),
});
const jsonReport = z.union([z.array(z.unknown()), z.object({ rows: z.array(z.unknown()) })]);

/**
 * The rows of a stock report: CSV of any usual separator, UTF-8 or Windows-1252, with or without a row of titles; or JSON, a list of
 * {sku, amount}. Empty lines are skipped. What a row says is not judged here. Refuses more rows than one report may have, and what
 * is neither.
 */
export function readReport(bytes: Uint8Array, contentType: string): ReportRow[] {
  const text = decodeLenient(bytes).replace(/^\uFEFF/, '');
  const rows = /\bjson\b/i.test(contentType) ? readJson(text) : readCsv(text);
  if (rows.length > maxRows) throw new ToolError(413, 'reportTooLong');
  return rows;
}

function readJson(text: string): ReportRow[] {
  const parsed = jsonReport.safeParse(parseJson(text));
  if (!parsed.success) throw new ToolError(400, 'invalidInput', { fields: ['body'] });
  const list = Array.isArray(parsed.data) ? parsed.data : parsed.data.rows;
  return list.map((entry, index) => {
    const row = jsonRow.safeParse(entry);
    const written = (JSON.stringify(entry) ?? '').slice(0, maxTextLength);
    const { sku, amount } = row.success ? row.data : { sku: '', amount: '' };
    return { line: index + 1, sku: sku.trim(), amount: amount.trim(), text: written };
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ToolError(400, 'invalidInput', { fields: ['body'] });
  }
}

function readCsv(text: string): ReportRow[] {
  const { data } = Papa.parse<string[]>(text, {
    delimitersToGuess: [';', '\t', ',', '|'],
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

/** Which columns the titles name; null when the first row is none of titles. */
function titleColumns(first: readonly string[]): { sku: number; amount: number } | null {
  const titles = first.map((cell) => cell.trim().toLowerCase());
  const sku = titles.findIndex((title) => skuTitles.includes(title));
  const amount = titles.findIndex((title) => amountTitles.includes(title));
  return sku < 0 || amount < 0 ? null : { sku, amount };
}
