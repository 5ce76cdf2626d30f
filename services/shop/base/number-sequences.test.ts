import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../database/database';
import { createProductFixture } from '../../testing/product-fixture';
import { createGuestShopper } from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { createOrderNumber } from './number-sequences';

let shop: TestShop;
let secondShop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  secondShop = await shop.openSecondProcess();
});

afterAll(async () => {
  await secondShop.close();
  await shop.close();
});

it('order numbers cannot be derived from other order numbers', async () => {
  const product = await createProductFixture(shop, { stock: 9 });
  const numbers: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const shopper = await createGuestShopper(shop);
    const { data } = await shopper.order(await shopper.readyBasket(product));
    numbers.push(data.placeOrder.orderNumber);
  }
  const gaps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(0);
  // Four gaps this small would happen by chance once in six million runs.
  expect(Math.max(...gaps)).toBeGreaterThan(100);
  expect(new Set(gaps).size).toBeGreaterThan(1);
});

it('numbers are unique and ascending under concurrent use', async () => {
  const reserve = (index: number) =>
    inTransaction((index % 2 === 0 ? shop : secondShop).db, (trx) => createOrderNumber(trx), {
      takesNumber: true,
    });
  const numbers = await Promise.all(Array.from({ length: 40 }, (_, index) => reserve(index)));
  expect(new Set(numbers).size).toBe(40);
  expect(Math.max(...numbers)).toBeLessThan(1_000_000);
  expect(await reserve(0)).toBeGreaterThan(Math.max(...numbers));
});

it('failed work does not block later numbers', async () => {
  const failed = inTransaction(shop.db, async (trx) => {
    await createOrderNumber(trx);
    throw new Error('no order');
  });
  await expect(failed).rejects.toThrow('no order');
  expect(await inTransaction(shop.db, (trx) => createOrderNumber(trx))).toBeGreaterThan(0);
});
