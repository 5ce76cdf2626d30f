import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addressFields,
  addItem,
  createAnonymousToken,
  createBasket,
  createCustomer,
  findProductInStock,
  contractShop,
} from './support/contract-shop';
import { needsOperation } from './support/shop-level';

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

const address = { ...addressFields, countryId: 'x' };

describe('schema fields hidden from anonymous callers', () => {
  const operations: [string, object, string, string][] = [
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
  ];

  for (const [operation, variables, field, type] of operations)
    it(operation, needsOperation(operation), async () => {
      for (const token of [anonymous, undefined]) {
        const error = await contractShop.expectError(operation, { ...variables }, { token });
        // A shop may append a suggestion of another field.
        expect(error.message).toMatch(
          new RegExp(`^Cannot query field "${field}" on type "${type}"\\.(?: Did you mean .*)?$`),
        );
      }
    });
});

describe('operations that require a signed-in caller', () => {
  const operations: [string, object][] = [
    ['CustomerInvoiceAddressSet', { invoiceAddress: address }],
    ['CustomerInvoiceAddressClear', { fields: ['PHONE'] }],
    ['CustomerDeliveryAddressAdd', { deliveryAddress: address }],
    ['CustomerDeliveryAddressDelete', { deliveryAddressId: 'x' }],
    ['PlaceOrder', { basketId: 'x', confirmTermsAndConditions: true }],
  ];

  for (const [operation, variables] of operations)
    it(operation, needsOperation(operation), async () => {
      const token = anonymous;
      const error = await contractShop.expectError(operation, { ...variables }, { token });
      expect(error.message).toMatch(
        /^(You need to be logged to access this field|You do not have sufficient rights to access this field|Cannot query field)/,
      );
    });
});

describe('basket access without a token is rejected', () => {
  const operations: [string, object][] = [
    ['BasketCreate', { basketId: randomUUID() }],
    ['GetBasketInfo', { basketId: 'x', isAnonymous: true }],
    ['BasketAddItem', { basketId: 'x', productId: 'x', amount: 1, isAnonymous: true }],
    ['BasketRemoveItem', { basketId: 'x', basketItemId: 'x', amount: 1, isAnonymous: true }],
    ['BasketAddVoucher', { basketId: 'x', voucherNumber: 'x', isAnonymous: true }],
    ['BasketRemoveVoucher', { basketId: 'x', voucherId: 'x', isAnonymous: true }],
  ];

  for (const [operation, variables] of operations)
    it(operation, needsOperation(operation), async () => {
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

  const withProduct = (variables: object) => ('productId' in variables ? { productId } : {});

  for (const [operation, variables] of operations) {
    const options = needsOperation(operation, 'anonymousBasket');
    it(`${operation} is rejected for anonymous callers`, options, async () => {
      const rest = operation === 'GetBasketItems' ? {} : { isAnonymous: true };
      const error = await contractShop.expectError(
        operation,
        { basketId, ...variables, ...withProduct(variables), ...rest },
        { token: anonymous },
      );
      expect(error.message).toBe(somebodyElse);
    });
  }

  for (const [operation, variables] of [...operations, ...signedInOperations]) {
    it(`${operation} is rejected for other customers`, needsOperation(operation), async () => {
      const { token } = await createCustomer();
      const error = await contractShop.expectError(
        operation,
        { basketId, ...variables, ...withProduct(variables) },
        { token },
      );
      expect(error.message).toBe(somebodyElse);
    });

    it(`${operation} fails for an unknown basket`, needsOperation(operation), async () => {
      const unknown = randomUUID().replaceAll('-', '');
      const error = await contractShop.expectError(
        operation,
        { ...variables, basketId: unknown, ...withProduct(variables) },
        { token: customer },
      );
      expect(error.message).toBe(`Basket was not found by id: ${unknown}`);
    });
  }
});
