import { expect, it } from 'vitest';
import { groupUuid } from '../configuration/line-group';
import {
  configurationCode,
  plainConfigurationCode,
  readConfigurationCode,
} from '../configuration/short-code';
import { keyOfLine } from './basket-wishes';
import { swapWishes } from './swap-wishes';
import { aBasketProduct, aLine } from './test-basket';

const grey = 'LU11.25.H.M.GR';
const green = { productId: 'id-green', sku: 'LU11.25.H.M.TG' };
const persParam = { uuid: '', comment: 'Lenker höher', date: '2026-12-10' };

it('keeps pieces, note and day, and removes the old line only afterwards', () => {
  const line = aLine('id-grey', 3, {
    persParam,
    product: aBasketProduct('id-grey', { sku: grey }),
  });
  const [added, removed] = swapWishes(line, green);
  expect(added).toMatchObject({
    ...{ kind: 'add', productId: 'id-green', amount: 3, persParam, code: null },
  });
  expect(removed).toMatchObject({
    ...{ kind: 'set', key: keyOfLine(line), amount: 0, requires: added?.key },
  });
});

it('keeps the parts of a configured bicycle', () => {
  const code = configurationCode({ sku: grey, parts: [3, 17] }) ?? '';
  const uuid = groupUuid(plainConfigurationCode(code) ?? '', 1);
  const line = aLine('id-grey', 2, {
    persParam: { ...persParam, uuid },
    product: aBasketProduct('id-grey', { sku: grey }),
  });
  const [added, removed] = swapWishes(line, green);
  expect(added).toMatchObject({ kind: 'add', amount: 2, persParam });
  expect(added?.kind === 'add' && readConfigurationCode(added.code ?? '')).toEqual({
    sku: green.sku,
    parts: [3, 17],
  });
  expect(removed).toMatchObject({ key: keyOfLine(line), amount: 0, requires: added?.key });
});

it('is nothing for what is gone, or the same', () => {
  expect(swapWishes(aLine('gone', 1, { product: null }), green)).toEqual([]);
  expect(swapWishes(aLine('id-green', 1), green)).toEqual([]);
});
