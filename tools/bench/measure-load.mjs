import autocannon from 'autocannon';
import { startBaselineServer } from './start-baseline-server.mjs';

/** @import { Operations } from '../chaos/visitor-client.mjs' */

const seconds = Number(process.env.BENCH_SECONDS ?? 8);
const connections = 10;
const searchPage = '/de/search?q=licht';

/**
 * Measures requests per second and p99 of a bike page, the search page, and a basket read and write, each next to a
 * bare Node server that sends the same bytes from a separate process.
 * @param {string} url
 */
export async function measureLoad(url) {
  const page = await fetch(`${url}/de/bikes/ludwig`).then((response) => response.text());
  const found = await fetch(`${url}${searchPage}`).then((response) => response.text());
  const { read, write } = await prepareBasket(url);
  const json = 'application/json';
  return {
    bikePage: await measureWithBaseline(
      { url: `${url}/de/bikes/ludwig` },
      page,
      'text/html; charset=utf-8',
    ),
    searchPage: await measureWithBaseline(
      { url: `${url}${searchPage}` },
      found,
      'text/html; charset=utf-8',
    ),
    readBasket: await measureWithBaseline(read.request, read.answer, json),
    addToBasket: await measureWithBaseline(write.request, write.answer, json),
  };
}

/**
 * @param {import('autocannon').Shots} request
 * @param {string} body
 * @param {string} contentType
 */
async function measureWithBaseline(request, body, contentType) {
  const bare = await startBaselineServer(body, contentType);
  const shop = await runLoad(request);
  const bareServer = await runLoad({ ...request, url: bare.url });
  bare.stop();
  const ratio = shop.requestsPerSecond / bareServer.requestsPerSecond;
  return { shop, bareServer, ratio: Math.round(ratio * 10_000) / 10_000 };
}

/** @param {import('autocannon').Shots} request */
async function runLoad(request) {
  const result = await autocannon({ ...request, connections, duration: seconds });
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    not2xx: result.non2xx,
    errors: result.errors,
  };
}

/**
 * Prepares an anonymous visitor with a basket. Each `write` request increases the quantity of the same line item by
 * one, so that every request changes the database.
 * @param {string} url
 */
async function prepareBasket(url) {
  /** @type {Map<string, string>} */
  const cookies = new Map();
  /**
   * @template {keyof Operations} Name
   * @param {Name} operationName
   * @param {Operations[Name]['variables']} variables
   * @returns {Promise<{ data: Operations[Name]['data'] }>}
   */
  const send = async (operationName, variables) => {
    const response = await fetch(`${url}/api/shop`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: url,
        cookie: buildCookieHeader(cookies),
      },
      body: JSON.stringify({ operationName, variables }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response.json();
  };
  const created = await send('BasketCreate', { basketId: crypto.randomUUID(), isAnonymous: true });
  const basketId = created.data.basketCreate.id;
  const product = process.env.BENCH_PRODUCT ?? 'LU11.25.H.M.TG';
  const variables = { basketId, productId: product, amount: 1, isAnonymous: true };
  /**
   * @template {keyof Operations} Name
   * @param {Name} operationName
   * @param {Operations[Name]['variables']} variables
   */
  const prepared = async (operationName, variables) => ({
    answer: JSON.stringify(await send(operationName, variables)),
    request: {
      url: `${url}/api/shop`,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: url,
        cookie: buildCookieHeader(cookies),
      },
      body: JSON.stringify({ operationName, variables }),
    },
  });
  return {
    write: await prepared('BasketAddItem', variables),
    read: await prepared('GetBasketItems', { basketId }),
  };
}

/** @param {Map<string, string>} cookies */
const buildCookieHeader = (cookies) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
