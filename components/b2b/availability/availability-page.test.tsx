// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestArticle, testArticles } from '@/domain/dealer-account/article-fixtures';
import { addBasketItems } from '@/lib/browser/b2b/add-basket-items';
import { setB2bShownPrice, setIsB2b } from '@/lib/browser/state/client-state';
import { notifySessionEnd } from '@/lib/browser/session/session-store';
import de from '@/messages/de.json';
import { B2bAvailabilityTable } from './availability-page';

vi.mock('@/lib/platform/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
}));
vi.mock('@/lib/browser/b2b/add-basket-items', () => ({ addBasketItems: vi.fn() }));
vi.mock('@/lib/browser/b2b/use-b2b-overview', () => ({
  useOverview: () => ({ kind: 'ready', value: { since: '2026-11-18T08:00:00.000Z' } }),
}));

const moved = createTestArticle('LU8.25.H.M.NB', {
  variation: 'Diamant, Alfine, 8 Gänge',
  stock: 0,
  incoming1: 3,
  incoming1At: '2026-12-04',
  formerIncoming1At: '2026-12-18',
  movedAt: '2026-11-19T08:00:00.000Z',
});
const rows = [...testArticles, moved];

beforeEach(() => {
  setIsB2b(true);
  setB2bShownPrice('hek');
  window.history.replaceState(null, '', '/de/my-account/b2b/availability');
});

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  notifySessionEnd();
  vi.mocked(addBasketItems).mockReset();
});

function show(list = rows) {
  const { container } = render(
    <NextIntlClientProvider locale="de" messages={de}>
      <B2bAvailabilityTable table={{ at: '2026-11-21T08:40:00.000Z', rows: list }} />
    </NextIntlClientProvider>,
  );
  return { user: userEvent.setup(), container };
}

