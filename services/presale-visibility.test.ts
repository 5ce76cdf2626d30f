import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatConfigurationCode } from '@/domain/configurator/configuration-code';
import { createGuestShopper, signInShopper } from './testing/shopper';
import { openTestRest, type TestRest } from './testing/test-rest';

const presale = { slug: 'emil-presale', sku: 'EM9.26.H.S.GR' };
/** Returns the code of a configuration of this article as used in URLs. */
const codeOf = (sku: string) => formatConfigurationCode({ sku, parts: [46] })?.toLowerCase();

const madeUp = { slug: 'nobody-makes', sku: 'EM9.27.H.S.GR' };
type Named = typeof presale;

/** Text that only a response or an email about the presale models can contain. */
const secret = /Emil(ia)? 26|\b4895\b|4\.895|489500|EM9\.26|EA9\.26|presale/i;

/** The requests that test a route with the given names, or the reason why the route reveals nothing to outsiders. */
type Door = ((names: Named) => { path: string; body?: Record<string, unknown> }[]) | string;

const noProduct = 'carries no product';
const ownOrder = 'an order of the caller’s, by their token or a link that cannot be guessed';
const signedIn = 'for dealers’ systems with their key: nobody else gets past the sign-in';

let keys = 0;
const sendRequest = () => {
  keys += 1;
  return {
    ...{ key: `key-of-a-presale-door-${keys}`, name: 'Anna', language: 'de', website: '' },
    ...{ email: `anna${keys}@example.org`, filledInMs: 20_000 },
  };
};

const testRide = (fields: Record<string, unknown>) => ({
  path: '/test-rides',
  body: { ...sendRequest(), dealerNumber: '20418', phone: '', wish: '', message: '', ...fields },
});

const doors: Record<string, Door> = {
  'GET /dealer-stock': () => [{ path: '/dealer-stock' }],
  'GET /feeds/account.json': signedIn,
  'GET /feeds/articles.csv': signedIn,
  'GET /feeds/articles.json': signedIn,
  'GET /feeds/documents/:file': signedIn,
  'PUT /feeds/stock': signedIn,
  'GET /veloconnect': signedIn,
  'POST /veloconnect': signedIn,
  'GET /invoices/:file': ownOrder,
  'GET /order-changes/links/:link': ownOrder,
  'POST /order-changes/links/:link': ownOrder,
  'GET /order-confirmations/:file': ownOrder,
  'GET /withdrawals/orders/:file': ownOrder,
  'GET /withdrawals/receipts/:file': ownOrder,
  'GET /withdrawals/orders/:number/link': ownOrder,
  'GET /withdrawals/links/:link': ownOrder,
  'POST /withdrawals/links/:link': ownOrder,
  'GET /sign-in-state': noProduct,
  'GET /sign-ins': noProduct,
  'POST /sign-ins': noProduct,
  'POST /sign-ins/end': noProduct,
  'POST /identity-deletions': noProduct,
  'GET /payments/links/:link': ownOrder,
  'POST /payments/links/:link': ownOrder,
  'GET /payments/links/:link/giro-code.png': ownOrder,
  'POST /payments': ownOrder,
  'POST /payments/events': noProduct,
  'GET /papers/:language/:file': ({ sku }) =>
    ['de', 'en'].map((language) => ({
      path: `/papers/${language}/configuration-${codeOf(sku)}.pdf`,
    })),
  'POST /contact': noProduct,
  'POST /newsletter': noProduct,
  'POST /newsletter/confirm': noProduct,
  'POST /newsletter/unsubscribe': noProduct,
  'POST /test-rides': ({ sku, slug }) => [
    testRide({ bike: slug, sku }),
    testRide({ bike: slug, sku: '' }),
    testRide({ bike: 'ludwig', sku }),
    testRide({ bike: slug, sku, leasing: 'employee' }),
    testRide({ bike: slug, sku, configuration: formatConfigurationCode({ sku, parts: [46] }) }),
  ],
  'POST /vat-check': noProduct,
  'POST /watches': ({ sku }) => [
    { path: '/watches', body: { email: 'anna@example.org', language: 'de', sku } },
  ],
  'POST /watches/confirm': noProduct,
  'POST /watches/end': noProduct,
  'POST /withdrawals': noProduct,
};

let tools: TestRest;
let callers: Record<string, string | undefined>;

beforeAll(async () => {
  tools = await openTestRest({ demoDir: 'demo' });
  callers = {
    'no token': undefined,
    guest: (await createGuestShopper(tools.shop)).token,
    consumer: (await signInShopper(tools.shop, 'anna@lautlos.example')).token,
  };
}, 60_000);

afterAll(() => tools.close());

beforeEach(async () => {
  await tools.shop.db.deleteFrom('mail').execute();
  await tools.shop.db.deleteFrom('rate_window').execute();
});

/** Returns a route without the pattern of its parameters: `GET /invoices/:file`. */
const simplify = (route: string) => route.replace(/\{.*?\}+(?=\/|$)/g, '');

it('the list contains every public route', () => {
  const mounted = tools
    .routes()
    .map(simplify)
    .filter((route) => !/ \/b2b(\/|$)/.test(route));
  expect([...new Set(mounted)].sort()).toEqual(Object.keys(doors).sort());
});

