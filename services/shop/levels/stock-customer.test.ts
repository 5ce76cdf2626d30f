import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testHomeAddress } from '../../testing/shopper';
import {
  findHomeCountryId,
  registerStockShopper,
  setStockAddress,
} from '../../testing/stock-shopper';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { toOxidCountryId } from './country-ids';

const messages = (answer: { errors?: { message: string }[] }) =>
  answer.errors?.map(({ message }) => message);

describe.each(['stock', 'stock-7'] as const)('customers at the level %s', (level) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await openTestShop({ level });
  });

  afterAll(() => shop.close());

  it('have no country at first, with an error beside the data', async () => {
    const shopper = await registerStockShopper(shop);
    const query = '{ customer { email invoiceAddress { city country { id } } } }';
    const message = 'Country was not found by id: ';
    expect(await shopper.ask(query)).toEqual({
      data: {
        customer: {
          email: expect.stringContaining('@example.org'),
          invoiceAddress: { city: '', country: null },
        },
      },
      errors: [
        {
          message,
          debugMessage: message,
          path: ['customer', 'invoiceAddress', 'country'],
          locations: [expect.anything()],
        },
      ],
    });
  });

  it('have a country with an id of 32 hex characters', async () => {
    const shopper = await registerStockShopper(shop);
    const id = await findHomeCountryId(shop);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(id).toBe(toOxidCountryId('de'));
    expect(await setStockAddress(shop, shopper)).toEqual({
      data: { customerInvoiceAddressSet: { city: 'Berlin', country: { id, isoAlpha2: 'DE' } } },
    });
    const { data } = await shopper.ask('{ customer { invoiceAddress { country { id } } } }');
    expect(data.customer.invoiceAddress.country.id).toBe(id);
  });

  it('have delivery addresses with the same country ids', async () => {
    const shopper = await registerStockShopper(shop);
    const countryId = await findHomeCountryId(shop);
    await shopper.addAddress({ ...testHomeAddress, countryId });
    const { data } = await shopper.ask('{ customer { deliveryAddresses { country { id } } } }');
    expect(data.customer.deliveryAddresses).toEqual([{ country: { id: countryId } }]);
  });

  it.each(['de', 'x', '0123456789abcdef0123456789abcdef'])(
    'cannot choose the country %s',
    async (countryId) => {
      const shopper = await registerStockShopper(shop);
      const unknown = [`Country was not found by id: ${countryId}`];
      expect(messages(await setStockAddress(shop, shopper, countryId))).toEqual(unknown);
      const added = await shopper.ask(
        'mutation($address: DeliveryAddressInput!) { customerDeliveryAddressAdd(deliveryAddress: $address) { id } }',
        { address: { ...testHomeAddress, countryId } },
      );
      expect(messages(added)).toEqual(unknown);
    },
  );

  it('are told about a missing country', async () => {
    const shopper = await registerStockShopper(shop);
    expect(messages(await setStockAddress(shop, shopper, ''))).toEqual([
      'Invoice address is missing required fields: countryid',
    ]);
  });

  it('are no guests', async () => {
    const customer = { email: 'a@example.org', password: '0'.repeat(32), guest: true };
    const answer = await shop.query(
      'mutation($customer: CustomerInput!) { customerRegister(customer: $customer) { id } }',
      { variables: { customer } },
    );
    expect(messages(answer)).toEqual([
      expect.stringContaining('Field "guest" is not defined by type "CustomerInput"'),
    ]);
  });
});

describe('country ids', () => {
  it('differ between countries', async () => {
    const shop = await openTestShop({ level: 'stock' });
    const { data } = await shop.query('{ countries { id } }');
    const ids = data.countries.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    await shop.close();
  });
});
