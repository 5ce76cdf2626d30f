import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import {
  createAnonymousShopper,
  createGuestShopper,
  testHomeAddress,
  type Shopper,
  signInShopper,
} from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterAll(() => shop.close());

const messages = (answer: { errors?: { message: string }[] }) =>
  answer.errors?.map(({ message }) => message);
const foreign = 'You are not allowed to access this basket as it belongs to somebody else';

describe('create basket', () => {
  it('rejects a title the owner already uses', async () => {
    const [one, two] = [await createAnonymousShopper(shop), await createAnonymousShopper(shop)];
    const create =
      'mutation($title: String!) { basketCreate(basket: { title: $title }) { title public items { id } vouchers { id } cost { total } } }';
    expect((await one.ask(create, { title: 'x\u0007y' })).data.basketCreate).toEqual({
      title: 'xy',
      public: false,
      items: [],
      vouchers: [],
      cost: { total: 0 },
    });
    expect(messages(await one.ask(create, { title: ' xy ' }))).toEqual([
      "Basket 'xy' already exists!",
    ]);
    expect((await two.ask(create, { title: 'xy' })).data).toBeDefined();
    expect(messages(await one.ask(create, { title: ' ' }))).toEqual([
      'The title of a basket must not be empty',
    ]);
    expect(messages(await one.ask(create, { title: 'x'.repeat(256) }))).toEqual([
      'title must not be longer than 255 characters',
    ]);
  });

  it('requires a token', async () => {
    expect(
      messages(await shop.query('mutation { basketCreate(basket: { title: "x" }) { id } }')),
    ).toEqual(['You do not have sufficient rights to access this field']);
  });

  it('sets an expiry for anonymous owners', async () => {
    const anonymous = await createAnonymousShopper(shop);
    for (let count = 0; count < 5; count += 1) await anonymous.basket(`b${count}`);
    expect(
      messages(await anonymous.ask('mutation { basketCreate(basket: { title: "b5" }) { id } }')),
    ).toEqual(['No more than 5 baskets are possible']);
  });
});

describe('basket of another user', () => {
  it.each<
    [
      string,
      (
        thief: Shopper,
        id: string,
        itemId: string,
        product: string,
      ) => Promise<{ errors?: { message: string }[] }>,
    ]
  >([
    ['read', (thief, id) => thief.read(id)],
    ['extended', (thief, id, _item, product) => thief.add(id, product)],
    ['emptied', (thief, id, item) => thief.remove(id, item)],
    ['given a voucher', (thief, id) => thief.addVoucher(id, 'LAUTLOS10')],
    ['deprived of a voucher', (thief, id) => thief.removeVoucher(id, 'x')],
    ['given another address', (thief, id) => thief.setAddress(id, null)],
    ['given a delivery method', (thief, id) => thief.setDelivery(id)],
    ['given a payment method', (thief, id) => thief.setPayment(id)],
    ['ordered', (thief, id) => thief.order(id)],
    [
      'removed',
      (thief, id) => thief.ask('mutation($id: ID!) { basketRemove(basketId: $id) }', { id }),
    ],
    [
      'made public',
      (thief, id) =>
        thief.ask('mutation($id: ID!) { basketMakePublic(basketId: $id) { id } }', { id }),
    ],
    [
      'queried for delivery methods',
      (thief, id) =>
        thief.ask('query($id: ID!) { basketDeliveryMethods(basketId: $id) { id } }', { id }),
    ],
    [
      'queried for payment methods',
      (thief, id) => thief.ask('query($id: ID!) { basketPayments(basketId: $id) { id } }', { id }),
    ],
  ])('cannot be %s', async (_name, attack) => {
    const [owner, thief, product] = [
      await createGuestShopper(shop),
      await createGuestShopper(shop),
      await createProductFixture(shop),
    ];
    const id = await owner.basket();
    const { data } = await owner.add(id, product);
    expect(messages(await attack(thief, id, data.basketAddItem.items[0].id, product))).toEqual([
      foreign,
    ]);
    expect((await owner.read(id)).data.basket).toEqual(data.basketAddItem);
  });

  it('keeps its lines when another user submits their ids', async () => {
    const [owner, thief, product] = [
      await createAnonymousShopper(shop),
      await createAnonymousShopper(shop),
      await createProductFixture(shop),
    ];
    const id = await owner.basket();
    const { data } = await owner.add(id, product);
    const ownBasket = await thief.basket();
    const itemId = data.basketAddItem.items[0].id;
    expect(messages(await thief.remove(ownBasket, itemId))).toEqual([
      `Basket item with id ${itemId} not found in your basket ${ownBasket}`,
    ]);
  });

  it('is not returned to a customer who created it anonymously before sign-in', async () => {
    const id = await (await createAnonymousShopper(shop)).basket();
    expect(messages(await (await signInShopper(shop, 'anna@lautlos.example')).read(id))).toEqual([
      foreign,
    ]);
  });

  it('is not found by an invalid id', async () => {
    expect(messages(await (await createAnonymousShopper(shop)).read('nothing'))).toEqual([
      'Basket was not found by id: nothing',
    ]);
  });
});

