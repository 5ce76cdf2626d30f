import { expect, it } from 'vitest';
import type {
  MergeBasketMutation,
  GetBasketItemsQuery,
  GetSessionCustomerQuery,
} from '@/graphql/generated/shop/graphql';
import {
  createAnonymousToken,
  createBasket,
  createCustomer,
  contractShop,
} from './support/contract-shop';
import { expectPresent } from './support/contract-client';
import { needs, needsOperation } from './support/shop-level';

it('a signed-in customer can read their user groups', needs('dealerArea'), async () => {
  const { token } = await createCustomer();
  const { currentUserGroups } = await contractShop.expectData<GetSessionCustomerQuery>(
    'GetSessionCustomer',
    {},
    { token },
  );
  const groups = expectPresent(currentUserGroups, 'Query.currentUserGroups');
  expect(groups.map(({ id }) => id)).toEqual(['oxidnotyetordered']);
});

it('an anonymous caller cannot read customer data', async () => {
  const token = await createAnonymousToken();
  const error = await contractShop.expectError('GetSessionCustomer', {}, { token });
  expect(error.message).toMatch(/^Cannot query field "customer"/);
});

it(
  'an anonymous basket is merged once into the customer’s basket',
  needsOperation('MergeBasket'),
  async () => {
    const visitor = await createAnonymousToken();
    const from = { basketId: await createBasket(visitor), token: visitor };
    const { token } = await createCustomer();
    const take = () =>
      contractShop.expectData<MergeBasketMutation>('MergeBasket', { from }, { token });
    const first = await take();
    expect(first.basketTakeAlong).toMatchObject({ limited: [], leftOut: [] });
    expect(await take()).toEqual(first);
    const { basketId } = first.basketTakeAlong;
    const { basket } = await contractShop.expectData<GetBasketItemsQuery>(
      'GetBasketItems',
      { basketId },
      { token },
    );
    expect(basket.items).toEqual([]);
  },
);

it('an anonymous caller cannot merge baskets', needsOperation('MergeBasket'), async () => {
  const token = await createAnonymousToken();
  const error = await contractShop.expectError('MergeBasket', { from: null }, { token });
  expect(error.message).toBeTypeOf('string');
});
