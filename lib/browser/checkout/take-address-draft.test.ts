// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { emptyAddress } from '@/lib/browser/shop/address-schema';
import { keepAddressDraft, takeAddressDraft } from './address-draft';
import { type AddressStepValues, toInvoiceAddress } from './address-step-values';

const values: AddressStepValues = {
  email: 'anna@lautlos.example',
  withCompany: false,
  isInvoiceOpen: true,
  invoice: { ...emptyAddress, street: 'Domstraße' },
  deliverTo: toInvoiceAddress,
  delivery: emptyAddress,
  replaces: null,
};
const anna = { customerId: 'anna', email: 'anna@lautlos.example' };
const bert = { customerId: 'bert', email: 'bert@lautlos.example' };
const visitor = { customerId: null, email: '' };

beforeEach(() => {
  window.sessionStorage.clear();
  keepAddressDraft(anna, values);
});

it('waits while its owner is on the way back from login', () => {
  expect(takeAddressDraft(visitor)).toBeNull();
  expect(takeAddressDraft(anna)?.values).toEqual(values);
});

it('is gone once another customer is there', () => {
  expect(takeAddressDraft(bert)).toBeNull();
  expect(takeAddressDraft(anna)).toBeNull();
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Domstraße');
});
