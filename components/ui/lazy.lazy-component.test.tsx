// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyComponent } from './lazy';

const messages = { cart: { title: 'Warenkorb' }, common: { home: 'Startseite' } };
const fetchMessages = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchMessages.mockReset();
  vi.stubGlobal('fetch', fetchMessages);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Part({ name }: { readonly name: string }) {
  const t = useTranslations();
  return <p>{`${name}: ${t('cart.title')}, ${t('errors.home')}`}</p>;
}

class Boundary extends Component<{ readonly children: ReactNode }, { failure: string | null }> {
  override state: { failure: string | null } = { failure: null };
  static getDerivedStateFromError = (error: Error) => ({ failure: error.message });
  override render() {
    return this.state.failure ?? this.props.children;
  }
}

type Shown = ReturnType<typeof lazyComponent<{ name: string }>>;

// Loaded messages are cached for the page's lifetime, so each test uses a different language.
function page(Shown: Shown, locale: 'de' | 'en') {
  return (
    <NextIntlClientProvider
      locale={locale}
      messages={{ cart: { badge: 'x' }, errors: { home: 'Zur Startseite' } } as object}
    >
      <Boundary>
        <Suspense fallback="…">
          <Shown name="Panel" />
        </Suspense>
      </Boundary>
    </NextIntlClientProvider>
  );
}

const show = (shown: Shown, locale: 'de' | 'en') =>
  act(async () => void render(page(shown, locale)));

it('loads code and messages in parallel, and renders with these messages and the page’s', async () => {
  fetchMessages.mockImplementation(() => Promise.resolve(Response.json(messages)));
  const load = vi.fn(() => Promise.resolve(Part));
  await show(lazyComponent(load), 'de');
  expect(await screen.findByText('Panel: Warenkorb, Zur Startseite')).toBeShown();
  expect(load).toHaveBeenCalledTimes(1);
  expect(fetchMessages).toHaveBeenCalledTimes(1);
  expect(String(fetchMessages.mock.calls[0]?.[0])).toMatch(/^\/de\/messages\/[\w-]+\.json$/);
});

it('fails like a missing script when the messages cannot be loaded, and retries the next time', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  fetchMessages.mockImplementation(() => Promise.resolve(new Response('', { status: 503 })));
  const shown = lazyComponent(() => Promise.resolve(Part));
  await show(shown, 'en');
  expect(await screen.findByText(/^Failed to load chunk \/en\/messages\/[\w-]+\.json/)).toBeShown();
  cleanup();
  fetchMessages.mockImplementation(() => Promise.resolve(Response.json(messages)));
  await show(shown, 'en');
  expect(await screen.findByText('Panel: Warenkorb, Zur Startseite')).toBeShown();
});
