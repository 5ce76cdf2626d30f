import { randomUUID } from 'node:crypto';
import type {
  AuthenticateUserQuery,
  BasketAddItemMutation,
  BasketCreateMutation,
  BasketDeliveryMethodsQuery,
  BasketPaymentsQuery,
  CatalogProductsQuery,
  CustomerDeliveryAddressAddMutation,
  TokenQuery,
} from '@/graphql/generated/shop/graphql';
import { createClient } from './contract-client';

export const contractShop = createClient('shop');

/** Data that must exist in the embedded shop and in any other shop under test. */
export const demoData = {
  bikeCategory: process.env.CONTRACT_BIKES ?? 'bikes',
  outletCategory: process.env.CONTRACT_OUTLET ?? 'outlet',
  accessoryCategory: process.env.CONTRACT_ACCESSORIES ?? 'accessories',
  voucher: process.env.CONTRACT_VOUCHER ?? 'LAUTLOS10',
  dealer: {
    username: process.env.CONTRACT_DEALER ?? 'laden@lautlos.example',
    password: process.env.CONTRACT_DEALER_PASSWORD ?? 'Lautlos-2026!',
  },
  expiredVoucher: process.env.CONTRACT_EXPIRED_VOUCHER ?? 'ALT2020',
};

export const contractAddress = {
  salutation: 'MRS',
  firstName: 'Clara',
  lastName: 'Beispiel',
  company: '',
  additionalInfo: '',
  street: 'Oranienstraße',
  streetNumber: '12',
  zipCode: '10997',
  city: 'Berlin',
  countryId: 'de',
  phone: '',
  fax: '',
};

/** Requests a token as a new anonymous visitor. */
export async function createAnonymousToken(): Promise<string> {
  return (await contractShop.expectData<TokenQuery>('Token')).token;
}

export type ContractAccount = { email: string; password: string; token: string };

/** Registers a customer with a new email and signs in. */
export async function createCustomer(): Promise<ContractAccount> {
  return register(`vertrag-${randomUUID()}@lautlos.example`, `Aa1!${randomUUID()}`, false);
}

/** Creates a guest with a new or the given email and signs in. Other customers may already use the given email. */
export async function createGuest(
  email = `gast-${randomUUID()}@lautlos.example`,
): Promise<ContractAccount> {
  return register(email, `Aa1!${randomUUID()}${randomUUID()}`, true);
}

async function register(email: string, password: string, guest: boolean): Promise<ContractAccount> {
  await contractShop.expectData('CustomerRegister', { customer: { email, password, guest } });
  const { token } = await contractShop.expectData<AuthenticateUserQuery>('AuthenticateUser', {
    username: email,
    password,
  });
  return { email, password, token };
}

/** Creates a basket for the owner of the token and returns its id. */
export async function createBasket(token: string): Promise<string> {
  const variables = { basketId: randomUUID(), isAnonymous: true };
  const { basketCreate } = await contractShop.expectData<BasketCreateMutation>(
    'BasketCreate',
    variables,
    {
      token,
    },
  );
  return basketCreate.id;
}

/** Finds a product of a category with at least `pieces` items in stock. */
export async function findProductInStock(pieces = 3, category = demoData.accessoryCategory) {
  const variables = { categoryId: category, limit: 200 };
  const { products } = await contractShop.expectData<CatalogProductsQuery>(
    'CatalogProducts',
    variables,
  );
  const found = products
    .flatMap((product) => (product.variants.length > 0 ? product.variants : [product]))
    .find((product) => product.active && product.stock.stock >= pieces);
  if (!found) throw new Error(`No product of ${category} has ${pieces} pieces in stock.`);
  return found;
}

/** Adds a product to a basket and returns the basket. */
export async function addItem(
  token: string,
  basketId: string,
  productId: string,
  amount = 1,
  rest: object = {},
) {
  const variables = { basketId, productId, amount, isAnonymous: true, ...rest };
  const { basketAddItem } = await contractShop.expectData<BasketAddItemMutation>(
    'BasketAddItem',
    variables,
    {
      token,
    },
  );
  return basketAddItem;
}

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
  await contractShop.expectData(
    'CustomerInvoiceAddressSet',
    { invoiceAddress: { ...contractAddress, vatID: '', mobile: '' } },
    { token },
  );
  const { customerDeliveryAddressAdd } =
    await contractShop.expectData<CustomerDeliveryAddressAddMutation>(
      'CustomerDeliveryAddressAdd',
      { deliveryAddress: contractAddress },
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

/** Chooses the given payment method, by default the first available one, and returns its id. */
export async function setPaymentMethod(
  token: string,
  basketId: string,
  wanted?: string,
): Promise<string> {
  const { basketPayments } = await contractShop.expectData<BasketPaymentsQuery>(
    'BasketPayments',
    { basketId },
    { token },
  );
  const paymentId = wanted ?? basketPayments[0]?.id ?? '';
  await contractShop.expectData('BasketSetPayment', { basketId, paymentId }, { token });
  return paymentId;
}
