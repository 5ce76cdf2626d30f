import { afterAll, beforeAll, expect, it } from 'vitest';
import { aProduct } from '../../testing/a-product';
import { guest } from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterAll(() => shop.close());

it('invoices are numbered without gaps, also when orders fail or come at once', async () => {
  const [few, many] = [await aProduct(shop, { stock: 1 }), await aProduct(shop, { stock: 50 })];
  const order = async (productId: string) => {
    const shopper = await guest(shop);
    const basketId = await shopper.readyBasket(productId);
    return () => shopper.order(basketId);
  };
  const wishes = await Promise.all([few, many, few, many, few, many].map(order));
  const answers = await Promise.all(wishes.map((place) => place()));
  expect(answers.filter(({ errors }) => errors)).toHaveLength(2);

  const rows = await shop.db
    .selectFrom('order')
    .select(['invoice_number', 'invoiced_at', 'ordered_at'])
    .orderBy('order_number')
    .execute();
  const [first] = rows;
  expect(rows.map((row) => row.invoice_number)).toEqual(
    rows.map((_row, index) => (first?.invoice_number ?? 0) + index),
  );
  expect(rows.every((row) => row.invoiced_at === row.ordered_at)).toBe(true);
  expect(first?.invoice_number).toBe(50_231);
});
