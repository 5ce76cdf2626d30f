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

describe('the profile of a customer', () => {
  it('holds who they are and where they live', async () => {
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

  it('is nobody’s without signing in', async () => {
    const error = await shop.refusal(
      'CustomerProfile',
      {},
      { token: await createAnonymousToken() },
    );
    expect(error.message).not.toBe('');
  });
});
