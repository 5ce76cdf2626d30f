// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { type FakeShop, installFakeShop } from '@/e2e/support/fake-shop';
import { buildAddressDto, buildCustomerDto } from '@/e2e/support/shop-dto-fixtures';
import { notifySessionEnd } from '@/lib/browser/session/session-store';
import { signInForTest } from '@/lib/browser/test-fixtures';
import { CountriesDocument, type CountriesQuery } from '@/graphql/generated/shop/graphql';
import { getApolloClient } from '@/lib/browser/shop/apollo-client';
import { emptyAddress } from './address-schema';
import { saveInvoiceAddress } from './save-address';

const typed = {
  ...emptyAddress,
  ...{ firstName: 'Anna', lastName: 'Thießen', street: 'Sonnenallee', streetNumber: '41' },
  ...{ zipCode: '12045', city: 'Berlin' },
};
const saved = buildAddressDto({ company: 'Rad OG', vatID: 'ATU13585627', vatIDState: 'CONFIRMED' });

let shop: FakeShop;

function open(blank: object) {
  shop = installFakeShop({
    customer: () => buildCustomerDto(),
    customerInvoiceAddressSet: () => saved,
    customerDeliveryAddressAdd: () => ({ id: 'd', ...buildAddressDto() }),
    ...blank,
  });
  signInForTest();
}

afterEach(() => {
  delete document.documentElement.dataset.shopLacks;
  notifySessionEnd();
  vi.unstubAllGlobals();
});

it('clears emptied fields, so that the order price matches the form', async () => {
  open({ customerInvoiceAddressBlank: () => buildAddressDto() });
  expect(await saveInvoiceAddress(typed, [])).toEqual({ kind: 'done', value: [] });
  const blanked = shop.calls.find(({ operation }) => operation === 'CustomerInvoiceAddressClear');
  expect(blanked?.variables).toEqual({ fields: ['COMPANY', 'VAT_ID'] });
});

it('lists the fields that the shop cannot clear', async () => {
  open({
    customerInvoiceAddressBlank: () => {
      throw new Error('Cannot query field "customerInvoiceAddressBlank" on type "Mutation".');
    },
  });
  expect(await saveInvoiceAddress(typed, [])).toEqual({
    kind: 'done',
    value: ['company', 'vatID'],
  });
});

it('does not try to clear fields at a shop that cannot', async () => {
  open({});
  document.documentElement.dataset.shopLacks = 'addressFieldRemoval';
  expect(await saveInvoiceAddress(typed, [])).toEqual({
    kind: 'done',
    value: ['company', 'vatID'],
  });
  const operations = shop.calls.map(({ operation }) => operation);
  expect(operations).not.toContain('CustomerInvoiceAddressClear');
});

/** Sets the countries that the page has loaded. */
function loadCountries(countries: CountriesQuery['countries']): void {
  getApolloClient().writeQuery({ query: CountriesDocument, data: { countries } });
}

const oxidCountryId = 'a7c40f631fc920687.20179984';
const germanyOnly = [{ id: oxidCountryId, title: 'Deutschland', isoAlpha2: 'DE' }];

it('sends the shop’s id of the country, whatever it looks like', async () => {
  open({});
  loadCountries(germanyOnly);
  await saveInvoiceAddress(typed, []);
  const sent = shop.calls.flatMap(({ variables }) =>
    [variables.invoiceAddress, variables.deliveryAddress].flatMap((address) => address ?? []),
  );
  expect(sent).toMatchObject([{ countryId: oxidCountryId }, { countryId: oxidCountryId }]);
});

it('saves nothing for a country that the shop does not know', async () => {
  open({});
  loadCountries(germanyOnly);
  expect(await saveInvoiceAddress({ ...typed, countryId: 'at' }, [])).toMatchObject({
    kind: 'rejected',
    message: 'Country was not found by id: at',
  });
  expect(shop.calls.map(({ operation }) => operation)).toEqual([]);
});
