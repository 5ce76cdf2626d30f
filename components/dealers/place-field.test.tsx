// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { FormEvent } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import messages from '@/messages/de.json';
import { PlaceField } from './place-field';

const places = [
  { label: 'Potsdam, Brandenburg', country: 'DE', latitude: 52.4, longitude: 13.06 },
  { label: '14467 Potsdam', country: 'DE', latitude: 52.4, longitude: 13.05 },
];
const onChoose = vi.fn();

beforeEach(() => {
  onChoose.mockReset();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ places })));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(text = '') {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const view = (shown: string) => (
    <NextIntlClientProvider locale="de" messages={messages}>
      <form onSubmit={onSubmit}>
        <PlaceField label={messages.dealers.placeLabel} text={shown} onChoose={onChoose} />
      </form>
    </NextIntlClientProvider>
  );
  const { rerender } = render(view(text));
  return { onSubmit, show: (shown: string) => rerender(view(shown)) };
}

const field = () => screen.getByRole<HTMLInputElement>('combobox');

it('suggests places and accepts the one selected by keyboard', async () => {
  const { onSubmit } = open();
  await userEvent.type(field(), 'pots');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  expect(field().getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const active = field().getAttribute('aria-activedescendant');
  expect(document.getElementById(active ?? '')?.textContent).toContain('14467 Potsdam');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith(places[1]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('accepts a clicked suggestion', async () => {
  open();
  await userEvent.type(field(), 'pots');
  await userEvent.click(await screen.findByText('Potsdam, Brandenburg'));
  expect(onChoose).toHaveBeenCalledWith(places[0]);
});

it('searches for the typed text on Enter, and closes the suggestions on Escape', async () => {
  const { onSubmit } = open();
  await userEvent.type(field(), 'pots');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().value).toBe('pots');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onChoose).not.toHaveBeenCalled();
});

it('shows the place that the search uses', () => {
  const { show } = open('pots');
  show('Potsdam, Brandenburg');
  expect(field().value).toBe('Potsdam, Brandenburg');
});

it('works without suggestions when the service does not respond', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  open();
  await userEvent.type(field(), 'pots{Enter}');
  expect(screen.queryByRole('listbox')).toBeNull();
});
