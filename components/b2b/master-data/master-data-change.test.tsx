// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type MasterData,
  type MasterDataFields,
  emptyFinderFields,
} from '@/domain/dealer-account/master-data';
import { setIsLoadingInitState } from '@/lib/browser/state/client-state';
import { notifySessionEnd } from '@/lib/browser/session/session-store';
import de from '@/messages/de.json';
import { MasterDataPage } from './master-data-page';

vi.mock('@/lib/platform/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
}));

const { masterData: messages } = de.b2b;

const current: MasterDataFields = {
  ...emptyFinderFields,
  company: 'Radhaus Oranienplatz GmbH',
  contact: 'Henning Voss',
  street: 'Oranienstraße',
  streetNumber: '188',
  zipCode: '10999',
  city: 'Berlin',
  phone: '030 555 0166',
  email: 'laden@lautlos.example',
  website: 'https://radhaus.example',
  vatId: '',
  iban: '',
  openingHours: [{ days: ['Mo'], opens: '10:00', closes: '18:00' }],
};
const data: MasterData = {
  customerNumber: '20418',
  current,
  request: null,
  finderSlug: null,
  deliveryWish: 'together',
};

let answers: (Response | Error)[];
let sent: MasterDataFields[];
let known: MasterData;

beforeEach(() => {
  answers = [];
  sent = [];
  known = data;
  setIsLoadingInitState(false);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json(known);
    sent.push(JSON.parse(String(body)));
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new TypeError('fetch failed');
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  notifySessionEnd();
  window.sessionStorage.clear();
});

function open() {
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <MasterDataPage />
    </NextIntlClientProvider>,
  );
}

async function show() {
  open();
  await screen.findByText(current.company);
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

describe('master data change', () => {
  it('previews the changes before submission and is locked afterwards', async () => {
    await show();
    press(messages.change);
    type(messages.fields.company, 'Radhaus GmbH');
    press('Zeit am Dienstag hinzufügen');
    type('Dienstag, öffnet um', '10:00');
    type('Dienstag, schließt um', '18:00');
    press(messages.look);
    expect(await screen.findByText('Radhaus GmbH')).toBeShown();
    expect(screen.getByText(current.company).tagName).toBe('S');
    expect(screen.queryByText(messages.fields.city)).toBeNull();

    const wanted = {
      ...current,
      company: 'Radhaus GmbH',
      openingHours: [{ days: ['Mo' as const, 'Tu' as const], opens: '10:00', closes: '18:00' }],
    };
    const request = { id: 'r', sentAt: '2026-11-21T09:00:00.000Z', state: 'review' as const };
    known = { ...data, request: { ...request, reviewedAt: null, reason: '', wanted } };
    answers = [Response.json(known)];
    press(messages.send);
    expect(await screen.findByText(messages.sent)).toBeShown();
    expect(sent).toEqual([wanted]);
    expect(screen.queryByRole('button', { name: messages.change })).toBeNull();
    expect(screen.getByText('Ihre Änderung vom 21. November 2026 wird geprüft.')).toBeShown();
  });

  it('keeps the input when the request fails or is rejected', async () => {
    await show();
    press(messages.change);
    type(messages.fields.company, 'Radhaus GmbH');
    press(messages.look);
    await screen.findByRole('button', { name: messages.send });
    answers = [
      new TypeError('fetch failed'),
      Response.json({ message: 'Es läuft schon eine.' }, { status: 409 }),
    ];
    press(messages.send);
    expect((await screen.findByRole('alert')).textContent).toBe(messages.failed);
    press(messages.send);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Es läuft schon eine.'));
    press(messages.back);
    expect(field(messages.fields.company).value).toBe('Radhaus GmbH');

    cleanup();
    open();
    await waitFor(() => expect(field(messages.fields.company).value).toBe('Radhaus GmbH'));
  });

  it('names invalid fields and sends no request', async () => {
    await show();
    press(messages.change);
    press(messages.look);
    expect((await screen.findByRole('alert')).textContent).toBe(messages.nothingChanged);

    type(messages.fields.email, 'laden@');
    type('Montag, öffnet um', '19:00');
    press(messages.look);
    expect(await screen.findByText(messages.errors.email)).toBeShown();
    expect(screen.getByText(messages.errors.wrongOrder)).toBeShown();
    expect(sent).toEqual([]);
  });

  it('shows the reason for a rejection and restores the requested values', async () => {
    const wanted = { ...current, company: 'Radhaus GmbH' };
    const times = { sentAt: '2026-11-18T09:00:00.000Z', reviewedAt: '2026-11-19T09:00:00.000Z' };
    const rejected = { state: 'refused' as const, reason: 'Der Name steht anders im Register.' };
    known = { ...data, request: { id: 'r', ...times, ...rejected, wanted } };
    await show();
    expect(screen.getByText('Grund: Der Name steht anders im Register.')).toBeShown();
    press(messages.change);
    expect(field(messages.fields.company).value).toBe('Radhaus GmbH');
  });

  it('allows editing opening hours by keyboard, and copies Monday to all days', async () => {
    await show();
    press(messages.change);
    const user = userEvent.setup();
    field('Montag, öffnet um').focus();
    await user.tab();
    await user.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Zeit am Montag entfernen');
    await user.keyboard('{Enter}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Zeit am Montag hinzufügen');
    await user.keyboard('{Enter}');
    type('Montag, öffnet um', '09:00');
    type('Montag, schließt um', '17:00');
    press(messages.copyMonday);
    expect(field('Freitag, schließt um').value).toBe('17:00');
    expect(screen.queryByLabelText('Samstag, öffnet um')).toBeNull();
  });
});
