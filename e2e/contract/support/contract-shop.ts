import { randomUUID } from 'node:crypto';
import type {
  AuthenticateUserQuery,
  BasketAddItemMutation,
  BasketCreateMutation,
  CatalogProductsQuery,
  CountriesQuery,
  TokenQuery,
} from '@/graphql/generated/shop/graphql';
import { createClient, type GraphqlErrorDto } from './contract-client';
import { hasFeature, prepareShopOperation, shopLevel } from './shop-level';

/** OXID reports the missing country of a new customer's invoice address beside the data. */
const isMissingCountry = ({ message, path }: GraphqlErrorDto) =>
  shopLevel === 'stock' &&
  message === 'Country was not found by id: ' &&
  path?.at(-1) === 'country';

export const contractShop = createClient('shop', {
  prepare: prepareShopOperation,
  acceptsError: isMissingCountry,
});

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

const home = 'DE';

/** A delivery address without its country, whose id each shop chooses itself. */
export const addressFields = {
  salutation: 'MRS',
  firstName: 'Clara',
  lastName: 'Beispiel',
  company: '',
  additionalInfo: '',
  street: 'Oranienstraße',
  streetNumber: '12',
  zipCode: '10997',
  city: 'Berlin',
  phone: '',
  fax: '',
};

/** Returns a delivery address in the home country. */
export async function createAddress() {
  const { countries } = await contractShop.expectData<CountriesQuery>('Countries');
  const country = countries.find(({ isoAlpha2 }) => isoAlpha2 === home);
  if (!country) throw new Error(`The shop has no country with isoAlpha2 ${home}.`);
  return { ...addressFields, countryId: country.id };
}

/** Requests a token as a new anonymous visitor. */
export async function createAnonymousToken(): Promise<string> {
  return (await contractShop.expectData<TokenQuery>('Token')).token;
}

/** Returns the token of a new visitor who may have baskets: anonymous, or a customer's where the shop wants that. */
export async function createShopper(): Promise<string> {
  return hasFeature('anonymousBasket') ? createAnonymousToken() : (await createCustomer()).token;
}

export type ContractAccount = { email: string; password: string; token: string };

/** Registers a customer with a new email and signs in. */
export async function createCustomer(): Promise<ContractAccount> {
  return register(`vertrag-${randomUUID()}@lautlos.example`, `Aa1!${randomUUID()}`, false);
}

/**
 * Creates a guest with a new or the given email and signs in. Other customers may already use the given email. A shop
 * without guests registers a customer.
 */
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
