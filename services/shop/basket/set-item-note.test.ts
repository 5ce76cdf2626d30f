import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import { createAnonymousShopper, type Shopper } from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let shopper: Shopper;
let basketId: string;
let bike: string;

beforeAll(async () => {
  shop = await openTestShop();
});

beforeEach(async () => {
  shopper = await createAnonymousShopper(shop);
  basketId = await shopper.basket();
  bike = await createProductFixture(shop, { stock: 5 });
});

afterAll(() => shop.close());

const note = (date: string) => JSON.stringify({ uuid: '', comment: '', date });
const items = async () => (await shopper.read(basketId)).data.basket.items;
const describeLine = (id: string, persParam: string[], caller = shopper) =>
  caller.ask(
    `mutation($basketId: ID!, $id: ID!, $persParam: [String!]!) {
      basketDescribeItem(basketId: $basketId, basketItemId: $id, persParam: $persParam) { ...BasketFields }
    }`,
    { basketId, id, persParam },
  );

it('adds a note to a line with the whole stock', async () => {
  await shopper.add(basketId, bike, 5);
  const [line] = await items();
  const { data, errors } = await describeLine(line.id, [note('2031-02-03')]);
  expect(errors).toBeUndefined();
  expect(data.basketDescribeItem.items).toMatchObject([
    { id: line.id, amount: 5, persParam: note('2031-02-03') },
  ]);
  await describeLine(line.id, []);
  expect(await items()).toMatchObject([{ amount: 5, persParam: '' }]);
});

it('merges two lines with the same note', async () => {
  await shopper.add(basketId, bike, 2);
  await shopper.add(basketId, bike, 3, [note('2031-02-03')]);
  const [item] = await items();
  await describeLine(item.id, [note('2031-02-03')]);
  expect(await items()).toMatchObject([{ amount: 5, persParam: note('2031-02-03') }]);
});

it('rejects invalid notes, unknown lines, and foreign baskets without a change', async () => {
  await shopper.add(basketId, bike, 1);
  const [line] = await items();
  const message = async (answer: ReturnType<typeof describeLine>) =>
    (await answer).errors?.[0]?.message;
  expect(await message(describeLine(line.id, ['nonsense']))).toMatch(/^persParam must be/);
  expect(await message(describeLine('x', [note('2031-02-03')]))).toMatch(/^Basket item with id x/);
  const other = await createAnonymousShopper(shop);
  expect(await message(describeLine(line.id, [note('2031-02-03')], other))).toMatch(
    /^You are not allowed to access this basket/,
  );
  expect(await items()).toMatchObject([{ amount: 1, persParam: '' }]);
});
