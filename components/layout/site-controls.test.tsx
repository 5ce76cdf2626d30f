// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LanguageSwitch } from './site-controls';

vi.mock('@/lib/platform/i18n/navigation', () => ({ usePathname: () => '/bikes' }));

afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

it('links to the same page in the other language and keeps the query', () => {
  window.history.replaceState(null, '', '/de/bikes?colors=sand#liste');
  render(<LanguageSwitch other="en" label="English" />);
  const link = screen.getByRole('link', { name: 'English' });
  expect(link.getAttribute('href')).toBe('/en/bikes');
  expect(link.getAttribute('lang')).toBe('en');
  fireEvent.pointerEnter(link);
  expect(link.getAttribute('href')).toMatch(/\/en\/bikes\?colors=sand#liste$/);
});

it('reads the slug of the other language from the page head', () => {
  window.history.replaceState(null, '', '/de/bikes');
  document.head.innerHTML =
    '<link rel="alternate" hreflang="de" href="https://site.example/de/bikes">' +
    '<link rel="alternate" hreflang="en" href="https://site.example/en/bicycles">' +
    '<link rel="alternate" type="application/rss+xml" href="https://site.example/de/news/feed.xml">';
  render(<LanguageSwitch other="en" label="English" />);
  const link = screen.getByRole('link', { name: 'English' });
  fireEvent.focus(link);
  expect(link.getAttribute('href')).toMatch(/\/en\/bicycles$/);
});
