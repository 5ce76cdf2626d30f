import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import {
  createAnonymousShopper,
  createGuestShopper,
  type Shopper,
  signInShopper,
} from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let dealer: Shopper;
let basketId: string;
let baskets = 0;

beforeAll(async () => {
  shop = await openTestShop();
  dealer = await signInShopper(shop, 'laden@lautlos.example');
});

beforeEach(async () => {
  baskets += 1;
  basketId = await dealer.basket(`many ${baskets}`);
});

afterAll(() => shop.close());

type Row = { productId: string; amount: unknown; persParam?: string[] };

const add = (rows: Row[], shopper = dealer, id = basketId) =>
  shopper.ask(
    `mutation($id: ID!, $items: [BasketAddItemInput!]!) {
      basketAddItems(basketId: $id, items: $items) {
        added
        refused { index type available message }
        basket { ...BasketFields }
      }
    }`,
    { id, items: rows },
  );

const lines = (answer: Awaited<ReturnType<typeof add>>) =>
  answer.data.basketAddItems.basket.items.map(
    (item: { product: { id: string }; amount: number }) => [item.product.id, item.amount],
  );

describe('add several items', () => {
  it('adds them in order with their notes', async () => {
    const [one, two] = [await createProductFixture(shop), await createProductFixture(shop)];
    const note = JSON.stringify({ uuid: '', comment: 'Kiste 4', date: '2026-12-01' });
    const answer = await add([
      { productId: two, amount: 2 },
      { productId: one, amount: 1, persParam: [note] },
    ]);
    expect(answer.data.basketAddItems).toMatchObject({ added: 2, refused: [] });
    expect(lines(answer)).toEqual([
      [two, 2],
      [one, 1],
    ]);
    expect(answer.data.basketAddItems.basket.items[1].persParam).toBe(note);
  });

  it('counts them together with the existing basket lines', async () => {
    const bike = await createProductFixture(shop, { stock: 5 });
    await dealer.add(basketId, bike, 1);
    const answer = await add([
      { productId: bike, amount: 2 },
      { productId: bike, amount: 3 },
      { productId: bike, amount: 2 },
    ]);
    expect(answer.data.basketAddItems).toMatchObject({
      added: 2,
      refused: [{ index: 1, type: 'LIMITEDAVAILABILITY', available: 2 }],
    });
    expect(lines(answer)).toEqual([[bike, 5]]);
  });

  it('adds valid rows and returns invalid ones with a reason', async () => {
    const good = await createProductFixture(shop);
    const soldOut = await createProductFixture(shop, { stock: 0 });
    const parent = await createProductFixture(shop, { sku: null });
    await createProductFixture(shop, { parentId: parent });
    const note = (text: string) => [text];
    const answer = await add([
      { productId: 'GIBTSNICHT', amount: 1 },
      { productId: good, amount: 1 },
      { productId: soldOut, amount: 1 },
      { productId: parent, amount: 1 },
      { productId: good, amount: 0 },
      { productId: good, amount: -1 },
      { productId: good, amount: 1.5 },
      { productId: good, amount: 501 },
      { productId: good, amount: 1, persParam: note('nonsense') },
      { productId: good, amount: 1, persParam: note(JSON.stringify({ date: '2026-02-31' })) },
    ]);
    const { added, refused } = answer.data.basketAddItems;
    expect(added).toBe(1);
    expect(
      refused.map(({ index, type }: { index: number; type: string }) => [index, type]),
    ).toEqual([
      [0, 'NOTAVAILABLE'],
      [2, 'OUTOFSTOCK'],
      [3, 'NOTORDERABLE'],
      ...[4, 5, 6, 7, 8, 9].map((index) => [index, 'INVALID']),
    ]);
    expect(lines(answer)).toEqual([[good, 1]]);
  });

  it('leaves the basket unchanged when all rows are invalid', async () => {
    const bike = await createProductFixture(shop);
    await dealer.add(basketId, bike, 1);
    const answer = await add([{ productId: 'GIBTSNICHT', amount: 1 }]);
    expect(answer.data.basketAddItems.added).toBe(0);
    expect(lines(answer)).toEqual([[bike, 1]]);
    expect(lines(await add([]))).toEqual([[bike, 1]]);
  });

  it('accepts at most five hundred rows', async () => {
    const ids = await Promise.all(Array.from({ length: 500 }, () => createProductFixture(shop)));
    const rows = ids.map((productId) => ({ productId, amount: 1 }));
    const answer = await add(rows);
    expect(answer.data.basketAddItems).toMatchObject({ added: 500, refused: [] });
    const another = { productId: await createProductFixture(shop), amount: 1 };
    expect((await add([another])).data.basketAddItems.refused).toMatchObject([
      { index: 0, type: 'INVALID' },
    ]);
    const rejected = await add([...rows, another]);
    expect(rejected.data).toBeUndefined();
    expect(rejected.errors?.[0]?.message).toBe('No more than 500 items can be added at once');
  }, 30_000);

  it('keeps the items of two concurrent calls', async () => {
    const bike = await createProductFixture(shop, { stock: 5 });
    const rows = [{ productId: bike, amount: 3 }];
    const answers = await Promise.all([add(rows), add(rows)]);
    const added = answers.map(({ data }) => data.basketAddItems.added);
    expect(added.sort()).toEqual([0, 1]);
    expect((await dealer.read(basketId)).data.basket.items).toMatchObject([{ amount: 3 }]);
  });
});

describe('bulk add permissions', () => {
  const denied = 'You do not have sufficient rights to access this field';

  it.each([
    ['an anonymous visitor', () => createAnonymousShopper(shop)],
    ['a guest', () => createGuestShopper(shop)],
    ['a consumer', () => signInShopper(shop, 'anna@lautlos.example')],
  ])('rejects %s', async (_, caller) => {
    const shopper = await caller();
    const id = await shopper.basket('eigener');
    const answer = await add(
      [{ productId: await createProductFixture(shop), amount: 1 }],
      shopper,
      id,
    );
    expect(answer.errors?.[0]?.message).toBe(denied);
    expect((await shopper.read(id)).data.basket.items).toEqual([]);
  });

  it('rejects the basket of another dealer like any foreign basket', async () => {
    const other = await signInShopper(shop, 'werkstatt@lautlos.example');
    const answer = await add([{ productId: await createProductFixture(shop), amount: 1 }], other);
    expect(answer.errors?.[0]?.message).toBe(
      'You are not allowed to access this basket as it belongs to somebody else',
    );
  });
});
