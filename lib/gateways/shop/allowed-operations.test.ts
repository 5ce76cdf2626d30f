import { getOperationAST } from 'graphql';
import { expect, it } from 'vitest';
import { findAllowedOperation } from './allowed-operations';

const nameOf = (requested: string) => {
  const document = findAllowedOperation(requested);
  return document && getOperationAST(document)?.name?.value;
};

it.each(['BasketAddItem', 'PlaceOrder', 'GetCustomer'])('%s is allowed', (name) => {
  expect(nameOf(name)).toBe(name);
});

it.each(['Token', 'CustomerRegister', 'BasketDescribeItem', 'constructor'])(
  '%s is not allowed',
  (name) => {
    expect(findAllowedOperation(name)).toBeNull();
  },
);
