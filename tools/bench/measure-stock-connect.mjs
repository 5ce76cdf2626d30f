import { performance } from 'node:perf_hooks';

const rounds = 7;
const dealer = { email: 'laden@lautlos.example', password: 'Lautlos-2026!' };

/**
 * Measures the most frequent requests of dealers' systems to a running shop with many articles, sent through the site:
 * ms, median of several rounds.
 * @param {{ url: string, backendUrl: string }} shop
 */
export async function measureStockConnect({ url, backendUrl }) {
  const { user, secret } = await createCredentials(backendUrl);
  const basic = Buffer.from(`${user}:${secret}`).toString('base64');
  const read = async (/** @type {string} */ address, /** @type {RequestInit} */ init) => {
    const response = await fetch(address, init);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response.text();
  };
  const feed = (/** @type {string} */ name) =>
    read(`${url}/feeds/${name}`, { headers: { authorization: `Basic ${basic}` } });
  const veloconnect = (
    /** @type {string} */ name,
    /** @type {(readonly [string, string])[]} */ parameters = [],
  ) => {
    const head = [
      ['RequestName', name],
      ['BuyersID', user],
      ['Password', secret],
    ];
    return read(`${url}/veloconnect`, {
      method: 'POST',
      body: new URLSearchParams([...head, ...parameters].map(([key, value]) => [key, value])),
    });
  };
  /** @type {{ articles: { sku: string }[] }} */
  const { articles } = JSON.parse(await feed('articles.json'));
  const numbers = articles.map(({ sku }) => sku);
  const details = (/** @type {number} */ count) => () =>
    veloconnect(
      'GetItemDetailsListRequest',
      numbers.slice(0, count).map((sku) => ['SellersItemIdentification', sku]),
    );
  return {
    articles: numbers.length,
    csvMs: await getMedian(() => feed('articles.csv')),
    jsonMs: await getMedian(() => feed('articles.json')),
    searchMs: await getMedian(() => veloconnect('CreateTextSearchRequest')),
    list500Ms: await getMedian(details(500)),
    list5000Ms: await getMedian(details(5_000)),
  };
}

/**
 * Signs in as the dealer and creates API credentials.
 * @param {string} backendUrl
 * @returns {Promise<import('../chaos/dealer-client.mjs').Credentials>}
 */
async function createCredentials(backendUrl) {
  const query =
    'query ($email: String!, $password: String!) { token(username: $email, password: $password) }';
  /** @type {{ data: { token: string } }} */
  const signedIn = await post(`${backendUrl}/widget.php?cl=graphql&skipSession=1`, {
    query,
    variables: dealer,
  });
  return post(`${backendUrl}/tools/b2b/stock-connect/credentials`, {}, signedIn.data.token);
}

/**
 * @template Answer
 * @param {string} address
 * @param {unknown} body
 * @param {string} [token]
 * @returns {Promise<Answer>}
 */
async function post(address, body, token) {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

/** @param {() => Promise<unknown>} work */
async function getMedian(work) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.round(times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0);
}
