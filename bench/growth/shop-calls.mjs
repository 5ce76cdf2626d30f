import { randomUUID } from 'node:crypto';

const address = {
  ...{ salutation: 'MRS', firstName: 'Clara', lastName: 'Beispiel', company: '' },
  ...{ street: 'Oranienstraße', streetNumber: '12', zipCode: '10997', city: 'Berlin' },
  ...{ countryId: 'de', phone: '', fax: '', additionalInfo: '' },
};

/**
 * One GraphQL request to the shop; throws what it refuses.
 * @template Data
 * @param {string} url
 * @param {string} query
 * @param {Record<string, unknown>} [variables]
 * @param {string | null} [token]
 * @returns {Promise<Data>}
 */
async function askShop(url, query, variables = {}, token = null) {
  const response = await fetch(`${url}/widget.php?cl=graphql&skipSession=1`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  /** @type {{ data: Data, errors?: { message: string }[] }} */
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '));
  return data;
}

/**
 * The token of one of the demo's accounts.
 * @param {string} url
 * @param {string} username
 */
export async function signInAs(url, username, password = 'Lautlos-2026!') {
  const query =
    'query ($username: String!, $password: String!) { token(username: $username, password: $password) }';
  /** @type {{ token: string }} */
  const { token } = await askShop(url, query, { username, password });
  return token;
}

/**
 * Registers a guest, fills a basket, adds a voucher of which many were used, and orders.
 * @param {string} url
 * @param {string} productId
 */
export async function orderAsGuest(url, productId) {
  const password = `${randomUUID()}${randomUUID()}`;
  const email = `gast-${randomUUID()}@example.org`;
  await askShop(url, 'mutation ($c: CustomerInput!) { customerRegister(customer: $c) { id } }', {
    c: { email, password, guest: true },
  });
  const token = await signInAs(url, email, password);
  /**
   * @template Data
   * @param {string} query
   * @param {Record<string, unknown>} [variables]
   * @returns {Promise<Data>}
   */
  const ask = (query, variables) => askShop(url, query, variables, token);
  await ask(
    'mutation ($a: InvoiceAddressInput!) { customerInvoiceAddressSet(invoiceAddress: $a) { city } }',
    { a: address },
  );
  /** @type {{ basketCreate: { id: string } }} */
  const created = await ask('mutation { basketCreate(basket: { title: "mybasket" }) { id } }');
  const { id } = created.basketCreate;
  for (const change of [
    `basketAddItem(basketId: $id, productId: "${productId}", amount: 1)`,
    'basketAddVoucher(basketId: $id, voucherNumber: "LAUTLOS10")',
    'basketSetDeliveryMethod(basketId: $id, deliveryMethodId: "standard")',
    'basketSetPayment(basketId: $id, paymentId: "oxidpayadvance")',
  ])
    await ask(`mutation ($id: ID!) { ${change} { id } }`, { id });
  await ask(
    'mutation ($id: ID!) { placeOrder(basketId: $id, confirmTermsAndConditions: true) { id } }',
    { id },
  );
}
