import { expect, it } from 'vitest';
import { chargedPrice } from './charged-price';

const gross = { cents: 249_500, vatPercent: 19, vatCents: 39_836, isNet: false };
const net = { cents: 162_200, vatPercent: 19, vatCents: 30_818, isNet: true };
const goods = (netCents: number, sumCents: number, ratePercent: number) => ({
  productNet: {
    cents: netCents,
    vatPercent: ratePercent,
    vatCents: sumCents - netCents,
    isNet: true,
  },
  productGross: { sumCents, vats: [{ ratePercent, cents: sumCents - netCents }] },
});

it.each([
  ['at home the VAT is in it', gross, goods(209_664, 249_500, 19), 249_500],
  ['in Austria the same gross price', gross, goods(207_917, 249_500, 20), 249_500],
  ['export: without VAT, as the goods are', gross, goods(209_664, 209_664, 0), 209_664],
  ['a net price has none to lose', net, goods(162_200, 162_200, 0), 162_200],
  ['goods that cost nothing tell nothing', gross, goods(0, 0, 0), 249_500],
  [
    'a voucher over everything at home leaves a rate without VAT',
    gross,
    {
      productNet: goods(0, 0, 19).productNet,
      productGross: { sumCents: 249_500, vats: [{ ratePercent: 19, cents: 0 }] },
    },
    249_500,
  ],
] as const)('%s', (_rule, price, cost, cents) => {
  expect(chargedPrice(price, cost).cents).toBe(cents);
});

it('says that no VAT is in it any more', () => {
  expect(chargedPrice(gross, goods(209_664, 209_664, 0))).toMatchObject({
    vatPercent: 0,
    vatCents: 0,
  });
});
