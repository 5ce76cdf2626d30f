import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isInternalBasket } from '@/domain/basket/saved-basket';
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
import { createOrderableBasket } from './support/contract-checkout';
import {
  addItem,
  createAddress,
  createBasket,
  createCustomer,
  createGuest,
  findProductInStock,
  contractShop,
} from './support/contract-shop';
import { needs } from './support/shop-level';

const confirmed = { confirmTermsAndConditions: true };
const rights = 'You do not have sufficient rights to access this field';

/** Places orders of a new customer. Returns their numbers, newest first, and a function that reads a page of them. */
async function placeOrders(count: number) {
  const { token } = await createCustomer();
  const numbers: number[] = [];
  while (numbers.length < count) {
    const { basketId } = await createOrderableBasket(token);
    const variables = { basketId, ...confirmed };
    const { placeOrder } = await contractShop.expectData<PlaceOrderMutation>(
      'PlaceOrder',
      variables,
      { token },
    );
    numbers.unshift(placeOrder.orderNumber);
  }
  const read = async (variables: Record<string, number>) =>
    (await contractShop.expectData<CustomerOrdersQuery>('CustomerOrders', variables, { token }))
      .customer.orders;
  return { token, numbers, read };
}

describe('order history of a customer', () => {
  it('contains the orders', async () => {
    const { numbers, read } = await placeOrders(2);
    const found = (await read({ limit: 10 })).map(({ orderNumber }) => orderNumber);
    expect(found.toSorted((a, b) => b - a)).toEqual(numbers);
  });

  it('is paged from the newest on', needs('Customer.orders(pagination)'), async () => {
    const { token, numbers, read } = await placeOrders(3);
    expect((await read({ limit: 1 })).map(({ orderNumber }) => orderNumber)).toEqual([numbers[0]]);
    expect((await read({ offset: 1, limit: 5 })).map(({ orderNumber }) => orderNumber)).toEqual(
      numbers.slice(1),
    );
    const error = await contractShop.expectError('CustomerOrders', { limit: 0 }, { token });
    expect(error.message).toBe('PaginationFilter fields must be positive.');
  });

  it(
    'shows shipments, expected delivery and outstanding steps',
    needs('orderProgress'),
    async () => {
      const { numbers, read } = await placeOrders(1);
      const [newest] = await read({ limit: 1 });
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
    },
  );
});

/** Creates a customer with a basket of two pieces. */
async function createFilledBasket() {
  const { token } = await createCustomer();
  const basketId = await createBasket(token);
  const product = await findProductInStock(2);
  await addItem(token, basketId, product.id, 2);
  return { token, basketId, product };
}

describe('saved baskets', () => {
  it('keep their lines', async () => {
    const { token, basketId, product } = await createFilledBasket();
    const { customer } = await contractShop.expectData<CustomerBasketsQuery>(
      'CustomerBaskets',
      {},
      { token },
    );
    expect(customer.baskets.filter(({ title }) => !isInternalBasket(title))).toMatchObject([
      { id: basketId, public: false, items: [{ amount: 2, product: { id: product.id } }] },
    ]);
  });

  it('are visible to others once they are public', needs('sharedBaskets'), async () => {
    const { token, basketId } = await createFilledBasket();
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

  it('cannot be made public by another customer', needs('sharedBaskets'), async () => {
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

describe('birthdate', needs('birthdate'), () => {
  it('can be set by the customer', async () => {
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
  });

  it('cannot be set by guests', needs('CustomerInput.guest'), async () => {
    const variables = { birthdate: '1990-02-03' };
    const guest = await createGuest();
    const error = await contractShop.expectError('CustomerBirthdateUpdate', variables, {
      token: guest.token,
    });
    expect(error.message).toBe(rights);
  });
});

describe('VAT ID', needs('InvoiceAddress.vatIDState'), () => {
  it.each([
    ['', 'NONE'],
    ['DE123', 'INVALID'],
    ['ATU13585628', 'INVALID'],
  ])('%j has the state %s', async (vatID, state) => {
    const { token } = await createCustomer();
    const invoiceAddress = { ...(await createAddress()), vatID };
    const { customerInvoiceAddressSet } =
      await contractShop.expectData<CustomerInvoiceAddressSetMutation>(
        'CustomerInvoiceAddressSet',
        { invoiceAddress },
        { token },
      );
    expect(customerInvoiceAddressSet.vatIDState).toBe(state);
  });
});

/**
 * Messages for the token of a deleted customer. OXID deletes the tokens too, or finds no customer. The site handles all
 * of them in the same way.
 */
const deletedMessage =
  /^(The (access )?token is (invalid|not registered)|Customer was not found by id: .*)$/;

describe('account deletion', needs('accountDeletion'), () => {
  it('invalidates the token and releases the email address', async () => {
    const { email, password, token } = await createCustomer();
    expect(await contractShop.expectData('CustomerDelete', {}, { token })).toEqual({
      customerDelete: true,
    });
    expect((await contractShop.expectError('CustomerProfile', {}, { token })).message).toMatch(
      deletedMessage,
    );
    const credentials = { username: email, password };
    expect((await contractShop.expectError('AuthenticateUser', credentials)).message).toBe(
      'Username/password combination is invalid',
    );
    await contractShop.expectData('CustomerRegister', {
      customer: { email, password: `Aa1!${randomUUID()}`, guest: false },
    });
  });

  it('removes public baskets', needs('sharedBaskets'), async () => {
    const { token } = await createCustomer();
    const basketId = await createBasket(token);
    await contractShop.expectData('BasketMakePublic', { basketId }, { token });
    await contractShop.expectData('CustomerDelete', {}, { token });
    expect((await contractShop.expectError('PublicBasket', { basketId })).message).toBe(
      `Basket was not found by id: ${basketId}`,
    );
  });

  it('is not available to guests', needs('CustomerInput.guest'), async () => {
    const { token } = await createGuest();
    expect((await contractShop.expectError('CustomerDelete', {}, { token })).message).toBe(rights);
  });
});
