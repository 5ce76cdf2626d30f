import { expect, it } from 'vitest';
import { resolveRowRejection } from './added-row';

const limited = 'Not enough items of product with id a in stock! Available: 5';

it.each([
  ['a part was added', limited, 2, 3, 'LIMITEDAVAILABILITY', 2],
  ['some are left', limited, 0, 3, 'LIMITEDAVAILABILITY', 2],
  ['the basket holds all', limited, 0, 5, 'OUTOFSTOCK', 0],
  ['the stock has become smaller than the basket', limited, 0, 7, 'OUTOFSTOCK', 0],
  ['it is sold out', 'Product with id a is out of stock', 0, 0, 'OUTOFSTOCK', 0],
  ['it is no longer sold', 'Product with id a is not available', 0, 0, 'NOTAVAILABLE', 0],
  ['it is unknown', 'Product was not found by id: a', 0, 0, 'NOTAVAILABLE', 0],
  ['it has variants', 'Product with id a can not be ordered', 0, 0, 'NOTORDERABLE', 0],
  ['the amount is wrong', 'The amount must be a whole number from 1 to 99', 0, 0, 'INVALID', 0],
  ['the shop gives no reason', '', 0, 0, 'INVALID', 0],
])('when %s', (_, message, added, held, type, available) => {
  expect(resolveRowRejection({ message, added, held })).toEqual({ type, available });
});
