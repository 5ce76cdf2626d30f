import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import { createGuestShopper, testHomeAddress, Shopper, signInShopper } from '../../testing/shopper';
import { signIdToken } from '../../testing/test-id-token';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;

beforeEach(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.close());

const invalid = { errors: [{ message: 'The access token is invalid' }] };
const customers = (email: string) =>
  shop.db
    .selectFrom('customer')
    .selectAll()
    .where('email', '=', email)
    .where('is_guest', '=', 0)
    .execute();

/** Creates a customer who has just signed in at the identity service. */
async function known(subject: string, email: string, claims: Record<string, unknown> = {}) {
  return new Shopper(shop, await signIdToken({ subject, email, now: shop.clock.now(), claims }));
}

const ordersOf = async (shopper: Shopper) =>
  (await shopper.ask('{ customer { orders { id } } }')).data.customer.orders.map(
    ({ id }: { id: string }) => id,
  );

async function guestOrder(email: string): Promise<string> {
  const shopper = await createGuestShopper(shop, { email });
  const { data } = await shopper.order(await shopper.readyBasket(await createProductFixture(shop)));
  return data.placeOrder.id;
}

const register = (email: string) =>
  shop.query(
    'mutation($email: String!) { customerRegister(customer: { email: $email, password: "Leise-2026" }) { id } }',
    { variables: { email } },
  );

describe('first sign-in', () => {
  it('creates one customer for two concurrent requests', async () => {
    const customer = await known('sub-neu', 'neu@example.org');
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => customer.ask('{ customer { id customerNumber } }')),
    );
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await customers('neu@example.org')).toHaveLength(1);
  });

  it('creates a customer without a password, who cannot use the shop sign-in', async () => {
    await (await known('sub-neu', 'Neu@Example.org')).ask('{ customer { id } }');
    expect(await customers('neu@example.org')).toMatchObject([
      { password_hash: '', identity_sub: 'sub-neu' },
    ]);
    for (const password of ['', ' ', 'Leise-2026', '$'.repeat(40)]) {
      const newShopper = await signInShopper(shop, 'neu@example.org', password);
      expect(
        (await newShopper.ask('{ currentUserGroups { id } }')).data?.currentUserGroups ?? [],
      ).toEqual([]);
    }
    expect((await register('neu@example.org')).errors?.[0]?.message).toMatch(/already exists!$/);
  });

  it('finds the registered customer by email with all data', async () => {
    const before = await signInShopper(shop, 'anna@lautlos.example');
    const basketId = await before.basket('meiner');
    const anna = await known('sub-anna', 'ANNA@lautlos.example');
    const { data } = await anna.ask('{ customer { firstName baskets { id } } }');
    expect(data.customer).toEqual({ firstName: 'Anna', baskets: [{ id: basketId }] });
  });

  it('keeps the group of a dealer', async () => {
    const dealer = await known('sub-laden', 'laden@lautlos.example');
    const { data } = await dealer.ask('{ currentUserGroups { id } }');
    expect(data.currentUserGroups).toContainEqual({ id: 'oxiddealer' });
  });

  it('keeps a blocked customer blocked', async () => {
    const [laden] = await customers('laden@lautlos.example');
    await shop.db
      .insertInto('customer_group')
      .values({ customer_id: laden!.id, group_id: 'oxidblocked' })
      .execute();
    const dealer = await known('sub-laden', 'laden@lautlos.example');
    for (let time = 0; time < 2; time += 1)
      expect(await dealer.ask('{ token }')).toEqual({ errors: [{ message: 'User is blocked' }] });
  });
});

describe('registration with the email of another person', () => {
  it('loses password and tokens when the email owner signs in', async () => {
    await register('opfer@example.org');
    const thief = await signInShopper(shop, 'opfer@example.org', 'Leise-2026');
    expect((await thief.ask('{ customer { email } }')).data).toBeDefined();

    const owner = await known('sub-opfer', 'opfer@example.org');
    await owner.setInvoiceAddress();
    expect(await thief.ask('{ customer { email } }')).toEqual(invalid);
    expect((await signInShopper(shop, 'opfer@example.org', 'Leise-2026')).token).toBeUndefined();
    expect((await owner.ask('{ customer { firstName } }')).data.customer.firstName).toBe('Mareike');
  });

  it('loses access also under concurrent sign-in', async () => {
    await register('opfer@example.org');
    const owner = await known('sub-opfer', 'opfer@example.org');
    const [thief] = await Promise.all([
      signInShopper(shop, 'opfer@example.org', 'Leise-2026'),
      owner.ask('{ customer { id } }'),
    ]);
    if (thief.token) expect(await thief.ask('{ customer { email } }')).toEqual(invalid);
    expect(await customers('opfer@example.org')).toHaveLength(1);
  });
});

