import { describe, expect, it } from 'vitest';
import { isVariantOrderable, findOrderableAlternative } from './variant-alternatives';
import { createTestVariant } from '@/domain/catalog/variant-fixtures';

const colors = ['TG', 'SA', 'NB'];
const selected = createTestVariant('LU11.25.H.M.TG');

describe('variant orderability', () => {
  it('requires stock or a known delivery date', () => {
    expect(isVariantOrderable(selected)).toBe(false);
    expect(isVariantOrderable(createTestVariant('LU11.25.H.M.TG', { stock: 1 }))).toBe(true);
    expect(
      isVariantOrderable(
        createTestVariant('LU11.25.H.M.TG', { marmstock1: 2, marmstockDate1: '2026-12-04' }),
      ),
    ).toBe(true);
    expect(isVariantOrderable(createTestVariant('LU11.25.H.M.TG', { marmstock1: 2 }))).toBe(false);
  });
});

describe('orderable alternative', () => {
  it('prefers the same size over other attributes', () => {
    const other = createTestVariant('LU8.25.H.M.NB', {
      marmstock1: 1,
      marmstockDate1: '2026-12-20',
    });
    expect(
      findOrderableAlternative(
        [selected, createTestVariant('LU11.25.H.L.TG', { stock: 3 }), other],
        selected,
        colors,
      ),
    ).toBe(other);
  });

  it('prefers the earliest variant, then the colour order of the manufacturer', () => {
    const later = createTestVariant('LU11.25.H.M.SA', {
      marmstock1: 1,
      marmstockDate1: '2026-12-20',
    });
    const now = createTestVariant('LU11.25.H.M.NB', { stock: 1 });
    const nowToo = createTestVariant('LU11.25.H.M.SA', { stock: 1 });
    expect(findOrderableAlternative([selected, later, now], selected, colors)).toBe(now);
    expect(findOrderableAlternative([selected, now, nowToo], selected, colors)).toBe(nowToo);
  });

  it('returns null when no variant can be ordered', () => {
    expect(
      findOrderableAlternative([selected, createTestVariant('LU11.25.H.M.SA')], selected, colors),
    ).toBeNull();
  });
});
