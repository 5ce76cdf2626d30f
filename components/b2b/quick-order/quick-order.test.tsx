// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testArticles } from '@/domain/dealer-account/article-fixtures';
import { addBasketItems } from '@/lib/browser/b2b/add-basket-items';
import { quickOrderDraft } from '@/lib/browser/b2b/quick-order-input';
import { closeCart, useCartPanel } from '@/lib/browser/navigation/panels';
import { notifySessionEnd } from '@/lib/browser/session/session-store';
import de from '@/messages/de.json';
import { QuickOrder } from './quick-order';

vi.mock('@/lib/platform/i18n/navigation', () => ({
  Link: (props: { href: string }) => <a {...props} />,
}));
vi.mock('@/lib/browser/b2b/add-basket-items', () => ({ addBasketItems: vi.fn() }));
vi.mock('@/lib/browser/b2b/b2b-catalog-queries', () => ({
  useAvailability: () => ({ kind: 'ready', value: { at: '', rows: testArticles } }),
  reloadAvailability: vi.fn(),
}));

beforeEach(() => {
  vi.mocked(addBasketItems)
    .mockReset()
    .mockImplementation(async (items) => ({
      kind: 'done',
      value: { added: items.length, refused: [] },
    }));
});

afterEach(() => {
  cleanup();
  closeCart();
  window.sessionStorage.clear();
  notifySessionEnd();
});

function Page() {
  return (
    <>
      <QuickOrder id="list" isFull />
      {useCartPanel().isOpen && <p>cart is open</p>}
    </>
  );
}

