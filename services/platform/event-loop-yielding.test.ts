import { expect, it } from 'vitest';
import { sortCooperatively } from './event-loop-yielding';

const byKey = (one: { key: number }, other: { key: number }) => one.key - other.key;

it.each([0, 1, 2_000, 2_001, 9_999])('sorts %i rows in stable order', async (count) => {
  const rows = Array.from({ length: count }, (_, index) => ({
    key: (index * 7_919) % 101,
    index,
  }));
  expect(await sortCooperatively(rows, byKey)).toEqual(rows.toSorted(byKey));
});

it('yields to other tasks while sorting', async () => {
  const rows = Array.from({ length: 300_000 }, (_, index) => ({
    key: (index * 7_919) % 1_000_003,
  }));
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await sortCooperatively(rows, byKey);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
});
