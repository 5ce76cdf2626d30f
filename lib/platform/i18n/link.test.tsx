// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Link } from './link';
import type * as Prefetch from './prefetch';

const shown = vi.hoisted(() => ({ isIdle: false }));

vi.mock('next/link', () => ({
  default: ({ prefetch, ...props }: { prefetch: boolean | null; href: string }) => (
    <a data-prefetch={String(prefetch)} {...props} />
  ),
}));
vi.mock('next-intl', () => ({ useLocale: () => 'de' }));
vi.mock('./prefetch', async (original) => ({
  ...(await original<typeof Prefetch>()),
  usePrefetchAllowed: () => shown.isIdle,
}));

const prefetchOf = (name: string) => screen.getByRole('link', { name }).dataset.prefetch;

function connect(connection: { effectiveType?: string; saveData?: boolean } | undefined) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

beforeEach(() => {
  shown.isIdle = false;
  connect(undefined);
});
afterEach(cleanup);

it('waits until the page is idle', () => {
  const { rerender } = render(<Link href="/bikes">Modelle</Link>);
  expect(prefetchOf('Modelle')).toBe('false');
  shown.isIdle = true;
  rerender(<Link href="/bikes">Modelle</Link>);
  expect(prefetchOf('Modelle')).toBe('null');
});

it.each([
  ['a pointer', fireEvent.pointerEnter],
  ['the keyboard', fireEvent.focus],
])('does not wait once %s is on it, even where a list asks for nothing by itself', (_, reach) => {
  render(
    <Link href="/bikes/ludwig" prefetch={false}>
      Ludwig
    </Link>,
  );
  expect(prefetchOf('Ludwig')).toBe('false');
  reach(screen.getByRole('link', { name: 'Ludwig' }));
  expect(prefetchOf('Ludwig')).toBe('null');
});

it.each([[{ effectiveType: '2g' }], [{ effectiveType: 'slow-2g' }], [{ saveData: true }]])(
  'asks for nothing ahead with %j',
  (connection) => {
    connect(connection);
    render(<Link href="/bikes">Modelle</Link>);
    fireEvent.pointerEnter(screen.getByRole('link', { name: 'Modelle' }));
    expect(prefetchOf('Modelle')).toBe('false');
  },
);

it('never asks ahead for what is made for each visitor', () => {
  shown.isIdle = true;
  render(<Link href="/checkout/cart">Warenkorb</Link>);
  fireEvent.pointerEnter(screen.getByRole('link', { name: 'Warenkorb' }));
  expect(prefetchOf('Warenkorb')).toBe('false');
});

it('leads within the language', () => {
  render(<Link href="/bikes">Modelle</Link>);
  expect(screen.getByRole('link', { name: 'Modelle' }).getAttribute('href')).toBe('/de/bikes');
});
