import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type {
  BasketMakePrivateMutation,
  BasketMakePublicMutation,
  CustomerBasketsQuery,
  CustomerBirthdateUpdateMutation,
  CustomerInvoiceAddressSetMutation,
  CustomerOrdersQuery,
  CustomerProfileQuery,
  PlaceOrderMutation,
  PublicBasketQuery,
} from '@/graphql/generated/shop/graphql';
import {
  addItem,
  contractAddress,
  createOrderableBasket,
  createBasket,
  createCustomer,
  createGuest,
  findProductInStock,
  contractShop,
} from './support/contract-shop';

const confirmed = { confirmTermsAndConditions: true };
const rights = 'You do not have sufficient rights to access this field';

describe('order history of a customer', () => {
  it('is paged from the newest on, with shipments, expected delivery and outstanding steps', async () => {
    const { token } = await createCustomer();
    const numbers: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      const { basketId } = await createOrderableBasket(token);
      const variables = { basketId, ...confirmed };
      const { placeOrder } = await contractShop.expectData<PlaceOrderMutation>(
        'PlaceOrder',
        variables,
        {
          token,
        },
      );
      numbers.unshift(placeOrder.orderNumber);
    }
    const page = async (variables: Record<string, number>) =>
      (await contractShop.expectData<CustomerOrdersQuery>('CustomerOrders', variables, { token }))
        .customer.orders;
    const [newest] = await page({ limit: 1 });
    expect(newest).toMatchObject({
      orderNumber: numbers[0],
      invoiceNumber: null,
      invoiced: null,
      invoices: [],
      withdrawn: null,
      held: null,
      shipments: [{ number: 1, state: 'planned', dispatched: null }],
      paid: null,
      assembled: null,
      delivered: null,
      formerExpectedDelivery: null,
      delivery: { trackingNumber: '', trackingURL: '', dispatched: null },
    });
    expect(Date.parse(newest?.expectedDelivery ?? '')).toBeGreaterThan(
      Date.parse(newest?.ordered ?? ''),
    );
    expect((await page({ offset: 1, limit: 5 })).map(({ orderNumber }) => orderNumber)).toEqual(
      numbers.slice(1),
    );
    const error = await contractShop.expectError('CustomerOrders', { limit: 0 }, { token });
    expect(error.message).toBe('PaginationFilter fields must be positive.');
  });
});

describe('saved baskets', () => {
  it('keep their lines, and are visible to others once they are public', async () => {
    const { token } = await createCustomer();
    const basketId = await createBasket(token);
    const product = await findProductInStock(2);
    await addItem(token, basketId, product.id, 2);
    const { customer } = await contractShop.expectData<CustomerBasketsQuery>(
      'CustomerBaskets',
      {},
      { token },
    );
    expect(customer.baskets).toMatchObject([
      { id: basketId, public: false, items: [{ amount: 2, product: { id: product.id } }] },
    ]);

    expect((await contractShop.expectError('PublicBasket', { basketId })).message).toBe(
      'Basket is private.',
    );
    const shown = await contractShop.expectData<BasketMakePublicMutation>(
      'BasketMakePublic',
      { basketId },
      { token },
    );
    expect(shown.basketMakePublic.public).toBe(true);
    const { publicBasket } = await contractShop.expectData<PublicBasketQuery>('PublicBasket', {
      basketId,
    });
    expect(publicBasket).toMatchObject({ id: basketId, items: [{ amount: 2 }] });
    const hidden = await contractShop.expectData<BasketMakePrivateMutation>(
      'BasketMakePrivate',
      { basketId },
      { token },
    );
    expect(hidden.basketMakePrivate.public).toBe(false);
    expect((await contractShop.expectError('PublicBasket', { basketId })).message).toBe(
      'Basket is private.',
    );
  });

  it('cannot be made public by another customer', async () => {
    const basketId = await createBasket((await createCustomer()).token);
    const { token } = await createCustomer();
    for (const operation of ['BasketMakePublic', 'BasketMakePrivate']) {
      const error = await contractShop.expectError(operation, { basketId }, { token });
      expect(error.message).toBe(
        'You are not allowed to access this basket as it belongs to somebody else',
      );
    }
  });
});

describe('birthdate', () => {
  it('can be set by the customer but not by guests', async () => {
    const { token } = await createCustomer();
    const { customerBirthdateUpdate } =
      await contractShop.expectData<CustomerBirthdateUpdateMutation>(
        'CustomerBirthdateUpdate',
        { birthdate: '1990-02-03' },
        { token },
      );
    expect(customerBirthdateUpdate.birthdate).toMatch(/^1990-02-03T/);
    const { customer } = await contractShop.expectData<CustomerProfileQuery>(
      'CustomerProfile',
      {},
      { token },
    );
    expect(customer.birthdate).toBe(customerBirthdateUpdate.birthdate);

    const variables = { birthdate: '1990-02-03' };
    const guest = await createGuest();
    const error = await contractShop.expectError('CustomerBirthdateUpdate', variables, {
      token: guest.token,
    });
    expect(error.message).toBe(rights);
  });
});

describe('VAT ID', () => {
  it.each([
    ['', 'NONE'],
    ['DE123', 'INVALID'],
    ['ATU13585628', 'INVALID'],
  ])('%j has the state %s', async (vatID, state) => {
    const { token } = await createCustomer();
    const invoiceAddress = { ...contractAddress, vatID };
    const { customerInvoiceAddressSet } =
      await contractShop.expectData<CustomerInvoiceAddressSetMutation>(
        'CustomerInvoiceAddressSet',
        { invoiceAddress },
        { token },
      );
    expect(customerInvoiceAddressSet.vatIDState).toBe(state);
  });
});

describe('account deletion', () => {
  it('invalidates token and baskets, and releases the email address', async () => {
    const { email, password, token } = await createCustomer();
    const basketId = await createBasket(token);
    await contractShop.expectData('BasketMakePublic', { basketId }, { token });
    expect(await contractShop.expectData('CustomerDelete', {}, { token })).toEqual({
      customerDelete: true,
    });
    // OXID deletes the tokens of a deleted customer. The site handles both errors in the same way.
    expect((await contractShop.expectError('CustomerProfile', {}, { token })).message).toMatch(
      /^(The access token is invalid|The token is not registered)$/,
    );
    expect((await contractShop.expectError('PublicBasket', { basketId })).message).toBe(
      `Basket was not found by id: ${basketId}`,
    );
    const credentials = { username: email, password };
    expect((await contractShop.expectError('AuthenticateUser', credentials)).message).toBe(
      'Username/password combination is invalid',
    );
    await contractShop.expectData('CustomerRegister', {
      customer: { email, password: `Aa1!${randomUUID()}`, guest: false },
    });
  });

  it('is not available to guests', async () => {
    const { token } = await createGuest();
    expect((await contractShop.expectError('CustomerDelete', {}, { token })).message).toBe(rights);
  });
});
