// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeShop, installFakeShop } from '@/e2e/support/fake-shop';
import {
  buildAddressDto,
  buildCustomerDto,
  buildDeliveryAddressDto,
} from '@/e2e/support/shop-dto-fixtures';
import { notifySessionEnd } from '@/lib/browser/session/session-store';
import { signInForTest } from '@/lib/browser/test-fixtures';
import { emptyAddress, toAddressValues } from './address-schema';
import { closeToast, useToasts } from '@/lib/browser/state/toasts';
import de from '@/messages/de.json';
import { ShopProvider } from '@/lib/browser/shop/shop-provider';
import { useAddressBook } from './use-address-book';
import { saveEditorDraft } from './address-editor-draft';
import { useAddressEditing } from './use-address-editing';

/** Tests the editing of addresses with the real store and Apollo client; the fake shop service has one customer. */
vi.mock('@/lib/browser/load-lazy-messages', () => ({
  loadLazyMessages: () => Promise.resolve(de),
}));

let shop: FakeShop;
let customer: ReturnType<typeof buildCustomerDto>;

type Sent = Record<string, string | null>;

const germany = { id: 'de', title: 'Deutschland', isoAlpha2: 'DE', position: 1, active: true };
const office = { street: 'Lange Reihe', streetNumber: '2', zipCode: '20099', city: 'Hamburg' };
const typed = { ...emptyAddress, firstName: 'Anna', lastName: 'Thießen', ...office };

beforeEach(() => {
  let added = 0;
  customer = buildCustomerDto({ deliveryAddresses: [buildDeliveryAddressDto('home')] });
  shop = installFakeShop({
    customer: () => customer,
    customerDeliveryAddressAdd: ({ deliveryAddress }: { deliveryAddress: Sent }) => {
      const address = buildDeliveryAddressDto(`new-${(added += 1)}`, {
        ...deliveryAddress,
        country: germany,
      });
      customer.deliveryAddresses = [...customer.deliveryAddresses, address];
      return address;
    },
    customerDeliveryAddressDelete: ({ deliveryAddressId }: { deliveryAddressId: string }) => {
      customer.deliveryAddresses = customer.deliveryAddresses.filter(
        (address) => !('id' in address && address.id === deliveryAddressId),
      );
      return true;
    },
    customerInvoiceAddressSet: ({ invoiceAddress }: { invoiceAddress: Sent }) => {
      // The shop service replaces the fields it receives and never clears the others.
      const given = Object.entries(invoiceAddress).filter(([, text]) => text !== '');
      customer.invoiceAddress = buildAddressDto({
        ...customer.invoiceAddress,
        ...Object.fromEntries(given),
      });
      return customer.invoiceAddress;
    },
  });
  signInForTest();
  window.sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  notifySessionEnd();
  vi.unstubAllGlobals();
});

const words = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="de" messages={de}>
    <ShopProvider>{children}</ShopProvider>
  </NextIntlClientProvider>
);

/** Renders the address book with its editor and waits for the shop service's response. */
async function open() {
  const page = renderHook(() => useAddressBook(), { wrapper: words }).result;
  await waitFor(() => expect(page.current.kind).toBe('ready'));
  const book = page.current.value;
  if (!book) throw new Error('no book');
  const countries = [{ id: 'de', title: 'Deutschland' }];
  const { result } = renderHook(
    () => ({ ...useAddressEditing(book, countries), toasts: useToasts() }),
    { wrapper: words },
  );
  act(() => result.current.toasts.forEach(({ id }) => closeToast(id)));
  shop.calls.length = 0;
  return { editing: result, page, book };
}

type Editing = Awaited<ReturnType<typeof open>>['editing'];

const listOperations = () => shop.calls.map(({ operation }) => operation);
const messages = (editing: Editing) => editing.current.toasts.map(({ message }) => message);

async function save(editing: Editing, values: typeof typed): Promise<string | null> {
  let failure: string | null = null;
  await act(async () => {
    failure = await editing.current.save(values);
  });
  return failure;
}