describe('public baskets', () => {
  it('are readable by everyone once published by their owner', async () => {
    const owner = await createGuestShopper(shop);
    const id = await owner.basket('gezeigt');
    const query = 'query($id: ID!) { publicBasket(basketId: $id) { title items { id } } }';
    expect(messages(await shop.query(query, { variables: { id } }))).toEqual([
      'Basket is private.',
    ]);
    const setVisibility = (name: string) =>
      owner.ask(`mutation($id: ID!) { ${name}(basketId: $id) { public } }`, { id });
    expect((await setVisibility('basketMakePublic')).data).toEqual({
      basketMakePublic: { public: true },
    });
    expect((await shop.query(query, { variables: { id } })).data).toEqual({
      publicBasket: { title: 'gezeigt', items: [] },
    });
    expect((await setVisibility('basketMakePrivate')).data).toEqual({
      basketMakePrivate: { public: false },
    });
    expect(messages(await shop.query(query, { variables: { id } }))).toEqual([
      'Basket is private.',
    ]);
    expect(messages(await shop.query(query, { variables: { id: 'x' } }))).toEqual([
      'Basket was not found by id: x',
    ]);
  });
});

describe('add basket item', () => {
  it('merges lines with the same product and persParam and keeps others separate', async () => {
    const [shopper, product] = [
      await createAnonymousShopper(shop),
      await createProductFixture(shop, { stock: 9 }),
    ];
    const id = await shopper.basket();
    const note = [JSON.stringify({ uuid: 'a', comment: 'hoch', date: '' })];
    await shopper.add(id, product, 1);
    await shopper.add(id, product, 2, [JSON.stringify({ comment: 'hoch', uuid: 'a' })]);
    await shopper.add(id, product, 1, note);
    const { data } = await shopper.add(id, product, 2);
    expect(data.basketAddItem.items).toMatchObject([
      { amount: 3, persParam: '' },
      { amount: 3, persParam: '{"uuid":"a","comment":"hoch","date":""}' },
    ]);
    expect(data.basketAddItem.cost.total).toBe(12_000);
  });

  it.each([0, -1, 1.5, 1e9, 100])('rejects the amount %s', async (amount) => {
    const [shopper, product] = [
      await createAnonymousShopper(shop),
      await createProductFixture(shop, { stock: 1000 }),
    ];
    const id = await shopper.basket();
    expect(messages(await shopper.add(id, product, amount))).toEqual([
      'The amount must be a whole number from 1 to 99',
    ]);
    expect((await shopper.read(id)).data.basket.items).toEqual([]);
  });

  it.each(['NaN', '1', null])('rejects a non-numeric amount: %j', async (amount) => {
    const [shopper, product] = [
      await createAnonymousShopper(shop),
      await createProductFixture(shop),
    ];
    const { data, errors } = await shopper.add(await shopper.basket(), product, amount);
    expect(data).toBeUndefined();
    expect(errors).toHaveLength(1);
  });

  it('limits the size of a line and a basket', async () => {
    const shopper = await createAnonymousShopper(shop);
    const id = await shopper.basket();
    const product = await createProductFixture(shop, { stock: 1000 });
    await shopper.add(id, product, 99);
    expect(messages(await shopper.add(id, product, 1))).toEqual([
      'The amount must be a whole number from 1 to 99',
    ]);
    for (let count = 0; count < 4; count += 1)
      await shopper.add(id, await createProductFixture(shop, { stock: 1000 }), 99);
    expect(
      messages(await shopper.add(id, await createProductFixture(shop, { stock: 1000 }), 6)),
    ).toEqual(['A basket holds no more than 500 pieces']);
    const dealer = await signInShopper(shop, 'laden@lautlos.example');
    const large = await dealer.basket('gross');
    expect((await dealer.add(large, product, 500)).data.basketAddItem.items).toMatchObject([
      { amount: 500 },
    ]);
    expect(messages(await dealer.add(large, product, 501))).toEqual([
      'The amount must be a whole number from 1 to 500',
    ]);
  });

  it('adds the available quantity and reports the rest as data and error', async () => {
    const [shopper, product] = [
      await createAnonymousShopper(shop),
      await createProductFixture(shop, { stock: 2 }),
    ];
    const id = await shopper.basket();
    const answer = await shopper.add(id, product, 5);
    expect(answer.data.basketAddItem.items).toMatchObject([{ amount: 2 }]);
    expect(answer.errors).toMatchObject([
      {
        message: `Not enough items of product with id ${product} in stock! Available: 2`,
        extensions: { type: 'LIMITEDAVAILABILITY', productId: product },
      },
    ]);
    const again = await shopper.add(id, product, 1, [JSON.stringify({ comment: 'noch eins' })]);
    expect(again.data.basketAddItem.items).toMatchObject([{ amount: 2 }]);
    expect(messages(again)).toEqual([
      `Not enough items of product with id ${product} in stock! Available: 2`,
    ]);
  });

  it('accepts incoming stock with a date and rejects stock without one', async () => {
    const later = shop.clock.now() + 1000;
    const coming = await createProductFixture(shop, {
      stock: { incoming1: 1, incoming1At: later, incoming2: 2, incoming2At: later },
    });
    const unknown = await createProductFixture(shop, { stock: { incoming1: 5 } });
    const shopper = await createAnonymousShopper(shop);
    const id = await shopper.basket();
    expect((await shopper.add(id, coming, 3)).errors).toBeUndefined();
    const answer = await shopper.add(id, unknown, 1);
    expect(answer.data.basketAddItem.items).toHaveLength(1);
    expect(answer.errors).toMatchObject([
      {
        message: `Product with id ${unknown} is out of stock`,
        extensions: { type: 'OUTOFSTOCK', productId: unknown },
      },
    ]);
  });

  it('rejects unavailable products', async () => {
    const shopper = await createAnonymousShopper(shop);
    const id = await shopper.basket();
    const sleeping = await createProductFixture(shop);
    await shop.db.updateTable('product').set({ active: 0 }).where('id', '=', sleeping).execute();
    const forB2bCustomers = await createProductFixture(shop, { b2bOnly: true });
    expect(messages(await shopper.add(id, 'nothing'))).toEqual([
      'Product was not found by id: nothing',
    ]);
    expect(messages(await shopper.add(id, 'bike-probe'))).toEqual([
      'Product with id bike-probe can not be ordered',
    ]);
    expect(messages(await shopper.add(id, sleeping))).toEqual([
      `Product with id ${sleeping} is not available`,
    ]);
    expect(messages(await shopper.add(id, forB2bCustomers))).toEqual([
      `Product was not found by id: ${forB2bCustomers}`,
    ]);
    expect((await shopper.read(id)).data.basket.items).toEqual([]);
    const dealer = await signInShopper(shop, 'laden@lautlos.example');
    expect(
      (await dealer.add(await dealer.basket('haendler'), forB2bCustomers)).errors,
    ).toBeUndefined();
  });

  it('rejects an invalid persParam', async () => {
    const [shopper, product] = [
      await createAnonymousShopper(shop),
      await createProductFixture(shop),
    ];
    expect(messages(await shopper.add(await shopper.basket(), product, 1, ['hoch']))).toEqual([
      'persParam must be a list of one JSON text with uuid, comment and date',
    ]);
  });

  it('keeps every item of concurrent additions', async () => {
    const [shopper, product] = [
      await createAnonymousShopper(shop),
      await createProductFixture(shop, { stock: 50 }),
    ];
    const id = await shopper.basket();
    await Promise.all(Array.from({ length: 20 }, () => shopper.add(id, product)));
    expect((await shopper.read(id)).data.basket.items).toMatchObject([{ amount: 20 }]);
  });
});

