import { describe, expect, it } from 'vitest';
import { parseColumns, joinCells } from './csv-layout';

describe('parseColumns', () => {
  it.each([
    ['Artikelnummer;Bestand', 0, 1],
    ['Artikel-Nr.;Lagerbestand', 0, 1],
    ['ArtikelNr;Bezeichnung;Stück', 0, 2],
    ['Art.-Nr.;Menge', 0, 1],
    ['Bestand;SKU', 1, 0],
    ['Item no.;Qty', 0, 1],
    ['Artikel;Artikelnummer;In stock', 1, 2],
    ['Nummer;Anzahl', 0, 1],
  ])('recognizes %s in orders and stock reports', (titles, article, amount) => {
    for (const use of ['order', 'stock'] as const)
      expect(parseColumns(titles.split(';'), use)).toEqual({
        article: [article],
        amount: [amount],
      });
  });

  it.each([
    ['SKU;Bestand;Menge', 'order', 2],
    ['SKU;Bestand;Menge', 'stock', 1],
    ['SKU;Bestellmenge;Bestand', 'stock', 2],
    ['SKU;Bestellmenge;Menge', 'order', 1],
    ['SKU;Bestellmenge', 'stock', null],
    ['SKU;Name', 'order', null],
  ] as const)(
    'selects from %s for the use %s the matching quantity column',
    (titles, use, amount) => {
      expect(parseColumns(titles.split(';'), use)?.amount?.[0] ?? null).toBe(amount);
    },
  );

  it.each([
    ['one column', 'A.1;2', [1], '2'],
    ['a repeated column with equal values', 'A.1;2;x;2', [1, 3], '2'],
    ['a repeated column, one cell empty', 'A.1;;x;2', [1, 3], '2'],
    ['a repeated column with different values', 'A.1;2;x;5', [1, 3], '2 / 5'],
    ['a row that is too short', 'A.1', [1], ''],
  ])('joins the cells of %s', (_, row, places, value) => {
    expect(joinCells(row.split(';'), places)).toBe(value);
  });

  it.each(['LU11.25.H.M.TG;2', 'SKU', 'Name;Menge'])('returns null for %s', (row) => {
    expect(parseColumns(row.split(';'), 'stock')).toBeNull();
  });
});
