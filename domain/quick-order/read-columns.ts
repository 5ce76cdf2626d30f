/** Where article and amount stand in a table with a head. */
export type Columns = { readonly article: number; readonly amount: number | null };

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
  'productcode',
  'sku',
];
/** Often the column of names, therefore only where there is no other. */
const articleWords = ['artikel', 'article', 'item'];
const amountWords = [
  'amount',
  'anzahl',
  'bestellmenge',
  'menge',
  'pcs',
  'pieces',
  'qty',
  'quantity',
  'stk',
  'stuck',
  'stueck',
  'units',
];
const headWords = new Set([...numberWords, ...articleWords, ...amountWords]);

/** Reads the head of a table; null for a line that is none. */
export function readColumns(cells: readonly string[]): Columns | null {
  if (cells.length < 2) return null;
  const words = cells.map(toWord);
  const byNumber = words.findIndex((word) => numberWords.includes(word));
  const article = byNumber < 0 ? words.findIndex((word) => articleWords.includes(word)) : byNumber;
  if (article < 0) return null;
  const amount = words.findIndex((word) => amountWords.includes(word));
  return { article, amount: amount < 0 ? null : amount };
}

/** True for a word that heads a column of articles or amounts. */
export function isHeadWord(cell: string): boolean {
  return headWords.has(toWord(cell));
}

function toWord(cell: string): string {
  return cell
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
