// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notifySessionEnd } from '@/lib/browser/session/session-store';
import de from '@/messages/de.json';
import { ShipmentPreference } from './shipment-preference';

const { masterData: messages } = de.b2b;
const texts = {
  ...{ company: 'Radhaus', contact: '', street: '', streetNumber: '', zipCode: '', city: '' },
  ...{ phone: '', email: '', website: '', vatId: '', iban: '', openingHours: [] },
  ...{ finderName: '', finderStreet: '', finderStreetNumber: '', finderZipCode: '' },
  ...{ finderCity: '', finderPhone: '', finderEmail: '' },
};

let sent: unknown[];
let status: number;

beforeEach(() => {
  sent = [];
  status = 200;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method === 'POST') sent.push([address, JSON.parse(String(body))]);
    const data = { customerNumber: '1', current: texts, request: null, finderSlug: null };
    return Response.json({ ...data, deliveryWish: 'asReady' }, { status });
  });
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <ShipmentPreference saved="together" />
    </NextIntlClientProvider>,
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  notifySessionEnd();
});

const row = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

it('saves the selection at once and confirms it', async () => {
  await userEvent.click(row(messages.deliveryAsReady));
  expect(await screen.findByText(messages.deliverySaved)).toBeShown();
  expect(sent).toEqual([
    ['/api/b2b/master-data/delivery-wish?lang=de', { deliveryWish: 'asReady' }],
  ]);
});

it('restores the saved value when saving fails', async () => {
  status = 503;
  await userEvent.click(row(messages.deliveryAsReady));
  expect((await screen.findByRole('alert')).textContent).toBe(messages.deliveryFailed);
  await waitFor(() => expect(row(messages.deliveryTogether).checked).toBe(true));
});
