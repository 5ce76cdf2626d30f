import { expect, it } from 'vitest';
import { groupUuid } from '../configuration/line-group';
import { configurationCode, plainConfigurationCode } from '../configuration/short-code';
import type { BasketLine } from './basket';
import { emptyPersParam } from './pers-param';
import { swappableBikes } from './swappable-bikes';
import { aBasketProduct, aLine } from './test-basket';

const bike = 'LU11.25.H.M.GR';
const late: Partial<BasketLine> = { availability: { kind: 'unknown' } };

it('is a late bicycle, with the amount that is wanted of it', () => {
  expect(swappableBikes([aLine('BELL', 1), aLine(bike, 2, late)])).toEqual([
    { lineId: `line-${bike}`, sku: bike, amount: 2 },
  ]);
});

it.each<[string, BasketLine]>([
  ['a bicycle that is there', aLine(bike, 1)],
  ['a late article', aLine('BELL', 1, late)],
  [
    'a single piece',
    aLine(bike, 1, { ...late, product: aBasketProduct(bike, { isOutlet: true }) }),
  ],
  ['what is no longer sold', aLine(bike, 1, { ...late, product: null })],
  ['what has no number', aLine(bike, 1, { ...late, product: aBasketProduct(bike, { sku: null }) })],
])('is never %s', (_name, line) => {
  expect(swappableBikes([line])).toEqual([]);
});

it('counts the parts of a configured bicycle: what waits for one of them comes no sooner in another colour', () => {
  const code = configurationCode({ sku: bike, parts: [12] }) ?? '';
  const uuid = groupUuid(plainConfigurationCode(code) ?? '', 1);
  const persParam = { ...emptyPersParam, uuid };
  const configured = aLine(bike, 1, { ...late, persParam });
  expect(swappableBikes([configured, aLine('RACK', 1, { persParam })])).toHaveLength(1);
  expect(swappableBikes([configured, aLine('RACK', 1, { ...late, persParam })])).toEqual([]);
});
