import { expect, it } from 'vitest';
import { emptyPersParam } from './pers-param';
import { toReorderLines, type ReorderSourceLine } from './reorder-lines';

const line: ReorderSourceLine = {
  id: '1',
  title: 'Ludwig',
  amount: 1,
  productId: 'LU11.25.H.M.TG',
  persParam: emptyPersParam,
};

it('keeps order, quantities and comments and drops requested dates', () => {
  const described = { uuid: 'a', comment: 'Lenker höher', date: '2026-01-04' };
  const lines = toReorderLines([
    { ...line, amount: 2 },
    { ...line, id: '2', persParam: described },
    { ...line, id: '3', productId: null },
  ]);
  expect(lines).toEqual([
    { ...line, amount: 2 },
    { ...line, id: '2', persParam: { uuid: 'a', comment: 'Lenker höher', date: '' } },
    { ...line, id: '3', productId: null },
  ]);
});

it('returns no lines for a quantity of zero', () => {
  expect(toReorderLines([{ ...line, amount: 0 }])).toEqual([]);
});
