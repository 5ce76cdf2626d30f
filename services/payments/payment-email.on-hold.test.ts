import { afterAll, beforeAll, expect, it } from 'vitest';
import { findOrderByNumber } from '../shop/order/order.repository';
import { createProductFixture } from '../testing/product-fixture';
import { createGuestShopper } from '../testing/shopper';
import { openTestRest, type TestRest } from '../testing/test-rest';
import { sendPaymentEmail } from './payment-email';

let rest: TestRest;

beforeAll(async () => {
  rest = await openTestRest();
});

afterAll(() => rest.close());

it('a payment for an order on hold is confirmed without a delivery promise', async () => {
  const { db, clock, services } = rest.shop;
  const buyer = await createGuestShopper(rest.shop);
  const { data } = await buyer.order(
    await buyer.readyBasket(await createProductFixture(rest.shop)),
  );
  const order = await findOrderByNumber(db, data.placeOrder.orderNumber);
  if (!order) throw new Error('no order');
  const now = clock.now();
  for (const heldAt of [null, now])
    await sendPaymentEmail(db, {
      ...{ about: 'paid', key: `${order.id}:${heldAt}`, order: { ...order, heldAt }, now },
      link: services,
    });
  const [free, held] = (await rest.mails()).slice(-2);
  expect(free?.text).toContain('Wir machen Ihre Bestellung jetzt fertig');
  expect(held?.text).not.toContain('Wir machen Ihre Bestellung jetzt fertig');
  expect(held?.text).toContain('Ihre Bestellung ist angehalten');
});
