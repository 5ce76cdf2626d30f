import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import { type Shopper, signInShopper } from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let dealer: Shopper;
let bike: string;

const creditLimitMessage = 'The order exceeds the credit limit of the customer';

beforeAll(async () => {
  shop = await openTestShop();
  bike = await createProductFixture(shop, { stock: 100, hekCents: 100_000 });
});

beforeEach(async () => {
  await shop.db.deleteFrom('order_item').execute();
  await shop.db.deleteFrom('order').execute();
  dealer = await signInShopper(shop, 'laden@lautlos.example');
});

afterAll(() => shop.close());

const setLimit = (credit_limit_cents: number | null) =>
  shop.db
    .updateTable('customer')
    .set({ credit_limit_cents })
    .where('email', '=', 'laden@lautlos.example')
    .execute();
const basket = (title: string, payment = 'oxidinvoice', amount = 1) =>
  dealer.readyBasket(bike, { title, payment, amount, delivery: 'pickup' });
const credit = async (shopper = dealer) =>
  (await shopper.ask('{ customer { credit { limit open free } } }')).data.customer.credit;
const place = (id: string, args = '') =>
  dealer.ask(
    `mutation($id: ID!) { placeOrder(basketId: $id, confirmTermsAndConditions: true${args}) { id orderNumber reference serviceDealer } }`,
    { id },
  );

describe('credit limit (Specification §6)', () => {
  it('is used by invoice orders until they are paid', async () => {
    await setLimit(300_000);
    expect(await credit()).toEqual({ limit: 3000, open: 0, free: 3000 });
    await place(await basket('a'));
    expect(await credit()).toEqual({ limit: 3000, open: 1190, free: 1810 });
    await place(await basket('b', 'oxidpaypal'));
    expect(await credit()).toEqual({ limit: 3000, open: 1190, free: 1810 });
    await shop.db.updateTable('order').set({ paid_at: shop.clock.now() }).execute();
    expect(await credit()).toEqual({ limit: 3000, open: 0, free: 3000 });
  });

  it('rejects an order above it with the amounts, without a change', async () => {
    await setLimit(118_999);
    const id = await basket('c');
    const { data, errors } = await place(id);
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([
      {
        message: creditLimitMessage,
        extensions: {
          type: 'CREDITLIMIT',
          limit: 1189.99,
          open: 0,
          free: 1189.99,
          total: 1190,
        },
      },
    ]);
    expect((await dealer.read(id)).data.basket.items).toMatchObject([{ amount: 1 }]);
    await dealer.setPayment(id, 'oxidpaypal');
    expect((await place(id)).errors).toBeUndefined();
  });

  it('accepts an order that exactly reaches it', async () => {
    await setLimit(119_000);
    expect((await place(await basket('d'))).errors).toBeUndefined();
    expect(await credit()).toEqual({ limit: 1190, open: 1190, free: 0 });
  });

  it('accepts one of two concurrent orders that exceed it together', async () => {
    await setLimit(119_000);
    const ids = [await basket('e'), await basket('f')];
    const answers = await Promise.all(ids.map((id) => place(id)));
    const rejected = answers.filter(({ errors }) => errors?.[0]?.message === creditLimitMessage);
    expect(rejected).toHaveLength(1);
    expect((await credit()).open).toBe(1190);
  });

  it('returns the same order for a repeated request, whatever credit remains', async () => {
    await setLimit(119_000);
    const id = await basket('g');
    const [first, again] = [await place(id), await place(id)];
    expect(again.data.placeOrder).toEqual(first.data.placeOrder);
  });

  it('is unlimited when not set', async () => {
    await setLimit(null);
    await place(await basket('h', 'oxidinvoice', 20));
    expect(await credit()).toEqual({ limit: null, open: 23_800, free: null });
  });

  it('does not exist for consumers', async () => {
    expect(await credit(await signInShopper(shop, 'anna@lautlos.example'))).toBeNull();
  });
});

describe('reference and service dealer', () => {
  beforeEach(() => setLimit(null));

  it('are stored with the order and printed in its email', async () => {
    const args = ', reference: " EK-2026/\\u0007117 <b> ", serviceDealer: "20418"';
    const { data } = await place(await basket('i'), args);
    expect(data.placeOrder).toMatchObject({
      reference: 'EK-2026/117 <b>',
      serviceDealer: '20418',
    });
    const mail = await shop.db
      .selectFrom('mail')
      .selectAll()
      .where('key', '=', `order-confirmation:${data.placeOrder.id}`)
      .executeTakeFirstOrThrow();
    expect(mail.text).toContain('Ihre Bestellreferenz: EK-2026/117 <b>');
    expect(mail.html).toContain('Ihre Bestellreferenz: EK-2026/117 &lt;b&gt;');
  });

  it('are empty by default', async () => {
    const { data } = await place(await basket('j'));
    expect(data.placeOrder).toMatchObject({ reference: '', serviceDealer: null });
  });

  it.each([
    [`, reference: "${'x'.repeat(61)}"`, 'reference must not be longer than 60 characters'],
    [', serviceDealer: "../1"', 'serviceDealer must be the number of a dealer'],
    [', serviceDealer: "12345678901"', 'serviceDealer must be the number of a dealer'],
  ])('rejects %s', async (args, message) => {
    expect((await place(await basket(`bad ${args.slice(0, 40)}`), args)).errors?.[0]?.message).toBe(
      message,
    );
  });
});
