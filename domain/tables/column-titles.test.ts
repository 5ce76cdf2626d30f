import { describe, expect, it } from 'vitest';
import { readColumns } from './column-titles';

describe('readColumns', () => {
  it.each([
    ['Artikelnummer;Bestand', 0, 1],
    ['Artikel-Nr.;Lagerbestand', 0, 1],
    ['ArtikelNr;Bezeichnung;Stück', 0, 2],
    ['Art.-Nr.;Menge', 0, 1],
    ['Bestand;SKU', 1, 0],
    ['Item no.;Qty', 0, 1],
    ['Artikel;Artikelnummer;In stock', 1, 2],
    ['Nummer;Anzahl', 0, 1],
  ])('knows %s in orders and stock reports', (titles, article, amount) => {
    for (const use of ['order', 'stock'] as const)
      expect(readColumns(titles.split(';'), use)).toEqual({ article, amount });
  });

  it.each([
    ['SKU;Bestand;Menge', 'order', 2],
    ['SKU;Bestand;Menge', 'stock', 1],
    ['SKU;Bestellmenge;Bestand', 'stock', 2],
    ['SKU;Bestellmenge;Menge', 'order', 1],
    ['SKU;Bestellmenge', 'stock', null],
    ['SKU;Name', 'order', null],
  ] as const)('of %s takes for an %s the right amounts', (titles, use, amount) => {
    expect(readColumns(titles.split(';'), use)?.amount).toBe(amount);
  });

  it.each(['LU11.25.H.M.TG;2', 'SKU', 'Name;Menge'])('knows no head in %s', (row) => {
    expect(readColumns(row.split(';'), 'stock')).toBeNull();
  });
});
