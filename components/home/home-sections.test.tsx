// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { listAdviceTools } from '@/lib/server/content/home-page';
import de from '@/messages/de.json';
import { AdviserLinks } from './home-sections';

vi.mock('next-intl/server', () => ({
  getTranslations: () =>
    Promise.resolve(createTranslator({ locale: 'de', messages: de, namespace: 'advisers' })),
}));
vi.mock('@/lib/platform/i18n/navigation', () => ({
  Link: ({ href, children }: { href: string; children: string }) => <a href={href}>{children}</a>,
}));

afterEach(cleanup);

it('links both advisers, leasing and the outlet, each with a sentence', async () => {
  const list = await listAdviceTools('de');
  render(<AdviserLinks title="Beratung" advisers={list} />);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/gear-adviser', '/size-adviser', '/leasing', '/bikes/outlet']);
  for (const { text } of list) expect(screen.getByText(text).tagName).toBe('P');
});
