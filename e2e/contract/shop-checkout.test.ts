import { beforeEach, describe, expect, it } from 'vitest';
import type {
  BasketDeliveryMethodsQuery,
  BasketPaymentsQuery,
  BasketSetDeliveryAddressMutation,
  BasketSetDeliveryMethodMutation,
  BasketSetPaymentMutation,
  CustomerDeliveryAddressAddMutation,
} from '@/graphql/generated/shop/graphql';
import { setDeliveryMethod, setPaymentMethod, setAddress } from './support/contract-checkout';
import { expectPresent } from './support/contract-client';
import {
  createAddress,
  addItem,
  createBasket,
  createCustomer,
  findProductInStock,
  contractShop,
} from './support/contract-shop';
import { atLevels, needs } from './support/shop-level';

let token = '';
let basketId = '';

beforeEach(async () => {
  token = (await createCustomer()).token;
  basketId = await createBasket(token);
  await addItem(token, basketId, (await findProductInStock()).id);
});

describe('delivery address', () => {
  it('is set, and cleared by null', async () => {
    const deliveryAddressId = await setAddress(token, basketId);
    const cleared = await contractShop.expectData<BasketSetDeliveryAddressMutation>(
      'BasketSetDeliveryAddress',
      { basketId, deliveryAddressId: null },
      { token },
    );
    expect(cleared.basketSetDeliveryAddress.deliveryAddress).toBeNull();
    const again = await contractShop.expectData<BasketSetDeliveryAddressMutation>(
      'BasketSetDeliveryAddress',
      { basketId, deliveryAddressId },
      { token },
    );
    expect(again.basketSetDeliveryAddress.deliveryAddress?.id).toBe(deliveryAddressId);
  });

  it('is rejected when it belongs to another customer', async () => {
    const other = await createCustomer();
    const { customerDeliveryAddressAdd } =
      await contractShop.expectData<CustomerDeliveryAddressAddMutation>(
        'CustomerDeliveryAddressAdd',
        { deliveryAddress: await createAddress() },
        { token: other.token },
      );
    for (const deliveryAddressId of [customerDeliveryAddressAdd.id, 'nirgends']) {
      await contractShop.expectError(
        'BasketSetDeliveryAddress',
        { basketId, deliveryAddressId },
        { token },
      );
    }
  });
});

describe('delivery methods and payments', () => {
  it('are offered, and set one at a time', async () => {
    await setAddress(token, basketId);
    const methods = await contractShop.expectData<BasketDeliveryMethodsQuery>(
      'BasketDeliveryMethods',
      { basketId },
      { token },
    );
    expect(methods.basketDeliveryMethods.length).toBeGreaterThan(0);
    for (const { id: deliveryMethodId } of methods.basketDeliveryMethods) {
      const { basketSetDeliveryMethod } =
        await contractShop.expectData<BasketSetDeliveryMethodMutation>(
          'BasketSetDeliveryMethod',
          { basketId, deliveryMethodId },
          { token },
        );
      expect(basketSetDeliveryMethod.deliveryMethod?.id).toBe(deliveryMethodId);
    }
    const payment = await setPaymentMethod(token, basketId);
    expect(expectPresent(payment, 'Basket.payment').title).not.toBe('');
  });

  it('cost what the delivery method says', needs('BasketDeliveryMethod.cost'), async () => {
    await setAddress(token, basketId);
    const { basketDeliveryMethods } = await contractShop.expectData<BasketDeliveryMethodsQuery>(
      'BasketDeliveryMethods',
      { basketId },
      { token },
    );
    for (const { id: deliveryMethodId, cost } of basketDeliveryMethods) {
      const { basketSetDeliveryMethod } =
        await contractShop.expectData<BasketSetDeliveryMethodMutation>(
          'BasketSetDeliveryMethod',
          { basketId, deliveryMethodId },
          { token },
        );
      expect(basketSetDeliveryMethod.cost.delivery.price).toBe(
        expectPresent(cost, 'BasketDeliveryMethod.cost').price,
      );
    }
  });

  it('include a choice of payments', needs('paymentChoice'), async () => {
    await setAddress(token, basketId);
    await setDeliveryMethod(token, basketId);
    const payments = await contractShop.expectData<BasketPaymentsQuery>(
      'BasketPayments',
      { basketId },
      { token },
    );
    expect(payments.basketPayments.length).toBeGreaterThan(0);
    for (const { id: paymentId } of payments.basketPayments) {
      const { basketSetPayment } = await contractShop.expectData<BasketSetPaymentMutation>(
        'BasketSetPayment',
        { basketId, paymentId },
        { token },
      );
      expect(basketSetPayment.payment?.id).toBe(paymentId);
    }
  });

  it('reset the payment when the delivery method changes', async () => {
    await setAddress(token, basketId);
    const deliveryMethodId = await setDeliveryMethod(token, basketId);
    await setPaymentMethod(token, basketId);
    const { basketSetDeliveryMethod } =
      await contractShop.expectData<BasketSetDeliveryMethodMutation>(
        'BasketSetDeliveryMethod',
        { basketId, deliveryMethodId },
        { token },
      );
    expect(basketSetDeliveryMethod.payment).toBeNull();
  });

  it('are rejected when they are not offered', async () => {
    await setAddress(token, basketId);
    const method = await contractShop.expectError(
      'BasketSetDeliveryMethod',
      { basketId, deliveryMethodId: 'nirgends' },
      { token },
    );
    expect(method.message).toBe("Delivery set 'nirgends' is unavailable!");
    await setDeliveryMethod(token, basketId);
    const payment = await contractShop.expectError(
      'BasketSetPayment',
      { basketId, paymentId: 'nirgends' },
      { token },
    );
    expect(payment.message).toBe("Payment method 'nirgends' is unavailable!");
  });

  it('invoice is available to B2B customers only', atLevels('full', 'specification'), async () => {
    await setAddress(token, basketId);
    await setDeliveryMethod(token, basketId);
    const error = await contractShop.expectError(
      'BasketSetPayment',
      { basketId, paymentId: 'oxidinvoice' },
      { token },
    );
    expect(error.message).toBe("Payment method 'oxidinvoice' is unavailable!");
  });

  it('setting a payment requires a delivery method', async () => {
    await setAddress(token, basketId);
    const error = await contractShop.expectError('BasketSetPayment', { basketId }, { token });
    expect(error.message).toBe('Delivery method must be provided!');
  });

  it('require a country', async () => {
    const error = await contractShop.expectError('BasketDeliveryMethods', { basketId }, { token });
    expect(error.message).toBe('Country was not found by id: ');
  });
});
