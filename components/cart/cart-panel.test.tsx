// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, expect, it } from 'vitest';
import type { Basket } from '@/domain/basket/basket';
import { createTestBasket, createTestLine } from '@/domain/basket/basket-fixtures';
import de from '@/messages/de.json';
import { CartPanelTotal } from './cart-panel';

afterEach(cleanup);

const price = (cents: number) => ({ cents, vatPercent: 19, vatCents: 0, isNet: false });
const { cost } = createTestBasket([]);
const home = { ...cost, totalCents: 249_500, productGross: { sumCents: 249_500, vats: [] } };
const estimate = (cents: number) => ({ deliveryEstimate: { country: null, price: price(cents) } });

it.each<[string, Partial<Basket>]>([
  ['inkl. MwSt., Versand kostenfrei', { cost: home, ...estimate(0) }],
  ['inkl. MwSt., zzgl. 5,90 € Versand', { cost: home, ...estimate(590) }],
  ['inkl. MwSt., zzgl. Versand', { cost: home }],
  ['inkl. MwSt. und Versand', { cost: { ...home, delivery: price(590) } }],
  ['inkl. MwSt., Versand kostenfrei', { cost: home, deliveryMethod: { id: 'x', title: 'x' } }],
  [
    'ohne MwSt., zzgl. Versand',
    { cost: { ...home, productNet: { ...price(249_500), isNet: true } } },
  ],
])('%s', (words, basket) => {
  render(
    <NextIntlClientProvider locale="de" messages={de}>
      <CartPanelTotal
        basket={createTestBasket([createTestLine('bike', 1)], basket)}
        isBusy={false}
      />
    </NextIntlClientProvider>,
  );
  expect(document.body.textContent?.replaceAll(/\s/g, ' ')).toContain(words);
});
