import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatPersParam } from '@/domain/basket/pers-param';
import { toCents } from '@/domain/money/cents';
import type {
  BasketCreateMutation,
  BasketUpdateItemNoteMutation,
  BasketRemoveItemMutation,
  GetBasketInfoQuery,
  GetBasketItemsQuery,
} from '@/graphql/generated/shop/graphql';
import {
  addItem,
  createShopper,
  createBasket,
  createCustomer,
  findProductInStock,
  contractShop,
} from './support/contract-shop';
import { needs, needsOperation } from './support/shop-level';

let token = '';
let productId = '';

beforeEach(async () => {
  token = await createShopper();
  productId = (await findProductInStock(3)).id;
});

async function itemsOf(basketId: string) {
  const { basket } = await contractShop.expectData<GetBasketItemsQuery>(
    'GetBasketItems',
    { basketId },
    { token },
  );
  return basket.items;
}

describe('new basket', () => {
  it('has its title and omits delivery and payment', async () => {
    const title = randomUUID();
    const variables = { basketId: title, isPublic: true, isAnonymous: true };
    const { basketCreate } = await contractShop.expectData<BasketCreateMutation>(
      'BasketCreate',
      variables,
      {
        token,
      },
    );
    expect(basketCreate).toMatchObject({
      title,
      public: true,
      items: [],
      cost: { total: 0 },
    });
    expect(basketCreate.vouchers ?? []).toEqual([]);
    expect(basketCreate).not.toHaveProperty('deliveryMethod');
  });

  it('keeps its own title', async () => {
    const title = randomUUID();
    await contractShop.expectData(
      'BasketCreate',
      { basketId: title, isAnonymous: true },
      { token },
    );
    const error = await contractShop.expectError(
      'BasketCreate',
      { basketId: title, isAnonymous: true },
      { token },
    );
    expect(error.message).toBe(`Basket '${title}' already exists!`);
  });

  it('stores added products', async () => {
    const basketId = await createBasket(token);
    await addItem(token, basketId, productId, 2);
    const variables = { basketId, isAnonymous: true };
    const { basket } = await contractShop.expectData<GetBasketInfoQuery>(
      'GetBasketInfo',
      variables,
      {
        token,
      },
    );
    expect(basket.items.map(({ amount, product }) => [product?.id, amount])).toEqual([
      [productId, 2],
    ]);
  });
});

it('a customer’s basket includes delivery and payment fields', async () => {
  const customer = await createCustomer();
  const basketId = await createBasket(customer.token);
  const { basket } = await contractShop.expectData<GetBasketInfoQuery>(
    'GetBasketInfo',
    { basketId },
    { token: customer.token },
  );
  expect(basket).toMatchObject({ deliveryMethod: null, deliveryAddress: null, payment: null });
});

describe('basket items', () => {
  it('are merged for the same product and persParam', async () => {
    const basketId = await createBasket(token);
    await addItem(token, basketId, productId, 1);
    const basket = await addItem(token, basketId, productId, 2);
    expect(basket.items.map(({ amount }) => amount)).toEqual([3]);
  });

  it('are separate for the same product with another persParam', needs('itemNotes'), async () => {
    const basketId = await createBasket(token);
    const persParam = formatPersParam({
      uuid: randomUUID(),
      comment: 'Bitte ohne Aufkleber',
      date: '2027-03-01',
    });
    await addItem(token, basketId, productId, 1);
    const basket = await addItem(token, basketId, productId, 1, { persParam });
    expect(basket.items.map((item) => item.persParam).sort()).toEqual(['', persParam[0]]);
  });

  it('lose quantity, then disappear', async () => {
    const basketId = await createBasket(token);
    const [item] = (await addItem(token, basketId, productId, 3)).items;
    const remove = async (amount: number) => {
      const variables = { basketId, basketItemId: item?.id, amount, isAnonymous: true };
      const { basketRemoveItem } = await contractShop.expectData<BasketRemoveItemMutation>(
        'BasketRemoveItem',
        variables,
        { token },
      );
      return basketRemoveItem.items.map((left) => left.amount);
    };
    expect(await remove(1)).toEqual([2]);
    expect(await remove(2)).toEqual([]);
  });

  it('are removed when the removed quantity is 0 or exceeds theirs', async () => {
    for (const amount of [0, 99]) {
      const basketId = await createBasket(token);
      const [item] = (await addItem(token, basketId, productId, 2)).items;
      await contractShop.expectData(
        'BasketRemoveItem',
        { basketId, basketItemId: item?.id, amount, isAnonymous: true },
        { token },
      );
      expect(await itemsOf(basketId)).toEqual([]);
    }
  });

  it('cannot be removed when they do not exist', async () => {
    const basketId = await createBasket(token);
    const variables = { basketId, basketItemId: 'nirgends', amount: 1, isAnonymous: true };
    const error = await contractShop.expectError('BasketRemoveItem', variables, { token });
    expect(error.message).toContain('nirgends');
  });
});

