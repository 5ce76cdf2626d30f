import { describe, expect, it } from 'vitest';
import { emptyAddress } from '@/lib/browser/address/address-schema';
import { mergeDraft, parseAddressDraft } from './address-draft';
import {
  type AddressStepValues,
  toAddressStepValues,
  invoiceAddressOption,
  newAddressOption,
} from './address-step-values';
import { createCheckoutCustomer, createAddressView } from '@/lib/browser/test-fixtures';

const typed = { ...emptyAddress, street: 'Domstraße', streetNumber: '12' };
const values: AddressStepValues = {
  email: 'anna@lautlos.example',
  withCompany: false,
  isInvoiceOpen: true,
  invoice: typed,
  deliverTo: invoiceAddressOption,
  delivery: emptyAddress,
  replaces: null,
};
const anna = { customerId: 'anna', email: 'anna@lautlos.example' };
const bert = { customerId: 'bert', email: 'bert@lautlos.example' };
const visitor = { customerId: null, email: '' };

const stored = (customerId: string | null, change: object = {}) =>
  JSON.stringify({ customerId, values: { ...values, ...change } });

describe('owner of the address draft', () => {
  it.each([
    ['the customer’s own draft', stored('anna'), anna, true],
    ['another customer’s draft', stored('anna'), bert, false],
    ['a customer’s draft after signing out', stored('anna'), visitor, false],
    ['a visitor’s draft', stored(null), visitor, true],
    [
      'typed with the same email before signing in',
      stored(null, { email: ' Anna@Lautlos.example' }),
      anna,
      true,
    ],
    ['typed with another email', stored(null), bert, false],
    [
      'typed without an email',
      stored(null, { email: '' }),
      { customerId: 'anna', email: '' },
      false,
    ],
  ])('%s', (_, text, owner, isShown) => {
    expect(parseAddressDraft(text, owner) !== null).toBe(isShown);
  });

  it.each([
    null,
    '',
    '{',
    '7',
    '"anna"',
    '[]',
    '{"customerId":null}',
    '{"customerId":null,"values":3}',
  ])('is null when storage holds %j', (text) =>
    expect(parseAddressDraft(text, visitor)).toBeNull(),
  );

  it('restores the text of known fields only', () => {
    const text = stored(null, {
      invoice: { street: 'Domstraße', city: 7, salutation: 'duke', isAdmin: true },
      deliverTo: 3,
      withCompany: 'yes',
    });
    expect(parseAddressDraft(text, visitor)?.values).toEqual({
      ...values,
      invoice: { ...emptyAddress, street: 'Domstraße' },
      deliverTo: '',
    });
  });
});

describe('continued address draft', () => {
  const home = createAddressView('home');
  const invoiceAddress = { ...home, vatIDState: 'NONE' as const };
  const customer = createCheckoutCustomer({ invoiceAddress, deliveryAddresses: [home] });
  const saved = toAddressStepValues(customer, null, true);

  it('is unchanged with the account’s email', () => {
    const draft = { ...values, deliverTo: 'home', replaces: 'home', email: 'old@lautlos.example' };
    expect(mergeDraft({ values: draft, isVisitors: false }, saved, customer)).toEqual({
      ...draft,
      email: 'anna@lautlos.example',
    });
  });

  it('omits addresses that no longer exist', () => {
    const draft = { ...values, deliverTo: 'gone', replaces: 'gone' };
    const next = mergeDraft({ values: draft, isVisitors: false }, saved, customer);
    expect(next).toMatchObject({ deliverTo: 'home', replaces: null });
  });

  it('becomes a new delivery address when it was typed before signing in', () => {
    const next = mergeDraft({ values, isVisitors: true }, saved, customer);
    expect(next).toEqual({ ...saved, deliverTo: newAddressOption, delivery: typed });
    const other = {
      ...values,
      deliverTo: newAddressOption,
      invoice: emptyAddress,
      delivery: typed,
    };
    expect(mergeDraft({ values: other, isVisitors: true }, saved, customer)).toEqual(next);
  });

  it('becomes the saved addresses when only the email was typed', () => {
    const empty = { ...values, invoice: emptyAddress };
    expect(mergeDraft({ values: empty, isVisitors: true }, saved, customer)).toEqual(saved);
  });

  it('becomes the first address of an account without addresses', () => {
    const fresh = createCheckoutCustomer({});
    const open = toAddressStepValues(fresh, null, true);
    expect(mergeDraft({ values, isVisitors: true }, open, fresh)).toEqual(values);
  });
});