describe('new address', () => {
  it('starts empty, is added to the shop and appears in the address book', async () => {
    const { editing, page } = await open();
    act(() => editing.current.open('new'));
    expect(editing.current.draft).toEqual({ edited: 'new', values: emptyAddress });
    expect(await save(editing, typed)).toBeNull();
    expect(editing.current.draft).toBeNull();
    expect(page.current.value?.deliveryAddresses.map(({ city }) => city)).toEqual([
      'Berlin',
      'Hamburg',
    ]);
    expect(messages(editing)).toEqual([de.account.addresses.saved]);
    expect(listOperations()).not.toContain('CustomerDeliveryAddressDelete');
  });

  it('is not added again when the address book already contains it', async () => {
    const { editing, book } = await open();
    act(() => editing.current.open('new'));
    const [home] = book.deliveryAddresses;
    expect(await save(editing, toAddressValues(home ?? null))).toBeNull();
    expect(listOperations().filter((name) => name.startsWith('CustomerDeliveryAddress'))).toEqual(
      [],
    );
  });
});

describe('saved address', () => {
  it('is replaced by adding the new one before removing the old one', async () => {
    const { editing, page, book } = await open();
    act(() => editing.current.open('home'));
    const [home] = book.deliveryAddresses;
    expect(editing.current.draft?.values).toEqual(toAddressValues(home ?? null));
    expect(await save(editing, { ...toAddressValues(home ?? null), ...office })).toBeNull();
    expect(listOperations().filter((name) => name.startsWith('CustomerDeliveryAddress'))).toEqual([
      'CustomerDeliveryAddressAdd',
      'CustomerDeliveryAddressDelete',
    ]);
    expect(page.current.value?.deliveryAddresses.map(({ id }) => id)).toEqual(['new-1']);
  });

  it('stays when nothing was changed', async () => {
    const { editing, book, page } = await open();
    act(() => editing.current.open('home'));
    expect(await save(editing, toAddressValues(book.deliveryAddresses[0] ?? null))).toBeNull();
    expect(listOperations()).not.toContain('CustomerDeliveryAddressDelete');
    expect(page.current.value?.deliveryAddresses.map(({ id }) => id)).toEqual(['home']);
  });

  it.each([
    [
      'rejects it',
      false,
      'Delivery address needs a house number, not a floor',
      de.shopRejections.houseNumber,
    ],
    ['rejects it with an unknown message', false, 'No', de.account.addresses.failed],
    ['does not respond', true, '', de.account.addresses.failed],
  ])('stays and remains open when the shop %s', async (_rule, isSilent, text, expected) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { editing } = await open();
    act(() => editing.current.open('home'));
    shop.isUnresponsive = isSilent;
    shop.responses.customerDeliveryAddressAdd = () => {
      throw new Error(text);
    };
    expect(await save(editing, typed)).toBe(expected);
    expect(editing.current.draft?.edited).toBe('home');
    expect(listOperations()).not.toContain('CustomerDeliveryAddressDelete');
    expect(customer.deliveryAddresses).toHaveLength(1);
    expect(messages(editing)).toEqual([]);
  });
});

describe('invoice address', () => {
  it('is saved, is listed among the delivery addresses and reports fields that were not cleared', async () => {
    customer.invoiceAddress = buildAddressDto({ phone: '030 123456' });
    const { editing, page } = await open();
    act(() => editing.current.open('invoice'));
    expect(editing.current.draft?.values.phone).toBe('030 123456');
    expect(await save(editing, typed)).toBeNull();
    expect(page.current.value?.invoiceAddress).toMatchObject({
      city: 'Hamburg',
      phone: '030 123456',
    });
    expect(page.current.value?.deliveryAddresses.map(({ city }) => city)).toEqual([
      'Berlin',
      'Hamburg',
    ]);
    expect(messages(editing)[0]).toContain(de.address.fields.phone);
    expect(messages(editing)).toContain(de.account.addresses.saved);
  });
});

describe('draft in this tab', () => {
  it.each([
    ['continues with the same address', 'anna', 'home', 'home'],
    ['continues as a new address when its own was removed', 'anna', 'gone', 'new'],
    ['is not shown to another customer', 'bert', 'home', undefined],
  ])('%s', async (_rule, owner, edited, expected) => {
    saveEditorDraft(owner, { edited, values: typed });
    const { editing } = await open();
    expect(editing.current.draft?.edited).toBe(expected);
    if (expected) expect(editing.current.draft?.values).toEqual(typed);
  });

  it('is removed when another address is opened or editing is closed', async () => {
    saveEditorDraft('anna', { edited: 'home', values: typed });
    const { editing } = await open();
    act(() => editing.current.close());
    expect(editing.current.draft).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
  });
});
