import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type {
  CustomerDeliveryAddressAddMutation,
  CustomerInvoiceAddressSetMutation,
  GetCustomerQuery,
} from '@/graphql/generated/shop/graphql';
import {
  addressFields,
  createAddress,
  createBasket,
  createCustomer,
  createGuest,
  contractShop,
} from './support/contract-shop';
import { needs } from './support/shop-level';

async function customerOf(token: string) {
  return (await contractShop.expectData<GetCustomerQuery>('GetCustomer', {}, { token })).customer;
}

describe('registration', () => {
  it('creates a customer without orders and addresses', async () => {
    const { email, token } = await createCustomer();
    const basketId = await createBasket(token);
    const customer = await customerOf(token);
    expect(customer).toMatchObject({ email, firstName: '', orders: [], deliveryAddresses: [] });
    expect(customer.invoiceAddress).toMatchObject({ firstName: '', city: '', country: null });
    expect(customer.baskets.map(({ id }) => id)).toEqual([basketId]);
  });

  it.each([
    ['', 'Lautlos-2026!', () => 'The e-mail address must not be empty!'],
    ['keine-adresse', 'Lautlos-2026!', () => "This e-mail address 'keine-adresse' is invalid!"],
    [
      `kurz-${randomUUID()}@lautlos.example`,
      'Aa1!',
      () => 'Password does not match length requirements',
    ],
  ])('rejects email %j with password %j', async (email, password, message) => {
    const error = await contractShop.expectError('CustomerRegister', {
      customer: { email, password },
    });
    expect(error.message).toBe(message());
  });

  it('rejects an email address that is already registered', async () => {
    const { email, password } = await createCustomer();
    const error = await contractShop.expectError('CustomerRegister', {
      customer: { email, password },
    });
    expect(error.message).toBe(`This e-mail address '${email}' already exists!`);
  });
});

describe('guests', needs('CustomerInput.guest'), () => {
  it('are separate customers even with the same email address', async () => {
    const first = await createGuest();
    const second = await createGuest(first.email);
    const ids = [(await customerOf(first.token)).id, (await customerOf(second.token)).id];
    expect(new Set(ids).size).toBe(2);
  });

  it('require a generated key', async () => {
    const customer = {
      email: `gast-${randomUUID()}@lautlos.example`,
      password: 'Lautlos-2026!',
      guest: true,
    };
    const error = await contractShop.expectError('CustomerRegister', { customer });
    expect(error.message).toBe('Password does not match length requirements');
  });
});

describe('addresses', () => {
  it('stores an invoice address', async () => {
    const { token } = await createCustomer();
    const { countryId, ...fields } = await createAddress();
    const invoiceAddress = { ...fields, countryId, vatID: '', mobile: '' };
    const { customerInvoiceAddressSet } =
      await contractShop.expectData<CustomerInvoiceAddressSetMutation>(
        'CustomerInvoiceAddressSet',
        { invoiceAddress },
        { token },
      );
    expect(customerInvoiceAddressSet).toMatchObject({ ...fields, country: { id: countryId } });
    expect((await customerOf(token)).invoiceAddress).toEqual(customerInvoiceAddressSet);
  });

  it('adds and deletes a delivery address', async () => {
    const { token } = await createCustomer();
    const { customerDeliveryAddressAdd } =
      await contractShop.expectData<CustomerDeliveryAddressAddMutation>(
        'CustomerDeliveryAddressAdd',
        { deliveryAddress: await createAddress() },
        { token },
      );
    expect((await customerOf(token)).deliveryAddresses).toEqual([customerDeliveryAddressAdd]);
    const variables = { deliveryAddressId: customerDeliveryAddressAdd.id };
    expect(
      await contractShop.expectData('CustomerDeliveryAddressDelete', variables, { token }),
    ).toEqual({
      customerDeliveryAddressDelete: true,
    });
    expect((await customerOf(token)).deliveryAddresses).toEqual([]);
  });

  const empty = {
    firstName: '',
    lastName: ' ',
    street: '',
    streetNumber: '',
    zipCode: '',
    city: '',
    countryId: '',
  };

  it.each([
    ['CustomerInvoiceAddressSet', 'invoiceAddress', 'Invoice'],
    ['CustomerDeliveryAddressAdd', 'deliveryAddress', 'Delivery'],
  ])('%s names the missing fields', async (operation, variable, kind) => {
    const { token } = await createCustomer();
    const start = `${kind} address is missing required fields:`;
    const all = await contractShop.expectError(operation, { [variable]: empty }, { token });
    expect(all.message).toBe(`${start} fname, lname, street, streetnr, zip, city, countryid`);
    const one = await contractShop.expectError(
      operation,
      { [variable]: { ...(await createAddress()), city: '' } },
      { token },
    );
    expect(one.message).toBe(`${start} city`);
  });

  it('rejects an unknown country', async () => {
    const { token } = await createCustomer();
    const deliveryAddress = { ...addressFields, countryId: 'xx' };
    const error = await contractShop.expectError(
      'CustomerDeliveryAddressAdd',
      { deliveryAddress },
      { token },
    );
    expect(error.message).toBe('Country was not found by id: xx');
  });

  it('does not delete another customer’s delivery address', async () => {
    const owner = await createCustomer();
    const { customerDeliveryAddressAdd } =
      await contractShop.expectData<CustomerDeliveryAddressAddMutation>(
        'CustomerDeliveryAddressAdd',
        { deliveryAddress: await createAddress() },
        { token: owner.token },
      );
    const { token } = await createCustomer();
    await contractShop.expectError(
      'CustomerDeliveryAddressDelete',
      { deliveryAddressId: customerDeliveryAddressAdd.id },
      { token },
    );
    await contractShop.expectError(
      'CustomerDeliveryAddressDelete',
      { deliveryAddressId: 'nirgends' },
      { token },
    );
    expect((await customerOf(owner.token)).deliveryAddresses).toHaveLength(1);
  });
});
