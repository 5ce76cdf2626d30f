/** An optional first line that declares the separator for spreadsheets, such as `sep=;`. */
export const separatorLinePattern = /^"?sep=(\t|[^\p{L}\p{N}\s"])"? *$/iu;

/** Line ends of all platforms. */
export const lineEndPattern = /\r\n|\r|\n|\u2028|\u2029/;
/** Zero-width characters, which are removed from cells. */
export const invisibleCharacters = /[\u200b-\u200d\u2060\ufeff]/g;
/** Maximum number of lines in a quoted cell. */
export const maxLinesOfCell = 20;

/** Separators of cells in order of precedence. The comma is last because it is also a decimal separator. */
const separators = ['\t', ';', '|', ','] as const;
/** Number of lines used to detect the separator. */
const maxProbed = 100;
/**
 * Number of lines at the beginning of a file among which the header is searched; lines above it may describe the table.
 */
export const maxLinesAboveHeader = 10;
const numeric = /^[+-]?\s*\d[\d.,'’ ]*(?:\s?(?:x|stk|stück|st|pcs)\.?)?$/iu;

/**
 * Detects the separator of a table: the one that gives a known header in one of the first lines; else the one that
 * splits most lines into the same number of cells, with a number among them. Separators in quotes do not count. Returns
 * null if there is none, as in a list of words.
 */
export function resolveSeparator(
  lines: readonly string[],
  isHead: (cells: readonly string[]) => boolean,
): string | null {
  const probed = lines.filter((line) => line.trim() !== '').slice(0, maxProbed);
  const heads = probed.slice(0, maxLinesAboveHeader);
  const byHead = separators.find((one) =>
    heads.some((line) => isHead(splitCsvLine(line, one).map(bare))),
  );
  if (byHead !== undefined) return byHead;
  const scores = separators.map((one) => ({ one, score: scoreOf(probed, one) }));
  const best = scores.reduce((high, next) => (next.score > high.score ? next : high));
  return best.score > 0 ? best.one : null;
}

/** Splits a line at the separators outside of quoted cells. A quotation mark opens a cell only at its beginning. */
export function splitCsvLine(line: string, separator: string): string[] {
  const cells: string[] = [];
  let start = 0;
  let isQuoted = false;
  // First character of the cell: not read yet, a quotation mark, or another one. In a quoted cell, a second quotation
  // mark opens the quotes again; in an unquoted cell it is a plain character.
  let fieldStart: 'not' | 'quoted' | 'bare' = 'not';
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if (sign === separator && !isQuoted) {
      cells.push(line.slice(start, at));
      start = at + 1;
      fieldStart = 'not';
    } else if (sign === '"' && fieldStart !== 'bare') {
      if (isQuoted) isQuoted = false;
      else isQuoted = fieldStart === 'not' || line[at - 1] === '"';
      fieldStart = 'quoted';
    } else if (fieldStart === 'not' && sign.trim() !== '') fieldStart = 'bare';
  }
  cells.push(line.slice(start));
  return cells;
}

/** Wraps a cell in quotation marks and doubles those inside it. */
export function quoteCsvCell(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Trims a cell and removes its quotation marks. */
export function unquoteCsvCell(cell: string): string {
  const trimmed = cell.trim();
  const inner = /^"(.*)"$/s.exec(trimmed)?.[1];
  return inner === undefined ? trimmed : inner.replaceAll('""', '"').trim();
}

/** Checks for a quoted cell without its closing quotation mark. */
export function isOpenCsvCell(cell: string): boolean {
  return /^\s*"(?:[^"]|"")*$/.test(cell);
}

/**
 * Returns the number of lines with the most frequent cell count plus the number of lines with a number; 0 if there are
 * no numbers.
 */
function scoreOf(lines: readonly string[], separator: string): number {
  const cut = lines
    .map((line) => splitCsvLine(line, separator))
    .filter((cells) => cells.length > 1);
  const counts = new Map<number, number>();
  for (const { length } of cut) counts.set(length, (counts.get(length) ?? 0) + 1);
  const mostCommon = Math.max(0, ...counts.values());
  const numbered = cut.filter((cells) => cells.some((cell) => numeric.test(bare(cell)))).length;
  return numbered === 0 ? 0 : mostCommon + numbered;
}

function bare(cell: string): string {
  return cell.trim().replace(/^"(.*)"$/s, '$1');
}

/**
 * Indexes of the columns with article numbers and quantities. There are several indexes if a title occurs more than
 * once.
 */
export type TableColumns = {
  readonly article: readonly number[];
  readonly amount: readonly number[] | null;
};

/**
 * Purpose of the quantities in a table. For an order, columns with a title for stock are used only if there is no
 * better one.
 */
export type QuantityPurpose = 'order' | 'stock';

const numberWords = [
  'artikelnummer',
  'artikelnr',
  'artnr',
  'artno',
  'articlenumber',
  'articleno',
  'bestellnummer',
  'bestellnr',
  'itemnumber',
  'itemno',
  'partnumber',
  'partno',
  'productcode',
  'sku',
];
/**
 * Titles that often belong to the column of product names; used for article numbers only if there is no other title.
 */
const articleWords = ['artikel', 'article', 'item', 'nummer', 'number'];
const orderWords = [
  'bestellmenge',
  'orderquantity',
  'orderamount',
  'orderqty',
  'quantityordered',
  'qtyordered',
];
const stockWords = [
  'bestand',
  'lagerbestand',
  'istbestand',
  'lagermenge',
  'bestandsmenge',
  'lager',
  'stock',
  'stocklevel',
  'instock',
  'onhand',
  'quantityonhand',
  'qtyonhand',
];
const amountWords = [
  'amount',
  'anzahl',
  'menge',
  'pcs',
  'pieces',
  'qty',
  'quantity',
  'stk',
  'stuck',
  'stueck',
  'stuckzahl',
  'stueckzahl',
  'units',
];
const headWords = new Set([
  ...numberWords,
  ...articleWords,
  ...orderWords,
  ...stockWords,
  ...amountWords,
]);
const amountTitles = {
  order: [orderWords, amountWords, stockWords],
  stock: [stockWords, amountWords],
} as const satisfies Record<QuantityPurpose, readonly (readonly string[])[]>;

/** Finds the columns by the header of a table; null if the row is not a header. */
export function parseColumns(cells: readonly string[], use: QuantityPurpose): TableColumns | null {
  if (cells.length < 2) return null;
  const words = cells.map(toWord);
  const article = firstOf(words, [numberWords, articleWords]);
  return article === null ? null : { article, amount: firstOf(words, amountTitles[use]) };
}

/**
 * Joins the distinct values of columns with the same title by slashes. Different values give an invalid article number
 * or quantity, so that the user must decide.
 */
export function joinCells(cells: readonly string[], places: readonly number[]): string {
  const values = places.map((place) => cells[place]?.trim() ?? '').filter((text) => text !== '');
  return [...new Set(values)].join(' / ');
}

/** Checks for the title of a column with article numbers or quantities. */
export function isColumnTitle(cell: string): boolean {
  return headWords.has(toWord(cell));
}

/** Returns all positions of the first title from the first list that has a match. */
function firstOf(
  words: readonly string[],
  lists: readonly (readonly string[])[],
): readonly number[] | null {
  for (const list of lists) {
    const title = words.find((word) => list.includes(word));
    if (title !== undefined) return words.flatMap((word, at) => (word === title ? [at] : []));
  }
  return null;
}

function toWord(cell: string): string {
  return cell
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