describe('remove basket item', () => {
  it('reduces the quantity and removes the line at zero', async () => {
    const [shopper, product] = [
      await createAnonymousShopper(shop),
      await createProductFixture(shop),
    ];
    const id = await shopper.basket();
    const { data } = await shopper.add(id, product, 5);
    const [{ id: itemId }] = data.basketAddItem.items;
    expect((await shopper.remove(id, itemId, 2)).data.basketRemoveItem.items).toMatchObject([
      { amount: 3 },
    ]);
    expect(messages(await shopper.remove(id, itemId, -1))?.[0]).toMatch(
      /^The amount must be a whole number/,
    );
    expect(messages(await shopper.remove(id, itemId, 0.5))?.[0]).toMatch(
      /^The amount must be a whole number/,
    );
    expect((await shopper.remove(id, itemId, 99)).data.basketRemoveItem.items).toEqual([]);
    expect(messages(await shopper.remove(id, itemId))).toEqual([
      `Basket item with id ${itemId} not found in your basket ${id}`,
    ]);
  });

  it('removes the whole line for quantity 0', async () => {
    const [shopper, product] = [
      await createAnonymousShopper(shop),
      await createProductFixture(shop),
    ];
    const id = await shopper.basket();
    const { data } = await shopper.add(id, product, 5);
    expect(
      (await shopper.remove(id, data.basketAddItem.items[0].id, 0)).data.basketRemoveItem.items,
    ).toEqual([]);
  });

  it('of a saved basket requires a customer', async () => {
    const remove = 'mutation($id: ID!) { basketRemove(basketId: $id) }';
    const anonymous = await createAnonymousShopper(shop);
    expect(messages(await anonymous.ask(remove, { id: await anonymous.basket() }))).toEqual([
      'Cannot query field "basketRemove" on type "Mutation".',
    ]);
    const shopper = await createGuestShopper(shop);
    const id = await shopper.basket();
    await shopper.add(id, await createProductFixture(shop));
    expect((await shopper.ask(remove, { id })).data).toEqual({ basketRemove: true });
    expect(messages(await shopper.read(id))).toEqual([`Basket was not found by id: ${id}`]);
  });

  it('returns a discontinued product line without product and price', async () => {
    const [shopper, product] = [
      await createAnonymousShopper(shop),
      await createProductFixture(shop),
    ];
    const id = await shopper.basket();
    await shopper.add(id, product);
    await shop.db.updateTable('product').set({ active: 0 }).where('id', '=', product).execute();
    const { data } = await shopper.read(id);
    expect(data.basket).toMatchObject({
      items: [{ amount: 1, product: null }],
      cost: { total: 0 },
    });
  });
});

