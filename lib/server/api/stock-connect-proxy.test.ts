import { once } from 'node:events';
import { createServer, request as call, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServices, startServices } from '@/e2e/support/start-services';

/**
 * Tests veloconnect as a dealer's system uses it: through a server that rewrites every query before the route, like
 * Next does, with the embedded services behind it.
 */
let backend: RunningServices;
let site: Server;

beforeAll(async () => {
  backend = await startServices();
  process.env.TOOLS_URL = `${backend.url}/tools`;
  const { registerRawQueries: registerQueries } = await import('@/server/next-internals/raw-query');
  const { handleVeloconnectRequest: handleVeloconnect } =
    await import('./handle-stock-connect-request');
  registerQueries();
  site = createServer({ maxHeaderSize: 128 * 1024 }, async ({ url = '', headers }, response) => {
    const address = new URL(url, 'http://localhost:3000');
    address.search = rewritten(address.searchParams);
    const answer = await handleVeloconnect(
      new Request(address, {
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name, String(value)]),
        ),
      }),
    );
    response.writeHead(answer.status).end(await answer.text());
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
}, 120_000);

afterAll(async () => {
  site.close();
  await backend.stop();
});

/** Groups repeated parameters, like Next does. */
function rewritten(query: URLSearchParams): string {
  const names = [...new Set(query.keys())];
  return new URLSearchParams(
    names.flatMap((name) => query.getAll(name).map((value): [string, string] => [name, value])),
  ).toString();
}

async function get(query: string, headers: Record<string, string> = {}): Promise<string> {
  const { port } = site.address() as AddressInfo;
  const sent = call({ port, path: `/veloconnect?${query}`, headers }).end();
  const [answer] = await once(sent, 'response');
  let text = '';
  for await (const part of answer.setEncoding('utf8')) text += part;
  return text;
}

let sign: string;

beforeAll(async () => {
  const requestHeaders = { 'Content-Type': 'application/json' };
  const query = 'query ($u: String, $p: String) { token(username: $u, password: $p) }';
  const variables = { u: 'laden@lautlos.example', p: 'Lautlos-2026!' };
  const post = (url: string, body: unknown, headers = {}) =>
    fetch(url, {
      method: 'POST',
      headers: { ...requestHeaders, ...headers },
      body: JSON.stringify(body),
    });
  const { data } = await (await post(backend.shopUrl, { query, variables })).json();
  const headers = { authorization: `Bearer ${data.token}` };
  const created = await post(`${backend.url}/tools/b2b/stock-connect/credentials`, {}, headers);
  const { user, secret } = await created.json();
  sign = `BuyersID=${user}&Password=${secret}`;
});

const numbersIn = (document: string) =>
  [...document.matchAll(/<(?:cac:Item|vco:ItemUnknown)>.*?<cac:ID>([^<]+)/g)].map(([, id]) => id);

it('answers in the order of the request, independent of the line format', async () => {
  const lines = [
    'SellersItemIdentification=NO',
    'Quantity.SI.25.H.XS.TS=5&quantityUnitCode.SI.25.H.XS.TS=EA',
    'SellersItemIdentification=SI.25.H.S.TS',
  ];
  const query = `RequestName=GetItemDetailsListRequest&${sign}&${lines.join('&')}`;
  expect(numbersIn(await get(query))).toEqual(['NO', 'SI.25.H.XS.TS', 'SI.25.H.S.TS']);
});

it('reads parameters in ISO-8859-1 as those in UTF-8', async () => {
  const hits = async (word: string) =>
    /<vcc:TotalCount>(\d+)/.exec(
      await get(`RequestName=CreateTextSearchRequest&${sign}&SearchString=${word}`),
    )?.[1];
  expect(Number(await hits('Tannengr%C3%BCn'))).toBeGreaterThan(50);
  expect(await hits('Tannengr%FCn')).toBe(await hits('Tannengr%C3%BCn'));
});

it('returns the whole range at once with quantities and units', async () => {
  const [, user = '', secret = ''] = /=(.+)&Password=(.+)/.exec(sign) ?? [];
  const authorization = `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;
  const feed = await fetch(`${backend.url}/tools/feeds/articles.json`, {
    headers: { authorization },
  });
  const { articles } = (await feed.json()) as { articles: { sku: string }[] };
  expect(articles.length).toBeGreaterThan(1_000);
  const lines = articles.map(({ sku }) => `Quantity.${sku}=3&quantityUnitCode.${sku}=EA`);
  const document = await get(`RequestName=GetItemDetailsListRequest&${sign}&${lines.join('&')}`, {
    'x-raw-query': 'RequestName=forged',
  });
  expect(numbersIn(document)).toEqual(articles.map(({ sku }) => sku));
});