const amount = (sku: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Menge ${sku}` });
const skus = () => screen.getAllByRole('rowheader').map((head) => head.textContent);

describe('availability table', () => {
  it('announces the total number of rows, independent of the rendered ones', () => {
    const many = Array.from({ length: 5000 }, (_, at) => createTestArticle(`T1.25.H.M.${at}`));
    show(many);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5001');
    expect(screen.getAllByRole('rowheader').length).toBeLessThan(100);
    expect(screen.getAllByRole('row')[1]?.getAttribute('aria-rowindex')).toBe('2');
    screen.getByText('5.000 von 5.000 Varianten');
  });

  it('filters during typing, shows the number of matches and updates the URL', async () => {
    const { user } = show();
    await user.type(screen.getByRole('searchbox'), 'kre');
    await screen.findByText('2 von 12 Varianten');
    expect(skus()).toEqual(['ZB.KRE.42.MS', 'ZB.KRE.42.SW']);
    expect(window.location.search).toBe('?q=kre');
    await user.type(screen.getByRole('searchbox'), 'x');
    await user.click(await screen.findByRole('button', { name: 'Alle Filter löschen' }));
    await screen.findByText('12 von 12 Varianten');
  });

  it('finds compound words and typos, and suggests corrections', async () => {
    const { user } = show();
    await user.type(screen.getByRole('searchbox'), 'Klingel Kreuzberk');
    await screen.findByText('2 von 12 Varianten');
    await user.click(screen.getByRole('button', { name: 'Klingel Kreuzberg' }));
    await screen.findByText('2 von 12 Varianten');
    expect(window.location.search).toBe('?q=Klingel+Kreuzberg');
    expect(screen.queryByText(/Meinten Sie/)).toBeNull();
  });

  it('sorts by a column ascending, descending and not at all', async () => {
    const { user } = show();
    const head = () => screen.getByRole('columnheader', { name: /^Artikel/ });
    const press = () => user.click(within(head()).getByRole('button'));
    await press();
    expect(head().getAttribute('aria-sort')).toBe('ascending');
    expect(skus()[0]).toBe('GR8.26.D.M.SB');
    await press();
    expect(head().getAttribute('aria-sort')).toBe('descending');
    expect(skus()[0]).toBe('ZB.KRE.42.SW');
    await press();
    expect(head().hasAttribute('aria-sort')).toBe(false);
    expect(skus()[0]).toBe('LU11.25.H.S.TG');
  });

  it('highlights a date that changed since the last visit, with the old one struck through', () => {
    const { container } = show([moved]);
    expect(container.querySelector('s')?.textContent).toContain('18.12.26');
    expect(container.querySelector('.lt-changed-value')?.textContent).toContain('04.12.26');
  });

  it('moves between quantity fields with arrow keys and Enter', async () => {
    const { user } = show();
    await user.click(amount('LU11.25.H.S.TG'));
    await user.keyboard('2{ArrowDown}1{Enter}3{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(amount('LU11.25.H.S.TG'));
    expect(amount('LU11.25.H.S.SA').value).toBe('1');
    expect(amount('LU11.25.H.M.TG').value).toBe('3');
  });

  it('skips rows that cannot be ordered, and stops at the last row', async () => {
    const { user } = show();
    await user.click(amount('LU11.25.H.L.NB'));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(amount('ZB.KRE.42.MS'));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(amount('LU8.25.H.M.NB'));
  });

  it('keeps quantities after filtering and a reload, without prices', async () => {
    const { user } = show();
    await user.type(amount('LU11.25.H.M.TG'), '2');
    await user.type(screen.getByRole('searchbox'), 'kre');
    await waitFor(() => expect(skus()).toHaveLength(2));
    screen.getByText('2 Stück');
    expect(window.sessionStorage.getItem('b2bOrderQuantities')).toBe('{"LU11.25.H.M.TG":"2"}');
    cleanup();
    window.history.replaceState(null, '', '/de/my-account/b2b/availability');
    show();
    expect(amount('LU11.25.H.M.TG').value).toBe('2');
  });

  it('adds available items to the basket and keeps the others', async () => {
    vi.mocked(addBasketItems).mockResolvedValue({
      kind: 'done',
      value: { added: 1, refused: [] },
    });
    const { user } = show();
    await user.type(amount('LU11.25.H.M.TG'), '2');
    await user.type(amount('ZB.KRE.42.SW'), '8');
    screen.getByText('höchstens 7');
    screen.getByText('1 Menge braucht einen Blick: ZB.KRE.42.SW');
    screen.getByText(/2\.000,00 € netto/);
    await user.click(screen.getByRole('button', { name: 'In den Warenkorb' }));
    expect(addBasketItems).toHaveBeenCalledWith([{ productId: 'id-LU11.25.H.M.TG', amount: 2 }]);
    await screen.findByText(/1 Zeile liegt im Warenkorb/);
    expect(amount('LU11.25.H.M.TG').value).toBe('');
    expect(amount('ZB.KRE.42.SW').value).toBe('8');
  });

  it('renders no purchase price while retail prices are shown', async () => {
    setB2bShownPrice('uvp');
    const { user, container } = show();
    await user.type(amount('LU11.25.H.M.TG'), '2');
    expect(container.innerHTML).not.toMatch(/1\.000|2\.000,00|netto/i);
    for (const kind of ['CSV', 'XLSX']) {
      const link = screen.getByText(kind);
      expect(link.getAttribute('href')).toMatch(/\?lang=de&.*prices=uvp$/);
    }
  });

  it('shows a model as a matrix with the same quantities', async () => {
    const { user } = show();
    await user.type(amount('LU11.25.H.M.TG'), '2');
    await user.click(screen.getByRole('button', { name: 'Als Matrix' }));
    expect(amount('LU11.25.H.M.TG').value).toBe('2');
    screen.getByText('nicht gebaut');
    await user.type(amount('LU11.25.H.L.NB'), '1');
    screen.getByText('3 Stück');
    const row = screen.getByRole('row', { name: /Tannengrün/ });
    within(row).getByText('2 Stück');
    within(row).getByText('2.000,00 € netto');
    expect(within(row).getAllByText(/^10 Stk\. · 1\.000/)).toHaveLength(3);
    expect(window.location.search).toBe('?view=matrix');
  });
});
