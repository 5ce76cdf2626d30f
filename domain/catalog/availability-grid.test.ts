import { describe, expect, it } from 'vitest';
import { buildAvailabilityGrid } from './availability-grid';
import { findEarlierVariant } from '@/domain/catalog/variant-alternatives';
import { createTestVariant } from './variant-fixtures';
import { toIsoDay } from '@/domain/time/day';

const later = (date: string) => ({ marmstock1: 1, marmstockDate1: date });
const tannengruen = createTestVariant('LU11.25.H.L.TG', later('2026-12-04'));
const variants = [
  createTestVariant('LU11.25.H.M.TG', { stock: 2 }),
  tannengruen,
  createTestVariant('LU11.25.H.M.NB', later('2026-12-04')),
  createTestVariant('LU11.25.H.L.NB'),
  createTestVariant('LU11.25.H.L.RO', { stock: 1 }),
  createTestVariant('LU11.25.H.L.SA', later('2026-11-30')),
  createTestVariant('LU8.25.H.M.RO', { stock: 9 }),
];
const colors = ['TG', 'NB', 'RO', 'SA'];

describe('availability grid', () => {
  const grid = buildAvailabilityGrid(
    variants,
    { colors: ['TG', 'NB', 'RO'], sizes: ['M', 'L'] },
    { type: 'LU11', variation: 'H', color: 'TG', size: 'L' },
  );

  it('lists colours by sizes in the given order with empty cells for missing variants', () => {
    expect(
      grid.map(({ color, cells }) => [
        color,
        cells.map((cell) => (cell.kind === 'variant' ? cell.availability.kind : cell.kind)),
      ]),
    ).toEqual([
      ['TG', ['now', 'date']],
      ['NB', ['date', 'unknown']],
      ['RO', ['notBuilt', 'now']],
    ]);
  });

  it('marks only the selected cell', () => {
    const selected = grid
      .flatMap(({ cells }) => cells)
      .filter((cell) => cell.kind === 'variant' && cell.isSelected);
    expect(selected).toEqual([
      {
        kind: 'variant',
        productId: 'LU11.25.H.L.TG',
        sku: 'LU11.25.H.L.TG',
        availability: { kind: 'date', date: '2026-12-04' },
        isSelected: true,
      },
    ]);
  });
});

describe('findEarlierVariant', () => {
  const today = toIsoDay('2026-11-21');

  it('returns the earliest colour in the same size and the days saved', () => {
    expect(findEarlierVariant(variants, tannengruen, colors, today)).toMatchObject({
      variant: { sku: 'LU11.25.H.L.RO' },
      availability: { kind: 'now' },
      daysEarlier: 13,
    });
  });

  it('computes the days between two dates', () => {
    const others = variants.filter(({ color }) => color !== 'RO');
    expect(findEarlierVariant(others, tannengruen, colors, today)).toMatchObject({
      variant: { color: 'SA' },
      daysEarlier: 4,
    });
  });

  it('returns no day count for an unknown date', () => {
    const unknown = createTestVariant('LU11.25.H.L.NB');
    expect(findEarlierVariant(variants, unknown, colors, today)?.daysEarlier).toBeNull();
  });

  it.each([
    ['the variant is in stock', createTestVariant('LU11.25.H.M.TG', { stock: 2 })],
    ['no other colour is available in this size', createTestVariant('LU11.25.H.S.TG')],
    ['only another drivetrain is available', createTestVariant('LU9.25.H.M.TG')],
  ])('returns null when %s', (_name, selected) => {
    expect(findEarlierVariant(variants, selected, colors, today)).toBeNull();
  });
});
