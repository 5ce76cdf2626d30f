import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import {
  createAnonymousShopper,
  createGuestShopper,
  Shopper,
  signInShopper,
} from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let visitor: Shopper;
let customer: Shopper;
let bike: string;
let baskets = 0;

beforeAll(async () => {
  shop = await openTestShop();
});

afterAll(() => shop.close());

beforeEach(async () => {
  visitor = await createAnonymousShopper(shop);
  customer = await createGuestShopper(shop);
  bike = await createProductFixture(shop);
  baskets += 1;
});

const sendMerge = async (shopper: Shopper, from: { basketId: string; token: string } | null) =>
  shopper.ask(
    `mutation($from: BasketTakeAlongInput) {
      basketTakeAlong(from: $from) { basketId limited { title wanted amount } leftOut }
    }`,
    { from },
  );

const mergeInto = async (shopper: Shopper, basketId: string, by = customer) =>
  (await sendMerge(by, { basketId, token: shopper.token ?? '' })).data.basketTakeAlong;

async function contentOf(shopper: Shopper, basketId: string) {
  const { items, vouchers } = (await shopper.read(basketId)).data.basket;
  return {
    lines: items.map((item: { amount: number; product: { id: string } | null }) => [
      item.product?.id,
      item.amount,
    ]),
    vouchers: vouchers.map(({ number }: { number: string }) => number),
  };
}

describe('merge basket', () => {
  it('creates a basket with lines, notes, and voucher when none exists', async () => {
    const from = await visitor.basket();
    const note = JSON.stringify({ uuid: '', comment: 'Lenker höher', date: '2027-01-04' });
    await visitor.add(from, bike, 2, [note]);
    await visitor.addVoucher(from, 'LAUTLOS10');
    const answer = await mergeInto(visitor, from);
    expect(answer).toMatchObject({ limited: [], leftOut: [] });
    expect(await contentOf(customer, answer.basketId)).toEqual({
      lines: [[bike, 2]],
      vouchers: ['LAUTLOS10'],
    });
    const { items } = (await customer.read(answer.basketId)).data.basket;
    expect(items[0].persParam).toBe(note);
    expect((await contentOf(visitor, from)).lines).toEqual([[bike, 2]]);
  });

  it('runs once for repeated and concurrent requests', async () => {
    const from = await visitor.basket();
    await visitor.add(from, bike, 2);
    const answers = await Promise.all([1, 2, 3].map(() => mergeInto(visitor, from)));
    expect(new Set(answers.map(({ basketId }) => basketId)).size).toBe(1);
    expect((await contentOf(customer, answers[0].basketId)).lines).toEqual([[bike, 2]]);
  });

  it('returns the same report of omitted items on repetition', async () => {
    const rare = await createProductFixture(shop, { stock: 1 });
    const ownBasket = await customer.basket();
    await customer.add(ownBasket, rare, 1);
    const from = await visitor.basket();
    await visitor.add(from, rare, 1);
    const first = await mergeInto(visitor, from);
    expect(first).toEqual({
      basketId: ownBasket,
      limited: [{ title: `Rad ${rare}`, wanted: 2, amount: 1 }],
      leftOut: [],
    });
    expect(await mergeInto(visitor, from)).toEqual(first);
  });

  it('merges only what was added since the last merge', async () => {
    const other = await createProductFixture(shop);
    const from = await visitor.basket();
    await visitor.add(from, bike, 1);
    const { basketId } = await mergeInto(visitor, from);
    await visitor.add(from, bike, 1);
    await visitor.add(from, other, 1);
    expect((await mergeInto(visitor, from)).basketId).toBe(basketId);
    expect((await contentOf(customer, basketId)).lines).toEqual([
      [bike, 2],
      [other, 1],
    ]);
  });

  it('merges into the latest basket that is neither public nor saved', async () => {
    const ownBasket = await customer.basket('mine');
    await customer.add(ownBasket, bike, 1);
    await customer.basket('savedbasket');
    const shared = await customer.basket('shared');
    await customer.ask('mutation($id: ID!) { basketMakePublic(basketId: $id) { id } }', {
      id: shared,
    });
    const from = await visitor.basket();
    await visitor.add(from, bike, 2);
    expect((await mergeInto(visitor, from)).basketId).toBe(ownBasket);
    expect((await contentOf(customer, ownBasket)).lines).toEqual([[bike, 3]]);
  });

  it('leaves out and reports discontinued and rejected products', async () => {
    const removedProduct = await createProductFixture(shop);
    const from = await visitor.basket();
    await visitor.add(from, removedProduct, 1);
    await visitor.add(from, bike, 1);
    await shop.db
      .updateTable('product')
      .set({ active: 0 })
      .where('id', '=', removedProduct)
      .execute();
    const answer = await mergeInto(visitor, from);
    expect(answer.leftOut).toEqual([null]);
    expect((await contentOf(customer, answer.basketId)).lines).toEqual([[bike, 1]]);
  });

  it('leaves a voucher the caller may not use in the source basket', async () => {
    const ownBasket = await customer.basket();
    await customer.add(ownBasket, bike, 1);
    await customer.addVoucher(ownBasket, 'LEISE50');
    const from = await visitor.basket();
    await visitor.add(from, bike, 1);
    await visitor.addVoucher(from, 'LAUTLOS10');
    const { vouchers } = await contentOf(customer, ownBasket);
    const answer = await mergeInto(visitor, from);
    const held = (await contentOf(customer, ownBasket)).vouchers;
    const stays = (await contentOf(visitor, from)).vouchers;
    expect([...held, ...stays].sort()).toEqual([...vouchers, 'LAUTLOS10'].sort());
    expect(answer.leftOut).toEqual(stays);
  });

  it('removes the guest basket after the merge', async () => {
    const before = await createGuestShopper(shop);
    const from = await before.basket();
    await before.add(from, bike, 1);
    const { basketId } = await mergeInto(before, from);
    expect((await before.read(from)).errors?.[0]?.message).toMatch(/^Basket was not found/);
    expect((await mergeInto(before, from)).basketId).toBe(basketId);
    expect((await contentOf(customer, basketId)).lines).toEqual([[bike, 1]]);
  });

  it('starts again when the target basket was removed or ordered', async () => {
    const from = await visitor.basket();
    await visitor.add(from, bike, 1);
    const { basketId } = await mergeInto(visitor, from);
    await customer.ask('mutation($id: ID!) { basketRemove(basketId: $id) }', { id: basketId });
    const again = await mergeInto(visitor, from);
    expect(again.basketId).not.toBe(basketId);
    expect((await contentOf(customer, again.basketId)).lines).toEqual([[bike, 1]]);
  });
});

