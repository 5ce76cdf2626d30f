import { describe, expect, it } from 'vitest';
import { toCents } from '@/domain/money/cents';
import type {
  BasketSetShipmentModeMutation,
  CatalogProductsQuery,
  GetBasketInfoQuery,
  PlaceOrderMutation,
} from '@/graphql/generated/shop/graphql';
import { setDeliveryMethod, setPaymentMethod, setAddress } from './support/contract-checkout';
import {
  addItem,
  createAnonymousToken,
  demoData,
  createBasket,
  createCustomer,
  findProductInStock,
  contractShop,
} from './support/contract-shop';
import { expectPresent } from './support/contract-client';
import { needs } from './support/shop-level';

/** Finds a bike variant that is out of stock and for which the shop expects a delivery. */
async function productOnItsWay() {
  const variables = { categoryId: demoData.bikeCategory, limit: 200 };
  const { products } = await contractShop.expectData<CatalogProductsQuery>(
    'CatalogProducts',
    variables,
  );
  const found = products
    .flatMap(({ variants }) => variants)
    .find(({ active, stock, marmstock1 }) => active && stock.stock === 0 && (marmstock1 ?? 0) > 0);
  if (!found) throw new Error(`No product of ${demoData.bikeCategory} is on its way.`);
  return found;
}

/** Creates a basket with an available item and one that is out of stock. */
async function mixedBasket(token: string): Promise<string> {
  const basketId = await createBasket(token);
  await addItem(token, basketId, (await findProductInStock()).id);
  await addItem(token, basketId, (await productOnItsWay()).id);
  return basketId;
}

const read = async (token: string, basketId: string) =>
  (await contractShop.expectData<GetBasketInfoQuery>('GetBasketInfo', { basketId }, { token }))
    .basket;

const set = async (token: string, basketId: string, deliveryWish: string) =>
  (
    await contractShop.expectData<BasketSetShipmentModeMutation>(
      'BasketSetShipmentMode',
      { basketId, deliveryWish },
      { token },
    )
  ).basketSetDeliveryWish;

describe('basket with available and unavailable items', needs('shipmentChoice'), () => {
  it('returns the effect of each delivery option, even to anonymous callers', async () => {
    const token = await createAnonymousToken();
    const basketId = await mixedBasket(token);
    const variables = { basketId, isAnonymous: true };
    const { basket } = await contractShop.expectData<GetBasketInfoQuery>(
      'GetBasketInfo',
      variables,
      {
        token,
      },
    );
    expect(basket.deliveryWish).toBe('TOGETHER');
    expect(basket.parting?.options.map(({ wish, shipments }) => [wish, shipments.length])).toEqual([
      ['TOGETHER', 1],
      ['AS_READY', 2],
    ]);
    const [together, asReady] = basket.parting?.options ?? [];
    const first = asReady?.shipments[0]?.expected ?? '';
    expect(Date.parse(first)).toBeLessThan(Date.parse(together?.shipments[0]?.expected ?? ''));
  });

  it('is ordered with the shipments, dates and shipping costs of the selected option', async () => {
    const { token } = await createCustomer();
    const basketId = await mixedBasket(token);
    await setAddress(token, basketId);
    await setDeliveryMethod(token, basketId);
    await setPaymentMethod(token, basketId);
    const basket = await set(token, basketId, 'AS_READY');
    const option = basket.parting?.options.find(({ wish }) => wish === 'AS_READY');
    expect(basket.cost.delivery).toEqual(option?.delivery);
    const { placeOrder: order } = await contractShop.expectData<PlaceOrderMutation>(
      'PlaceOrder',
      { basketId, confirmTermsAndConditions: true },
      { token },
    );
    expect(order.deliveryWish).toBe('AS_READY');
    expect(toCents(order.cost.total)).toBe(toCents(basket.cost.total));
    const shipments = expectPresent(order.shipments, 'Order.shipments');
    expect(shipments.map(({ expected, expectedFrom }) => [expected, expectedFrom])).toEqual(
      option?.shipments.map(({ expected, expectedFrom }) => [expected, expectedFrom]),
    );
    expect(shipments.map(({ state }) => state)).toEqual(['planned', 'planned']);
  });
});

describe('delivery option', needs('shipmentChoice'), () => {
  it('is stored even while it makes no difference', async () => {
    const token = await createAnonymousToken();
    const basketId = await createBasket(token);
    await addItem(token, basketId, (await findProductInStock()).id);
    const variables = { basketId, deliveryWish: 'AS_READY', isAnonymous: true };
    const { basketSetDeliveryWish: basket } =
      await contractShop.expectData<BasketSetShipmentModeMutation>(
        'BasketSetShipmentMode',
        variables,
        { token },
      );
    expect([basket.deliveryWish, basket.parting]).toEqual(['AS_READY', null]);
  });

  it('is rejected for an empty basket, another owner’s basket, or an unknown value', async () => {
    const { token } = await createCustomer();
    const empty = await createBasket(token);
    const refusal = (basketId: string, deliveryWish = 'AS_READY') =>
      contractShop.expectError('BasketSetShipmentMode', { basketId, deliveryWish }, { token });
    expect((await refusal(empty)).message).toBe(`Basket with id: ${empty} is empty`);
    const other = await createCustomer();
    expect((await refusal(await mixedBasket(other.token))).message).toBe(
      'You are not allowed to access this basket as it belongs to somebody else',
    );
    expect((await refusal(empty, 'TOMORROW')).message).toMatch(/TOMORROW/);
    expect((await read(token, empty)).deliveryWish).toBe('TOGETHER');
  });
});

describe('basket without a selected delivery method', needs('deliveryEstimate'), () => {
  it('estimates the first method’s cost outside its total; selecting the method adds that cost', async () => {
    const { token } = await createCustomer();
    const basketId = await createBasket(token);
    await addItem(token, basketId, (await findProductInStock()).id);
    await setAddress(token, basketId);
    const { deliveryEstimate, cost } = await read(token, basketId);
    expect(deliveryEstimate?.country?.isoAlpha2).toBe('DE');
    expect(cost.delivery.price).toBe(0);
    await setDeliveryMethod(token, basketId);
    const chosen = await read(token, basketId);
    expect(chosen.deliveryEstimate).toBeNull();
    expect(chosen.cost.delivery).toEqual(deliveryEstimate?.price);
  });
});
