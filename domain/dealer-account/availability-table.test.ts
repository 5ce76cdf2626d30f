import { describe, expect, it } from 'vitest';
import { createTestArticle, testArticles } from './article-fixtures';
import { findFormerRestockDate } from './availability-row';
import { listFilterOptions } from './availability-table';
import { buildMatrixGroups } from './availability-matrix';
import {
  getQuantityFieldState,
  computeOrderTotals,
  parseQuantityInputs,
  setQuantityInput,
} from './order-quantities';
import { computeOrderableQuantity } from '@/domain/availability/availability';
import { buildAvailabilityTable } from './availability-table';
import { filterTableRows, hasTableFilter, emptyTableFilter } from './availability-filter';
import { toggleSort, sortTableRows } from './availability-table';
import { initialTableState, parseTableQuery, toTableQuery } from './availability-filter';

const rows = buildAvailabilityTable(testArticles, 'de');
const skus = (list: typeof rows) => list.map(({ row }) => row.sku);

describe('filter table rows', () => {
  it.each([
    [{ text: 'lu11.25.h.s' }, 2],
    [{ text: 'LU11-25-H-S' }, 2],
    [{ text: 'ludwig' }, 8],
    [{ text: 'tannengruen' }, 3],
    [{ text: 'ludwig tann m' }, 1],
    [{ text: 'kre' }, 2],
    [{ text: 'nichts' }, 0],
    [{ text: '%' }, 0],
    [{ text: '  ' }, 11],
    [{ model: 'greta' }, 1],
    [{ size: 'M' }, 4],
    [{ color: 'Sand' }, 3],
    [{ kind: 'accessory' as const }, 2],
    [{ isStockOnly: true }, 10],
    [{ until: '2026-12-03' }, 10],
    [{ model: 'ludwig', size: 'S', color: 'Sand', isStockOnly: true }, 1],
    [{}, 11],
  ])('the filter %j returns %d rows', (filter, count) => {
    expect(filterTableRows(rows, { ...emptyTableFilter, ...filter }, 'de')).toHaveLength(count);
  });

  it('includes a restock that arrives by the given day', () => {
    const coming = buildAvailabilityTable(
      [createTestArticle('A', { stock: 0, incoming1: 2, incoming1At: '2026-12-04' })],
      'de',
    );
    const until = (day: string) =>
      filterTableRows(coming, { ...emptyTableFilter, until: day }, 'de').length;
    expect([until('2026-12-03'), until('2026-12-04'), until('2027-01-01')]).toEqual([0, 1, 1]);
  });

  it('detects an active filter', () => {
    expect(hasTableFilter(emptyTableFilter)).toBe(false);
    expect(hasTableFilter({ ...emptyTableFilter, text: ' ' })).toBe(false);
    expect(hasTableFilter({ ...emptyTableFilter, isStockOnly: true })).toBe(true);
  });

  it('lists the available options in their natural order', () => {
    expect(listFilterOptions(rows)).toEqual({
      models: [
        { slug: 'ludwig', title: 'Ludwig' },
        { slug: 'greta', title: 'Greta' },
        { slug: 'klingel-kreuzberg', title: 'Klingel Kreuzberg' },
      ],
      sizes: ['S', 'M', 'L'],
      colors: ['Messing', 'Nachtblau', 'Salbei', 'Sand', 'Schwarz', 'Tannengrün'],
    });
  });
});

describe('sort table rows', () => {
  const sizes = buildAvailabilityTable(
    ['XL', '50 cm', 'S', 'XS', '8 cm'].map((size) =>
      createTestArticle(`A.${size}`, { sizeShort: size }),
    ),
    'de',
  );
  const stocks = buildAvailabilityTable(
    [
      createTestArticle('none', { stock: 0 }),
      createTestArticle('late', { stock: 0, incoming1: 1, incoming1At: '2027-01-22' }),
      createTestArticle('few', { stock: 1 }),
      createTestArticle('soon', { stock: 0, incoming2: 1, incoming2At: '2026-12-04' }),
      createTestArticle('many', { stock: 9 }),
    ],
    'de',
  );

  it.each([
    [sizes, 'size', false, ['A.XS', 'A.S', 'A.XL', 'A.8 cm', 'A.50 cm']],
    [stocks, 'when', false, ['many', 'few', 'soon', 'late', 'none']],
    [stocks, 'when', true, ['none', 'late', 'soon', 'few', 'many']],
    [stocks, 'incoming', false, ['soon', 'late', 'none', 'few', 'many']],
  ] as const)('sorts by a column', (list, column, isDescending, expected) => {
    expect(skus(sortTableRows(list, { column, isDescending }))).toEqual(expected);
  });

  it('keeps the default order without a column', () => {
    expect(sortTableRows(rows, null)).toBe(rows);
  });

  it('toggles ascending, descending and default order', () => {
    const up = toggleSort(null, 'sku');
    const down = toggleSort(up, 'sku');
    expect([up, down, toggleSort(down, 'sku'), toggleSort(up, 'uvp')]).toEqual([
      { column: 'sku', isDescending: false },
      { column: 'sku', isDescending: true },
      null,
      { column: 'uvp', isDescending: false },
    ]);
  });
});

