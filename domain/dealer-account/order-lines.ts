import { isQuantityLike, parseQuantity, isSkuLike, splitSku } from './parse-quantity';
import {
  type TableColumns,
  isColumnTitle,
  parseColumns,
  invisibleCharacters,
  joinCells,
  lineEndPattern,
  separatorLinePattern,
} from '@/domain/text/csv-layout';
import { type LineCells, splitCells } from './split-cells';

/**
 * Formats a line of the quick order: the article, two spaces and the quantity; only the article if the quantity is
 * empty.
 */
export function formatOrderLine(article: string, amount: string | number): string {
  return amount === '' ? article : `${article}  ${amount}`;
}

/** Replaces the line with the given number (from 1); all other lines stay the same. */
export function updateLine(text: string, line: number, next: string): string {
  return text
    .split(lineEndPattern)
    .map((known, at) => (at === line - 1 ? next : known))
    .join('\n');
}

/** Removes the given lines from a text. `lines` contains line numbers, counted from 1. */
export function removeLines(text: string, lines: ReadonlySet<number>): string {
  return text
    .split(lineEndPattern)
    .filter((_, at) => !lines.has(at + 1))
    .join('\n');
}

/** Appends lines, replacing empty lines at the end. Empty cells at the end of a row are kept. */
export function addLines(text: string, lines: readonly string[]): string {
  const known = text.split(lineEndPattern);
  const last = known.findLastIndex((line) => line.trim() !== '');
  return [...known.slice(0, last + 1), ...lines].join('\n');
}

/** One line of a quick order as entered. */
export type OrderLineInput = {
  /** Line number in the text, from 1. */
  readonly line: number;
  readonly article: string;
  /** Quantity as entered. Empty if none was entered, which means one piece. */
  readonly amount: string;
};

export type ParsedOrderLines = {
  readonly lines: readonly OrderLineInput[];
  /** Number of table rows that have an article but an empty quantity. They are not ordered. */
  readonly rowsWithoutQuantity: number;
};

type NumberedCells = LineCells & { readonly line: number };

/** Maximum number of lines per order. */
export const maxOrderLines = 500;

/** Number of segments of the shortest SKUs, those of accessories. */
const minSegments = 4;

/**
 * Parses pasted or typed lines, one article per line, with the quantity before or after it. Empty lines are skipped. A
 * header row applies to the lines below it until the next header, because lists may be pasted one below the other.
 */
export function parseOrderLines(text: string): ParsedOrderLines {
  const rows = text
    .replace(invisibleCharacters, '')
    .split(lineEndPattern)
    .map((line, at) => ({ line: at + 1, text: line.replace(/\u00a0/g, ' ') }))
    .filter(({ text: line }) => !separatorLinePattern.test(line))
    .map(({ line, text: row }): NumberedCells => ({ line, ...splitCells(row) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const lines: OrderLineInput[] = [];
  let withoutAmount = 0;
  let head: { columns: TableColumns | null; separator: LineCells['separator'] } | null = null;
  for (const row of rows) {
    const columns = parseColumns(row.cells, 'order');
    if (columns !== null || row.cells.every(isHeading)) {
      head = { columns, separator: row.separator };
      continue;
    }
    const line = readRow(row, row.separator === head?.separator ? head.columns : null);
    if (line === null) withoutAmount += 1;
    else lines.push(line);
  }
  return { lines, rowsWithoutQuantity: withoutAmount };
}

/** Checks for a cell that consists of headings only, such as a typed "SKU Menge". */
function isHeading(cell: string): boolean {
  return cell.split(/\s+/).every(isColumnTitle);
}

/**
 * Parses a row. A row of several cells is read by the columns of the header, a row of one cell by its content. Returns
 * null if the quantity column is empty.
 */
function readRow(
  { line, cells }: NumberedCells,
  columns: TableColumns | null,
): OrderLineInput | null {
  if (columns === null || cells.length < 2) return { line, ...readCells(cells) };
  const article = joinCells(cells, columns.article);
  if (columns.amount === null) {
    const { amount } = readCells(cells);
    return { line, article, amount: isQuantityLike(amount) ? amount : '' };
  }
  const amount = joinCells(cells, columns.amount);
  return amount === '' ? null : { line, article, amount };
}

/**
 * Finds article and quantity. The quantity follows the article, else precedes it. A row number before the article and a
 * price after the quantity are ignored.
 */
function readCells(cells: readonly string[]): Pick<OrderLineInput, 'article' | 'amount'> {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const at = articleIndex(filled);
  const article = filled[at] ?? filled[0] ?? '';
  const behind = filled.slice(at + 1);
  const before = filled.slice(0, Math.max(at, 0)).reverse();
  const amount = amountOf(behind, before);
  if (amount !== undefined) return { article, amount };
  const other = behind[0];
  return filled.length === 2 && other !== undefined && isSkuLike(article)
    ? { article, amount: other }
    : readWords(article);
}

/**
 * Returns the text of the quantity; undefined if there is none. If both a number before the article and a decimal such
 * as "2,00" after it could be the quantity, returns both texts, which is not a valid quantity, so that the user has to
 * decide.
 */
function amountOf(behind: readonly string[], before: readonly string[]): string | undefined {
  const whole = behind.find(isWhole);
  if (whole !== undefined) return whole;
  const decimal = behind.find((cell) => parseQuantity(cell).kind === 'amount');
  const first = before.find(isWhole);
  if (decimal !== undefined && first !== undefined) return `${first} / ${decimal}`;
  return decimal ?? first ?? [...behind, ...before].find(isQuantityLike);
}

function articleIndex(cells: readonly string[]): number {
  const bySku = cells.findIndex((cell) => isSkuLike(cell) && !isQuantityLike(cell));
  return bySku >= 0 ? bySku : cells.findIndex((cell) => /\p{L}/u.test(cell));
}

/** Texts longer than this are not searched for a quantity, because no article name is that long. */
const longestWords = 300;

const amountBehind = /^(.*?\S)\s+(\d{1,3}(?: \d{3})+|[x×*]?\s?\S+|\S+\s(?:stk|stück|st|pcs)\.?)$/iu;
const amountBefore = /^(\d[\d.,'’]*\s*[x×*]?|\d+\s(?:stk|stück|st|pcs)\.?)\s+(.*\p{L}.*)$/iu;

function readWords(text: string): Pick<OrderLineInput, 'article' | 'amount'> {
  if (text.length > longestWords) return { article: text, amount: '' };
  const [, article = '', behind = ''] = amountBehind.exec(text) ?? [];
  if (/\p{L}/u.test(article) && isQuantityLike(behind)) return { article, amount: behind };
  const [, before = '', rest = ''] = amountBefore.exec(text) ?? [];
  if (isQuantityLike(before)) return { article: rest, amount: before };
  const [sku = '', word, ...more] = text.split(/\s+/);
  const isSku = splitSku(sku).length >= minSegments;
  if (isSku && word !== undefined && more.length === 0) return { article: sku, amount: word };
  return { article: text, amount: '' };
}

function isWhole(cell: string): boolean {
  return isQuantityLike(cell) && !/[.,]\d{1,2}$/.test(cell);
}
