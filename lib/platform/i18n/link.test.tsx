// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Link } from './link';

vi.mock('next-intl', () => ({ useLocale: () => 'de' }));
afterEach(cleanup);

it.each([
  ['/bikes', '/de/bikes'],
  ['/', '/de'],
  ['/bikes?category=City#list', '/de/bikes?category=City#list'],
  ['https://example.org/x', 'https://example.org/x'],
])('%s links to %s', (href, expected) => {
  render(<Link href={href}>Modelle</Link>);
  expect(screen.getByRole('link', { name: 'Modelle' }).getAttribute('href')).toBe(expected);
});

it('sets the prefetch option', () => {
  render(
    <>
      <Link href="/bikes">Modelle</Link>
      <Link href="/bikes/ludwig" prefetch={false}>
        Ludwig
      </Link>
    </>,
  );
  expect(screen.getAllByRole('link').map(({ dataset }) => dataset.prefetch)).toEqual(['', 'hover']);
});