describe('invalid quantities and products leave the basket unchanged', () => {
  it.each([-1, 0.5, 1.5, 1e9, 2 ** 53])('quantity %d', async (amount) => {
    const basketId = await createBasket(token);
    await addItem(token, basketId, productId, 1);
    await contractShop.expectError(
      'BasketAddItem',
      { basketId, productId, amount, isAnonymous: true },
      { token },
    );
    expect((await itemsOf(basketId)).map((item) => item.amount)).toEqual([1]);
  });

  it('unknown product', async () => {
    const basketId = await createBasket(token);
    const variables = { basketId, productId: 'nirgends', amount: 1, isAnonymous: true };
    const error = await contractShop.expectError('BasketAddItem', variables, { token });
    expect(error.message).toBe('Product was not found by id: nirgends');
    expect(await itemsOf(basketId)).toEqual([]);
  });

  it('missing arguments', async () => {
    for (const variables of [{}, { basketId: 'x' }, { basketId: 'x', productId: 'x' }]) {
      const error = await contractShop.expectError('BasketAddItem', variables, { token });
      expect(error.message).toMatch(/^Variable "\$/);
    }
  });
});

it('costs add up to the cent', async () => {
  const basketId = await createBasket(token);
  const { items, cost } = await addItem(token, basketId, productId, 3);
  const price = items[0]?.product?.price.price ?? 0;
  expect(toCents(cost.productGross.sum)).toBe(3 * toCents(price));
  const vat = cost.productGross.vats.reduce((sum, { vatPrice }) => sum + toCents(vatPrice), 0);
  expect(toCents(cost.productNet.price) + vat).toBe(toCents(cost.productGross.sum));
  // In OXID, the discount of a basket includes its vouchers.
  const deducted = Math.max(cost.voucher, cost.discount);
  const payment = cost.payment?.price ?? 0;
  const parts = cost.productGross.sum + cost.delivery.price + payment - deducted;
  expect(toCents(cost.total)).toBe(toCents(parts));
});

it('a basket can be removed', async () => {
  const customer = await createCustomer();
  const basketId = await createBasket(customer.token);
  expect(
    await contractShop.expectData('BasketRemove', { basketId }, { token: customer.token }),
  ).toEqual({
    basketRemove: true,
  });
  const error = await contractShop.expectError(
    'GetBasketInfo',
    { basketId },
    { token: customer.token },
  );
  expect(error.message).toBe(`Basket was not found by id: ${basketId}`);
});

it(
  'a changed note keeps the quantity of the line',
  needsOperation('BasketUpdateItemNote'),
  async () => {
    const basketId = await createBasket(token);
    const { items } = await addItem(token, basketId, productId, 2);
    const persParam = formatPersParam({ uuid: '', comment: 'Kiste 4', date: '2031-02-03' });
    const variables = { basketId, basketItemId: items[0]?.id, persParam, isAnonymous: true };
    const { basketDescribeItem } = await contractShop.expectData<BasketUpdateItemNoteMutation>(
      'BasketUpdateItemNote',
      variables,
      { token },
    );
    expect(basketDescribeItem.items).toMatchObject([{ amount: 2, persParam: persParam[0] }]);
  },
);
