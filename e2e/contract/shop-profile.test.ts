import { describe, expect, it } from 'vitest';
import type { CustomerProfileQuery } from '@/graphql/generated/shop/graphql';
import {
  address,
  createAnonymousToken,
  setAddress,
  createBasket,
  createCustomer,
  shop,
} from './support/shop';

describe('customer profile', () => {
  it('contains personal data and address', async () => {
    const { email, token } = await createCustomer();
    await setAddress(token, await createBasket(token));
    const { customer } = await shop.succeed<CustomerProfileQuery>('CustomerProfile', {}, { token });
    expect(customer).toMatchObject({
      email,
      invoiceAddress: { lastName: address.lastName, city: address.city },
      deliveryAddresses: [{ street: address.street, zipCode: address.zipCode }],
    });
    expect(customer.customerNumber).not.toBe('');
  });

  it('is rejected for anonymous callers', async () => {
    const error = await shop.refusal(
      'CustomerProfile',
      {},
      { token: await createAnonymousToken() },
    );
    expect(error.message).not.toBe('');
  });
});
