import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import {
  createAnonymousShopper,
  createGuestShopper,
  Shopper,
  signInShopper,
} from '../../testing/shopper';
import { signIdToken } from '../../testing/test-id-token';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

const messages = (answer: { errors?: { message: string }[] }) =>
  answer.errors?.map(({ message }) => message);
const deletion = 'mutation { customerDelete }';
const subject = 'sub-1';
const email = 'eine@example.org';

async function known(): Promise<Shopper> {
  return new Shopper(shop, await signIdToken({ subject, email, now: shop.clock.now() }));
}

describe('customerDelete', () => {
  it('deletes the account but keeps its orders, which nobody can read', async () => {
    const owner = await known();
    await owner.setInvoiceAddress();
    await owner.addAddress();
    const { data } = await owner.order(await owner.readyBasket(await createProductFixture(shop)));
    const shared = await owner.basket('savedbasket: gezeigt');
    await owner.add(shared, await createProductFixture(shop));
    await owner.addVoucher(shared, 'LAUTLOS10');
    await owner.ask('mutation($id: ID!) { basketMakePublic(basketId: $id) { id } }', {
      id: shared,
    });

    expect((await owner.ask(deletion)).data).toEqual({ customerDelete: true });
    expect(messages(await owner.ask('{ customer { id } }'))).toEqual([
      'The access token is invalid',
    ]);
    for (const table of ['customer', 'basket', 'delivery_address'] as const) {
      const rows = await shop.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(email);
    }
    expect(await shop.db.selectFrom('basket').select('id').execute()).toEqual([]);
    const rest = await shop.db
      .selectFrom('invoice_address')
      .select('last_name')
      .where('first_name', '=', 'Mareike')
      .execute();
    expect(rest).toEqual([]);
    expect(
      messages(
        await shop.query('query($id: ID!) { publicBasket(basketId: $id) { id } }', {
          variables: { id: shared },
        }),
      ),
    ).toEqual([`Basket was not found by id: ${shared}`]);
    const order = await shop.db
      .selectFrom('order')
      .selectAll()
      .where('id', '=', data.placeOrder.id)
      .executeTakeFirstOrThrow();
    expect(order.customer_id).toBeNull();
    expect(order.invoice_address).toContain('Mareike');
  });

  it('creates an empty account for the same identity at the next sign-in', async () => {
    const owner = await known();
    await owner.setInvoiceAddress();
    await owner.order(await owner.readyBasket(await createProductFixture(shop)));
    await owner.ask(deletion);
    shop.clock.advance(1000);
    const again = await known();
    expect(
      (await again.ask('{ customer { email firstName orders { id } baskets { id } } }')).data
        .customer,
    ).toEqual({ email, firstName: '', orders: [], baskets: [] });
    expect(messages(await owner.ask('{ customer { email } }'))).toBeUndefined();
  });

  it('ends the shop tokens of a customer without identity', async () => {
    const anna = await signInShopper(shop, 'anna@lautlos.example');
    expect((await anna.ask(deletion)).data).toEqual({ customerDelete: true });
    expect(messages(await anna.ask('{ token }'))).toEqual(['The access token is invalid']);
    expect((await signInShopper(shop, 'anna@lautlos.example')).token).toBeUndefined();
  });

  it('leaves other accounts unchanged', async () => {
    const other = await createGuestShopper(shop, { email });
    const { data } = await other.order(await other.readyBasket(await createProductFixture(shop)));
    const second = await createGuestShopper(shop, { email: 'andere@example.org' });
    const stored = await second.basket('bleibt');
    await (await known()).ask(deletion);
    expect((await second.read(stored)).data.basket.title).toBe('bleibt');
    expect(data.placeOrder.id).toBeDefined();
  });

  it('rejects guests and anonymous callers', async () => {
    expect(messages(await (await createGuestShopper(shop)).ask(deletion))).toEqual([
      'You do not have sufficient rights to access this field',
    ]);
    expect(messages(await (await createAnonymousShopper(shop)).ask(deletion))).toEqual([
      'You need to be logged to access this field',
    ]);
  });
});

describe('customerBirthdateUpdate', () => {
  const set = (shopper: Shopper, birthdate: string) =>
    shopper.ask(
      'mutation($birthdate: DateTime!) { customerBirthdateUpdate(birthdate: $birthdate) { birthdate } }',
      { birthdate },
    );

  it.each([
    ['1990-02-03', '1990-02-03T00:00:00+00:00'],
    ['1990-02-03T10:00:00+02:00', '1990-02-03T00:00:00+00:00'],
    ['2026-11-21', '2026-11-21T00:00:00+00:00'],
  ])('stores %s as the date %s', async (input, stored) => {
    const owner = await known();
    expect((await set(owner, input)).data).toEqual({
      customerBirthdateUpdate: { birthdate: stored },
    });
    expect((await owner.ask('{ customer { birthdate } }')).data.customer.birthdate).toBe(stored);
  });

  it.each(['2026-11-22', '1899-12-31', '1990-02-30', '1990-13-01', 'gestern', '', '1990-02-03x'])(
    'rejects %j',
    async (input) => {
      expect(messages(await set(await known(), input))).toEqual([
        'The birthdate is not a day in the past',
      ]);
    },
  );

  it('rejects guests', async () => {
    expect(messages(await set(await createGuestShopper(shop), '1990-02-03'))).toEqual([
      'You do not have sufficient rights to access this field',
    ]);
  });
});