it('the listed calls succeed for a public article', async () => {
  const ludwig = { slug: 'ludwig', sku: 'LU11.25.H.M.TG' };
  for (const route of ['POST /test-rides', 'POST /watches', 'GET /papers/:language/:file']) {
    const calls = doors[route];
    const [first] = typeof calls === 'function' ? calls(ludwig) : [];
    const { path = '', body } = first ?? {};
    expect([route, (await tools.call(path, { ...(body && { body }) })).ok]).toEqual([route, true]);
  }
  const mails = (await tools.mails()).filter(({ text }) => text.includes('Ludwig'));
  expect(mails).toHaveLength(3);
});

describe.each(['no token', 'guest', 'consumer'])('%s', (caller) => {
  it('cannot pass the guard of /b2b or the sign-in of dealer systems', async () => {
    const closed = tools
      .routes()
      .filter((route) => / \/b2b(\/|$)/.test(route) || doors[simplify(route)] === signedIn);
    for (const route of closed) {
      const [method = '', path = ''] = simplify(route).split(' ');
      const response = await tools.call(path, { method, token: callers[caller] });
      const text = await response.text();
      expect([route, secret.test(text)]).toEqual([route, false]);
      // veloconnect reports missing authentication in the response body.
      if (!path.startsWith('/veloconnect')) expect([401, 403, 404]).toContain(response.status);
    }
  });

  it.each(
    Object.entries(doors).flatMap(([route, door]) =>
      typeof door === 'string' ? [] : [[route, door] as const],
    ),
  )('exposes no presale data on %s', async (_, calls) => {
    const ask = async (names: Named) => {
      const answers = [];
      for (const { path, body } of calls(names)) {
        const token = callers[caller];
        const response = await tools.call(path, { token, ...(body && { body }) });
        answers.push(`${response.status} ${await response.text()}`);
      }
      const mails = (await tools.mails()).map(({ subject, text }) => subject + text);
      return [...answers, ...mails].join('\n');
    };
    const [ofPresale, ofNothing] = [await ask(presale), await ask(madeUp)];
    expect(ofPresale).not.toMatch(secret);
    // The response must not reveal that the article exists: it equals the response for an unknown article.
    expect(ofPresale).toBe(ofNothing);
  });
});

const sourceFiles = () =>
  readdirSync('services', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );

/**
 * Product queries that are for B2B customers or the company only, or that read an order's line items, with the reason
 * why they may return everything.
 */
const canSeeEverything: Record<string, string> = {
  'dealer-account/availability/availability.repository.ts#findPlaces': 'behind the guard of /b2b',
  'dealer-account/availability/availability.repository.ts#selectOrderable':
    'behind the guard of /b2b',
  'dealer-account/orders/orders.service.ts#findActiveProductIds': 'behind the guard of /b2b',
  'dealer-account/overview/overview.repository.ts#findRestockArrivals': 'behind the guard of /b2b',
  'dealer-account/overview/overview.repository.ts#findTestRides': 'behind the guard of /b2b',
  'prepare-shop.ts#isCatalogMissing': 'tells only whether there is a product',
  'shop/catalog/catalog.repository.ts#findPurchasePrices': 'asked for by b2b customers only',
  'shop/catalog/product-details.repository.ts#findProductIdBySku':
    'returns an id only, which the loaders of the caller read',
  'shop/order/order-stock.repository.ts#findIncomingStock': 'a command of the company',
  'shop/order/order-stock.repository.ts#listWeightClasses': 'a command of the company',
  'stock-alerts/stock-alerts.repository.ts#listConfirmedStockAlerts':
    'background work, which skips what its reader may not see',
  'stock-connect/dealer-articles.repository.ts#countDealerArticles':
    'behind the sign-in of dealers’ systems',
  'stock-connect/dealer-articles.repository.ts#listDealerArticles':
    'behind the sign-in of dealers’ systems',
  'stock-connect/feeds/article-details.repository.ts#listArticleDetails':
    'behind the sign-in of dealers’ systems',
  'stock-connect/stock-report.repository.ts#findProductIdsBySku':
    'behind the sign-in of dealers’ systems',
};

/** Returns the top-level functions and constants of a file by name. */
const declarationsOf = (text: string) =>
  text
    .split(/\n(?=(?:export )?(?:async )?(?:function|const|class) )/)
    .map((part) => ({ name: /(?:function|const|class) (\w+)/.exec(part)?.[1] ?? '', text: part }));

it('every product query checks visibility or is a listed exception', () => {
  const reads = sourceFiles()
    .filter((file) => !/\.test\.ts$|^testing\/|^database\/|\/seed\//.test(file))
    .flatMap((file) =>
      declarationsOf(readFileSync(`services/${file}`, 'utf8')).map(({ name, text }) => ({
        name: `${file}#${name}`,
        text,
      })),
    )
    .filter(({ text }) =>
      /(selectFrom|[jJ]oin)\(\s*\[?'product(?: as \w+)?'|\b(from|join) product\b/.test(text),
    );
  const asking = /\b(buildVisibilityCondition|isVisibleTo)\(/;
  const open = reads.filter(({ text }) => !asking.test(text)).map(({ name }) => name);
  expect(open.sort()).toEqual(Object.keys(canSeeEverything).sort());
});

it('only the visibility functions read the column', () => {
  const readers = sourceFiles()
    .filter((file) => !/\.test\.ts$|^(testing|database)\/|\/seed\//.test(file))
    .filter((file) =>
      /b2b_only'?,? *'?(=|<|>|in\b|===)/.test(readFileSync(`services/${file}`, 'utf8')),
    );
  expect(readers.sort()).toEqual([
    'dealer-account/availability/availability.service.ts',
    'shop/base/access-control.ts',
    'shop/catalog/product.repository.ts',
  ]);
});
