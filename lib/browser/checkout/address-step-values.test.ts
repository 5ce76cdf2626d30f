import { describe, expect, it } from 'vitest';
import { emptyAddress } from '@/lib/browser/address/address-schema';
import {
  type AddressStepValues,
  createAddressStepSchema,
  getPreselectedAddress,
  toAddressStepValues,
  invoiceAddressOption,
  newAddressOption,
} from './address-step-values';
import {
  createCheckoutCustomer,
  createAddressView,
  createPlacedOrder,
} from '@/lib/browser/test-fixtures';

const address = {
  ...emptyAddress,
  firstName: 'Mareike',
  lastName: 'Thießen',
  street: 'Sonnenallee',
  streetNumber: '41',
  zipCode: '12045',
  city: 'Berlin',
};
const step: AddressStepValues = {
  email: 'mareike@thiessen.example',
  withCompany: true,
  isInvoiceOpen: true,
  invoice: address,
  deliverTo: invoiceAddressOption,
  delivery: emptyAddress,
  replaces: null,
};

function problems(values: AddressStepValues): string[] {
  const result = createAddressStepSchema(values).safeParse(values);
  return result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

describe('address step values', () => {
  it('accept a complete address and ignore an empty delivery address that is not selected', () => {
    expect(problems(step)).toEqual([]);
  });

  it.each<[string, Partial<AddressStepValues['invoice']>, string]>([
    ['no first name', { firstName: '  ' }, 'invoice.firstName: firstName'],
    ['no postal code', { zipCode: ' ' }, 'invoice.zipCode: zipCodeMissing'],
    ['a postal code with a missing digit', { zipCode: '1204' }, 'invoice.zipCode: zipCode'],
    ['a postal code of another country', { countryId: 'nl' }, 'invoice.zipCode: zipCode'],
    ['a phone number with letters', { phone: 'bitte klingeln' }, 'invoice.phone: phone'],
    ['a name that is too long', { lastName: 'x'.repeat(256) }, 'invoice.lastName: tooLong'],
  ])('report the invalid field: %s', (_, change, problem) => {
    expect(problems({ ...step, invoice: { ...address, ...change } })).toEqual([problem]);
  });

  it('reject an invalid email address', () => {
    expect(problems({ ...step, email: 'mareike' })).toEqual(['email: email']);
  });

  it('validate a different delivery address and an open invoice address', () => {
    expect(problems({ ...step, deliverTo: newAddressOption })).toContain('delivery.street: street');
    expect(problems({ ...step, deliverTo: newAddressOption, delivery: address })).toEqual([]);
    const broken = { ...step, invoice: emptyAddress };
    expect(problems(broken)).toContain('invoice.street: street');
    expect(problems({ ...broken, isInvoiceOpen: false, deliverTo: 'saved-1' })).toEqual([]);
  });

  it('accept any VAT ID, so that it never blocks an order', () => {
    expect(problems({ ...step, invoice: { ...address, vatID: '123' } })).toEqual([]);
  });

  it('contain company and VAT ID only while the switch is on', () => {
    const invoice = { ...address, company: 'Radhaus', vatID: 'ATU55500033' };
    const delivery = { ...address, company: 'Radhaus' };
    const values = { ...step, invoice, deliverTo: newAddressOption, delivery };
    expect(createAddressStepSchema(values).parse(values)).toMatchObject({ invoice, delivery });
    const off = { ...values, withCompany: false };
    expect(createAddressStepSchema(off).parse(off)).toMatchObject({
      invoice: { company: '', vatID: '' },
      delivery: { company: '' },
    });
  });

  it('format the postal code for the country', () => {
    const dutch = { ...address, countryId: 'nl', zipCode: '1012js' };
    const result = createAddressStepSchema(step).parse({ ...step, invoice: dutch });
    expect(result.invoice.zipCode).toBe('1012 JS');
  });
});

describe('initial state of the address step', () => {
  const home = createAddressView('home');
  const work = createAddressView('work', { street: 'Lange Reihe', city: 'Hamburg' });
  const invoiceAddress = { ...home, vatIDState: 'NONE' as const };
  const customer = createCheckoutCustomer({ invoiceAddress, deliveryAddresses: [work, home] });

  it('is empty and open for a visitor and for a customer without an address', () => {
    expect(toAddressStepValues(null, null, false)).toMatchObject({
      email: '',
      isInvoiceOpen: true,
      deliverTo: invoiceAddressOption,
      invoice: emptyAddress,
    });
    expect(toAddressStepValues(createCheckoutCustomer({}), null, true)).toMatchObject({
      email: 'anna@lautlos.example',
      isInvoiceOpen: true,
    });
  });

  it('keeps the saved invoice address of a customer closed', () => {
    expect(toAddressStepValues(customer, null, true)).toMatchObject({
      isInvoiceOpen: false,
      deliverTo: 'home',
      invoice: { street: 'Sonnenallee', salutation: 'mrs', countryId: 'de' },
    });
  });

  it('restores a guest’s input', () => {
    expect(toAddressStepValues(customer, 'home', false)).toMatchObject({
      isInvoiceOpen: true,
      deliverTo: invoiceAddressOption,
    });
    expect(toAddressStepValues(customer, 'work', false)).toMatchObject({
      deliverTo: newAddressOption,
      delivery: { street: 'Lange Reihe' },
    });
  });

  it.each([
    ['the basket’s address', customer, 'work', 'work'],
    ['the last one used', { ...customer, orders: [createPlacedOrder(work)] }, null, 'work'],
    ['the invoice address as delivery address', customer, 'gone', 'home'],
    [
      'the invoice address itself',
      { ...customer, deliveryAddresses: [] },
      null,
      invoiceAddressOption,
    ],
  ])('selects %s', (_, of, basketAddressId, expected) => {
    expect(getPreselectedAddress(of, basketAddressId)).toBe(expected);
  });
});
