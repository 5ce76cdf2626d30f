import { isQuantityLike, parseQuantity, isSkuLike, splitSku } from './parse-quantity';
import {
  type TableColumns,
  isColumnTitle,
  parseColumns,
  joinCells,
  separatorLinePattern,
} from '@/domain/text/csv-layout';
import { type SplitLine, splitCells } from './split-cells';

/** Line ends of every system. */
export const lineEndPattern = /\r\n|\r|\n|\u2028|\u2029/;

/** A line as the quick order writes it itself. */
export function formatOrderLine(article: string, amount: string | number): string {
  return amount === '' ? article : `${article}  ${amount}`;
}

/** Replaces one line, counted from 1; the others stay as they are. A line that does not exist changes nothing. */
export function updateLine(text: string, line: number, next: string): string {
  return text
    .split(lineEndPattern)
    .map((known, at) => (at === line - 1 ? next : known))
    .join('\n');
}

/** Takes lines out, counted from 1; the others stay as they are. */
export function removeLines(text: string, lines: ReadonlySet<number>): string {
  return text
    .split(lineEndPattern)
    .filter((_, at) => !lines.has(at + 1))
    .join('\n');
}

/** Adds lines at the end, in the place of empty ones. Empty cells at the end of a row stay: they are the row's. */
export function addLines(text: string, lines: readonly string[]): string {
  const known = text.split(lineEndPattern);
  const last = known.findLastIndex((line) => line.trim() !== '');
  return [...known.slice(0, last + 1), ...lines].join('\n');
}

/** One line of a quick order, as it was written. */
export type OrderLineInput = {
  /** Its number in the text, from 1. */
  readonly line: number;
  readonly article: string;
  /** Empty: none was given, which means one piece. */
  readonly amount: string;
};

export type ParsedOrderLines = {
  readonly lines: readonly OrderLineInput[];
  /** Lines of a table that name an article and leave its amount empty: nothing is ordered with them. */
  readonly withoutAmount: number;
};

type NumberedCells = SplitLine & { readonly line: number };

/** How many lines may be ordered at once. */
export const maxOrderLines = 500;

/** The shortest article numbers in use, those of accessories. */
const leastSegments = 4;

const invisible = /[\u200b-\u200d\u2060\ufeff]/g;

/**
 * Reads what was pasted or typed, one article a line, amount before or behind it. Empty lines do not count. A head holds for the lines
 * below it until the next one, as lists are put one below the other.
 */
export function parseOrderLines(text: string): ParsedOrderLines {
  const rows = text
    .replace(invisible, '')
    .split(lineEndPattern)
    .map((line, at) => ({ line: at + 1, text: line.replace(/\u00a0/g, ' ') }))
    .filter(({ text: line }) => !separatorLinePattern.test(line))
    .map(({ line, text: row }): NumberedCells => ({ line, ...splitCells(row) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const lines: OrderLineInput[] = [];
  let withoutAmount = 0;
  let head: { columns: TableColumns | null; separator: SplitLine['separator'] } | null = null;
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
  return { lines, withoutAmount };
}

/** Headings in one cell, as when "SKU Menge" was typed. */
function isHeading(cell: string): boolean {
  return cell.split(/\s+/).every(isColumnTitle);
}

/** The columns of a head count for rows written like it; a line that was repaired since stands for itself. */
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

/** The amount stands behind the article, else before it: a number of the row before it and a price behind do no harm. */
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

/** Where "2,00" behind may be a price and "2" before a row's number, both are given back, which is no amount: people decide. */
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

/** No article has a longer name. */
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
  const isSku = splitSku(sku).length >= leastSegments;
  if (isSku && word !== undefined && more.length === 0) return { article: sku, amount: word };
  return { article: text, amount: '' };
}

function isWhole(cell: string): boolean {
  return isQuantityLike(cell) && !/[.,]\d{1,2}$/.test(cell);
}
