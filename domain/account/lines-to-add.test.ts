import { expect, it } from 'vitest';
import { emptyPersParam } from '../basket/pers-param';
import { linesToAdd } from './lines-to-add';

const line = {
  id: '1',
  title: 'Ludwig',
  amount: 1,
  productId: 'LU11.25.H.M.TG' as string | null,
  persParam: emptyPersParam,
};

it('keeps the order, the amounts and the comments', () => {
  const described = { uuid: 'a', comment: 'Lenker höher', date: '2026-01-04' };
  const { lines, gone } = linesToAdd([
    { ...line, amount: 2 },
    { ...line, id: '2', persParam: described },
  ]);
  expect(lines).toEqual([
    { ...line, amount: 2 },
    { ...line, id: '2', persParam: { uuid: 'a', comment: 'Lenker höher', date: '' } },
  ]);
  expect(gone).toEqual([]);
});

it('names what is no longer sold', () => {
  const { lines, gone } = linesToAdd([
    { ...line, productId: null },
    { ...line, id: '2' },
  ]);
  expect(lines.map(({ id }) => id)).toEqual(['2']);
  expect(gone).toEqual([{ id: '1', title: 'Ludwig' }]);
});

it('nothing is asked for without pieces', () => {
  expect(linesToAdd([{ ...line, amount: 0 }])).toEqual({ lines: [], gone: [] });
});
