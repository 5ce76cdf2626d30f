import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProductFixture } from '../../testing/product-fixture';
import { createAnonymousShopper, Shopper, signInShopper } from '../../testing/shopper';
import { signIdToken } from '../../testing/test-id-token';
import { openTestShop, type TestShop } from '../../testing/test-shop';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop({ level: 'specification' });
});

afterAll(() => shop.close());

const messages = (answer: { errors?: { message: string }[] }) =>
  answer.errors?.map(({ message }) => message);
const register =
  'mutation($customer: CustomerInput!) { customerRegister(customer: $customer) { email } }';

describe('level specification', () => {
  it('accepts ID tokens and has groups', async () => {
    const { clock } = shop;
    const identity = { subject: 'sub', email: 'neu@example.org', now: clock.now() };
    const shopper = new Shopper(shop, await signIdToken(identity));
    expect(await shopper.ask('{ customer { email } }')).toEqual({
      data: { customer: { email: 'neu@example.org' } },
    });
    const dealer = await signInShopper(shop, 'laden@lautlos.example');
    const { data } = await dealer.ask('{ currentUserGroups { id } }');
    expect(data.currentUserGroups).toContainEqual({ id: 'oxiddealer' });
  });

  it('has baskets of anonymous visitors, with notes', async () => {
    const shopper = await createAnonymousShopper(shop);
    const id = await shopper.basket();
    const note = '{"comment":"Gift"}';
    const added = await shopper.ask(
      'mutation($id: ID!, $productId: ID!, $persParam: [String!]) { basketAddItem(basketId: $id, productId: $productId, amount: 1, persParam: $persParam) { items { amount persParam } } }',
      { id, productId: await createProductFixture(shop), persParam: [note] },
    );
    expect(messages(added)).toBeUndefined();
    expect(added.data.basketAddItem.items).toEqual([
      { amount: 1, persParam: expect.stringContaining('Gift') },
    ]);
  });

  it.each(['guest', 'birthdate'])('registers no customer with %s', async (field) => {
    const customer = { email: 'eine@example.org', password: 'Lautlos-2026!', [field]: true };
    expect(messages(await shop.query(register, { variables: { customer } }))).toEqual([
      expect.stringContaining(`Field "${field}" is not defined by type "CustomerInput"`),
    ]);
  });

  it('registers an ordinary account with a generated password', async () => {
    const customer = { email: 'gast@example.org', password: '0123456789abcdef0123456789abcdef' };
    const variables = { customer };
    expect(messages(await shop.query(register, { variables }))).toBeUndefined();
    expect(messages(await shop.query(register, { variables }))).toEqual([
      `This e-mail address 'gast@example.org' already exists!`,
    ]);
    const shopper = await signInShopper(shop, customer.email, customer.password);
    expect((await shopper.ask('{ customer { email } }')).data.customer.email).toBe(customer.email);
  });

  it('rejects a short password that breaks the rules', async () => {
    const customer = { email: 'kurz@example.org', password: 'abcdefghijkl' };
    expect(messages(await shop.query(register, { variables: { customer } }))).toEqual([
      'Password does not match length requirements',
    ]);
  });

  it('rejects operations that the specification does not have', async () => {
    expect(messages(await shop.query('{ terms { returnDays } }'))).toEqual([
      'Cannot query field "terms" on type "Query".',
    ]);
  });

  it('returns bad requests and internal errors like the full shop', async () => {
    const response = await shop.request('/widget.php?cl=graphql&skipSession=1', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect([response.status, await response.json()]).toEqual([
      400,
      { errors: [{ message: 'The body cannot be read as JSON' }] },
    ]);
  });
});
