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
const register = (customer: Record<string, unknown>) =>
  shop.query(
    'mutation($customer: CustomerInput!) { customerRegister(customer: $customer) { email } }',
    { variables: { customer } },
  );

describe('registration', () => {
  it('creates a customer who can sign in and has no orders', async () => {
    expect(
      await register({
        email: ' Neu@Example.org',
        password: 'Leise-2026',
        birthdate: '1990-02-03',
      }),
    ).toEqual({ data: { customerRegister: { email: 'neu@example.org' } } });
    const customer = await signInShopper(shop, 'neu@example.org', 'Leise-2026');
    const { data } = await customer.ask(
      '{ currentUserGroups { id } customer { customerNumber birthdate invoiceAddress { firstName country { id } } } }',
    );
    expect(data).toEqual({
      currentUserGroups: [{ id: 'oxidnotyetordered' }],
      customer: {
        customerNumber: expect.stringMatching(/^\d+$/),
        birthdate: '1990-02-03T00:00:00+00:00',
        invoiceAddress: { firstName: '', country: null },
      },
    });
    const { password_hash } = await shop.db
      .selectFrom('customer')
      .select('password_hash')
      .where('email', '=', 'neu@example.org')
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^scrypt\$/);
  });

  it.each([
    ['', 'Leise-2026', 'The e-mail address must not be empty!'],
    ['keine', 'Leise-2026', "This e-mail address 'keine' is invalid!"],
    [
      'anna@lautlos.example',
      'Leise-2026',
      "This e-mail address 'anna@lautlos.example' already exists!",
    ],
    [
      'ANNA@lautlos.example',
      'Leise-2026',
      "This e-mail address 'anna@lautlos.example' already exists!",
    ],
    ['kurz@example.org', 'Le-2026', 'Password does not match length requirements'],
    ['gross@example.org', 'leise-2026', 'Password does not match length requirements'],
    ['klein@example.org', 'LEISE-2026', 'Password does not match length requirements'],
    ['zahl@example.org', 'Leise-Leise', 'Password does not match length requirements'],
    ['zeichen@example.org', 'Leise2026', 'Password does not match length requirements'],
    [
      'lang@example.org',
      `Leise-2026${'x'.repeat(300)}`,
      'Password does not match length requirements',
    ],
  ])('rejects %j with %j', async (email, password, message) => {
    expect(messages(await register({ email, password }))).toEqual([message]);
  });

  it('accepts only one of two concurrent registrations with the same email', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => register({ email: 'zwei@example.org', password: 'Leise-2026' })),
    );
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
  });

  it.each(['1', 'gestern', '2990-01-01'])('rejects the birthdate %j', async (birthdate) => {
    expect(
      messages(await register({ email: 'geb@example.org', password: 'Leise-2026', birthdate })),
    ).toEqual(['The birthdate is not a day in the past']);
  });

  it('accepts guests only with a generated key', async () => {
    expect(
      messages(await register({ email: 'g@example.org', password: 'Leise-2026', guest: true })),
    ).toEqual(['Password does not match length requirements']);
  });
});

describe('invoice address', () => {
  it('requires its fields with OXID field names', async () => {
    const shopper = await createGuestShopper(shop);
    expect(messages(await shopper.setInvoiceAddress({}))).toEqual([
      'Invoice address is missing required fields: fname, lname, street, streetnr, zip, city, countryid',
    ]);
    expect(
      messages(
        await shopper.setInvoiceAddress({ ...testHomeAddress, zipCode: ' \u0000 ', city: '' }),
      ),
    ).toEqual(['Invoice address is missing required fields: zip, city']);
  });

  it('keeps previous values where OXID does', async () => {
    const shopper = await createGuestShopper(shop);
    await shopper.setInvoiceAddress({
      ...testHomeAddress,
      company: 'Rad GmbH',
      vatID: 'DE1',
      phone: '030',
    });
    const { data } = await shopper.setInvoiceAddress({
      ...testHomeAddress,
      firstName: 'Mara',
      company: '',
      phone: '',
    });
    expect(data.customerInvoiceAddressSet).toEqual({
      firstName: 'Mara',
      company: 'Rad GmbH',
      vatID: 'DE1',
      phone: '030',
      country: { id: 'de' },
    });
  });

  it('rejects unknown countries and overlong lines', async () => {
    const shopper = await createGuestShopper(shop);
    expect(
      messages(await shopper.setInvoiceAddress({ ...testHomeAddress, countryId: 'xx' })),
    ).toEqual(['Country was not found by id: xx']);
    expect(
      messages(await shopper.setInvoiceAddress({ ...testHomeAddress, street: 'x'.repeat(256) })),
    ).toEqual(['street must not be longer than 255 characters']);
  });
});

