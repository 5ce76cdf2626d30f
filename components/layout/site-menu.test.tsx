// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initialClientState, updateClientState } from '@/lib/browser/state/client-state';
import { SiteMenu } from './site-menu';

vi.mock('next/navigation', async (original) => ({
  ...(await original()),
  usePathname: () => '/de',
  useRouter: () => ({}),
}));

const answers: Record<string, object> = {
  '/de/menu-counts.json': {
    ...{ bikes: 25, accessories: 74 },
    more: [{ label: 'Getriebeberater', text: 'Welche Gänge?', href: '/gear-adviser' }],
  },
  '/api/nearest-dealers': {
    dealers: [
      {
        ...{ adrNumber: '1', slug: 'radhaus', name: 'Radhaus', city: 'Berlin' },
        ...{ distanceKm: 0.84, hasModel: false, models: 6 },
      },
    ],
  },
};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  vi.stubGlobal('fetch', async (address: string) => {
    const answer = answers[address.split('?')[0] ?? ''];
    return answer ? Response.json(answer) : new Response(null, { status: 503 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  updateClientState(initialClientState);
});

async function openMenu() {
  const labels = {
    ...{ bikes: 'Modelle', accessories: 'Zubehör', news: 'Neuigkeiten', company: 'Unternehmen' },
    ...{ support: 'Support', dealers: 'Händler finden', login: 'Anmelden', myAccount: 'Konto' },
    cart: 'Warenkorb',
  };
  const words = {
    ...{
      brand: 'Lautlos',
      menu: 'Menü',
      close: 'Schließen',
      cartShort: 'Korb',
      search: 'Suche',
      wishes: 'Merkliste',
    },
  };
  render(
    <NextIntlClientProvider locale="de" messages={{}}>
      <SiteMenu
        {...{ labels, words }}
        cartBadge={null}
        languageSwitch={<a href="/en">English</a>}
        themeSwitch={null}
      />
    </NextIntlClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
}

it('shows the numbers of models and accessories, and the distance to the nearest dealer', async () => {
  updateClientState({ location: { place: 'Berlin', latitude: 52.5, longitude: 13.4 } });
  await openMenu();
  expect(await screen.findByRole('link', { name: /^Modelle\s*25$/ })).toBeShown();
  expect(screen.getByRole('link', { name: /^Zubehör\s*74$/ })).toBeShown();
  expect(screen.getByRole('link', { name: 'Getriebeberater' }).getAttribute('href')).toBe(
    '/de/gear-adviser',
  );
  expect(screen.getByRole('link', { name: /^Händler finden\s*0,8 km$/ })).toBeShown();
});

it('renders completely when the counts cannot be loaded', async () => {
  delete answers['/de/menu-counts.json'];
  await openMenu();
  expect(screen.getByRole('link', { name: 'Modelle' })).toBeShown();
  expect(screen.getByRole('link', { name: 'Händler finden' })).toBeShown();
});
