/** Where the article number and the amount stand in a table with a head; several places where one title is there more than once. */
export type Columns = {
  readonly article: readonly number[];
  readonly amount: readonly number[] | null;
};

/** What the amounts of a table are read for. A title of the other use counts only where there is no better one. */
export type AmountUse = 'order' | 'stock';

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
} as const satisfies Record<AmountUse, readonly (readonly string[])[]>;

/** Reads the head of a table; null for a row that is none. */
export function readColumns(cells: readonly string[], use: AmountUse): Columns | null {
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
export function isHeadWord(cell: string): boolean {
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
