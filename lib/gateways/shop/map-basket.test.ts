import { expect, it } from 'vitest';
import { wireBasket } from '@/e2e/support/wire-basket';
import { mapBasket } from './map-basket';

type Wire = Parameters<typeof mapBasket>[0];

it('prices the lines of an export without VAT, so that they add up to the goods', () => {
  const exported = wireBasket();
  const { cost } = exported;
  cost.productGross = { sum: 2000, vats: [{ vatRate: 0, vatPrice: 0 }] };
  const basket = mapBasket(exported as unknown as Wire);
  const [line] = basket.lines;
  expect(line?.product?.price.cents).toBe(200_000);
  expect(line?.product?.price.cents).toBe(basket.cost.productGross.sumCents);
});

it('prices the lines at home as the catalogue does', () => {
  const [line] = mapBasket(wireBasket() as unknown as Wire).lines;
  expect(line?.product?.price.cents).toBe(238_000);
});
