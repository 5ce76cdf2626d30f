import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import {
  createAnonymousShopper,
  createGuestShopper,
  testHomeAddress,
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
const stockOf = (productId: string) =>
  shop.db
    .selectFrom('stock')
    .selectAll()
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
const ordersOf = (productId: string) =>
  shop.db
    .selectFrom('order_item')
    .select(['order_id', 'amount'])
    .where('product_id', '=', productId)
    .execute();

describe('guest order', () => {
  it('creates a snapshot and number, reduces the stock, removes the basket, and sends an email', async () => {
    const bike = await createProductFixture(shop, { stock: 3 });
    const shopper = await createGuestShopper(shop, { email: 'mareike@example.org' });
    const basketId = await shopper.basket();
    await shopper.add(basketId, bike, 2, [
      JSON.stringify({ uuid: 'a', comment: 'Lenker <hoch>', date: '2026-12-04' }),
    ]);
    await shopper.addVoucher(basketId, 'lautlos10');
    await shopper.setDelivery(basketId);
    await shopper.setPayment(basketId, 'oxidpayadvance');

    const { data, errors } = await shopper.order(basketId, {
      remark: 'Hinterhaus\u0007, zweite Tür\nlinks',
    });
    expect(errors).toBeUndefined();
    const order = data.placeOrder;
    expect(order).toMatchObject({
      remark: 'Hinterhaus, zweite Tür links',
      items: [
        {
          sku: bike,
          amount: 2,
          price: { price: 4000 },
          itemPrice: { price: 2000 },
          product: { id: bike },
        },
      ],
      cost: {
        productGross: { sum: 4000, vats: [{ vatRate: 19, vatPrice: 574.79 }] },
        delivery: { price: 0 },
        voucher: 400,
        total: 3600,
      },
      vouchers: [{ number: 'LAUTLOS10' }],
      delivery: { provider: { id: 'standard' } },
      payment: { payment: { id: 'oxidpayadvance' } },
      invoiceAddress: { lastName: 'Thießen', email: 'mareike@example.org', country: { id: 'de' } },
      deliveryAddress: null,
    });
    expect(order.orderNumber).toBeGreaterThan(240_730);
    expect(await stockOf(bike)).toMatchObject({ amount: 1 });
    expect(messages(await shopper.read(basketId))).toEqual([
      `Basket was not found by id: ${basketId}`,
    ]);

    const mail = await shop.db
      .selectFrom('mail')
      .selectAll()
      .where('key', '=', `order-confirmation:${order.id}`)
      .executeTakeFirstOrThrow();
    expect(mail).toMatchObject({
      recipient: 'mareike@example.org',
      subject: `Ihre Bestellung ${order.orderNumber} bei Lautlos`,
    });
    expect(mail.html).toContain('Lenker &lt;hoch&gt;');
    expect(mail.html).not.toContain('<hoch>');
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('Danke, Frau Thießen');
      expect(body).toContain('Gutschein LAUTLOS10');
      expect(body).toContain('3.600,00');
      expect(body).toContain('IBAN DE89');
      expect(body).toContain('14 Tage lang');
      expect(body).toContain('bis zum 30. Tag freiwillig');
      expect(body).toContain('4. Dezember 2026');
    }

    const groups = await shopper.ask(
      '{ currentUserGroups { id title } customer { orders { id } } }',
    );
    expect(groups.data).toEqual({
      currentUserGroups: [{ id: 'oxidcustomer', title: 'Kunde' }],
      customer: { orders: [{ id: order.id }] },
    });
  });

  it('sends an English email for an English order', async () => {
    const bike = await createProductFixture(shop);
    const shopper = await createGuestShopper(shop);
    const basketId = await shopper.readyBasket(bike);
    const { data } = await shop.query(
      'mutation($id: ID!) { placeOrder(basketId: $id, confirmTermsAndConditions: true) { id items { title } } }',
      {
        variables: { id: basketId },
        token: shopper.token,
        language: 'en',
      },
    );
    expect(data.placeOrder.items).toEqual([{ title: `Bike ${bike}` }]);
    const mail = await shop.db
      .selectFrom('mail')
      .selectAll()
      .where('key', '=', `order-confirmation:${data.placeOrder.id}`)
      .executeTakeFirstOrThrow();
    expect(mail.text).toContain('Thank you, Ms Thießen.\nWe have your order.');
    expect(mail.text).toContain('€2,000.00');
    expect(mail.html).toContain('<html lang="en">');
  });
});

