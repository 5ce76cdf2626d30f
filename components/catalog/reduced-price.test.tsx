// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, describe, expect, it } from 'vitest';
import de from '@/messages/de.json';
import { ReducedPrice, ReducedPriceNotice } from './reduced-price';

afterEach(cleanup);

const lotte = { priceCents: 189_000, lowestPrice30DaysCents: 219_000, listPriceCents: 244_500 };

function show(
  price:
    | typeof lotte
    | (Omit<typeof lotte, 'lowestPrice30DaysCents'> & { lowestPrice30DaysCents: null }),
) {
  const { container } = render(
    <NextIntlClientProvider locale="de" messages={de}>
      <p>
        <ReducedPrice price={price} />
      </p>
      <p>
        <ReducedPriceNotice price={price} year={2023} />
      </p>
    </NextIntlClientProvider>,
  );
  return {
    struck: [...container.querySelectorAll('s')].map(({ textContent }) => textContent),
    words: container.querySelectorAll('p')[1]?.textContent?.replaceAll('\u00a0', ' '),
  };
}

describe('reduced price (§ 11 PAngV)', () => {
  it('strikes through only the lowest price of 30 days, with a label for screen readers', () => {
    const { struck, words } = show(lotte);
    expect(struck).toEqual([
      expect.stringMatching(/^Niedrigster Preis der letzten 30 Tage: 2\.190/),
    ]);
    expect(words).toBe('Niedrigster Preis der letzten 30 Tage: 2.190 €. UVP 2023: 2.445 €.');
  });

  it('strikes nothing through when that price is unknown, and only names the recommended price', () => {
    const { struck, words } = show({ ...lotte, lowestPrice30DaysCents: null });
    expect(struck).toEqual([]);
    expect(words).toBe('UVP 2023: 2.445 €.');
  });
});
