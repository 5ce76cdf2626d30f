// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, it } from 'vitest';
import type { DeliveryEstimate } from '@/domain/basket/basket';
import { createTestBasket } from '@/domain/basket/basket-fixtures';
import de from '@/messages/de.json';
import { CartSum } from './cart-sum';

afterEach(cleanup);

const toGermany = (cents: number): DeliveryEstimate => ({
  country: { id: 'de', title: 'Deutschland' },
  price: { cents, vatPercent: 19, vatCents: 0, isNet: false },
});

function rowOf(term: string) {
  return screen.getByText(term).nextElementSibling?.textContent.replace(/\s/g, ' ');
}

it.each<[string, DeliveryEstimate | null, string, string]>([
  ['free', toGermany(0), 'Versand, Deutschland', 'kostenfrei'],
  ['the estimated costs next to the total', toGermany(590), 'Versand, Deutschland', 'zzgl. 5,90 €'],
  ['pickup', { ...toGermany(0), country: null }, 'Versand', 'kostenfrei'],
  ['nothing without an estimate', null, 'Versand', 'im nächsten Schritt'],
])(
  'the total before a delivery method is selected shows: %s',
  (_name, deliveryEstimate, term, text) => {
    render(
      <NextIntlClientProvider locale="de" messages={de}>
        <CartSum basket={createTestBasket([], { deliveryEstimate })} isBusy={false} />
      </NextIntlClientProvider>,
    );
    expect(rowOf(term)).toBe(text);
  },
);

it('shows the sum of the vouchers at a shop that does not list them', () => {
  const { cost } = createTestBasket([], {});
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <CartSum
        basket={createTestBasket([], { cost: { ...cost, voucherCents: 890 } })}
        isBusy={false}
      />
    </NextIntlClientProvider>,
  );
  expect(rowOf('Gutschein')).toMatch(/^−.8,90 €$/);
});
