// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { AnchorHTMLAttributes } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsentNotice } from '@/lib/platform/views/page-view';
import { ConsentDialog } from './consent-dialog';

const chooseConsent = vi.hoisted(() => vi.fn());
vi.mock('@/lib/browser/tracking/consent-state', () => ({ saveConsent: chooseConsent }));
vi.mock('@/lib/platform/i18n/navigation', () => ({
  Link: (props: AnchorHTMLAttributes<HTMLAnchorElement>) => <a {...props} />,
}));

const notice: ConsentNotice = {
  title: 'Cookies, kurz',
  subject: 'Der Korb muss halten.',
  entries: [
    {
      title: 'Was notwendig ist',
      text: [{ tag: 'p', children: [{ tag: 'a', href: '/imprint', children: ['Wir'] }, '.'] }],
    },
  ],
  words: {
    privacyLead: 'Näheres in der',
    privacyLink: 'Datenschutzerklärung',
    choices: 'Auswahl der Cookies',
    necessary: { name: 'Notwendig', text: 'Immer an.' },
    statistics: { name: 'Statistik', text: 'Ohne Namen.' },
    marketing: { name: 'Marketing und soziale Medien', text: 'Eher leise.' },
    more: 'Mehr Informationen',
    confirm: 'Auswahl bestätigen',
    only: 'Nur notwendige',
    all: 'Alle akzeptieren',
    chooseFirst: 'Das Fenster schließt mit Ihrer Wahl.',
  },
};
const { words } = notice;

const box = () => screen.getByRole('dialog', { name: notice.title });
const category = (name: string) => within(box()).getByRole('checkbox', { name });
const press = (name: string) => fireEvent.click(within(box()).getByRole('button', { name }));

beforeEach(() => chooseConsent.mockReset());
afterEach(cleanup);

describe('first consent choice', () => {
  beforeEach(async () => {
    render(<ConsentDialog notice={notice} choices={null} onDismiss={null} />);
    await screen.findByRole('dialog');
  });

  it('starts with only the necessary category, which cannot be turned off', () => {
    expect(category('Notwendig')).toHaveProperty('checked', true);
    expect(category('Notwendig')).toHaveProperty('disabled', true);
    expect(category('Statistik')).toHaveProperty('checked', false);
    expect(category('Marketing und soziale Medien')).toHaveProperty('checked', false);
  });

  it.each([
    [[], false, false],
    [['Statistik'], true, false],
    [['Marketing und soziale Medien'], false, true],
    [['Statistik', 'Marketing und soziale Medien'], true, true],
    [['Statistik', 'Statistik'], false, false],
  ])('saves the selection %j', (ticked, statistics, marketing) => {
    for (const name of ticked) fireEvent.click(category(name));
    press(words.confirm);
    expect(chooseConsent).toHaveBeenCalledExactlyOnceWith({
      necessary: true,
      statistics,
      marketing,
    });
  });

  it('has a clear reject button that ignores the selected categories', () => {
    fireEvent.click(category('Statistik'));
    press(words.only);
    expect(chooseConsent).toHaveBeenCalledExactlyOnceWith({
      ...{ necessary: true, statistics: false, marketing: false },
    });
  });

  it('accepts all three categories at once', () => {
    press(words.all);
    expect(chooseConsent).toHaveBeenCalledExactlyOnceWith({
      necessary: true,
      statistics: true,
      marketing: true,
    });
  });

  it('cannot be closed without a choice, and shows a notice', () => {
    expect(screen.getByRole('status').textContent).toBe('');
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(screen.getByRole('status').textContent).toBe(words.chooseFirst);
    fireEvent.click(box());
    expect(box()).toHaveProperty('open', true);
    expect(chooseConsent).not.toHaveBeenCalled();
  });

  it('focuses its title first and styles all buttons alike', () => {
    expect(document.activeElement?.textContent).toBe(notice.title);
    const looks = [words.confirm, words.only, words.all].map(
      (name) => within(box()).getByRole('button', { name }).className,
    );
    expect(new Set(looks).size).toBe(1);
  });

  it('shows details in titled sections and links the privacy policy', () => {
    expect(screen.getByText('Was notwendig ist').tagName).toBe('H3');
    expect(screen.getByRole('link', { name: 'Wir', hidden: true }).getAttribute('href')).toBe(
      '/imprint',
    );
    expect(screen.getByRole('link', { name: words.privacyLink }).getAttribute('href')).toBe(
      '/privacy-policy',
    );
  });
});

describe('reopened consent dialog', () => {
  it('shows the saved choice, and Escape closes it without a change', async () => {
    const onDismiss = vi.fn();
    const choices = { necessary: true, statistics: true, marketing: false } as const;
    render(<ConsentDialog notice={notice} choices={choices} onDismiss={onDismiss} />);
    await screen.findByRole('dialog');
    expect(category('Statistik')).toHaveProperty('checked', true);
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect(onDismiss).toHaveBeenCalledTimes(1);
    expect(chooseConsent).not.toHaveBeenCalled();
  });
});