describe('guest orders', () => {
  it('with the same email are assigned at the first sign-in, including their voucher use', async () => {
    const shopper = await createGuestShopper(shop, { email: 'Gast@Example.org' });
    const basketId = await shopper.readyBasket(await createProductFixture(shop));
    await shopper.addVoucher(basketId, 'LAUTLOS10');
    const order = (await shopper.order(basketId)).data.placeOrder.id;
    const foreign = await guestOrder('andere@example.org');

    const owner = await known('sub-gast', 'gast@example.org');
    const { data } = await owner.ask(
      '{ currentUserGroups { id } customer { id orders { id vouchers { number } } } }',
    );
    expect(data.customer.orders).toEqual([{ id: order, vouchers: [{ number: 'LAUTLOS10' }] }]);
    expect(data.currentUserGroups).toEqual([{ id: 'oxidcustomer' }]);
    const { customer_id } = await shop.db
      .selectFrom('voucher')
      .select('customer_id')
      .where('order_id', '=', order)
      .executeTakeFirstOrThrow();
    expect(customer_id).toBe(data.customer.id);
    expect(await ordersOf(shopper)).toEqual([]);
    expect(foreign).toBeDefined();
  });

  it('placed later are assigned at the next sign-in only', async () => {
    const owner = await known('sub-gast', 'gast@example.org');
    expect(await ordersOf(owner)).toEqual([]);
    const order = await guestOrder('gast@example.org');
    expect(await ordersOf(owner)).toEqual([]);
    shop.clock.advance(60_000);
    expect(await ordersOf(await known('sub-gast', 'gast@example.org'))).toEqual([order]);
    expect(await ordersOf(owner)).toEqual([order]);
  });

  it('are not assigned by a token of an earlier sign-in', async () => {
    const earlier = await known('sub-gast', 'gast@example.org');
    shop.clock.advance(60_000);
    await ordersOf(await known('sub-gast', 'gast@example.org'));
    await guestOrder('gast@example.org');
    expect(await ordersOf(earlier)).toEqual([]);
  });

  it('provide the latest addresses for name and checkout', async () => {
    const shopper = await createGuestShopper(shop, { email: 'gast@example.org' });
    const elsewhere = { ...testHomeAddress, street: 'Lange Straße', streetNumber: '12a' };
    await shopper.addAddress(elsewhere);
    await shopper.order(await shopper.readyBasket(await createProductFixture(shop)));
    const owner = await known('sub-gast', 'gast@example.org');
    const { data } = await owner.ask(
      '{ customer { firstName invoiceAddress { street } deliveryAddresses { street } } }',
    );
    expect(data.customer).toEqual({
      firstName: 'Mareike',
      invoiceAddress: { street: 'Sonnenallee' },
      deliveryAddresses: [{ street: 'Lange Straße' }],
    });
  });

  it('never change an existing address', async () => {
    const owner = await known('sub-gast', 'gast@example.org');
    await owner.setInvoiceAddress({ ...testHomeAddress, firstName: 'Clara' });
    await guestOrder('gast@example.org');
    shop.clock.advance(60_000);
    const again = await known('sub-gast', 'gast@example.org');
    const { data } = await again.ask('{ customer { firstName orders { id } } }');
    expect(data.customer).toMatchObject({ firstName: 'Clara', orders: [{}] });
  });

  it('are never taken from registered customers, whatever their email', async () => {
    const former = await known('sub-former', 'post@example.org');
    await former.setInvoiceAddress();
    const { data } = await former.order(await former.readyBasket(await createProductFixture(shop)));
    const next = await known('sub-next', 'post@example.org');
    expect(await ordersOf(next)).toEqual([]);
    expect(await ordersOf(former)).toEqual([data.placeOrder.id]);
  });
});

describe('changed email in the token', () => {
  it('updates the customer and assigns the guest orders of the new email', async () => {
    const before = await known('sub-1', 'alt@example.org', { auth_time: 1000 });
    const { id } = (await before.ask('{ customer { id } }')).data.customer;
    const order = await guestOrder('neu@example.org');
    const after = await known('sub-1', 'neu@example.org', { auth_time: 1000 });
    expect((await after.ask('{ customer { id email orders { id } } }')).data.customer).toEqual({
      id,
      email: 'neu@example.org',
      orders: [{ id: order }],
    });
  });

  it('is ignored while another registered customer uses it', async () => {
    const customer = await known('sub-1', 'alt@example.org');
    await customer.ask('{ customer { id } }');
    const after = await known('sub-1', 'anna@lautlos.example');
    const { data } = await after.ask('{ customer { email firstName } }');
    expect(data.customer).toEqual({ email: 'alt@example.org', firstName: '' });
    expect((await signInShopper(shop, 'anna@lautlos.example')).token).toBeDefined();
  });
});

describe('email that now belongs to another identity', () => {
  it('creates an empty customer without the data of the former owner', async () => {
    const former = await known('sub-former', 'post@example.org');
    await former.setInvoiceAddress();
    const next = await known('sub-next', 'post@example.org');
    const { data } = await next.ask('{ customer { email firstName } }');
    expect(data.customer).toEqual({ email: 'post@example.org', firstName: '' });

    const moved = await known('sub-former', 'umgezogen@example.org');
    expect((await moved.ask('{ customer { email firstName } }')).data.customer).toEqual({
      email: 'umgezogen@example.org',
      firstName: 'Mareike',
    });
  });
});
