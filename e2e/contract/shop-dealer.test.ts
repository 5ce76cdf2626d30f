import { beforeAll, describe, expect, it } from 'vitest';
import type {
  AuthenticateUserQuery,
  BasketAddItemsMutation,
  CurrentUserGroupsQuery,
  CustomerCreditQuery,
  CustomerOrdersQuery,
  PlaceOrderMutation,
  PurchasePricesQuery,
} from '@/graphql/generated/shop/graphql';
import { expectPresent } from './support/contract-client';
import { setDeliveryMethod, setPaymentMethod } from './support/contract-checkout';
import {
  addItem,
  createAnonymousToken,
  demoData,
  createBasket,
  createCustomer,
  findProductInStock,
  contractShop,
} from './support/contract-shop';
import { needs, needsOperation } from './support/shop-level';

let dealer = '';

beforeAll(async () => {
  dealer = (
    await contractShop.expectData<AuthenticateUserQuery>('AuthenticateUser', demoData.dealer)
  ).token;
});

async function addItems(items: object[], token = dealer, basketId?: string) {
  const variables = { basketId: basketId ?? (await createBasket(token)), items, isAnonymous: true };
  return (
    await contractShop.expectData<BasketAddItemsMutation>('BasketAddItems', variables, { token })
  ).basketAddItems;
}

it('a dealer belongs to the group of dealers', needs('dealerArea'), async () => {
  const { currentUserGroups } = await contractShop.expectData<CurrentUserGroupsQuery>(
    'CurrentUserGroups',
    {},
    { token: dealer },
  );
  const groups = expectPresent(currentUserGroups, 'Query.currentUserGroups');
  expect(groups.map(({ id }) => id)).toContain('oxiddealer');
});

describe('bulk add', needsOperation('BasketAddItems'), () => {
  it('adds the items and returns the index of each rejected one', async () => {
    const product = await findProductInStock();
    const { added, refused, basket } = await addItems([
      { productId: 'gibt-es-nicht', amount: 1 },
      { productId: product.id, amount: 1 },
      { productId: product.id, amount: 1 },
      { productId: product.id, amount: 0 },
    ]);
    expect(added).toBe(2);
    expect(refused).toMatchObject([
      { index: 0, type: 'NOTAVAILABLE', available: 0 },
      { index: 3, type: 'INVALID' },
    ]);
    expect(basket.items.map(({ product: one, amount }) => [one?.id, amount])).toEqual([
      [product.id, 2],
    ]);
    expect(basket.items[0]?.product?.price.nettoPriceMode).toBe(true);
  });

  it('is available to B2B customers only', async () => {
    const { id: productId } = await findProductInStock();
    for (const token of [await createAnonymousToken(), (await createCustomer()).token]) {
      const variables = {
        basketId: await createBasket(token),
        items: [{ productId, amount: 1 }],
        isAnonymous: true,
      };
      const error = await contractShop.expectError('BasketAddItems', variables, { token });
      expect(error.message).toBe('You do not have sufficient rights to access this field');
    }
  });
});

describe('purchase prices', needs('purchasePrices'), () => {
  it('are net and visible to a B2B customer', async () => {
    const { purchasePrices } = await contractShop.expectData<PurchasePricesQuery>(
      'PurchasePrices',
      {},
      { token: dealer },
    );
    const product = await findProductInStock();
    const price = purchasePrices.find(({ sku }) => sku === product.sku)?.price ?? 0;
    expect(price).toBeGreaterThan(0);
    expect(price).toBeLessThan(product.price.price);
  });

  it('are hidden from everyone else', async () => {
    for (const token of [await createAnonymousToken(), (await createCustomer()).token, undefined]) {
      const error = await contractShop.expectError('PurchasePrices', {}, { token });
      expect(error.message).toBe('You do not have sufficient rights to access this field');
    }
  });
});

describe('credit limit', needs('dealerCredit'), () => {
  const credit = async (token: string) =>
    (await contractShop.expectData<CustomerCreditQuery>('CustomerCredit', {}, { token })).customer
      .credit;

  it('is visible to a B2B customer', async () => {
    const told = await credit(dealer);
    expect(told?.open).toBeGreaterThanOrEqual(0);
    if (told?.limit != null) expect(told.free).toBeCloseTo(Math.max(0, told.limit - told.open), 2);
  });

  it('is null for other customers', async () => {
    expect(await credit((await createCustomer()).token)).toBeNull();
  });
});

it(
  'an order stores the dealer’s reference and the service dealer',
  needs('orderReference', 'serviceDealer'),
  async () => {
    const product = await findProductInStock();
    const basketId = await createBasket(dealer);
    await addItem(dealer, basketId, product.id);
    await setDeliveryMethod(dealer, basketId);
    await setPaymentMethod(dealer, basketId);
    const variables = {
      basketId,
      confirmTermsAndConditions: true,
      reference: 'EK 2026-117',
      serviceDealer: '20418',
    };
    const { placeOrder } = await contractShop.expectData<PlaceOrderMutation>(
      'PlaceOrder',
      variables,
      {
        token: dealer,
      },
    );
    expect(placeOrder).toMatchObject({ reference: 'EK 2026-117', serviceDealer: '20418' });
    const { customer } = await contractShop.expectData<CustomerOrdersQuery>(
      'CustomerOrders',
      { limit: 1 },
      { token: dealer },
    );
    expect(customer.orders[0]).toMatchObject({ reference: 'EK 2026-117' });
  },
);
