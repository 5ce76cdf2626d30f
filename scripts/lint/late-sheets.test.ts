import { expect, it } from 'vitest';
import { missingLateSheets } from './late-sheets.mjs';

const island = 'components/ui/late/late-island.tsx';
const wrapper = 'components/catalog/late-lists.tsx';
const list = 'components/catalog/bike-list.tsx';
const card = 'components/catalog/bike-card.tsx';
const [listSheet, cardSheet] = ['components/catalog/list.scss', 'components/catalog/card.scss'];

const file = (
  first: readonly string[],
  sheets: readonly string[] = [],
  late: readonly string[] = [],
) => ({
  first: new Set(first),
  values: new Set([...first, ...late]),
  sheets: new Set(sheets),
});

const site = (sheets: readonly string[]) =>
  new Map([
    [wrapper, file([island], sheets, [list])],
    [list, file([card], [listSheet])],
    [card, file([], [cardSheet])],
    ['components/search/search-host.tsx', file([], [], [list])],
  ]);

it('names the sheets of a late part that the page would lack', () => {
  expect(missingLateSheets(site([listSheet]))).toEqual([
    `${wrapper}: ${cardSheet} has to be imported, it belongs to a late part.`,
  ]);
});

it('is content with a part whose sheets all come with the page, and with what is loaded on demand', () => {
  expect(missingLateSheets(site([cardSheet, listSheet]))).toEqual([]);
});
