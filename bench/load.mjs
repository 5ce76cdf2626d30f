import autocannon from 'autocannon';
import { startStaticServer } from './static-server.mjs';

const seconds = 8;
const connections = 10;

/** Requests per second and p99 of a bike's page and of add-to-basket, each beside a bare Node server that sends the same bytes. */
export async function measureLoad(url) {
  const page = await fetch(`${url}/de/bikes/ludwig`).then((response) => response.text());
  const write = await prepareAddToBasket(url);
  return {
    bikePage: await besideStatic(
      { url: `${url}/de/bikes/ludwig` },
      page,
      'text/html; charset=utf-8',
    ),
    addToBasket: await besideStatic(write.request, write.answer, 'application/json'),
  };
}

async function besideStatic(request, body, contentType) {
  const bare = await startStaticServer(body, contentType);
  const shop = await fire(request);
  const baseline = await fire({ ...request, url: bare.url });
  await bare.stop();
  return { shop, bareServer: baseline };
}

async function fire(request) {
  const result = await autocannon({ ...request, connections, duration: seconds });
  return {
    requestsPerSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    not2xx: result.non2xx,
    errors: result.errors,
  };
}

/** One anonymous visitor with a basket; each request sets the same line by one more piece of an accessory and is a real write. */
async function prepareAddToBasket(url) {
  const cookies = new Map();
  const send = async (operationName, variables) => {
    const response = await fetch(`${url}/api/shop`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie: header(cookies) },
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
  const answer = JSON.stringify(await send('BasketAddItem', variables));
  return {
    answer,
    request: {
      url: `${url}/api/shop`,
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url, cookie: header(cookies) },
      body: JSON.stringify({ operationName: 'BasketAddItem', variables }),
    },
  };
}

const header = (cookies) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
