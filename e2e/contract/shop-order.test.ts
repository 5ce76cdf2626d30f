import { describe, expect, it } from 'vitest';
import { toCents } from '@/domain/money/cents';
import type {
  CatalogProductQuery,
  GetBasketInfoQuery,
  GetCustomerQuery,
  PlaceOrderMutation,
} from '@/graphql/generated/shop/graphql';
import {
  createOrderableBasket,
  setDeliveryMethod,
  setPaymentMethod,
  setAddress,
} from './support/contract-checkout';
import {
  addItem,
  addressFields,
  createBasket,
  createCustomer,
  createGuest,
  findProductInStock,
  contractShop,
} from './support/contract-shop';
import { atLevels, needs } from './support/shop-level';

const confirmed = { confirmTermsAndConditions: true };

async function placeOrder(token: string, basketId: string, rest: object = {}) {
  const variables = { basketId, ...confirmed, ...rest };
  return (await contractShop.expectData<PlaceOrderMutation>('PlaceOrder', variables, { token }))
    .placeOrder;
}

async function stockOf(productId: string): Promise<number> {
  return (await contractShop.expectData<CatalogProductQuery>('CatalogProduct', { productId }))
    .product.stock.stock;
}

describe('order', () => {
  it('contains the basket’s lines, removes the basket and reduces the stock', async () => {
    const { token } = await createCustomer();
    const { basketId, product } = await createOrderableBasket(token, { amount: 2 });
    const before = await stockOf(product.id);
    const { basket } = await contractShop.expectData<GetBasketInfoQuery>(
      'GetBasketInfo',
      { basketId },
      { token },
    );

    const order = await placeOrder(token, basketId);
    expect(order.payment?.payment?.id).toBe(basket.payment?.id);
    expect(order.orderNumber).toBeGreaterThan(0);
    expect(order.items.map((item) => [item.product?.id, item.amount])).toEqual([[product.id, 2]]);
    expect(toCents(order.cost.total)).toBe(toCents(basket.cost.total));
    expect(order.cost.productGross).toEqual(basket.cost.productGross);

    const error = await contractShop.expectError('GetBasketInfo', { basketId }, { token });
    expect(error.message).toBe(`Basket was not found by id: ${basketId}`);
    expect(await stockOf(product.id)).toBe(before - 2);
    const { customer } = await contractShop.expectData<GetCustomerQuery>(
      'GetCustomer',
      {},
      { token },
    );
    expect(customer.orders).toEqual([order]);
  });

  it(
    'contains remark, articles and delivery method',
    needs('orderDetails', 'Order.delivery'),
    async () => {
      const { token } = await createCustomer();
      const { basketId, product } = await createOrderableBasket(token);
      const { basket } = await contractShop.expectData<GetBasketInfoQuery>(
        'GetBasketInfo',
        { basketId },
        { token },
      );
      const order = await placeOrder(token, basketId, { remark: 'Bitte klingeln' });
      expect(order).toMatchObject({
        remark: 'Bitte klingeln',
        cancelled: false,
        items: [{ sku: product.sku, amount: 1 }],
        delivery: { provider: { id: basket.deliveryMethod?.id } },
        invoiceAddress: { street: addressFields.street, city: addressFields.city },
      });
    },
  );

  it('is returned again for a repeated request', atLevels('full', 'specification'), async () => {
    const { token } = await createCustomer();
    const { basketId, product } = await createOrderableBasket(token);
    const before = await stockOf(product.id);
    const orders = await Promise.all([placeOrder(token, basketId), placeOrder(token, basketId)]);
    orders.push(await placeOrder(token, basketId));
    expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(1);
    expect(await stockOf(product.id)).toBe(before - 1);
  });

  it(
    'of a guest is hidden from other guests with the same email address',
    needs('CustomerInput.guest'),
    async () => {
      const guest = await createGuest();
      const { basketId } = await createOrderableBasket(guest.token);
      await placeOrder(guest.token, basketId);
      const other = await createGuest(guest.email);
      const { customer } = await contractShop.expectData<GetCustomerQuery>(
        'GetCustomer',
        {},
        { token: other.token },
      );
      expect(customer.orders).toEqual([]);
      const error = await contractShop.expectError(
        'PlaceOrder',
        { basketId, ...confirmed },
        { token: other.token },
      );
      expect(error.message).toMatch(
        /^(Basket was not found by id: |You are not allowed to access this basket)/,
      );
    },
  );
});

describe('rejected order', () => {
  it('fails without accepted terms', async () => {
    const { token } = await createCustomer();
    const { basketId } = await createOrderableBasket(token);
    const error = await contractShop.expectError(
      'PlaceOrder',
      { basketId, confirmTermsAndConditions: false },
      { token },
    );
    expect(error.message).toBe(
      `Terms of service were not accepted for basket with id: ${basketId}`,
    );
  });

  it('fails without a delivery method, then without a payment', async () => {
    const { token } = await createCustomer();
    const basketId = await createBasket(token);
    await addItem(token, basketId, (await findProductInStock()).id);
    await setAddress(token, basketId);
    const method = await contractShop.expectError(
      'PlaceOrder',
      { basketId, ...confirmed },
      { token },
    );
    expect(method.message).toBe('Delivery set must be selected!');
    await setDeliveryMethod(token, basketId);
    const payment = await contractShop.expectError(
      'PlaceOrder',
      { basketId, ...confirmed },
      { token },
    );
    expect(payment.message).toBe('Payment must be selected!');
  });

  it('fails for an empty basket', async () => {
    const { token } = await createCustomer();
    const basketId = await createBasket(token);
    const { items } = await addItem(token, basketId, (await findProductInStock()).id);
    await setAddress(token, basketId);
    await setDeliveryMethod(token, basketId);
    await setPaymentMethod(token, basketId);
    await contractShop.expectData(
      'BasketRemoveItem',
      { basketId, basketItemId: items[0]?.id, amount: 1 },
      { token },
    );
    const error = await contractShop.expectError(
      'PlaceOrder',
      { basketId, ...confirmed },
      { token },
    );
    expect(error.message).toBe(`Order cannot be placed. Basket with id: ${basketId} is empty`);
  });
});
