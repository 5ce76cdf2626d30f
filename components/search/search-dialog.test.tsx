// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MouseEvent } from 'react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchEntry } from '@/domain/search/search-entry';
import { buildSearchIndex, type SearchIndex } from '@/domain/search/search-index';
import german from '@/messages/de.json';
import { SearchBox } from './search-dialog';

const push = vi.hoisted(() => vi.fn());
const clicked = vi.hoisted(() => vi.fn());
const track = vi.hoisted(() => vi.fn());
const load = vi.hoisted(() => vi.fn<() => Promise<SearchIndex>>());

vi.mock('@/lib/platform/i18n/navigation', () => ({
  useRouter: () => ({ push }),
  Link: ({
    href,
    prefetch: _,
    onClick,
    ...rest
  }: {
    href: string;
    prefetch?: boolean;
    onClick?: (event: MouseEvent) => void;
  }) => (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        clicked(href);
        onClick?.(event);
      }}
    />
  ),
}));

vi.mock('@/lib/browser/tracking/track', () => ({ track }));
vi.mock('@/lib/browser/navigation/load-search-index', () => ({ loadSearchIndex: load }));

const messages = german.searchBox;

const entry = (kind: SearchEntry['kind'], path: string, title: string): SearchEntry => ({
  kind,
  path,
  title,
  names: '',
  text: '',
  words: '',
  fits: '',
});
const index = buildSearchIndex([
  entry('accessory', '/accessories/klingel-mitte', 'Klingel Mitte'),
  entry('accessory', '/accessories/klingel-kreuzberg', 'Klingel Kreuzberg'),
  entry('faq', '/support/faq#klingel', 'Ist die Klingel laut?'),
]);

function open(answer: () => Promise<SearchIndex>) {
  load.mockReset().mockImplementation(answer);
  const onClose = vi.fn();
  render(
    <NextIntlClientProvider locale="de" messages={german}>
      <SearchBox onClose={onClose} />
    </NextIntlClientProvider>,
  );
  return { user: userEvent.setup(), field: screen.getByRole('combobox'), onClose };
}

const withIndex = () => open(async () => index);
const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => {
  push.mockReset();
  clicked.mockReset();
  track.mockReset();
});
afterEach(cleanup);

describe('SearchBox', () => {
  it('groups suggestions by kind with counts and highlights', async () => {
    const { user, field } = withIndex();
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await user.type(field, 'kling');
    expect(await screen.findAllByRole('option')).toHaveLength(4);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    expect(screen.getByRole('group', { name: `${messages.kinds.accessory} 2` })).toBeShown();
    expect(screen.getByRole('group', { name: `${messages.kinds.faq} 1` })).toBeShown();
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Kling',
      'Kling',
      'Kling',
    ]);
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('3 Treffer'));
  });

  it('moves with arrow keys, Home and End, and closes on Escape', async () => {
    const { user, field, onClose } = withIndex();
    await user.type(field, 'klingel');
    await screen.findAllByRole('option');
    expect(field.hasAttribute('aria-activedescendant')).toBe(false);
    await user.keyboard('{ArrowDown}');
    expect(activeOption(field)).toBe('Klingel Mitte');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(activeOption(field)).toBe('Ist die Klingel laut?');
    await user.keyboard('{Home}');
    expect(activeOption(field)).toBe('Klingel Mitte');
    await user.keyboard('{End}');
    expect(activeOption(field)).toBe('Alle 3 Treffer zeigen');
    await user.keyboard('{ArrowDown}');
    expect(field.hasAttribute('aria-activedescendant')).toBe(false);
    await user.keyboard('{ArrowUp}');
    expect(activeOption(field)).toBe('Alle 3 Treffer zeigen');
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Escape}');
    expect((field as HTMLInputElement).value).toBe('');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('opens the target of the active option', async () => {
    const { user, field, onClose } = withIndex();
    await user.type(field, 'klingel');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(clicked).toHaveBeenCalledWith('/accessories/klingel-mitte');
    expect(onClose).toHaveBeenCalledOnce();
    expect(push).not.toHaveBeenCalled();
  });

  it('records the query when a suggestion is selected; the results page records its own', async () => {
    const { user, field } = withIndex();
    await user.type(field, 'klingel');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(clicked).toHaveBeenCalledWith('/search?q=klingel');
    expect(track).not.toHaveBeenCalled();
    await user.keyboard('{Home}{Enter}');
    expect(track.mock.calls).toEqual([[{ name: 'search', term: 'klingel' }]]);
  });

  it('opens all results on Enter, and does nothing without a query', async () => {
    const { user, field, onClose } = withIndex();
    await user.type(field, '   {Enter}');
    expect(push).not.toHaveBeenCalled();
    await user.type(field, 'öl & fett{Enter}');
    expect(push).toHaveBeenCalledWith('/search?q=%C3%B6l+%26+fett');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows a message and alternatives when nothing matches', async () => {
    const { user, field } = withIndex();
    await user.type(field, 'xylophon');
    expect(await screen.findByText('Kein Treffer für „xylophon“.')).toBeShown();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('link', { name: messages.emptyActions.contact })).toBeShown();
  });

  it('suggests a correction and puts it into the field', async () => {
    const { user, field } = withIndex();
    await user.type(field, 'kreuzberk');
    await user.click(await screen.findByRole('link', { name: 'Kreuzberg' }));
    expect((field as HTMLInputElement).value).toBe('Kreuzberg');
    expect(screen.queryByRole('link', { name: 'Kreuzberg' })).toBeNull();
    expect(screen.getByRole('option', { name: 'Klingel Kreuzberg' })).toBeShown();
  });

  it('shows that it is loading', async () => {
    const { user, field } = open(() => new Promise(() => undefined));
    await user.type(field, 'klingel');
    expect(await screen.findByText(messages.loading)).toBeShown();
  });

  it('reports a missing index, still searches and retries', async () => {
    const { user, field } = open(() => Promise.reject(new Error('no index')));
    await user.type(field, 'klingel');
    expect(await screen.findByText(messages.failed)).toBeShown();
    load.mockImplementation(async () => index);
    await user.click(screen.getByRole('button', { name: messages.retry }));
    expect(await screen.findAllByRole('option')).toHaveLength(4);
    await user.type(field, '{Enter}');
    expect(push).toHaveBeenCalledWith('/search?q=klingel');
  });

  it('shows the query as text, never as markup', async () => {
    const { user, field } = withIndex();
    await user.click(field);
    await user.paste('<b>klingel</b>');
    await screen.findAllByRole('option');
    expect(document.querySelector('b')).toBeNull();
  });
});