function show() {
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <Page />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

const list = () => screen.getByLabelText<HTMLTextAreaElement>('Artikelnummern und Mengen');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const paste = (text: string) => fireEvent.change(list(), { target: { value: text } });
const four = 'LU11.25.H.M.TG  2\nLU11.25.H.L.TG  1\nLU11.25.H.M.SX  1\nZB.KRE.42.MS 5';

describe('quick order', () => {
  it('names the line that cannot be ordered and adds the others', async () => {
    const user = show();
    paste(four);
    await screen.findByText('Zeile 3:');
    screen.getByText(/Farbe SX gibt es nicht/);
    await user.click(button('3 Zeilen übernehmen'));
    expect(vi.mocked(addBasketItems).mock.calls[0]?.[0]).toEqual([
      { productId: 'id-LU11.25.H.M.TG', amount: 2 },
      { productId: 'id-LU11.25.H.L.TG', amount: 1 },
      { productId: 'id-ZB.KRE.42.MS', amount: 5 },
    ]);
    await screen.findByText(/3 Zeilen liegen im Warenkorb/);
    screen.getByText(/1 Zeile wartet noch auf Sie/);
    expect(list().value).toBe('LU11.25.H.M.SX  1');
    expect(screen.queryByText('cart is open')).toBeNull();
  });

  it('keeps a pasted cell with line breaks in one row', async () => {
    const user = show();
    await user.click(list());
    await user.paste('LU11.25.H.M.TG\t"Ludwig\n11"\t2\nZB.KRE.42.MS\tBlatt\t5');
    expect(list().value).toBe('LU11.25.H.M.TG\t"Ludwig 11"\t2\nZB.KRE.42.MS\tBlatt\t5');
    await user.click(await screen.findByRole('button', { name: '2 Zeilen übernehmen' }));
    expect(vi.mocked(addBasketItems).mock.calls[0]?.[0]).toEqual([
      { productId: 'id-LU11.25.H.M.TG', amount: 2 },
      { productId: 'id-ZB.KRE.42.MS', amount: 5 },
    ]);
  });

  it('fixes a line with one click and opens the cart when no line is left', async () => {
    const user = show();
    paste(four);
    await user.click(await screen.findByRole('button', { name: 'SA, Sand' }));
    expect(list().value.split('\n')[2]).toBe('LU11.25.H.M.SA  1');
    await user.click(button('4 Zeilen übernehmen'));
    await screen.findByText('cart is open');
    expect(list().value).toBe('');
  });

  it('keeps a line in place while it is edited, even when it becomes valid', async () => {
    const user = show();
    paste('LU11.25.H.M.TG x\nZB.KRE.42.MS 5');
    const amount = await screen.findByRole('textbox', { name: 'Menge in Zeile 1' });
    await user.clear(amount);
    await user.type(amount, '10');
    expect(document.activeElement).toBe(amount);
    expect(list().value).toBe('LU11.25.H.M.TG  10\nZB.KRE.42.MS 5');
    screen.getByText(/Passt\./);
    // The edited line is valid now but still listed: if it were removed, the button would move away while it is
    // clicked.
    await user.click(list());
    screen.getByText('Zeile 1:');
    await user.click(button('2 Zeilen übernehmen'));
    await waitFor(() => expect(screen.queryByText('Zeile 1:')).toBeNull());
  });

  it('orders available stock, merges duplicates and removes unwanted lines', async () => {
    const user = show();
    paste('LU11.25.H.M.TG 99\nZB.KRE.42.MS 2\nzb-kre-42-ms 3\nKarl 1');
    await user.click(await screen.findByRole('button', { name: '10 bestellen' }));
    await user.click(button('Zu 5 Stück zusammenfassen'));
    await user.click(button('Zeile 3 entfernen'));
    expect(list().value).toBe('LU11.25.H.M.TG  10\nZB.KRE.42.MS  5');
    await waitFor(() => expect(document.activeElement).toBe(button('2 Zeilen übernehmen')));
  });

  it('keeps lines rejected by the shop and shows their number', async () => {
    vi.mocked(addBasketItems).mockResolvedValue({
      kind: 'done',
      value: {
        added: 1,
        refused: [{ index: 0, type: 'LIMITEDAVAILABILITY', available: 1, message: '' }],
      },
    });
    const user = show();
    paste('LU11.25.H.M.TG 2\nZB.KRE.42.MS 5');
    await user.click(await screen.findByRole('button', { name: '2 Zeilen übernehmen' }));
    await screen.findByText('LU11.25.H.M.TG: noch 1 bestellbar');
    expect(list().value).toBe('LU11.25.H.M.TG 2');
  });

  it('keeps all lines when the shop does not respond', async () => {
    vi.mocked(addBasketItems).mockResolvedValue({ kind: 'unreachable' });
    const user = show();
    paste(four);
    await user.click(await screen.findByRole('button', { name: '3 Zeilen übernehmen' }));
    await screen.findByText(/Der Shop antwortet gerade nicht/);
    expect(list().value).toBe(four);
  });

  it('rejects more lines than the limit, shows the limit and keeps the lines', async () => {
    show();
    const many = Array.from({ length: 501 }, () => 'ZB.KRE.42.MS 1').join('\n');
    paste(many);
    await screen.findByText(/Mehr als 500 Zeilen/);
    expect(button('0 Zeilen übernehmen')).toHaveProperty('disabled', true);
    expect(list().value).toBe(many);
  });

  it('is restored after a reload', () => {
    window.sessionStorage.setItem('b2bQuickOrderDraft', 'ZB.KRE.42.MS 5');
    show();
    expect(list().value).toBe('ZB.KRE.42.MS 5');
    quickOrderDraft.set('');
    expect(window.sessionStorage.getItem('b2bQuickOrderDraft')).toBeNull();
  });

  it('finds products by name using only the keyboard', async () => {
    const user = show();
    const field = screen.getByRole('combobox', { name: 'Artikelnummer oder Name' });
    await user.type(field, 'ludwig tann');
    expect(screen.getAllByRole('option')).toHaveLength(3);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[1]?.id);
    await user.keyboard('{Enter}');
    expect(list().value).toBe('LU11.25.H.M.TG  1');
    screen.getByText('LU11.25.H.M.TG steht in der Liste.');
    expect(document.activeElement).toBe(field);
  });

  it.each([
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 0]), /keine Textdatei/],
    ['too large a file', new Uint8Array(300 * 1024).fill(65), /größer als 256 kB/],
  ])('shows why it cannot read %s, and keeps the list', async (_, content, words) => {
    const user = show();
    paste('ZB.KRE.42.MS 5');
    const file = screen.getByLabelText<HTMLInputElement>(/^CSV-Datei/);
    await user.upload(file, new File([content], 'liste.csv', { type: 'text/csv' }));
    await screen.findByText(words);
    expect(list().value).toBe('ZB.KRE.42.MS 5');
  });

  it('appends a file below the existing lines', async () => {
    const user = show();
    paste('ZB.KRE.42.MS 5');
    const content = 'LU11.25.H.M.TG;2\nLU11.25.H.M.SX;1';
    const file = screen.getByLabelText<HTMLInputElement>(/^CSV-Datei/);
    await user.upload(file, new File([content], 'liste.csv', { type: 'text/csv' }));
    expect(await screen.findByRole('button', { name: '2 Zeilen übernehmen' })).toBeShown();
    expect(screen.getByText('Zeile 3:')).toBeShown();
  });
});
