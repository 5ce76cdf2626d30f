import { type Shopper, signInShopper, testHomeAddress } from './shopper';
import type { TestShop } from './test-shop';

const password = '0123456789abcdef0123456789abcdef';
let customers = 0;

/** Registers and signs in a new customer of a shop at a level without guests. The customer has no address. */
export async function registerStockShopper(shop: TestShop): Promise<Shopper> {
  customers += 1;
  const email = `kunde${customers}@example.org`;
  await shop.query(
    'mutation($customer: CustomerInput!) { customerRegister(customer: $customer) { id } }',
    { variables: { customer: { email, password } } },
  );
  return signInShopper(shop, email, password);
}

/** Returns the id of the home country at the shop's level. */
export async function findHomeCountryId(shop: TestShop): Promise<string> {
  const { data } = await shop.query('{ countries { id isoAlpha2 } }');
  return data.countries.find(({ isoAlpha2 }: { isoAlpha2: string }) => isoAlpha2 === 'DE').id;
}

const addressSet =
  'mutation($address: InvoiceAddressInput!) { customerInvoiceAddressSet(invoiceAddress: $address) { city country { id isoAlpha2 } } }';

/** Sets the home address with this country id, by default the home country's. */
export async function setStockAddress(shop: TestShop, shopper: Shopper, countryId?: string) {
  const id = countryId ?? (await findHomeCountryId(shop));
  return shopper.ask(addressSet, { address: { ...testHomeAddress, countryId: id } });
}

/** Creates a basket with this product and returns its id. */
export async function createStockBasket(shopper: Shopper, productId: string): Promise<string> {
  const basketId = await shopper.basket();
  await shopper.ask(
    'mutation($basketId: ID!, $productId: ID!) { basketAddItem(basketId: $basketId, productId: $productId, amount: 1) { id } }',
    { basketId, productId },
  );
  return basketId;
}
