import { describe, expect, it } from 'vitest';
import { buildGroupUuid } from '@/domain/configurator/line-group';
import {
  formatConfigurationCode,
  normalizeConfigurationCode,
  parseConfigurationCode,
} from '@/domain/configurator/configuration-code';
import { getBasketLineKey } from './basket-commands';
import { createSwapCommands, listSwappableBikes } from './swap-item';
import { createTestBasketProduct, createTestLine } from './basket-fixtures';
import type { BasketLine } from './basket';
import { emptyPersParam } from './pers-param';

describe('swap commands', () => {
  const grey = 'LU11.25.H.M.GR';
  const green = { productId: 'id-green', sku: 'LU11.25.H.M.TG' };
  const persParam = { uuid: '', comment: 'Lenker höher', date: '2026-12-10' };

  it('keeps quantity, note and date and removes the old line last', () => {
    const line = createTestLine('id-grey', 3, {
      persParam,
      product: createTestBasketProduct('id-grey', { sku: grey }),
    });
    const [added, removed] = createSwapCommands(line, green);
    expect(added).toMatchObject({
      ...{ kind: 'add', productId: 'id-green', amount: 3, persParam, code: null },
    });
    expect(removed).toMatchObject({
      ...{ kind: 'set', key: getBasketLineKey(line), amount: 0, requires: added?.key },
    });
  });

  it('keeps the parts of a configured bicycle', () => {
    const code = formatConfigurationCode({ sku: grey, parts: [3, 17] }) ?? '';
    const uuid = buildGroupUuid(normalizeConfigurationCode(code) ?? '', 1);
    const line = createTestLine('id-grey', 2, {
      persParam: { ...persParam, uuid },
      product: createTestBasketProduct('id-grey', { sku: grey }),
    });
    const [added, removed] = createSwapCommands(line, green);
    expect(added).toMatchObject({ kind: 'add', amount: 2, persParam });
    expect(added?.kind === 'add' && parseConfigurationCode(added.code ?? '')).toEqual({
      sku: green.sku,
      parts: [3, 17],
    });
    expect(removed).toMatchObject({ key: getBasketLineKey(line), amount: 0, requires: added?.key });
  });

  it('returns no commands for a discontinued or unchanged article', () => {
    expect(createSwapCommands(createTestLine('gone', 1, { product: null }), green)).toEqual([]);
    expect(createSwapCommands(createTestLine('id-green', 1), green)).toEqual([]);
  });
});

describe('swappable bikes', () => {
  const bike = 'LU11.25.H.M.GR';
  const late: Partial<BasketLine> = { availability: { kind: 'unknown' } };

  it('includes a delayed bike with its quantity', () => {
    expect(listSwappableBikes([createTestLine('BELL', 1), createTestLine(bike, 2, late)])).toEqual([
      { lineId: `line-${bike}`, sku: bike, amount: 2 },
    ]);
  });

  it.each<[string, BasketLine]>([
    ['a bicycle in stock', createTestLine(bike, 1)],
    ['an accessory', createTestLine('BELL', 1, late)],
    [
      'an outlet bike',
      createTestLine(bike, 1, {
        ...late,
        product: createTestBasketProduct(bike, { isOutlet: true }),
      }),
    ],
    ['a product that is no longer sold', createTestLine(bike, 1, { ...late, product: null })],
    [
      'a product without a SKU',
      createTestLine(bike, 1, { ...late, product: createTestBasketProduct(bike, { sku: null }) }),
    ],
  ])('excludes %s', (_name, line) => {
    expect(listSwappableBikes([line])).toEqual([]);
  });

  it('excludes a configured bike that waits for a part', () => {
    const code = formatConfigurationCode({ sku: bike, parts: [12] }) ?? '';
    const uuid = buildGroupUuid(normalizeConfigurationCode(code) ?? '', 1);
    const persParam = { ...emptyPersParam, uuid };
    const configured = createTestLine(bike, 1, { ...late, persParam });
    expect(listSwappableBikes([configured, createTestLine('RACK', 1, { persParam })])).toHaveLength(
      1,
    );
    expect(
      listSwappableBikes([configured, createTestLine('RACK', 1, { ...late, persParam })]),
    ).toEqual([]);
  });
});
