// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { type FakeShop, installFakeShop } from '@/e2e/support/fake-shop';
import { wireAddress, wireCustomer } from '@/e2e/support/wire-customer';
import { announceSessionEnd } from '@/lib/browser/session/session-end';
import { signInForTest } from '@/lib/browser/session/test-session';
import { emptyAddress } from '@/lib/browser/shop/address-schema';
import { saveInvoice } from './save-address';

const typed = {
  ...emptyAddress,
  ...{ firstName: 'Anna', lastName: 'Thießen', street: 'Sonnenallee', streetNumber: '41' },
  ...{ zipCode: '12045', city: 'Berlin' },
};
const saved = wireAddress({ company: 'Rad OG', vatID: 'ATU13585627', vatIDState: 'CONFIRMED' });

let shop: FakeShop;

function open(blank: object) {
  shop = installFakeShop({
    customer: () => wireCustomer(),
    customerInvoiceAddressSet: () => saved,
    customerDeliveryAddressAdd: () => ({ id: 'd', ...wireAddress() }),
    ...blank,
  });
  signInForTest();
}

afterEach(() => {
  announceSessionEnd();
  vi.unstubAllGlobals();
});

it('blanks what was emptied, so that the order is priced by what the form shows', async () => {
  open({ customerInvoiceAddressBlank: () => wireAddress() });
  expect(await saveInvoice(typed, [])).toEqual({ kind: 'done', value: [] });
  const blanked = shop.calls.find(({ operation }) => operation === 'CustomerInvoiceAddressBlank');
  expect(blanked?.variables).toEqual({ fields: ['COMPANY', 'VAT_ID'] });
});

it('names what a shop keeps that cannot blank fields', async () => {
  open({
    customerInvoiceAddressBlank: () => {
      throw new Error('Cannot query field "customerInvoiceAddressBlank" on type "Mutation".');
    },
  });
  expect(await saveInvoice(typed, [])).toEqual({ kind: 'done', value: ['company', 'vatID'] });
});
