import { getOperationAST } from 'graphql';
import { expect, it } from 'vitest';
import { findAllowedOperation } from './allowed-operations';

const nameOf = (requested: string) => {
  const document = findAllowedOperation(requested);
  return document && getOperationAST(document)?.name?.value;
};

it.each([
  ['BasketDescribeItem', 'BasketUpdateItemNote'],
  ['BasketSetDeliveryWish', 'BasketSetShipmentMode'],
  ['CustomerInvoiceAddressBlank', 'CustomerInvoiceAddressClear'],
])('the former name %s runs %s', (former, name) => {
  expect(nameOf(former)).toBe(name);
  expect(nameOf(name)).toBe(name);
});

it.each(['Token', 'CustomerRegister', 'constructor'])('%s is not allowed', (name) => {
  expect(findAllowedOperation(name)).toBeNull();
});