describe('table query', () => {
  it.each([
    [''],
    [
      'q=LU11&model=ludwig&size=M&color=Tannengr%C3%BCn&kind=bike&until=2026-12-31&stock=1&sort=-when',
    ],
    ['view=matrix&group=ludwig%7CDiamant'],
  ])('round-trips %j', (query) => {
    expect(toTableQuery(parseTableQuery(query))).toBe(query);
  });

  it('ignores invalid parameters', () => {
    expect(parseTableQuery('?kind=car&until=soon&stock=yes&sort=hekCents&view=3d&x=1')).toEqual(
      initialTableState,
    );
    expect(parseTableQuery(`q=${'x'.repeat(1000)}`).filter.text).toHaveLength(100);
  });
});

describe('quantities', () => {
  it.each([
    ['', { kind: 'empty' }],
    ['0', { kind: 'empty' }],
    ['3', { kind: 'good', pieces: 3 }],
    ['7', { kind: 'good', pieces: 7 }],
    ['8', { kind: 'tooMany', possible: 7 }],
    ['x', { kind: 'notNumber' }],
    ['-1', { kind: 'notNumber' }],
  ])('the input %j with a limit of seven', (text, expected) => {
    expect(getQuantityFieldState(text, 7)).toEqual(expected);
  });

  it('are summed to quantity, net total and latest date', () => {
    const sum = computeOrderTotals(rows, {
      'LU11.25.H.M.TG': '2',
      'ZB.KRE.42.SW': '5',
      'GR8.26.D.M.SB': '1',
      'LU11.25.H.S.TG': 'x',
      'LU11.25.H.S.SA': '',
      'GONE.1': '4',
    });
    expect(sum).toMatchObject({
      quantity: 7,
      netCents: 700000,
      availability: { kind: 'date', date: '2026-12-04' },
      invalidSkus: ['LU11.25.H.S.TG', 'GR8.26.D.M.SB', 'GONE.1'],
    });
    expect(sum.rows.map(({ quantity }) => quantity)).toEqual([2, 5]);
  });

  it('are zero without any input', () => {
    expect(computeOrderTotals(rows, {})).toMatchObject({
      quantity: 0,
      netCents: 0,
      availability: { kind: 'now' },
    });
  });

  it.each([
    ['{"A":"2"}', { A: '2' }],
    ['{"A":2,"B":"3"}', { B: '3' }],
    ['', {}],
    ['nonsense', {}],
    ['null', {}],
  ])('parses the stored text %j', (stored, expected) => {
    expect(parseQuantityInputs(stored)).toEqual(expected);
  });

  it('are set and removed one at a time', () => {
    expect(setQuantityInput({ A: '1' }, 'B', '2')).toEqual({ A: '1', B: '2' });
    expect(setQuantityInput({ A: '1', B: '2' }, 'A', '')).toEqual({ B: '2' });
  });

  it('are limited to stock and known restocks', () => {
    const row = {
      stock: 1,
      incoming1: 2,
      incoming1At: null,
      incoming2: 4,
      incoming2At: '2026-12-04',
    };
    expect(computeOrderableQuantity(row)).toBe(5);
    expect(computeOrderableQuantity({ ...row, stock: -3 })).toBe(4);
  });
});

describe('former restock date', () => {
  const row = createTestArticle('A', {
    incoming1At: '2026-12-04',
    formerIncoming1At: '2026-12-11',
    movedAt: '2026-11-20T08:00:00.000Z',
  });

  it.each([
    ['2026-11-19T00:00:00.000Z', '2026-12-11'],
    ['2026-11-20T09:00:00.000Z', null],
    [null, '2026-12-11'],
  ])('for the last visit %s', (since, former) => {
    expect(findFormerRestockDate(row, since)).toBe(former);
  });

  it('returns null when the date was restored or never changed', () => {
    expect(findFormerRestockDate({ ...row, formerIncoming1At: '2026-12-04' }, null)).toBeNull();
    expect(
      findFormerRestockDate({ ...row, movedAt: null, formerIncoming1At: null }, null),
    ).toBeNull();
  });
});

it('groups variants that differ only in size and colour into a matrix', () => {
  const [ludwig, bell, ...others] = buildMatrixGroups(rows);
  expect(others).toEqual([]);
  expect(ludwig?.sizes).toEqual(['S', 'M', 'L']);
  expect(ludwig?.colors.map(({ name }) => name)).toEqual(['Tannengrün', 'Sand', 'Nachtblau']);
  expect(ludwig?.cells.map((cells) => cells.map((cell) => cell?.row.sku ?? null))).toEqual([
    ['LU11.25.H.S.TG', 'LU11.25.H.M.TG', 'LU11.25.H.L.TG'],
    ['LU11.25.H.S.SA', 'LU11.25.H.M.SA', 'LU11.25.H.L.SA'],
    [null, 'LU11.25.H.M.NB', 'LU11.25.H.L.NB'],
  ]);
  expect(bell?.title).toBe('Klingel Kreuzberg');
});
