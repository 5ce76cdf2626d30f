import { describe, expect, it } from 'vitest';
import { isVariantOrderable, findOrderableAlternative } from './variant-alternatives';
import { createTestVariant } from '@/domain/catalog/variant-fixtures';

const colors = ['TG', 'SA', 'NB'];
const selected = createTestVariant('LU11.25.H.M.TG');

describe('whether a variant can be ordered', () => {
  it('needs a piece or a known day', () => {
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

describe('what to offer instead', () => {
  it('keeps the size before anything else', () => {
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

  it('takes the earliest of equals, then the maker’s order of colours', () => {
    const later = createTestVariant('LU11.25.H.M.SA', {
      marmstock1: 1,
      marmstockDate1: '2026-12-20',
    });
    const now = createTestVariant('LU11.25.H.M.NB', { stock: 1 });
    const nowToo = createTestVariant('LU11.25.H.M.SA', { stock: 1 });
    expect(findOrderableAlternative([selected, later, now], selected, colors)).toBe(now);
    expect(findOrderableAlternative([selected, now, nowToo], selected, colors)).toBe(nowToo);
  });

  it('is nothing when nothing can be ordered', () => {
    expect(
      findOrderableAlternative([selected, createTestVariant('LU11.25.H.M.SA')], selected, colors),
    ).toBeNull();
  });
});
