import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  contractAddress,
  addItem,
  createAnonymousToken,
  createBasket,
  createCustomer,
  findProductInStock,
  contractShop,
} from './support/contract-shop';

const somebodyElse = 'You are not allowed to access this basket as it belongs to somebody else';

let anonymous = '';
let customer = '';
let basketId = '';
let productId = '';

beforeAll(async () => {
  anonymous = await createAnonymousToken();
  customer = (await createCustomer()).token;
  basketId = await createBasket(customer);
  productId = (await findProductInStock()).id;
  await addItem(customer, basketId, productId);
});

describe('schema fields hidden from anonymous callers', () => {
  it.each([
    ['GetCustomer', {}, 'customer', 'Query'],
    ['BasketDeliveryMethods', { basketId: 'x' }, 'basketDeliveryMethods', 'Query'],
    ['BasketPayments', { basketId: 'x' }, 'basketPayments', 'Query'],
    [
      'BasketSetDeliveryAddress',
      { basketId: 'x', deliveryAddressId: 'x' },
      'basketSetDeliveryAddress',
      'Mutation',
    ],
    [
      'BasketSetDeliveryMethod',
      { basketId: 'x', deliveryMethodId: 'x' },
      'basketSetDeliveryMethod',
      'Mutation',
    ],
    ['BasketSetPayment', { basketId: 'x', paymentId: 'x' }, 'basketSetPayment', 'Mutation'],
    ['BasketRemove', { basketId: 'x' }, 'basketRemove', 'Mutation'],
  ])('%s', async (operation, variables, field, type) => {
    for (const token of [anonymous, undefined]) {
      const error = await contractShop.expectError(operation, variables, { token });
      // A shop may append a suggestion of another field.
      expect(error.message).toMatch(
        new RegExp(`^Cannot query field "${field}" on type "${type}"\\.(?: Did you mean .*)?$`),
      );
    }
  });
});

describe('operations that require a signed-in caller', () => {
  it.each([
    ['CustomerInvoiceAddressSet', { invoiceAddress: contractAddress }],
    ['CustomerInvoiceAddressClear', { fields: ['PHONE'] }],
    ['CustomerDeliveryAddressAdd', { deliveryAddress: contractAddress }],
    ['CustomerDeliveryAddressDelete', { deliveryAddressId: 'x' }],
    ['PlaceOrder', { basketId: 'x', confirmTermsAndConditions: true }],
  ])('%s', async (operation, variables) => {
    const error = await contractShop.expectError(operation, variables, { token: anonymous });
    expect(error.message).toMatch(
      /^(You need to be logged to access this field|You do not have sufficient rights to access this field|Cannot query field)/,
    );
  });
});

describe('basket access without a token is rejected', () => {
  it.each([
    ['BasketCreate', { basketId: randomUUID() }],
    ['GetBasketInfo', { basketId: 'x', isAnonymous: true }],
    ['BasketAddItem', { basketId: 'x', productId: 'x', amount: 1, isAnonymous: true }],
    ['BasketRemoveItem', { basketId: 'x', basketItemId: 'x', amount: 1, isAnonymous: true }],
    ['BasketAddVoucher', { basketId: 'x', voucherNumber: 'x', isAnonymous: true }],
    ['BasketRemoveVoucher', { basketId: 'x', voucherId: 'x', isAnonymous: true }],
  ])('%s', async (operation, variables) => {
    const error = await contractShop.expectError(operation, { ...variables, isAnonymous: true });
    expect(error.message).toBe('You do not have sufficient rights to access this field');
  });
});

describe('another owner’s basket', () => {
  const operations: [string, object][] = [
    ['GetBasketInfo', {}],
    ['GetBasketItems', {}],
    ['BasketAddItem', { productId: 'x', amount: 1 }],
    ['BasketRemoveItem', { basketItemId: 'x', amount: 1 }],
    ['BasketAddVoucher', { voucherNumber: 'x' }],
    ['BasketRemoveVoucher', { voucherId: 'x' }],
  ];
  const signedInOperations: [string, object][] = [
    ['BasketDeliveryMethods', {}],
    ['BasketPayments', {}],
    ['BasketSetDeliveryAddress', { deliveryAddressId: 'x' }],
    ['BasketSetDeliveryMethod', { deliveryMethodId: 'x' }],
    ['BasketSetPayment', { paymentId: 'x' }],
    ['BasketRemove', {}],
    ['PlaceOrder', { confirmTermsAndConditions: true }],
  ];

  it.each(operations)('%s is rejected for anonymous callers', async (operation, variables) => {
    const rest = operation === 'GetBasketItems' ? {} : { isAnonymous: true };
    const withProduct = 'productId' in variables ? { productId } : {};
    const error = await contractShop.expectError(
      operation,
      { basketId, ...variables, ...withProduct, ...rest },
      { token: anonymous },
    );
    expect(error.message).toBe(somebodyElse);
  });

  it.each([...operations, ...signedInOperations])(
    '%s is rejected for other customers',
    async (operation, variables) => {
      const { token } = await createCustomer();
      const withProduct = 'productId' in variables ? { productId } : {};
      const error = await contractShop.expectError(
        operation,
        { basketId, ...variables, ...withProduct },
        { token },
      );
      expect(error.message).toBe(somebodyElse);
    },
  );

  it.each([...operations, ...signedInOperations])(
    '%s fails for a basket that does not exist',
    async (operation, variables) => {
      const unknown = randomUUID().replaceAll('-', '');
      const withProduct = 'productId' in variables ? { productId } : {};
      const error = await contractShop.expectError(
        operation,
        { ...variables, basketId: unknown, ...withProduct },
        { token: customer },
      );
      expect(error.message).toBe(`Basket was not found by id: ${unknown}`);
    },
  );
});
