import { describe, expect, it } from 'vitest';
import { emptyAddress } from '@/lib/browser/shop/address-schema';
import { readAddressDraft } from './address-draft';
import {
  type AddressStepValues,
  savedStepValues,
  toInvoiceAddress,
  toNewAddress,
} from './address-step-values';
import { continueDraft } from './start-values';
import { aCustomer, anAddress } from './test-customer';

const typed = { ...emptyAddress, street: 'Domstraße', streetNumber: '12' };
const values: AddressStepValues = {
  email: 'anna@lautlos.example',
  withCompany: false,
  isInvoiceOpen: true,
  invoice: typed,
  deliverTo: toInvoiceAddress,
  delivery: emptyAddress,
  replaces: null,
};
const anna = { customerId: 'anna', email: 'anna@lautlos.example' };
const bert = { customerId: 'bert', email: 'bert@lautlos.example' };
const visitor = { customerId: null, email: '' };

const kept = (customerId: string | null, change: object = {}) =>
  JSON.stringify({ customerId, values: { ...values, ...change } });

describe('whose draft it is', () => {
  it.each([
    ['a customer’s own', kept('anna'), anna, true],
    ['another customer’s', kept('anna'), bert, false],
    ['a customer’s, after signing out', kept('anna'), visitor, false],
    ['a visitor’s', kept(null), visitor, true],
    [
      'typed under this e-mail before signing in',
      kept(null, { email: ' Anna@Lautlos.example' }),
      anna,
      true,
    ],
    ['typed under another e-mail', kept(null), bert, false],
    [
      'typed without an e-mail',
      kept(null, { email: '' }),
      { customerId: 'anna', email: '' },
      false,
    ],
  ])('%s', (_, text, owner, isShown) => {
    expect(readAddressDraft(text, owner) !== null).toBe(isShown);
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
  ])('is nobody’s when storage holds %j', (text) =>
    expect(readAddressDraft(text, visitor)).toBeNull(),
  );

  it('takes up texts of known fields only', () => {
    const text = kept(null, {
      invoice: { street: 'Domstraße', city: 7, salutation: 'duke', isAdmin: true },
      deliverTo: 3,
      withCompany: 'yes',
    });
    expect(readAddressDraft(text, visitor)?.values).toEqual({
      ...values,
      invoice: { ...emptyAddress, street: 'Domstraße' },
      deliverTo: '',
    });
  });
});

describe('a draft goes on', () => {
  const home = anAddress('home');
  const invoiceAddress = { ...home, vatIDState: 'NONE' as const };
  const customer = aCustomer({ invoiceAddress, deliveryAddresses: [home] });
  const saved = savedStepValues(customer, null, true);

  it('as it was, under the account’s e-mail', () => {
    const draft = { ...values, deliverTo: 'home', replaces: 'home', email: 'old@lautlos.example' };
    expect(continueDraft({ values: draft, isVisitors: false }, saved, customer)).toEqual({
      ...draft,
      email: 'anna@lautlos.example',
    });
  });

  it('without the addresses that are gone', () => {
    const draft = { ...values, deliverTo: 'gone', replaces: 'gone' };
    const next = continueDraft({ values: draft, isVisitors: false }, saved, customer);
    expect(next).toMatchObject({ deliverTo: 'home', replaces: null });
  });

  it('as a new delivery address when it was typed before signing in', () => {
    const next = continueDraft({ values, isVisitors: true }, saved, customer);
    expect(next).toEqual({ ...saved, deliverTo: toNewAddress, delivery: typed });
    const other = { ...values, deliverTo: toNewAddress, invoice: emptyAddress, delivery: typed };
    expect(continueDraft({ values: other, isVisitors: true }, saved, customer)).toEqual(next);
  });

  it('as the saved addresses when nothing but the e-mail was typed', () => {
    const empty = { ...values, invoice: emptyAddress };
    expect(continueDraft({ values: empty, isVisitors: true }, saved, customer)).toEqual(saved);
  });

  it('as the first address of an account that has none', () => {
    const fresh = aCustomer({});
    const open = savedStepValues(fresh, null, true);
    expect(continueDraft({ values, isVisitors: true }, open, fresh)).toEqual(values);
  });
});
