import type {
  BasketDeliveryMethodsQuery,
  BasketPaymentsQuery,
  BasketSetPaymentMutation,
  CustomerDeliveryAddressAddMutation,
} from '@/graphql/generated/shop/graphql';
import {
  addItem,
  contractShop,
  createAddress,
  createBasket,
  findProductInStock,
} from './contract-shop';
import { hasFeature } from './shop-level';

/** Creates a customer's basket with everything an order needs. */
export async function createOrderableBasket(
  token: string,
  options: { payment?: string; amount?: number } = {},
) {
  const product = await findProductInStock(options.amount ?? 1);
  const basketId = await createBasket(token);
  await addItem(token, basketId, product.id, options.amount ?? 1);
  await setAddress(token, basketId);
  await setDeliveryMethod(token, basketId);
  await setPaymentMethod(token, basketId, options.payment);
  return { basketId, product };
}

/**
 * Sets the customer's invoice address, saves the same address as the basket's delivery address, and returns the id of
 * the delivery address.
 */
export async function setAddress(token: string, basketId: string): Promise<string> {
  const address = await createAddress();
  await contractShop.expectData(
    'CustomerInvoiceAddressSet',
    { invoiceAddress: { ...address, vatID: '', mobile: '' } },
    { token },
  );
  const { customerDeliveryAddressAdd } =
    await contractShop.expectData<CustomerDeliveryAddressAddMutation>(
      'CustomerDeliveryAddressAdd',
      { deliveryAddress: address },
      { token },
    );
  const deliveryAddressId = customerDeliveryAddressAdd.id;
  await contractShop.expectData(
    'BasketSetDeliveryAddress',
    { basketId, deliveryAddressId },
    { token },
  );
  return deliveryAddressId;
}

/** Chooses the first available delivery method and returns its id. */
export async function setDeliveryMethod(token: string, basketId: string): Promise<string> {
  const { basketDeliveryMethods } = await contractShop.expectData<BasketDeliveryMethodsQuery>(
    'BasketDeliveryMethods',
    { basketId },
    { token },
  );
  const deliveryMethodId = basketDeliveryMethods[0]?.id ?? '';
  await contractShop.expectData(
    'BasketSetDeliveryMethod',
    { basketId, deliveryMethodId },
    { token },
  );
  return deliveryMethodId;
}

/**
 * Chooses the given payment method and returns the basket's payment. By default the first available one, or the default
 * method where the shop does not list them.
 */
export async function setPaymentMethod(token: string, basketId: string, wanted?: string) {
  const paymentId = wanted ?? (await findPaymentMethod(token, basketId));
  const { basketSetPayment } = await contractShop.expectData<BasketSetPaymentMutation>(
    'BasketSetPayment',
    { basketId, ...(paymentId !== undefined && { paymentId }) },
    { token },
  );
  return basketSetPayment.payment;
}

async function findPaymentMethod(token: string, basketId: string): Promise<string | undefined> {
  if (!hasFeature('paymentChoice')) return undefined;
  const { basketPayments } = await contractShop.expectData<BasketPaymentsQuery>(
    'BasketPayments',
    { basketId },
    { token },
  );
  return basketPayments[0]?.id;
}
