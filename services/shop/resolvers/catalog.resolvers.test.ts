import { describe, expect, it } from 'vitest';
import { computeStock, findRestockAt, getStockStatus } from './catalog.resolvers';

const none = { amount: 0, incoming1: null, incoming1At: null, incoming2: null, incoming2At: null };
const now = 1_000;

describe('stock', () => {
  it.each([
    ['in stock', { ...none, amount: 3, incoming1: 2, incoming1At: 2_000 }, 3, null],
    ['restock expected', { ...none, incoming1: 2, incoming1At: 2_000 }, 0, 2_000],
    [
      'restock overdue',
      { ...none, incoming1: 2, incoming1At: 1_000, incoming2: 4, incoming2At: 5_000 },
      2,
      null,
    ],
    ['second restock only', { ...none, incoming2: 4, incoming2At: 5_000 }, 0, 5_000],
    [
      'first restock sold out',
      { ...none, incoming1: 0, incoming1At: 2_000, incoming2: 4, incoming2At: 5_000 },
      0,
      5_000,
    ],
    ['no data', none, 0, null],
  ])('%s', (_name, stock, quantity, restock) => {
    expect(computeStock(stock, now)).toBe(quantity);
    expect(findRestockAt(stock, now)).toBe(restock);
  });

  it.each([
    [0, -1],
    [1, 1],
    [2, 1],
    [3, 0],
  ])('%i pieces show light %i', (amount, light) => {
    expect(getStockStatus(amount)).toBe(light);
  });
});