describe('delivery addresses', () => {
  it('are added and removed by their owner only', async () => {
    const [owner, other] = [await createGuestShopper(shop), await createGuestShopper(shop)];
    const id = await owner.addAddress({ ...testHomeAddress, city: 'Ham\u0007burg' });
    const remove = 'mutation($id: ID!) { customerDeliveryAddressDelete(deliveryAddressId: $id) }';
    expect(messages(await other.ask(remove, { id }))).toEqual([
      `Delivery address was not found by id: ${id}`,
    ]);
    expect(
      (await owner.ask('{ customer { deliveryAddresses { id city country { title } } } }')).data
        .customer.deliveryAddresses,
    ).toEqual([{ id, city: 'Hamburg', country: { title: 'Deutschland' } }]);
    expect((await owner.ask(remove, { id })).data).toEqual({ customerDeliveryAddressDelete: true });
    expect(messages(await owner.ask(remove, { id }))).toEqual([
      `Delivery address was not found by id: ${id}`,
    ]);
  });

  it('cannot be set in the basket of another customer', async () => {
    const [owner, thief] = [await createGuestShopper(shop), await createGuestShopper(shop)];
    const addressId = await owner.addAddress();
    const basketId = await thief.basket();
    expect(messages(await thief.setAddress(basketId, addressId))).toEqual([
      `Delivery address was not found by id: ${addressId}`,
    ]);
  });

  it('are removed from the basket when deleted', async () => {
    const shopper = await createGuestShopper(shop);
    const addressId = await shopper.addAddress();
    const basketId = await shopper.basket();
    expect(
      (await shopper.setAddress(basketId, addressId)).data.basketSetDeliveryAddress.deliveryAddress,
    ).toEqual({ id: addressId });
    await shopper.ask(
      'mutation($id: ID!) { customerDeliveryAddressDelete(deliveryAddressId: $id) }',
      { id: addressId },
    );
    expect((await shopper.read(basketId)).data.basket.deliveryAddress).toBeNull();
  });

  it('require all fields and a signed-in caller', async () => {
    const shopper = await createGuestShopper(shop);
    const add =
      'mutation { customerDeliveryAddressAdd(deliveryAddress: { firstName: "A" }) { id } }';
    expect(messages(await shopper.ask(add))).toEqual([
      'Delivery address is missing required fields: lname, street, streetnr, zip, city, countryid',
    ]);
    expect(messages(await (await createAnonymousShopper(shop)).ask(add))).toEqual([
      'You need to be logged to access this field',
    ]);
  });
});

describe('customer query', () => {
  it('returns orders and baskets newest first', async () => {
    const shopper = await createGuestShopper(shop);
    const numbers: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { data } = await shopper.order(
        await shopper.readyBasket(await createProductFixture(shop)),
      );
      numbers.push(data.placeOrder.orderNumber);
      shop.clock.advance(1000);
    }
    await shopper.basket('eins');
    shop.clock.advance(1000);
    await shopper.basket('zwei');
    const { data } = await shopper.ask(
      '{ customer { orders(pagination: { offset: 1 }) { orderNumber } baskets { title } basket(title: "eins") { title } } }',
    );
    expect(
      data.customer.orders.map(({ orderNumber }: { orderNumber: number }) => orderNumber),
    ).toEqual([numbers[1], numbers[0]]);
    expect(data.customer.baskets).toEqual([{ title: 'zwei' }, { title: 'eins' }]);
    expect(data.customer.basket).toEqual({ title: 'eins' });
  });

  it('is hidden from anonymous callers', async () => {
    expect(messages(await (await createAnonymousShopper(shop)).ask('{ customer { id } }'))).toEqual(
      ['Cannot query field "customer" on type "Query".'],
    );
  });

  it('returns a b2b customer with a customer number for the group oxiddealer', async () => {
    const dealer = await signInShopper(shop, 'laden@lautlos.example');
    const { data } = await dealer.ask(
      '{ currentUserGroups { id title } customer { shbCustomerNumber } }',
    );
    expect(data.currentUserGroups).toContainEqual({ id: 'oxiddealer', title: 'Händler' });
    expect(data.customer.shbCustomerNumber).toBe('70112');
  });
});
