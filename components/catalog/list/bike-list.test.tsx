// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setIsB2b } from '@/lib/browser/state/client-state';
import { notifyUrlQueryChange } from '@/lib/browser/navigation/url-query';
import de from '@/messages/de.json';
import { BikeList } from './bike-list';

vi.mock('@/lib/platform/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
  usePathname: () => '/bikes',
}));

beforeEach(() => {
  const models = [{ slug: 'emil-presale', name: 'Emil 26' }];
  vi.stubGlobal('fetch', async () => Response.json({ title: 'Vorverkauf', models }));
  setIsB2b(true);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  setIsB2b(false);
});

function open(query: string) {
  window.history.replaceState(null, '', `/de/bikes${query}`);
  notifyUrlQueryChange();
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <BikeList view={{ bikes: [], facets: [], arrivals: {}, occasions: [], outlet: null }}>
        Outlet
      </BikeList>
    </NextIntlClientProvider>,
  );
}

it.each(['Händler-Vorverkauf', 'Dealer-Presale'])(
  'shows only the presale models in the category %s',
  async (category) => {
    open(`?${new URLSearchParams({ category })}`);
    const link = await screen.findByRole('link', { name: 'Emil 26' });
    expect(link.getAttribute('href')).toBe('/bikes/emil-presale');
    expect(screen.queryByText('Outlet')).toBeNull();
    expect(screen.queryByRole('complementary')).toBeNull();
  },
);

it('shows the whole list in every other category', () => {
  open('?category=stadt');
  expect(screen.getByText('Outlet')).toBeShown();
});
