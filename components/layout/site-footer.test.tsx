// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { afterEach, expect, it, vi } from 'vitest';
import de from '@/messages/de.json';
import { SlimFooter } from './site-footer';

vi.mock('next-intl/server', () => ({
  getTranslations: (namespace: 'footer') =>
    Promise.resolve(createTranslator({ locale: 'de', messages: de, namespace })),
}));
vi.mock('@/lib/platform/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
}));

afterEach(cleanup);

it('links the legally required pages from checkout and account', async () => {
  render(await SlimFooter());
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/terms',
    '/privacy-policy',
    '/withdrawal',
    '/withdrawal-declaration',
    '/legal-guarantee',
    '/imprint',
  ]);
});
