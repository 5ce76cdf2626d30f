import { expect, it } from 'vitest';
import { emptyPersParam } from '../basket/pers-param';
import { linesToAdd, type SourceLine } from './lines-to-add';

const line: SourceLine = {
  id: '1',
  title: 'Ludwig',
  amount: 1,
  productId: 'LU11.25.H.M.TG',
  persParam: emptyPersParam,
};

it('keeps order, amounts and comments, and lets wished days go', () => {
  const described = { uuid: 'a', comment: 'Lenker höher', date: '2026-01-04' };
  const lines = linesToAdd([
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

it('asks for nothing where there are no pieces', () => {
  expect(linesToAdd([{ ...line, amount: 0 }])).toEqual([]);
});
