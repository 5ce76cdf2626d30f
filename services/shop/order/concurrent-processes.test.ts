import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/database';
import { createProductFixture } from '../../testing/product-fixture';
import { createGuestShopper, type Shopper, signInShopper } from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { createNextNumber } from '../base/number-sequences';
import { updateOrderProgress } from './update-order-progress';

let shops: [TestShop, TestShop];

beforeAll(async () => {
  const shop = await openTestShop();
  shops = [shop, await shop.openSecondProcess()];
});

afterAll(async () => {
  await shops[1].close();
  await shops[0].close();
});

const shopOf = (index: number) => shops[index % 2 === 0 ? 0 : 1];
const db = () => shops[0].db;
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Creates guests who use the two processes in turn. */
const guests = (count: number) =>
  Promise.all(range(count).map((index) => createGuestShopper(shopOf(index))));

/** Creates one basket for each shopper, one after the other, so that only the tested calls run concurrently. */
async function readyBaskets(shoppers: Shopper[], productId: string, amount = 1): Promise<string[]> {
  const ids: string[] = [];
  for (const one of shoppers) ids.push(await one.readyBasket(productId, { amount }));
  return ids;
}

/** Signs in the same customer at both processes. */
const twice = async (email: string): Promise<[Shopper, Shopper]> => [
  await signInShopper(shops[0], email),
  await signInShopper(shops[1], email),
];

const orderNumbers = (answers: { data?: { placeOrder?: { orderNumber: number } } }[]) =>
  answers.flatMap(({ data }) => (data?.placeOrder ? [data.placeOrder.orderNumber] : []));

async function stockOf(productId: string): Promise<number> {
  const row = await db()
    .selectFrom('stock')
    .select('amount')
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return row.amount;
}

