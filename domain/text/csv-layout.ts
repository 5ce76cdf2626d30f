/** A first line that names the separator for spreadsheets, such as `sep=;`. */
export const separatorLinePattern = /^"?sep=(\t|[^\p{L}\p{N}\s"])"? *$/iu;

/** In the order in which they win where several would do: a comma is a decimal sign as well. */
const separators = ['\t', ';', '|', ','] as const;
/** As many lines show how a file is written. */
const maxProbed = 100;
/** A head may stand below a few lines that say what the table is. */
export const maxLinesAboveHeader = 10;
const numeric = /^[+-]?\s*\d[\d.,'’ ]*(?:\s?(?:x|stk|stück|st|pcs)\.?)?$/iu;

/**
 * The separator of a table: the one that makes a known head of one of the first lines; else the one that cuts most lines into equally many
 * cells, with a number among them. What stands in quotes does not count. Null where none does, as in a list of words.
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

/** Cuts a line at the separators that stand outside of quoted cells. A quotation mark opens a cell only at its beginning. */
export function splitCsvLine(line: string, separator: string): string[] {
  const cells: string[] = [];
  let start = 0;
  let isQuoted = false;
  // What a mark means hangs on what the cell began with: a second one reopens a quoted cell, and is a letter in any other.
  let began: 'not' | 'quoted' | 'bare' = 'not';
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if (sign === separator && !isQuoted) {
      cells.push(line.slice(start, at));
      start = at + 1;
      began = 'not';
    } else if (sign === '"' && began !== 'bare') {
      if (isQuoted) isQuoted = false;
      else isQuoted = began === 'not' || line[at - 1] === '"';
      began = 'quoted';
    } else if (began === 'not' && sign.trim() !== '') began = 'bare';
  }
  cells.push(line.slice(start));
  return cells;
}

/** How many lines have the most usual number of cells, and how many have a number among them; 0 without a single number. */
function scoreOf(lines: readonly string[], separator: string): number {
  const cut = lines
    .map((line) => splitCsvLine(line, separator))
    .filter((cells) => cells.length > 1);
  const counts = new Map<number, number>();
  for (const { length } of cut) counts.set(length, (counts.get(length) ?? 0) + 1);
  const alike = Math.max(0, ...counts.values());
  const numbered = cut.filter((cells) => cells.some((cell) => numeric.test(bare(cell)))).length;
  return numbered === 0 ? 0 : alike + numbered;
}

function bare(cell: string): string {
  return cell.trim().replace(/^"(.*)"$/s, '$1');
}

/** Where the article number and the amount stand in a table with a head; several places where one title is there more than once. */
export type TableColumns = {
  readonly article: readonly number[];
  readonly amount: readonly number[] | null;
};

/** What the amounts of a table are read for. A title of the other use counts only where there is no better one. */
export type QuantityUse = 'order' | 'stock';

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
/** Often the column of names, therefore only where there is no other. */
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
} as const satisfies Record<QuantityUse, readonly (readonly string[])[]>;

/** Reads the head of a table; null for a row that is none. */
export function parseColumns(cells: readonly string[], use: QuantityUse): TableColumns | null {
  if (cells.length < 2) return null;
  const words = cells.map(toWord);
  const article = firstOf(words, [numberWords, articleWords]);
  return article === null ? null : { article, amount: firstOf(words, amountTitles[use]) };
}

/**
 * What a row says in the columns of one title. Where two of them differ, all their values come back with slashes between them: no
 * article and no amount, so that people decide.
 */
export function joinCells(cells: readonly string[], places: readonly number[]): string {
  const values = places.map((place) => cells[place]?.trim() ?? '').filter((text) => text !== '');
  return [...new Set(values)].join(' / ');
}

/** True for a word that heads a column of articles or amounts. */
export function isColumnTitle(cell: string): boolean {
  return headWords.has(toWord(cell));
}

/** The places of the first title of the first list that has one. */
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
