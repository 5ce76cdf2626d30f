import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import {
  createAnonymousShopper,
  createGuestShopper,
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
const create = (shopper: Shopper, title: string) =>
  shopper.ask(
    'mutation($title: String!) { basketCreate(basket: { title: $title }) { id title public } }',
    { title },
  );
const setVisibility = (
  shopper: Shopper,
  name: 'basketMakePublic' | 'basketMakePrivate',
  id: string,
) =>
  shopper.ask(
    `mutation($id: ID!) { ${name}(basketId: $id) { id title public items { amount } } }`,
    {
      id,
    },
  );
const publicBasket =
  'query($id: ID!) { publicBasket(basketId: $id) { id title items { amount persParam product { id price { price nettoPriceMode } } } } }';
const show = (id: string, token?: string) =>
  shop.query(publicBasket, { variables: { id }, ...(token ? { token } : {}) });

describe('saved baskets', () => {
  it('have a title that is unique per owner', async () => {
    const [one, two] = [await createGuestShopper(shop), await createGuestShopper(shop)];
    const title = 'savedbasket: Für Papa, falls er doch will';
    const { data } = await create(one, title);
    expect(data.basketCreate).toMatchObject({ title, public: false });
    expect(messages(await create(one, ` ${title} `))).toEqual([
      `Basket '${title}' already exists!`,
    ]);
    expect((await create(two, title)).data.basketCreate.title).toBe(title);
    expect((await create(one, 'savedbasket')).data.basketCreate.title).toBe('savedbasket');
  });

  it('are limited to 50 per customer, also under concurrent creation', async () => {
    const shopper = await createGuestShopper(shop);
    const titles = Array.from({ length: 53 }, (_, index) => `savedbasket: ${index}`);
    const answers = await Promise.all(titles.map((title) => create(shopper, title)));
    expect(answers.filter(({ data }) => data)).toHaveLength(50);
    expect(messages(answers.find(({ data }) => !data) ?? {})).toEqual([
      'No more than 50 baskets are possible',
    ]);
    const first = answers.find(({ data }) => data)?.data.basketCreate.id;
    await shopper.ask('mutation($id: ID!) { basketRemove(basketId: $id) }', { id: first });
    expect((await create(shopper, 'savedbasket: noch einer')).data).toBeDefined();
  });

  it('keep their content', async () => {
    const shopper = await createGuestShopper(shop);
    const [bike, removedProduct] = [
      await createProductFixture(shop),
      await createProductFixture(shop),
    ];
    const id = await shopper.basket('savedbasket: Pendelrad');
    await shopper.add(id, bike, 2);
    await shopper.add(id, removedProduct);
    await shop.db
      .updateTable('product')
      .set({ active: 0 })
      .where('id', '=', removedProduct)
      .execute();
    const { data } = await shopper.ask(
      '{ customer { baskets { id title items { amount product { id } } } } }',
    );
    expect(data.customer.baskets).toEqual([
      {
        id,
        title: 'savedbasket: Pendelrad',
        items: [
          { amount: 2, product: { id: bike } },
          { amount: 1, product: null },
        ],
      },
    ]);
  });
});

describe('shared basket', () => {
  it('is visible to everyone until its owner unshares it', async () => {
    const owner = await createGuestShopper(shop);
    const bike = await createProductFixture(shop);
    const id = await owner.basket('savedbasket: gezeigt');
    await owner.add(id, bike, 2, [
      JSON.stringify({ uuid: 'a', comment: 'Tel. 030 555', date: '' }),
    ]);
    expect((await setVisibility(owner, 'basketMakePublic', id)).data.basketMakePublic).toEqual({
      ...{ id, title: 'savedbasket: gezeigt', public: true },
      items: [{ amount: 2 }],
    });
    const seen = {
      id,
      title: 'savedbasket: gezeigt',
      items: [
        {
          amount: 2,
          persParam: '',
          product: { id: bike, price: { price: 2000, nettoPriceMode: false } },
        },
      ],
    };
    expect((await show(id)).data.publicBasket).toEqual(seen);
    expect((await show(id, (await createAnonymousShopper(shop)).token)).data.publicBasket).toEqual(
      seen,
    );
    expect((await owner.read(id)).data.basket.items[0].persParam).toContain('Tel. 030 555');
    await setVisibility(owner, 'basketMakePrivate', id);
    expect(messages(await show(id))).toEqual(['Basket is private.']);
  });

  it('is read-only for others, without owner, address, or costs', async () => {
    const [owner, other] = [await createGuestShopper(shop), await createGuestShopper(shop)];
    const id = await owner.basket('savedbasket: nur lesen');
    await setVisibility(owner, 'basketMakePublic', id);
    for (const field of ['owner { lastName }', 'deliveryAddress { id }', 'cost { total }']) {
      const answer = await shop.query(`{ publicBasket(basketId: "${id}") { ${field} } }`);
      expect(messages(answer)?.[0]).toMatch(/^Cannot query field/);
    }
    const foreign = 'You are not allowed to access this basket as it belongs to somebody else';
    expect(messages(await other.read(id))).toEqual([foreign]);
    expect(messages(await setVisibility(other, 'basketMakePrivate', id))).toEqual([foreign]);
    expect(messages(await other.add(id, await createProductFixture(shop)))).toEqual([foreign]);
  });

  it('of a dealer hides purchase prices and dealer-only products from others', async () => {
    const dealer = await signInShopper(shop, 'laden@lautlos.example');
    const [bike, presale] = [
      await createProductFixture(shop),
      await createProductFixture(shop, { b2bOnly: true }),
    ];
    const id = await dealer.basket('savedbasket: Laden');
    await dealer.add(id, bike);
    await dealer.add(id, presale);
    await setVisibility(dealer, 'basketMakePublic', id);
    expect((await show(id)).data.publicBasket.items).toEqual([
      {
        amount: 1,
        persParam: '',
        product: { id: bike, price: { price: 2000, nettoPriceMode: false } },
      },
      { amount: 1, persParam: '', product: null },
    ]);
    expect((await show(id, dealer.token)).data.publicBasket.items).toMatchObject([
      { product: { price: { price: 1000, nettoPriceMode: true } } },
      { product: { id: presale } },
    ]);
  });

  it('requires a signed-in owner', async () => {
    const anonymous = await createAnonymousShopper(shop);
    expect(
      messages(await setVisibility(anonymous, 'basketMakePublic', await anonymous.basket())),
    ).toEqual(['You need to be logged to access this field']);
  });
});
