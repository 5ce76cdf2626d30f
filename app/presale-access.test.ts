import { readdirSync } from 'node:fs';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formatConfigurationCode } from '@/domain/configurator/configuration-code';
import { type RunningServices, startServices } from '@/e2e/support/start-services';

// Next's cache and translations require a Next server. Here nothing is cached, and no message contains a model's name.
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));
vi.mock('next-intl/server', () => ({ getTranslations: async () => (key: string) => key }));

const presale = { slug: 'emil-presale', sku: 'EM9.26.H.S.GR' };
/** Returns the code of a configuration of this article as used in URLs. */
const codeOf = (sku: string) => formatConfigurationCode({ sku, parts: [46] })?.toLowerCase();

const unknown = { slug: 'nobody-makes', sku: 'EM9.27.H.S.GR' };
type ProductNames = typeof presale;

/** Text that only a response about the presale models can contain. */
const secret = /Emil(ia)? 26|\b4895\b|4\.895|489500|EM9\.26|EA9\.26|presale/i;

/** A call to a route: its URL, and the route parameters that Next passes. */
type Call = { url: string; params?: Record<string, string | string[]> };
/**
 * Returns the calls that test a route with given product names; or a string that names the test elsewhere or states why
 * the route needs none.
 */
type RouteCheck = ((names: ProductNames) => Call[]) | string;

const noProductData = 'carries no product';
const services = 'passes on what the services answer (backend/presale-doors.test.ts)';
const shop = 'passes on what the shop answers (backend/shop/presale-doors.test.ts)';
const pictures = 'lib/server/catalog/presale-secrecy.test.ts';
const language = { lang: 'de' };

const routeChecks: Record<string, RouteCheck> = {
  '.well-known/change-password': noProductData,
  '.well-known/security.txt': noProductData,
  '[lang]/bike-sizes.json': () => [{ url: '/de/bike-sizes.json', params: language }],
  '[lang]/cookie-notice.json': noProductData,
  '[lang]/llms.txt': () => [{ url: '/de/llms.txt', params: language }],
  '[lang]/menu-counts.json': () => [{ url: '/de/menu-counts.json', params: language }],
  '[lang]/messages/[file]': 'interface messages: lib/server/catalog/presale-secrecy.test.ts',
  '[lang]/news/feed.xml': noProductData,
  '[lang]/search-index.json': () => [{ url: '/de/search-index.json', params: language }],
  'accessories-sitemap.xml': () => [{ url: '/accessories-sitemap.xml' }],
  'api/account/export': shop,
  'api/account/sign-ins': noProductData,
  'api/auth/callback': noProductData,
  'api/auth/sign-in': noProductData,
  'api/auth/sign-out': noProductData,
  'api/b2b/[...path]': services,
  'api/bike-variants': ({ slug }) => [{ url: `/api/bike-variants?bike=${slug}&lang=de` }],
  'api/color-swap': ({ sku }) => [{ url: `/api/color-swap?sku=${sku}&amount=1&lang=de` }],
  'api/contact': noProductData,
  'api/csp-report': noProductData,
  'api/error-report': noProductData,
  'api/health': noProductData,
  'api/identity': noProductData,
  'api/identity/config': noProductData,
  'api/invoices/[number]': services,
  'api/articles': ({ sku }) => [{ url: `/api/articles?skus=${sku}&lang=de` }],
  'api/markdown/[lang]/[...path]': ({ slug }) => [
    { url: `/api/markdown/de/bike/${slug}`, params: { ...language, path: ['bike', slug] } },
  ],
  'api/missing-features': noProductData,
  'api/nearest-dealers': ({ slug }) => [
    { url: `/api/nearest-dealers?lat=52.5&lon=13.4&lang=de&bike=${slug}` },
  ],
  'api/newsletter': noProductData,
  'api/newsletter/confirm': noProductData,
  'api/newsletter/unsubscribe': noProductData,
  'api/order-changes': services,
  'api/order-confirmations/[number]': services,
  'api/payments': services,
  'api/payments/events': noProductData,
  'api/payments/giro-code/[link]': services,
  'api/places': noProductData,
  'api/presale': () => [{ url: '/api/presale?lang=de' }],
  'api/preview': 'for editors with the secret of previews',
  'api/preview/leave': noProductData,
  'api/preview/state': noProductData,
  'api/revalidate': noProductData,
  'api/session': noProductData,
  'api/session/guest': noProductData,
  'api/session/password': noProductData,
  'api/session/renew': noProductData,
  'api/shop': shop,
  'api/test-rides': services,
  'api/vat-check': noProductData,
  'api/watches': services,
  'api/watches/confirm': noProductData,
  'api/watches/end': noProductData,
  'api/watches/one-click': noProductData,
  'api/withdrawals': noProductData,
  'api/withdrawals/answers': services,
  'api/withdrawals/orders/[number]': services,
  'api/withdrawals/orders/[number]/decision': services,
  'api/withdrawals/receipts/[key]': services,
  'bikes-sitemap.xml': () => [{ url: '/bikes-sitemap.xml' }],
  'blogs-sitemap.xml': noProductData,
  'dealers-sitemap.xml': noProductData,
  'downloads/[lang]/[file]': ({ sku }) => {
    const file = `configuration-${codeOf(sku)}.pdf`;
    return [{ url: `/downloads/de/${file}`, params: { ...language, file } }];
  },
  'events-sitemap.xml': noProductData,
  'features-sitemap.xml': noProductData,
  'feeds/[...path]': services,
  'jobs-sitemap.xml': noProductData,
  'lists-sitemap.xml': () => [{ url: '/lists-sitemap.xml' }],
  'llms.txt': () => [{ url: '/llms.txt' }],
  logout: noProductData,
  'media/[...path]': 'says that there is no such picture',
  'media/accessories/[file]': noProductData,
  'media/bikes/[file]': pictures,
  'media/map/[file]': noProductData,
  'media/og/[...path]': 'finished files: the build makes none of the presale',
  'media/products/[file]': pictures,
  'oauth2/[...path]': noProductData,
  'outlet-sitemap.xml': () => [{ url: '/outlet-sitemap.xml' }],
  'pages-sitemap.xml': noProductData,
  'pay/[id]': noProductData,
  'product-feeds/[portal]/[file]': () =>
    ['google/de-de.xml', 'idealo/de-de.txt'].map((path) => {
      const [portal = '', file = ''] = path.split('/');
      return { url: `/product-feeds/${path}`, params: { portal, file } };
    }),
  'robots.txt': noProductData,
  'sitemap.xml': noProductData,
  'uploads/[...path]': 'files of editors by their address',
  veloconnect: services,
};

