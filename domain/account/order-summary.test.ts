import { describe, expect, it } from 'vitest';
import { leadingLine, orderSummary } from './order-summary';

const ludwig = { sku: 'LU11.25.H.M.TG', title: 'Ludwig', amount: 1, lineCents: 279_500 };
const siegfried = { sku: 'SI.25.H.M.RS', title: 'Siegfried', amount: 1, lineCents: 159_500 };
const bag = { sku: 'ZB.SPA.20.SW', title: 'Hecktasche Spandau', amount: 1, lineCents: 14_900 };
const bell = { sku: 'ZB.KRE.42.MS', title: 'Klingel Kreuzberg', amount: 2, lineCents: 9_000 };
const wheels = { sku: 'ZB.RAD.28.SW', title: 'Laufräder', amount: 1, lineCents: 300_000 };

describe('an order in a few words', () => {
  it.each([
    ['one bicycle', [siegfried], { title: 'Siegfried', amount: 1, others: 0, isBike: true }],
    [
      'a bicycle before its parts',
      [bell, ludwig],
      { title: 'Ludwig', amount: 1, others: 2, isBike: true },
    ],
    [
      'a bicycle before what costs more',
      [wheels, ludwig],
      { title: 'Ludwig', amount: 1, others: 1, isBike: true },
    ],
    [
      'the dearer of two bicycles',
      [siegfried, ludwig],
      { title: 'Ludwig', amount: 1, others: 1, isBike: true },
    ],
    [
      'the dearest of accessories',
      [bell, bag],
      { title: 'Hecktasche Spandau', amount: 1, others: 2, isBike: false },
    ],
    ['several of one', [bell], { title: 'Klingel Kreuzberg', amount: 2, others: 0, isBike: false }],
  ])('%s', (_rule, lines, summary) => {
    expect(orderSummary(lines)).toEqual(summary);
  });

  it('the first of equals leads', () => {
    const other = { ...bag, title: 'Hecktasche Tegel' };
    expect(leadingLine([bag, other])).toBe(bag);
  });

  it('an order without lines has none', () => {
    expect(orderSummary([])).toBeNull();
    expect(leadingLine([])).toBeNull();
  });
});
