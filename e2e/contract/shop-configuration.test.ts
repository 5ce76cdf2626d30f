import { describe, expect, it } from 'vitest';
import { parseBikeSku } from '@/domain/catalog/sku';
import { formatConfigurationCode } from '@/domain/configurator/configuration-code';
import type {
  BasketAddConfigurationMutation,
  BasketRemoveItemMutation,
  CatalogProductsQuery,
  MountablePartsQuery,
} from '@/graphql/generated/shop/graphql';
import {
  addItem,
  createShopper,
  demoData,
  createBasket,
  findProductInStock,
  contractShop,
} from './support/contract-shop';
import { expectPresent } from './support/contract-client';
import { needs } from './support/shop-level';

/** Returns a bike variant in stock, a part that fits it, and the configuration code of the bike with this part. */
async function configured() {
  const variables = { categoryId: demoData.bikeCategory, limit: 200 };
  const { products } = await contractShop.expectData<CatalogProductsQuery>(
    'CatalogProducts',
    variables,
  );
  for (const { id, variants } of products) {
    const bike = variants.find(({ active, stock }) => active && stock.stock > 1);
    if (!bike?.sku) continue;
    const { product } = await contractShop.expectData<MountablePartsQuery>('MountableParts', {
      productId: id,
    });
    const variation = parseBikeSku(bike.sku)?.variation ?? '';
    const part = expectPresent(product.accessories, 'Product.accessories')
      .flatMap((accessory) => accessory.variants)
      .find(({ mount, stock }) => {
        const fits = mount?.frames.length === 0 || mount?.frames.includes(variation);
        return fits && stock.stock > 1;
      });
    const number = part?.mount?.number;
    if (part === undefined || number === undefined) continue;
    const code = formatConfigurationCode({ sku: bike.sku, parts: [number] }) ?? '';
    return { bike, part, code, euros: bike.price.price + part.price.price };
  }
  throw new Error(`Nothing can be mounted to any product of ${demoData.bikeCategory}.`);
}

const add = async (token: string, basketId: string, code: string, rest: object = {}) => {
  const variables = { basketId, code, amount: 1, isAnonymous: true, ...rest };
  const answer = await contractShop.expectData<BasketAddConfigurationMutation>(
    'BasketAddConfiguration',
    variables,
    { token },
  );
  return answer.basketAddConfiguration;
};

describe('bike configuration', needs('mountedParts'), () => {
  it('is added by its code at the displayed price, and removed as one unit', async () => {
    const { bike, part, code, euros } = await configured();
    const token = await createShopper();
    const basketId = await createBasket(token);
    await addItem(token, basketId, (await findProductInStock(1)).id);
    const basket = await add(token, basketId, code, { shownTotal: euros });
    const group = basket.items.slice(1);
    expect(group.map(({ product }) => product?.id)).toEqual([bike.id, part.id]);
    const [uuid, other] = group.map(
      ({ persParam }) => JSON.parse(expectPresent(persParam, 'BasketItem.persParam')).uuid,
    );
    expect(uuid).toMatch(/^cfg-/);
    expect(other).toBe(uuid);
    const { basketRemoveItem } = await contractShop.expectData<BasketRemoveItemMutation>(
      'BasketRemoveItem',
      { basketId, basketItemId: group[1]?.id, amount: 1, isAnonymous: true },
      { token },
    );
    expect(basketRemoveItem.items).toHaveLength(1);
  });

  it('is rejected without a code, at another price, and for single parts', async () => {
    const { bike, code, euros } = await configured();
    const token = await createShopper();
    const basketId = await createBasket(token);
    const refusal = async (operation: string, rest: object) =>
      (
        await contractShop.expectError(
          operation,
          { basketId, amount: 1, isAnonymous: true, ...rest },
          { token },
        )
      ).message;
    expect(await refusal('BasketAddConfiguration', { code: 'LAUTLOS10' })).toBe(
      'Configuration code is not valid',
    );
    expect(await refusal('BasketAddConfiguration', { code, shownTotal: euros + 1 })).toMatch(
      /^The price of the configuration has changed: \d+\.\d\d( \(([\w.]+ \d+\.\d\d(, )?)+\))?$/,
    );
    const uuid = `cfg-${code.replaceAll('-', '')}-1`;
    const persParam = [JSON.stringify({ uuid, comment: '', date: '' })];
    expect(await refusal('BasketAddItem', { productId: bike.id, persParam })).toMatch(
      /^A line of a configuration is added with its bike/,
    );
  });
});
