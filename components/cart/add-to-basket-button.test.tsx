// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import * as actions from '@/lib/browser/basket/basket-actions';
import { closeCart, useCartPanel } from '@/lib/browser/navigation/panels';
import { closeToast, useToasts } from '@/lib/browser/state/toasts';
import de from '@/messages/de.json';
import en from '@/messages/en.json';
import { AddToBasketButton } from './add-to-basket-button';

let answer: (outcome: actions.BasketAddResult) => void;
let addToBasket: MockInstance<typeof actions.addToBasket>;

beforeEach(() => {
  addToBasket = vi
    .spyOn(actions, 'addToBasket')
    .mockImplementation(() => new Promise((resolve) => (answer = resolve)));
});

afterEach(() => {
  vi.restoreAllMocks();
  closeCart();
  cleanup();
});

function Page() {
  const { isOpen, addedTitle } = useCartPanel();
  const toasts = useToasts();
  return (
    <>
      <AddToBasketButton productId="p" sku="LU11.25.H.M.TG" title="Ludwig" amount={3} />
      {isOpen && <p>open: {addedTitle}</p>}
      {toasts.map(({ id, title, message, variant }) => (
        <p key={id} onClick={() => closeToast(id)} data-testid="toast">
          {`${variant}: ${title}: ${message}`}
        </p>
      ))}
    </>
  );
}

function show(locale: 'de' | 'en' = 'de') {
  render(
    <NextIntlClientProvider locale={locale} messages={locale === 'de' ? de : en}>
      <Page />
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

const button = () => screen.getByRole('button');

describe('add-to-basket button', () => {
  it('is busy during the request and ignores a second click', async () => {
    const user = show();
    expect(button().getAttribute('aria-disabled')).toBe('false');
    await user.dblClick(screen.getByRole('button', { name: 'In den Warenkorb' }));
    await vi.waitFor(() => expect(addToBasket).toHaveBeenCalled());
    expect(addToBasket).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Wird hinzugefügt …' }).dataset.busy).toBe('true');
    answer({ kind: 'added' });
    await screen.findByText('open: Ludwig');
    expect(screen.getByRole('button', { name: 'In den Warenkorb' }).dataset.busy).toBe('false');
  });

  it.each([
    [
      'de',
      'Der Artikel konnte nicht in den Warenkorb gelegt werden. Bitte versuchen Sie es noch einmal.',
    ],
    ['en', 'Item could not be added to your basket. Please try again.'],
  ] as const)('shows an error in %s and becomes usable again', async (locale, message) => {
    const user = show(locale);
    await user.click(button());
    await vi.waitFor(() => expect(addToBasket).toHaveBeenCalled());
    answer({ kind: 'failed', message: 'Internal server error' });
    const toast = await screen.findByText(new RegExp(`^danger: .*: ${message}$`));
    expect(button().dataset.busy).toBe('false');
    expect(screen.queryByText(/^open/)).toBeNull();
    await user.click(toast);
    await user.click(button());
    await vi.waitFor(() => expect(addToBasket).toHaveBeenCalledTimes(2));
  });

  it('shows the added quantity when less was in stock', async () => {
    const user = show();
    await user.click(button());
    await vi.waitFor(() => expect(addToBasket).toHaveBeenCalled());
    answer({ kind: 'partly', added: 1, wanted: 3 });
    await user.click(await screen.findByText(/^warning: .*1 von 3 Stück/));
    screen.getByText('open: Ludwig');
  });
});