describe('stock', () => {
  it('is allocated from the warehouse first, then from the first and second restock', async () => {
    const bike = await createProductFixture(shop, {
      stock: {
        amount: 1,
        incoming1: 2,
        incoming1At: shop.clock.now() + 1,
        incoming2: 4,
        incoming2At: shop.clock.now() + 2,
      },
    });
    const shopper = await createGuestShopper(shop);
    await shopper.order(await shopper.readyBasket(bike, { amount: 4 }));
    expect(await stockOf(bike)).toMatchObject({ amount: 0, incoming1: 0, incoming2: 3 });
  });

  it('sells the last bike once to two concurrent buyers', async () => {
    const bike = await createProductFixture(shop, { stock: 1 });
    const [first, second] = [await createGuestShopper(shop), await createGuestShopper(shop)];
    const baskets = [await first.readyBasket(bike), await second.readyBasket(bike)];
    const answers = await Promise.all([first.order(baskets[0]!), second.order(baskets[1]!)]);
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    const [loser] = answers.filter(({ data }) => !data);
    expect(messages(loser!)).toEqual([
      'Some products are not orderable',
      `Product with id ${bike} is out of stock`,
    ]);
    expect(await ordersOf(bike)).toHaveLength(1);
    expect(await stockOf(bike)).toMatchObject({ amount: 0 });
  });

  it('reports the available quantity when a basket exceeds it', async () => {
    const bike = await createProductFixture(shop, { stock: 2 });
    const shopper = await createGuestShopper(shop);
    const basketId = await shopper.readyBasket(bike, { amount: 2 });
    await shop.db.updateTable('stock').set({ amount: 1 }).where('product_id', '=', bike).execute();
    const answer = await shopper.order(basketId);
    expect(messages(answer)).toEqual([
      'Some products are not orderable',
      `Not enough items of product with id ${bike} in stock! Available: 1`,
    ]);
    expect(answer.errors?.[1]?.extensions).toMatchObject({
      type: 'LIMITEDAVAILABILITY',
      productId: bike,
    });
  });
});

describe('repeated order request', () => {
  it('returns the same order, also concurrently and without terms', async () => {
    const bike = await createProductFixture(shop, { stock: 5 });
    const shopper = await createGuestShopper(shop);
    const basketId = await shopper.readyBasket(bike);
    const answers = await Promise.all([
      shopper.order(basketId),
      shopper.order(basketId),
      shopper.order(basketId),
    ]);
    const later = await shopper.order(basketId, { terms: null });
    const numbers = [...answers, later].map(({ data }) => data.placeOrder.orderNumber);
    expect(new Set(numbers).size).toBe(1);
    expect(await ordersOf(bike)).toHaveLength(1);
    expect(await stockOf(bike)).toMatchObject({ amount: 4 });
    const mails = await shop.db
      .selectFrom('mail')
      .select('id')
      .where('key', 'like', `%${answers[0]!.data.placeOrder.id}`)
      .execute();
    expect(mails).toHaveLength(1);
  });

  it('sends order emails to its buyer only', async () => {
    const shopper = await createGuestShopper(shop);
    const basketId = await shopper.readyBasket(await createProductFixture(shop));
    await shopper.order(basketId);
    const other = await createGuestShopper(shop);
    expect(messages(await other.order(basketId))).toEqual([
      `Basket was not found by id: ${basketId}`,
    ]);
  });
});

