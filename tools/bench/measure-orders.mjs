import { randomUUID } from 'node:crypto';
import { startBaselineServer } from './start-baseline-server.mjs';

const guests = 12;
const ordersOfGuest = 5;
const concurrency = 10;

const address = {
  ...{ salutation: 'MRS', firstName: 'Clara', lastName: 'Beispiel', company: '' },
  ...{ street: 'Oranienstraße', streetNumber: '12', zipCode: '10997', city: 'Berlin' },
  ...{ countryId: 'de', phone: '', fax: '', additionalInfo: '' },
};

/**
 * Measures orders per second with ten concurrent requests. Each order consists of the two calls of the order button,
 * sent to the services directly: placing the order and starting its payment with the embedded provider. Baskets are
 * filled in advance. For comparison, the same calls are sent to a bare server with equally short responses.
 * @param {string} backendUrl
 */
export async function measureOrders(backendUrl) {
  const pieces = await listAvailableArticles(backendUrl);
  const ready = [];
  for (let count = 0; count < guests; count += 1)
    ready.push(...(await createGuestWithBaskets(backendUrl, pieces)));
  const bare = await startBaselineServer(
    '{"data":{"placeOrder":{"id":"1"}},"url":"/"}',
    'application/json',
  );
  const bareServer = await placeOrders(bare.url, ready);
  const shop = await placeOrders(backendUrl, ready);
  bare.stop();
  const bareOrdersPerSecond = bareServer.ordersPerSecond;
  const ratio = Math.round((shop.ordersPerSecond / bareOrdersPerSecond) * 10_000) / 10_000;
  return { ...shop, bareOrdersPerSecond, ratio };
}

/**
 * @param {string} url
 * @param {readonly { id: string, token: string }[]} baskets
 */
async function placeOrders(url, baskets) {
  const ready = [...baskets];
  /** @type {number[]} */
  const times = [];
  let failures = 0;
  const startedAt = performance.now();
  const work = async () => {
    for (let basket = ready.pop(); basket; basket = ready.pop()) {
      const startedMs = performance.now();
      if (await placeOrderAndStartPayment(url, basket)) times.push(performance.now() - startedMs);
      else failures += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const seconds = (performance.now() - startedAt) / 1000;
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    Math.round(times[Math.floor((times.length - 1) * share)] ?? 0);
  return {
    orders: times.length,
    ordersPerSecond: Math.round((times.length / seconds) * 10) / 10,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    failures,
  };
}

/**
 * @param {string} backendUrl
 * @param {{ id: string, token: string }} basket
 */
async function placeOrderAndStartPayment(backendUrl, { id, token }) {
  try {
    /** @type {{ placeOrder: { id: string } }} */
    const { placeOrder } = await fetchGraphql(
      backendUrl,
      'mutation ($id: ID!) { placeOrder(basketId: $id, confirmTermsAndConditions: true) { id } }',
      { id },
      token,
    );
    const response = await fetch(`${backendUrl}/tools/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ order: placeOrder.id }),
    });
    return response.ok && typeof (await response.json()).url === 'string';
  } catch {
    return false;
  }
}

/**
 * @param {string} backendUrl
 * @param {Awaited<ReturnType<typeof listAvailableArticles>>} pieces
 */
async function createGuestWithBaskets(backendUrl, pieces) {
  const customer = {
    ...{ email: `bench-${randomUUID()}@lautlos.example`, guest: true },
    password: `Aa1!${randomUUID()}${randomUUID()}`,
  };
  await fetchGraphql(
    backendUrl,
    'mutation ($customer: CustomerInput!) { customerRegister(customer: $customer) { id } }',
    { customer },
  );
  /** @type {{ token: string }} */
  const { token } = await fetchGraphql(
    backendUrl,
    'query ($email: String!, $password: String!) { token(username: $email, password: $password) }',
    customer,
  );
  await fetchGraphql(
    backendUrl,
    'mutation ($address: InvoiceAddressInput!) { customerInvoiceAddressSet(invoiceAddress: $address) { city } }',
    { address },
    token,
  );
  const baskets = [];
  for (let count = 0; count < ordersOfGuest; count += 1) {
    /** @type {{ basketCreate: { id: string } }} */
    const { basketCreate } = await fetchGraphql(
      backendUrl,
      'mutation ($title: String!) { basketCreate(basket: { title: $title }) { id } }',
      { title: `bench ${count}` },
      token,
    );
    const { id } = basketCreate;
    const steps = [
      ['basketAddItem(basketId: $id, productId: $one, amount: 1) { id }', pieces.next().value],
      ['basketSetDeliveryMethod(basketId: $id, deliveryMethodId: $one) { id }', 'standard'],
      ['basketSetPayment(basketId: $id, paymentId: $one) { id }', 'oxidcreditcard'],
    ];
    for (const [call, one] of steps)
      await fetchGraphql(
        backendUrl,
        `mutation ($id: ID!, $one: ID!) { ${call} }`,
        { id, one },
        token,
      );
    baskets.push({ id, token });
  }
  return baskets;
}

/**
 * Returns an iterator of product ids, each repeated once per piece in stock, the largest stock first. Throws if there
 * are fewer pieces than orders.
 * @param {string} backendUrl
 */
async function listAvailableArticles(backendUrl) {
  /** @type {{ token: string }} */
  const { token } = await fetchGraphql(backendUrl, '{ token }', {});
  /** @type {{ products: import('../chaos/test-products.mjs').ProductWithVariants[] }} */
  const { products } = await fetchGraphql(
    backendUrl,
    '{ products(pagination: { offset: 0, limit: 200 }) { id stock { stock } variants { id stock { stock } } } }',
    {},
    token,
  );
  const sold = products.flatMap((one) => (one.variants.length > 0 ? one.variants : [one]));
  sold.sort((one, other) => other.stock.stock - one.stock.stock);
  /** @type {string[]} */
  const pieces = sold.flatMap(({ id, stock }) => Array(Math.max(0, stock.stock)).fill(id));
  if (pieces.length < guests * ordersOfGuest) throw new Error('Too few articles in stock to order');
  return pieces.values();
}

/**
 * @template Data
 * @param {string} backendUrl
 * @param {string} query
 * @param {Record<string, unknown>} variables
 * @param {string} [token]
 * @returns {Promise<Data>}
 */
async function fetchGraphql(backendUrl, query, variables, token) {
  const response = await fetch(`${backendUrl}/widget.php?cl=graphql&skipSession=1`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  /** @type {{ data: Data, errors?: unknown[] }} */
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
