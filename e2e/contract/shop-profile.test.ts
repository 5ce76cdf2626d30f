import { describe, expect, it } from 'vitest';
import type { CustomerProfileQuery } from '@/graphql/generated/shop/graphql';
import { setAddress } from './support/contract-checkout';
import {
  addressFields,
  createAnonymousToken,
  createBasket,
  createCustomer,
  contractShop,
} from './support/contract-shop';

describe('customer profile', () => {
  it('contains personal data and address', async () => {
    const { email, token } = await createCustomer();
    await setAddress(token, await createBasket(token));
    const { customer } = await contractShop.expectData<CustomerProfileQuery>(
      'CustomerProfile',
      {},
      { token },
    );
    expect(customer).toMatchObject({
      email,
      invoiceAddress: { lastName: addressFields.lastName, city: addressFields.city },
      deliveryAddresses: [{ street: addressFields.street, zipCode: addressFields.zipCode }],
    });
    expect(customer.customerNumber).not.toBe('');
  });

  it('is rejected for anonymous callers', async () => {
    const error = await contractShop.expectError(
      'CustomerProfile',
      {},
      { token: await createAnonymousToken() },
    );
    expect(error.message).not.toBe('');
  });
});