describe('two processes on one shop', () => {
  it('sell the last item once', async () => {
    const bike = await createProductFixture(shops[0], { stock: 1 });
    const shoppers = await guests(16);
    const baskets = await readyBaskets(shoppers, bike);
    const answers = await Promise.all(shoppers.map((one, index) => one.order(baskets[index]!)));
    expect(orderNumbers(answers)).toHaveLength(1);
    const rejected = answers.filter(({ data }) => !data?.placeOrder);
    expect(new Set(rejected.map(({ errors }) => errors?.[0]?.message))).toEqual(
      new Set(['Some products are not orderable']),
    );
    expect(await stockOf(bike)).toBe(0);
  });

  it('keep stock and orders consistent under load', async () => {
    const bike = await createProductFixture(shops[0], { stock: 100 });
    const shoppers = await guests(20);
    const baskets = await readyBaskets(shoppers, bike, 2);
    const answers = await Promise.all(shoppers.map((one, index) => one.order(baskets[index]!)));
    const numbers = orderNumbers(answers).toSorted((a, b) => a - b);
    expect(new Set(numbers).size).toBe(20);
    expect(await stockOf(bike)).toBe(60);
  });

  it('create one order per basket for repeated requests', async () => {
    const bike = await createProductFixture(shops[0], { stock: 9 });
    const [here, there] = await twice('anna@lautlos.example');
    const id = await here.readyBasket(bike);
    const answers = await Promise.all(
      range(10).map((index) => (index % 2 ? here : there).order(id)),
    );
    expect(new Set(orderNumbers(answers)).size).toBe(1);
    expect(orderNumbers(answers)).toHaveLength(10);
    expect(await stockOf(bike)).toBe(8);
  });

  it('accept a single-use voucher once', async () => {
    await db()
      .insertInto('voucher_series')
      .values({
        ...{ id: 'EINER', number: 'EINER', kind: 'amount', value: 1_000, minimum_cents: 0 },
        ...{ once_per_customer: 0, max_uses: 1, valid_from: null, valid_until: null },
      })
      .execute();
    const bike = await createProductFixture(shops[0], { stock: 50 });
    const shoppers = await guests(10);
    const baskets = await readyBaskets(shoppers, bike);
    const held = await Promise.all(
      shoppers.map((one, index) => one.addVoucher(baskets[index]!, 'EINER')),
    );
    expect(held.filter(({ errors }) => !errors)).toHaveLength(1);
    await Promise.all(shoppers.map((one, index) => one.order(baskets[index]!)));
    const used = await db()
      .selectFrom('voucher')
      .select('id')
      .where('series_id', '=', 'EINER')
      .where('redeemed_at', 'is not', null)
      .execute();
    expect(used).toHaveLength(1);
  });

  it('enforce the credit limit', async () => {
    const bike = await createProductFixture(shops[0], { stock: 50, hekCents: 100_000 });
    await db()
      .updateTable('customer')
      .set({ credit_limit_cents: 3 * 119_000 })
      .where('email', '=', 'laden@lautlos.example')
      .execute();
    await db().updateTable('order').set({ paid_at: 1 }).where('paid_at', 'is', null).execute();
    const [here, there] = await twice('laden@lautlos.example');
    const baskets = await Promise.all(
      range(8).map((index) =>
        here.readyBasket(bike, { title: `credit ${index}`, payment: 'oxidinvoice' }),
      ),
    );
    const answers = await Promise.all(
      baskets.map((id, index) => (index % 2 ? here : there).order(id)),
    );
    expect(orderNumbers(answers)).toHaveLength(3);
  });

  it('apply concurrent additions and removals to a line', async () => {
    const bike = await createProductFixture(shops[0], { stock: 500, weightClass: 'letter' });
    const [here, there] = await twice('anna@lautlos.example');
    const id = await here.basket('lines');
    await Promise.all(range(20).map((index) => (index % 2 ? here : there).add(id, bike)));
    const { items } = (await here.read(id)).data.basket;
    expect(items).toMatchObject([{ amount: 20 }]);
    await Promise.all(
      range(12).map((index) => (index % 2 ? here : there).remove(id, items[0].id, 1)),
    );
    expect((await there.read(id)).data.basket.items).toMatchObject([{ amount: 8 }]);
  });

  it('number invoices without gaps, also when some fail', async () => {
    const bike = await createProductFixture(shops[0], { stock: 50 });
    const shoppers = await guests(8);
    const baskets = await readyBaskets(shoppers, bike);
    const numbers = orderNumbers(
      await Promise.all(shoppers.map((one, index) => one.order(baskets[index]!))),
    );
    const move = { step: 'dispatched' as const, isPaid: false };
    const results = await Promise.allSettled(
      [...numbers, ...numbers].map((orderNumber, index) =>
        updateOrderProgress(shopOf(index).services, {
          ...{ ...move, orderNumber, trackingNumber: null, expectedAt: null },
        }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    const rows = await db()
      .selectFrom('invoice')
      .innerJoin('order', 'order.id', 'invoice.order_id')
      .select('invoice.number')
      .where('order.order_number', 'in', numbers)
      .orderBy('invoice.number')
      .execute();
    const first = rows[0]!.number;
    expect(rows.map(({ number }) => number)).toEqual(range(8).map((index) => first + index));
  });

  it('allow one registered customer per email', async () => {
    const register = (shop: TestShop) =>
      shop.query(
        'mutation($customer: CustomerInput!) { customerRegister(customer: $customer) { id } }',
        { variables: { customer: { email: 'Zwei@example.org', password: 'Lautlos-2026!' } } },
      );
    const answers = await Promise.all(range(6).map((index) => register(shopOf(index))));
    expect(answers.filter(({ data }) => data?.customerRegister)).toHaveLength(1);
    expect(
      new Set(answers.flatMap(({ errors }) => errors?.map(({ message }) => message) ?? [])),
    ).toEqual(new Set(["This e-mail address 'zwei@example.org' already exists!"]));
  });

  it('store nothing of failed work, including numbers', async () => {
    const before = await inTransaction(db(), (trx) => createNextNumber(trx, 'creditNote'));
    const results = await Promise.allSettled(
      range(12).map((index) =>
        inTransaction(shopOf(index).db, async (trx) => {
          const number = await createNextNumber(trx, 'creditNote');
          if (index % 3 === 0) throw new Error('no');
          return number;
        }),
      ),
    );
    const fulfilled = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(fulfilled.toSorted((a, b) => a - b)).toEqual(
      range(8).map((index) => before + 1 + index),
    );
  });
});
