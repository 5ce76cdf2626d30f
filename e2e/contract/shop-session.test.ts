import { expect, it } from 'vitest';
import type { GetSessionCustomerQuery } from '@/graphql/generated/shop/graphql';
import { anonymousToken, newBasket, newCustomer, shop } from './support/shop';

it('whoever signs in is told their groups and the baskets one of which goes on', async () => {
  const { token } = await newCustomer();
  const basketId = await newBasket(token);
  const { customer, currentUserGroups } = await shop.succeed<GetSessionCustomerQuery>(
    'GetSessionCustomer',
    {},
    { token },
  );
  expect(customer.baskets).toMatchObject([{ id: basketId, public: false }]);
  expect(currentUserGroups.length).toBeGreaterThan(0);
});

it('a visitor is told nothing of the kind', async () => {
  const token = await anonymousToken();
  const error = await shop.refusal('GetSessionCustomer', {}, { token });
  expect(error.message).toMatch(/^Cannot query field "customer"/);
});
