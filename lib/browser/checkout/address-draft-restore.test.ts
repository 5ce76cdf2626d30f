// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { emptyAddress } from '@/lib/browser/address/address-schema';
import { saveAddressDraft, loadAddressDraft } from './address-draft';
import { type AddressStepValues, invoiceAddressOption } from './address-step-values';

const values: AddressStepValues = {
  email: 'anna@lautlos.example',
  withCompany: false,
  isInvoiceOpen: true,
  invoice: { ...emptyAddress, street: 'Domstraße' },
  deliverTo: invoiceAddressOption,
  delivery: emptyAddress,
  replaces: null,
};
const anna = { customerId: 'anna', email: 'anna@lautlos.example' };
const bert = { customerId: 'bert', email: 'bert@lautlos.example' };
const visitor = { customerId: null, email: '' };

beforeEach(() => {
  window.sessionStorage.clear();
  saveAddressDraft(anna, values);
});

it('waits while its owner returns from login', () => {
  expect(loadAddressDraft(visitor)).toBeNull();
  expect(loadAddressDraft(anna)?.values).toEqual(values);
});

it('is removed once another customer is signed in', () => {
  expect(loadAddressDraft(bert)).toBeNull();
  expect(loadAddressDraft(anna)).toBeNull();
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Domstraße');
});