describe('order rejections', () => {
  it('use OXID messages in OXID order', async () => {
    const shopper = await createGuestShopper(shop);
    const bike = await createProductFixture(shop);
    const basketId = await shopper.basket();
    expect(messages(await shopper.order('nothing'))).toEqual([
      'Basket was not found by id: nothing',
    ]);
    for (const terms of [false, null]) {
      expect(messages(await shopper.order(basketId, { terms }))).toEqual([
        `Terms of service were not accepted for basket with id: ${basketId}`,
      ]);
    }
    expect(messages(await shopper.order(basketId))).toEqual(['Delivery set must be selected!']);
    await shopper.setDelivery(basketId);
    expect(messages(await shopper.order(basketId))).toEqual(['Payment must be selected!']);
    await shopper.setPayment(basketId);
    expect(messages(await shopper.order(basketId))).toEqual([
      `Order cannot be placed. Basket with id: ${basketId} is empty`,
    ]);
    await shopper.add(basketId, bike);
    await shop.db.updateTable('product').set({ active: 0 }).where('id', '=', bike).execute();
    expect(messages(await shopper.order(basketId))).toEqual([
      'Some products are not orderable',
      `Product with id ${bike} is not available`,
    ]);
  });

  it('name a delivery or payment method that is no longer offered', async () => {
    const shopper = await createGuestShopper(shop);
    const basketId = await shopper.readyBasket(await createProductFixture(shop), {
      payment: 'oxidpayadvance',
    });
    const inPoland = await shopper.addAddress({ ...testHomeAddress, countryId: 'pl' });
    await shopper.setAddress(basketId, inPoland);
    expect(messages(await shopper.order(basketId))).toEqual([
      "Payment method 'oxidpayadvance' is unavailable!",
    ]);
  });

  it('apply to foreign baskets and anonymous callers', async () => {
    const shopper = await createGuestShopper(shop);
    const basketId = await shopper.readyBasket(await createProductFixture(shop));
    const anna = await signInShopper(shop, 'anna@lautlos.example');
    expect(messages(await anna.order(basketId))).toEqual([
      'You are not allowed to access this basket as it belongs to somebody else',
    ]);
    const anonymous = await createAnonymousShopper(shop);
    expect(messages(await anonymous.order(basketId))).toEqual([
      'You do not have sufficient rights to access this field',
    ]);
  });

  it('name a total that changed since it was displayed, without an order', async () => {
    const bike = await createProductFixture(shop, { stock: 3 });
    const shopper = await createGuestShopper(shop);
    const basketId = await shopper.readyBasket(bike);
    const shownTotal = (await shopper.read(basketId)).data.basket.cost.total;
    await shop.db
      .updateTable('price')
      .set(({ eb }) => ({ sale_cents: eb('sale_cents', '+', 100) }))
      .where('product_id', '=', bike)
      .execute();
    expect(messages(await shopper.order(basketId, { shownTotal }))).toEqual([
      `The total of basket with id: ${basketId} has changed`,
    ]);
    expect(await stockOf(bike)).toMatchObject({ amount: 3 });
    const { data } = await shopper.order(basketId, { shownTotal: shownTotal + 1 });
    expect(data.placeOrder.orderNumber).toBeGreaterThan(0);
    // A repeated request returns the same order, whatever total was shown.
    const again = await shopper.order(basketId, { shownTotal });
    expect(again.data.placeOrder.orderNumber).toBe(data.placeOrder.orderNumber);
  });

  it('reject an overlong remark', async () => {
    const shopper = await createGuestShopper(shop);
    const basketId = await shopper.readyBasket(await createProductFixture(shop));
    expect(messages(await shopper.order(basketId, { remark: 'x'.repeat(2001) }))).toEqual([
      'remark must not be longer than 2000 characters',
    ]);
  });

  it('leave everything unchanged', async () => {
    const bike = await createProductFixture(shop, { stock: 3 });
    const shopper = await createGuestShopper(shop);
    const basketId = await shopper.readyBasket(bike);
    const before = await shopper.read(basketId);
    await shopper.order(basketId, { terms: false });
    expect(await shopper.read(basketId)).toEqual(before);
    expect(await stockOf(bike)).toMatchObject({ amount: 3 });
  });
});

describe('guests', () => {
  it('with the same email never see each other’s orders, baskets, or addresses', async () => {
    const email = 'familie@example.org';
    const [first, second] = [
      await createGuestShopper(shop, { email }),
      await createGuestShopper(shop, { email }),
    ];
    const basketId = await first.readyBasket(await createProductFixture(shop));
    await first.order(basketId);
    const seen = await second.ask(
      '{ customer { email orders { id } baskets { id } deliveryAddresses { id } } }',
    );
    expect(seen.data.customer).toEqual({ email, orders: [], baskets: [], deliveryAddresses: [] });
  });

  it('can share the email of a registered customer and stay separate', async () => {
    const shopper = await createGuestShopper(shop, { email: 'anna@lautlos.example' });
    const { data } = await shopper.ask('{ customer { deliveryAddresses { id } firstName } }');
    expect(data.customer).toEqual({ deliveryAddresses: [], firstName: 'Mareike' });
    const anna = await signInShopper(shop, 'anna@lautlos.example');
    expect((await anna.ask('{ customer { firstName } }')).data.customer.firstName).toBe('Anna');
  });
});

describe('b2b customers', () => {
  it('pay net prices plus VAT, optionally by invoice', async () => {
    const dealer = await signInShopper(shop, 'laden@lautlos.example');
    const { data } = await dealer.order(
      await dealer.readyBasket(await createProductFixture(shop), { payment: 'oxidinvoice' }),
    );
    expect(data.placeOrder.cost).toMatchObject({
      productNet: { price: 1000 },
      productGross: { sum: 1190, vats: [{ vatRate: 19, vatPrice: 190 }] },
      delivery: { price: 0 },
      total: 1190,
    });
  });
});
