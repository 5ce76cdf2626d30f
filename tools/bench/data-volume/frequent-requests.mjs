import { randomUUID } from 'node:crypto';

const address = {
  ...{ salutation: 'MRS', firstName: 'Clara', lastName: 'Beispiel', company: '' },
  ...{ street: 'Oranienstraße', streetNumber: '12', zipCode: '10997', city: 'Berlin' },
  ...{ countryId: 'de', phone: '', fax: '', additionalInfo: '' },
};

/**
 * Sends one GraphQL request to the shop. Throws if the response has errors.
 * @template Data
 * @param {string} url
 * @param {string} query
 * @param {Record<string, unknown>} [variables]
 * @param {string | null} [token]
 * @returns {Promise<Data>}
 */
async function fetchGraphql(url, query, variables = {}, token = null) {
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
 * Signs in with a demo account and returns its token.
 * @param {string} url
 * @param {string} username
 */
async function fetchToken(url, username, password = 'Lautlos-2026!') {
  const query =
    'query ($username: String!, $password: String!) { token(username: $username, password: $password) }';
  /** @type {{ token: string }} */
  const { token } = await fetchGraphql(url, query, { username, password });
  return token;
}

/**
 * Registers a guest, fills a basket, adds a voucher of a series that has been used often, and places the order.
 * @param {string} url
 * @param {string} productId
 */
async function placeGuestOrder(url, productId) {
  const password = `${randomUUID()}${randomUUID()}`;
  const email = `gast-${randomUUID()}@example.org`;
  await fetchGraphql(
    url,
    'mutation ($c: CustomerInput!) { customerRegister(customer: $c) { id } }',
    {
      c: { email, password, guest: true },
    },
  );
  const token = await fetchToken(url, email, password);
  /**
   * @template Data
   * @param {string} query
   * @param {Record<string, unknown>} [variables]
   * @returns {Promise<Data>}
   */
  const ask = (query, variables) => fetchGraphql(url, query, variables, token);
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

/** @import { FrequentRequest } from '../../../services/testing/data-volume/frequent-requests.ts' */

const rounds = 5;
const firstNumber = 1_000_000;

/**
 * Measures each frequent read and an order: CPU time of the services' process, longest event loop turn on the first
 * call and later, duration (all in ms) and response size. Except for the first call, each value is the smallest of
 * several rounds, because other work on the machine only adds to it.
 * @param {import('./data-volume-services.mjs').DataVolumeServices} services
 * @param {Pick<import('./measure-data-volume.mjs').VolumeModules, 'volumeDealerEmail' | 'listFrequentRequests'>} shop
 */
export async function measureFrequentRequests(
  services,
  { volumeDealerEmail, listFrequentRequests },
) {
  const { url } = services;
  const token = await fetchToken(url, volumeDealerEmail);
  const reads = listFrequentRequests({
    order: firstNumber + 300,
    invoice: `RE-${firstNumber + 300}`,
  });
  const calls = [];
  for (const read of reads)
    calls.push(await measureOne(services, read.name, () => fetchHotRead(url, read, token)));
  const order = () => placeGuestOrder(url, 'grown-49');
  calls.push(await measureOne(services, 'order of a guest with a voucher', order));
  const delayOfOthers = await measureBlocking(url, reads, token);
  return { calls, delayOfOthers, memoryMb: await services.memoryMb() };
}

/**
 * Sends one read request and returns the size of the response in bytes. Throws on an error status.
 * @param {string} url
 * @param {FrequentRequest} read
 * @param {string} token
 */
async function fetchHotRead(url, { path, query }, token) {
  const response = await fetch(
    path === undefined ? `${url}/widget.php?cl=graphql&skipSession=1` : `${url}/tools${path}`,
    {
      headers: {
        authorization: `Bearer ${token}`,
        'accept-language': 'de',
        ...(path === undefined && { 'content-type': 'application/json' }),
      },
      ...(path === undefined && { method: 'POST', body: JSON.stringify({ query }) }),
    },
  );
  const bytes = (await response.arrayBuffer()).byteLength;
  if (!response.ok) throw new Error(`${path ?? query}: ${response.status}`);
  return bytes;
}

/**
 * @param {import('./data-volume-services.mjs').DataVolumeServices} services
 * @param {string} name
 * @param {() => Promise<unknown>} work
 */
async function measureOne(services, name, work) {
  /** @type {{ cpuMs: number, tookMs: number, stillMs: number }[]} */
  const found = [];
  let bytes = 0;
  const firstMs = await services.measure('turns', work);
  for (let round = 0; round < rounds; round += 1) {
    const startedMs = performance.now();
    const cpuMs = await services.measure(
      'cpu',
      async () => (bytes = Number(await work()) || bytes),
    );
    const tookMs = performance.now() - startedMs;
    found.push({ cpuMs, tookMs, stillMs: await services.measure('turns', work) });
    // Two rounds are enough for a slow call.
    if (round === 1 && (found[0]?.cpuMs ?? 0) > 2_000) break;
  }
  const min = (/** @type {(one: typeof found[number]) => number} */ pick) =>
    Math.min(...found.map(pick));
  return {
    name,
    cpuMs: Math.round(min(({ cpuMs }) => cpuMs) * 10) / 10,
    tookMs: Math.round(min(({ tookMs }) => tookMs)),
    firstMs: Math.round(firstMs),
    stillMs: Math.round(min(({ stillMs }) => stillMs)),
    bytes,
  };
}

/**
 * Measures how much each read delays other requests: the longest response time of /health in ms while the read runs.
 * The lowest value of three rounds counts.
 * @param {string} url
 * @param {FrequentRequest[]} reads
 * @param {string} token
 */
async function measureBlocking(url, reads, token) {
  const waits = [];
  for (const read of reads) {
    const longest = [];
    for (let round = 0; round < 3; round += 1) {
      let isOver = false;
      const work = fetchHotRead(url, read, token).finally(() => (isOver = true));
      let wait = 0;
      while (!isOver) {
        const since = performance.now();
        await (await fetch(`${url}/health`)).arrayBuffer();
        wait = Math.max(wait, performance.now() - since);
      }
      await work;
      longest.push(wait);
    }
    waits.push({ name: read.name, waitMs: Math.round(Math.min(...longest)) });
  }
  return waits;
}