describe('rejected merge', () => {
  it.each([
    ['without a basket', async () => null],
    ['from a missing basket', async () => ({ basketId: 'gone', token: visitor.token ?? '' })],
    ['with an invalid token', async () => ({ basketId: await filled(visitor), token: 'x.y.z' })],
    [
      'from another visitor’s basket',
      async () => ({
        basketId: await filled(visitor),
        token: (await createAnonymousShopper(shop)).token ?? '',
      }),
    ],
    [
      'from a registered customer’s basket',
      async () => {
        const dealer = await signInShopper(shop, 'laden@lautlos.example');
        return { basketId: await filled(dealer), token: dealer.token ?? '' };
      },
    ],
  ])('%s', async (_case, from) => {
    const { data } = await sendMerge(customer, await from());
    expect(data.basketTakeAlong).toMatchObject({ limited: [], leftOut: [] });
    expect((await contentOf(customer, data.basketTakeAlong.basketId)).lines).toEqual([]);
  });

  it.each([
    ['an anonymous caller', () => visitor],
    ['a caller without a token', () => new Shopper(shop, undefined)],
  ])('rejects %s', async (_caller, caller) => {
    const { errors } = await sendMerge(caller(), null);
    expect(errors).toHaveLength(1);
  });
});

it('creates one guest for two registrations with the same key', async () => {
  const key = `a key that came twice, for test number ${baskets}`;
  const register = () =>
    shop.query(
      'mutation($customer: CustomerInput!) { customerRegister(customer: $customer) { id customerNumber } }',
      { variables: { customer: { email: 'zweimal@example.org', password: key, guest: true } } },
    );
  const [one, two] = await Promise.all([register(), register()]);
  expect(one?.data.customerRegister).toEqual(two?.data.customerRegister);
});

async function filled(shopper: Shopper): Promise<string> {
  const id = await shopper.basket(`filled ${baskets}`);
  await shopper.add(id, bike, 1);
  return id;
}
