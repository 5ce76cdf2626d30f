// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import de from '@/messages/de.json';
import { SearchableFaq } from './searchable-faq';

vi.mock('@/lib/platform/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
}));

const groups = [
  {
    category: 'Riemen',
    entries: [
      { slug: 'schmieren', question: 'Muss ich ihn schmieren?', answer: 'Nein, kein Öl.' },
      { slug: 'reissen', question: 'Was, wenn er reißt?', answer: 'Dann schieben Sie.' },
    ],
  },
  {
    category: 'Lieferung',
    entries: [{ slug: 'termin', question: 'Wann kommt es?', answer: 'Am Termin.' }],
  },
];
const answers = Object.fromEntries(
  groups.flatMap(({ entries }) =>
    entries.map(({ slug, answer }) => [slug, <p key={slug}>{answer}</p>]),
  ),
);

function show() {
  return render(
    <NextIntlClientProvider locale="de" messages={de}>
      <SearchableFaq groups={groups} answers={answers} />
    </NextIntlClientProvider>,
  );
}

const questions = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
const isOpen = (slug: string) => (document.getElementById(slug) as HTMLDetailsElement).open;

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = vi.fn();
  window.location.hash = '';
});

afterEach(cleanup);

describe('SearchableFaq', () => {
  it('shows only matching questions and their number', () => {
    show();
    const field = screen.getByRole('searchbox', { name: de.faq.search });
    fireEvent.change(field, { target: { value: 'oel' } });
    expect(questions()).toEqual(['Muss ich ihn schmieren?']);
    expect(screen.queryByRole('heading', { name: 'Lieferung' })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('1 Antwort');
    fireEvent.change(field, { target: { value: '' } });
    expect(questions()).toHaveLength(3);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('links to the form when nothing matches', () => {
    show();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Kette' } });
    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('0 Antworten');
    const sentence = screen.getByText(/Zu „Kette“ steht hier nichts/);
    expect(within(sentence).getByRole('link').getAttribute('href')).toBe('/support/contact');
  });

  it('opens the question in the URL, initially and after navigation', () => {
    window.location.hash = '#reissen';
    show();
    expect([isOpen('reissen'), isOpen('termin')]).toEqual([true, false]);
    window.location.hash = '#termin';
    window.dispatchEvent(new Event('hashchange'));
    expect(isOpen('termin')).toBe(true);
  });

  it('gives every answer its own URL', () => {
    show();
    const link = screen.getByRole('link', { name: /Muss ich ihn schmieren/, hidden: true });
    expect(link.getAttribute('href')).toBe('#schmieren');
  });
});
