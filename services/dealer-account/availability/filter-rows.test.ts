import { setImmediate as loopTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { emptyTableFilter } from '@/domain/dealer-account/availability-filter';
import { createTestArticle } from '@/domain/dealer-account/article-fixtures';
import { collectChunks } from '../../platform/event-loop-yielding';
import { filterRows } from './filter-rows';

const names = ['Ludwig', 'Greta', 'Heinrich', 'Antonia'];
const colours = ['Tannengrün', 'Nachtblau', 'Sand'];

const rows = Array.from({ length: 6_000 }, (_, place) =>
  createTestArticle(`LT${place}.25.H.M.TG`, {
    title: `${names[place % names.length]}`,
    colorName: colours[place % colours.length] ?? '',
    uvpCents: place,
  }),
);

async function* inTwoParts() {
  yield rows.slice(0, 2_500);
  yield rows.slice(2_500);
}

it('returns the matching rows in the requested order', async () => {
  const filter = { ...emptyTableFilter, text: 'greta nachtblau' };
  const sort = { column: 'uvp', isDescending: true } as const;
  const found = await collectChunks(filterRows(inTwoParts(), { filter, sort, language: 'de' }));
  expect(found.map(({ sku }) => sku)).toEqual(
    rows
      .filter(({ title, colorName }) => title === 'Greta' && colorName === 'Nachtblau')
      .map(({ sku }) => sku)
      .toReversed(),
  );
});

it('yields to other tasks while counting words', async () => {
  let isOver = false;
  const query = {
    filter: { ...emptyTableFilter, text: 'ludwig' },
    sort: null,
    language: 'de',
  } as const;
  const found = collectChunks(filterRows(inTwoParts(), query)).finally(() => (isOver = true));
  let turns = 0;
  while (!isOver) {
    await loopTurn();
    turns += 1;
  }
  expect(await found).toHaveLength(1_500);
  // If filtering blocked the event loop, it would take only a few turns.
  expect(turns).toBeGreaterThan(100);
});

it('throws the error that interrupted reading the rows', async () => {
  async function* broken() {
    yield rows.slice(0, 1);
    throw new Error('the shop is gone');
  }
  const query = {
    filter: { ...emptyTableFilter, text: 'ludwig' },
    sort: null,
    language: 'de',
  } as const;
  await expect(collectChunks(filterRows(broken(), query))).rejects.toThrow('the shop is gone');
});
