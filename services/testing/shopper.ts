import { basketFieldsFragment, orderFieldsFragment } from './shop-fragments';
import type { GraphqlResponse, TestShop } from './test-shop';

export const demoPassword = 'Lautlos-2026!';

export const testHomeAddress = {
  salutation: 'MRS',
  firstName: 'Mareike',
  lastName: 'Thießen',
  street: 'Sonnenallee',
  streetNumber: '41',
  zipCode: '12045',
  city: 'Berlin',
  countryId: 'de',
};

/** A client of the shop. Every call is sent over HTTP with the client's token. */
export class Shopper {
  readonly #shop: TestShop;
  readonly token: string | undefined;

  constructor(shop: TestShop, token: string | undefined) {
    this.#shop = shop;
    this.token = token;
  }

  ask(query: string, variables: Record<string, unknown> = {}): Promise<GraphqlResponse> {
    const fragments = [basketFieldsFragment, orderFieldsFragment].filter((one) =>
      query.includes(`...${/fragment (\w+)/.exec(one)?.[1]}`),
    );
    return this.#shop.query([query, ...fragments].join('\n'), { variables, token: this.token });
  }

  /** Creates a basket and returns its id. */
  async basket(title = 'mybasket'): Promise<string> {
    const { data } = await this.ask(
      'mutation($title: String!) { basketCreate(basket: { title: $title }) { id } }',
      { title },
    );
    return data.basketCreate.id;
  }

  read(id: string) {
    return this.ask('query($id: ID!) { basket(basketId: $id) { ...BasketFields } }', { id });
  }

  add(id: string, productId: string, amount: unknown = 1, persParam?: string[]) {
    return this.ask(
      'mutation($id: ID!, $productId: ID!, $amount: Float!, $persParam: [String!]) { basketAddItem(basketId: $id, productId: $productId, amount: $amount, persParam: $persParam) { ...BasketFields } }',
      { id, productId, amount, persParam },
    );
  }

  remove(id: string, itemId: string, amount: unknown = 0) {
    return this.ask(
      'mutation($id: ID!, $itemId: ID!, $amount: Float!) { basketRemoveItem(basketId: $id, basketItemId: $itemId, amount: $amount) { ...BasketFields } }',
      { id, itemId, amount },
    );
  }

  addVoucher(id: string, number: string) {
    return this.ask(
      'mutation($id: ID!, $number: String!) { basketAddVoucher(basketId: $id, voucherNumber: $number) { ...BasketFields } }',
      { id, number },
    );
  }

  removeVoucher(id: string, voucherId: string) {
    return this.ask(
      'mutation($id: ID!, $voucherId: ID!) { basketRemoveVoucher(basketId: $id, voucherId: $voucherId) { ...BasketFields } }',
      { id, voucherId },
    );
  }

  setInvoiceAddress(address: Record<string, string> = testHomeAddress) {
    return this.ask(
      'mutation($address: InvoiceAddressInput!) { customerInvoiceAddressSet(invoiceAddress: $address) { firstName company vatID phone country { id } } }',
      { address },
    );
  }

  async addAddress(address: Record<string, string> = testHomeAddress): Promise<string> {
    const { data } = await this.ask(
      'mutation($address: DeliveryAddressInput!) { customerDeliveryAddressAdd(deliveryAddress: $address) { id } }',
      { address },
    );
    return data.customerDeliveryAddressAdd.id;
  }

  setAddress(id: string, addressId: string | null) {
    return this.ask(
      'mutation($id: ID!, $addressId: ID) { basketSetDeliveryAddress(basketId: $id, deliveryAddressId: $addressId) { ...BasketFields } }',
      { id, addressId },
    );
  }

  setDelivery(id: string, methodId = 'standard') {
    return this.ask(
      'mutation($id: ID!, $methodId: ID!) { basketSetDeliveryMethod(basketId: $id, deliveryMethodId: $methodId) { ...BasketFields } }',
      { id, methodId },
    );
  }

  setPayment(id: string, paymentId = 'oxidpaypal') {
    return this.ask(
      'mutation($id: ID!, $paymentId: ID!) { basketSetPayment(basketId: $id, paymentId: $paymentId) { ...BasketFields } }',
      { id, paymentId },
    );
  }

  order(
    id: string,
    {
      remark,
      terms = true,
      shownTotal,
    }: { remark?: string; terms?: boolean | null; shownTotal?: number } = {},
  ) {
    return this.ask(
      'mutation($id: ID!, $terms: Boolean, $remark: String, $shownTotal: Float) { placeOrder(basketId: $id, confirmTermsAndConditions: $terms, remark: $remark, shownTotal: $shownTotal) { ...OrderFields } }',
      { id, terms, remark, shownTotal },
    );
  }

  /** Creates a basket with this product, ready to be ordered. */
  async readyBasket(
    productId: string,
    { amount = 1, title = 'mybasket', delivery = 'standard', payment = 'oxidpaypal' } = {},
  ): Promise<string> {
    const id = await this.basket(title);
    await this.add(id, productId, amount);
    await this.setDelivery(id, delivery);
    await this.setPayment(id, payment);
    return id;
  }
}

/** Creates a client with an anonymous token. */
export async function createAnonymousShopper(shop: TestShop): Promise<Shopper> {
  const { data } = await shop.query('{ token }');
  return new Shopper(shop, data.token);
}

/** Creates a signed-in client; without a token when the sign-in is rejected. */
export async function signInShopper(
  shop: TestShop,
  email: string,
  password = demoPassword,
): Promise<Shopper> {
  const { data } = await shop.query(
    'query($email: String!, $password: String!) { token(username: $email, password: $password) }',
    { variables: { email, password } },
  );
  return new Shopper(shop, data?.token);
}

let guests = 0;

/** Creates a guest account with an invoice address, by default in the home country. */
export async function createGuestShopper(
  shop: TestShop,
  { email, address = testHomeAddress }: { email?: string; address?: Record<string, string> } = {},
): Promise<Shopper> {
  guests += 1;
  const key = `a generated key of a guest, number ${String(guests).padStart(8, '0')}`;
  const customer = { email: email ?? `gast${guests}@example.org`, password: key, guest: true };
  await shop.query(
    'mutation($customer: CustomerInput!) { customerRegister(customer: $customer) { id } }',
    { variables: { customer } },
  );
  const shopper = await signInShopper(shop, customer.email, key);
  await shopper.setInvoiceAddress(address);
  return shopper;
}