let backend: RunningServices;

beforeAll(async () => {
  backend = await startServices();
  process.env.SHOP_URL = backend.shopUrl;
  process.env.CONTENT_URL = backend.contentUrl;
  process.env.TOOLS_URL = backend.contentUrl.replace(/\/graphql$/, '/tools');
}, 120_000);

afterAll(() => backend.stop());

it('the list of endpoints includes every route handler of the site', () => {
  const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('/route.ts'))
    .map((file) => file.slice(0, -'/route.ts'.length));
  expect(routes.sort()).toEqual(Object.keys(routeChecks).sort());
});

type Route = {
  GET: (request: NextRequest, context: { params: Promise<unknown> }) => Promise<Response>;
};

const load = (route: string) =>
  import(/* @vite-ignore */ `${import.meta.dirname}/${route}/route.ts`) as Promise<Route>;

const called = Object.entries(routeChecks).flatMap(([route, check]) =>
  typeof check === 'string' ? [] : [[route, check] as const],
);

describe('visitor without presale access', () => {
  it.each(called)('gets no presale data from %s', async (route, callsOf) => {
    const { GET } = await load(route);
    const fetchAll = async (names: ProductNames) => {
      const answers = [];
      for (const { url, params = {} } of callsOf(names)) {
        const request = new NextRequest(`http://localhost:3000${url}`);
        const response = await GET(request, { params: Promise.resolve(params) });
        expect([url, response.status < 500]).toEqual([url, true]);
        const text = await response.text();
        answers.push(
          `${response.status} ${text.replaceAll(names.slug, 'slug').replaceAll(names.sku, 'sku')}`,
        );
      }
      return answers.join('\n');
    };
    const [presaleResponse, unknownResponse] = [await fetchAll(presale), await fetchAll(unknown)];
    expect(presaleResponse).not.toMatch(secret);
    // The response must not reveal that the article exists: it equals the response for an unknown article.
    expect(presaleResponse).toBe(unknownResponse);
  });

  it('gets regular responses for public products', async () => {
    const ludwig = { slug: 'ludwig', sku: 'LU11.25.H.M.TG' };
    const statuses = [];
    for (const [route, callsOf] of called) {
      if (route === 'api/presale') continue;
      const { GET } = await load(route);
      for (const { url, params = {} } of callsOf(ludwig)) {
        const request = new NextRequest(`http://localhost:3000${url}`);
        statuses.push([url, (await GET(request, { params: Promise.resolve(params) })).status]);
      }
    }
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  });
});
