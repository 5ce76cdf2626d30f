// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, it, vi } from 'vitest';
import type { OutletItemView } from '@/lib/platform/views/outlet-view';
import de from '@/messages/de.json';
import { OutletList } from './outlet-list';

vi.mock('@/lib/platform/i18n/navigation', () => ({
  Link: ({ href }: { href: string }) => <a href={href}>Rad</a>,
  usePathname: () => '/bikes/outlet',
}));

afterEach(cleanup);

const piece = (size: string, index: number): OutletItemView => ({
  ...{
    slug: `rad-${index}`,
    productId: size,
    sku: `LU11.${size}`,
    title: 'Ludwig',
    size,
    year: 2024,
  },
  ...{ reason: 'Vorführrad', colorName: null, isNew: false, pieces: 1, vatPercent: 19 },
  ...{ priceCents: 150_000, listPriceCents: null, lowestPrice30DaysCents: null },
  ...{ availability: { kind: 'now' }, arrival: null, picture: null },
});

it('lists sizes in ascending order, unknown sizes last', () => {
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <OutletList items={['XL', 'M', '58', 'XS', 'L', 'M', 'S'].map(piece)} />
    </NextIntlClientProvider>,
  );
  const values = screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value);
  expect(values).toEqual(['', 'XS', 'S', 'M', 'L', 'XL', '58']);
});
