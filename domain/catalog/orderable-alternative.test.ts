import { describe, expect, it } from 'vitest';
import { isOrderable, orderableAlternative } from './orderable-alternative';
import { variant } from './test-variants';

const colors = ['TG', 'SA', 'NB'];
const selected = variant('LU11.25.H.M.TG');

describe('whether a variant can be ordered', () => {
  it('needs a piece or a known day', () => {
    expect(isOrderable(selected)).toBe(false);
    expect(isOrderable(variant('LU11.25.H.M.TG', { stock: 1 }))).toBe(true);
    expect(
      isOrderable(variant('LU11.25.H.M.TG', { marmstock1: 2, marmstockDate1: '2026-12-04' })),
    ).toBe(true);
    expect(isOrderable(variant('LU11.25.H.M.TG', { marmstock1: 2 }))).toBe(false);
  });
});

describe('what to offer instead', () => {
  it('keeps the size before anything else', () => {
    const other = variant('LU8.25.H.M.NB', { marmstock1: 1, marmstockDate1: '2026-12-20' });
    expect(
      orderableAlternative(
        [selected, variant('LU11.25.H.L.TG', { stock: 3 }), other],
        selected,
        colors,
      ),
    ).toBe(other);
  });

  it('takes the earliest of equals, then the maker’s order of colours', () => {
    const later = variant('LU11.25.H.M.SA', { marmstock1: 1, marmstockDate1: '2026-12-20' });
    const now = variant('LU11.25.H.M.NB', { stock: 1 });
    const nowToo = variant('LU11.25.H.M.SA', { stock: 1 });
    expect(orderableAlternative([selected, later, now], selected, colors)).toBe(now);
    expect(orderableAlternative([selected, now, nowToo], selected, colors)).toBe(nowToo);
  });

  it('is nothing when nothing can be ordered', () => {
    expect(
      orderableAlternative([selected, variant('LU11.25.H.M.SA')], selected, colors),
    ).toBeNull();
  });
});