describe('basket costs', () => {
  it('use the same gross price in the EU and no VAT outside', async () => {
    const shopper = await createGuestShopper(shop);
    const id = await shopper.basket();
    await shopper.add(id, await createProductFixture(shop, { uvpCents: 119_000 }));
    const costIn = async (countryId: string) => {
      await shopper.setAddress(id, await shopper.addAddress({ ...testHomeAddress, countryId }));
      return (await shopper.setDelivery(id)).data.basketSetDeliveryMethod.cost;
    };
    expect(await costIn('de')).toMatchObject({
      productNet: { price: 1000, vatValue: 190 },
      productGross: { sum: 1190, vats: [{ vatRate: 19, vatPrice: 190 }] },
      delivery: { price: 0 },
      total: 1190,
    });
    expect(await costIn('at')).toMatchObject({
      productGross: { sum: 1190, vats: [{ vatRate: 20, vatPrice: 198.33 }] },
      delivery: { price: 129, vatValue: 21.5 },
      total: 1319,
    });
    expect(await costIn('ch')).toMatchObject({
      productGross: { sum: 1000, vats: [{ vatRate: 0, vatPrice: 0 }] },
      delivery: { price: 167.23, vatValue: 0 },
      total: 1167.23,
    });
    expect(await costIn('gb')).toMatchObject({ productGross: { sum: 1000 }, total: 1167.23 });
  });

  it('use the home country for pickup', async () => {
    const shopper = await createGuestShopper(shop, {
      address: { ...testHomeAddress, countryId: 'ch' },
    });
    const id = await shopper.basket();
    await shopper.add(id, await createProductFixture(shop, { uvpCents: 119_000 }));
    const { data } = await shopper.setDelivery(id, 'pickup');
    expect(data.basketSetDeliveryMethod.cost).toMatchObject({
      productGross: { vats: [{ vatRate: 19 }] },
      delivery: { price: 0 },
      total: 1190,
    });
  });

  it('have no VAT for a b2b customer with a VAT ID in another EU country', async () => {
    const dealer = await signInShopper(shop, 'werkstatt@lautlos.example');
    const id = await dealer.basket();
    const { data } = await dealer.add(id, await createProductFixture(shop));
    expect(data.basketAddItem.cost).toMatchObject({
      productNet: { price: 1000 },
      productGross: { sum: 1000, vats: [{ vatRate: 0, vatPrice: 0 }] },
      total: 1000,
    });
  });
});
