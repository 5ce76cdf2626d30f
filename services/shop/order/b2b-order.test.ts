import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import { type Shopper, signInShopper } from '../../testing/shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;
let dealer: Shopper;
let bike: string;

const creditRefusal = 'The order exceeds the credit limit of the customer';

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

describe('credit (Spec §6)', () => {
  it('is used by orders on invoice until they are paid', async () => {
    await setLimit(300_000);
    expect(await credit()).toEqual({ limit: 3000, open: 0, free: 3000 });
    await place(await basket('a'));
    expect(await credit()).toEqual({ limit: 3000, open: 1190, free: 1810 });
    await place(await basket('b', 'oxidpaypal'));
    expect(await credit()).toEqual({ limit: 3000, open: 1190, free: 1810 });
    await shop.db.updateTable('order').set({ paid_at: shop.clock.now() }).execute();
    expect(await credit()).toEqual({ limit: 3000, open: 0, free: 3000 });
  });

  it('that is too small refuses the order, with the amounts, and leaves everything as it was', async () => {
    await setLimit(118_999);
    const id = await basket('c');
    const { data, errors } = await place(id);
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([
      {
        message: creditRefusal,
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

  it('that is just enough is enough', async () => {
    await setLimit(119_000);
    expect((await place(await basket('d'))).errors).toBeUndefined();
    expect(await credit()).toEqual({ limit: 1190, open: 1190, free: 0 });
  });

  it('lets no two orders at once through of which it covers one', async () => {
    await setLimit(119_000);
    const ids = [await basket('e'), await basket('f')];
    const answers = await Promise.all(ids.map((id) => place(id)));
    const refused = answers.filter(({ errors }) => errors?.[0]?.message === creditRefusal);
    expect(refused).toHaveLength(1);
    expect((await credit()).open).toBe(1190);
  });

  it('placed again is the same order, whatever is left of the credit', async () => {
    await setLimit(119_000);
    const id = await basket('g');
    const [first, again] = [await place(id), await place(id)];
    expect(again.data.placeOrder).toEqual(first.data.placeOrder);
  });

  it('without a limit has no bound', async () => {
    await setLimit(null);
    await place(await basket('h', 'oxidinvoice', 20));
    expect(await credit()).toEqual({ limit: null, open: 23_800, free: null });
  });

  it('is nothing a consumer has', async () => {
    expect(await credit(await signInShopper(shop, 'anna@lautlos.example'))).toBeNull();
  });
});

describe('reference and service dealer', () => {
  beforeEach(() => setLimit(null));

  it('stay with the order and stand in its mail', async () => {
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

  it('are empty when nothing was given', async () => {
    const { data } = await place(await basket('j'));
    expect(data.placeOrder).toMatchObject({ reference: '', serviceDealer: null });
  });

  it.each([
    [`, reference: "${'x'.repeat(61)}"`, 'reference must not be longer than 60 characters'],
    [', serviceDealer: "../1"', 'serviceDealer must be the number of a dealer'],
    [', serviceDealer: "12345678901"', 'serviceDealer must be the number of a dealer'],
  ])('%s is refused', async (args, message) => {
    expect((await place(await basket(`bad ${args.slice(0, 40)}`), args)).errors?.[0]?.message).toBe(
      message,
    );
  });
});
