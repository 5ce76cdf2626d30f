import { NextRequest } from 'next/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeDemoOrder } from '@/e2e/support/place-demo-order';
import { type RunningServices, startServices } from '@/e2e/support/start-services';
import type * as Settings from '@/lib/platform/config/env';
import type * as GiroCode from './handle-payment-request';
import type * as PayPage from '@/lib/server/api/proxy-embedded-pages';
import type * as Found from './find-by-link';
import type * as Begin from './handle-payment-request';
import type * as Events from './forward-payment-event';

/** Tests the site's payment routes with the embedded services. */
let backend: RunningServices;
let settings: typeof Settings;
let begin: typeof Begin;
let payPage: typeof PayPage;
let events: typeof Events;
let giro: typeof GiroCode;
let found: typeof Found;

beforeAll(async () => {
  backend = await startServices();
  process.env.SHOP_URL = backend.shopUrl;
  process.env.TOOLS_URL = `${backend.url}/tools`;
  settings = await import('@/lib/platform/config/env');
  begin = await import('./handle-payment-request');
  payPage = await import('@/lib/server/api/proxy-embedded-pages');
  events = await import('./forward-payment-event');
  giro = await import('./handle-payment-request');
  found = await import('./find-by-link');
}, 120_000);

afterAll(() => backend.stop());

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const site = () => settings.env.SITE_URL;
const unknownLink = `${'0'.repeat(32)}-${'a'.repeat(32)}`;

let orders = 0;

/** Creates an order of the demo customer Anna and returns its payment link. */
async function newLink(payment: string): Promise<string> {
  orders += 1;
  const input = { product: 'ZB.KRE.42.MS', payment, title: `payment-${orders}` };
  const placed = await placeDemoOrder(backend.shopUrl, { ...input, fields: 'payment { link }' });
  return (placed as { payment: { link: string } }).payment.link;
}

const sameOriginHeaders = { 'sec-fetch-site': 'same-origin' };

function sendRequest(body: string, headers: Record<string, string> = {}) {
  const init = { method: 'POST', body, headers: { ...sameOriginHeaders, ...headers } };
  return begin.handlePaymentRequest(new NextRequest(`${site()}/api/payments`, init));
}

const asScript = (link: string) =>
  sendRequest(JSON.stringify({ link, language: 'de' }), { 'content-type': 'application/json' });
const asForm = (link: string) =>
  sendRequest(String(new URLSearchParams({ link, language: 'en' })), {
    'content-type': 'application/x-www-form-urlencoded',
  });

const addressOf = async (response: Response) => ((await response.json()) as { url: string }).url;

describe('starting a payment', () => {
  it('returns the address of the payment page to a script', async () => {
    const url = await addressOf(await asScript(await newLink('oxidcreditcard')));
    expect(url).toMatch(/\/pay\/cs_test_\w+$/);
  });

  it('redirects a form without scripts by a page instead of an HTTP redirect to another site', async () => {
    const response = await asForm(await newLink('oxidcreditcard'));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toMatch(/http-equiv="refresh" content="0;url=\S+\/pay\/cs_test_/);
  });

  it('redirects to the order page when no online payment is due', async () => {
    const link = await newLink('oxidpayadvance');
    expect(await addressOf(await asScript(link))).toBe(`/de/payment/${link}`);
    const response = await asForm(link);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${site()}/en/payment/${link}`);
  });

  it('shows an unavailable payment in a form and rejects a script', async () => {
    expect((await asScript(unknownLink)).status).toBe(404);
    expect((await asForm(unknownLink)).headers.get('location')).toContain('problem=unavailable');
  });

  it.each<[string, string, Record<string, string>, number]>([
    ['another site', '{}', { 'sec-fetch-site': 'cross-site' }, 403],
    ['no body', '', {}, 400],
    ['no link', '{"language":"de"}', {}, 400],
    ['a link that is an address', '{"link":"../../b2b","language":"de"}', {}, 400],
    ['another language', JSON.stringify({ link: unknownLink, language: 'fr' }), {}, 400],
    ['a body that is too large', 'x'.repeat(5_000), {}, 413],
  ])('rejects %s', async (_, body, headers, status) => {
    expect((await sendRequest(body, headers)).status).toBe(status);
  });
});

describe('embedded payment page', () => {
  const open = (id: string, init: { method?: string; body?: string; headers?: object } = {}) => {
    const request = new NextRequest(`${site()}/pay/${id}`, {
      ...init,
      headers: { ...sameOriginHeaders, ...init.headers },
    });
    return payPage.proxyPaymentPage(request, id);
  };

  it('is shown under the site’s origin with its own policy, accepts a card and redirects back', async () => {
    const link = await newLink('oxidcreditcard');
    const id = (await addressOf(await asScript(link))).split('/').at(-1) ?? '';
    const page = await open(id);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('cache-control')).toBe('no-store');

    const foreign = { method: 'POST', body: 'number=4242424242424242' };
    expect(
      (await open(id, { ...foreign, headers: { 'sec-fetch-site': 'cross-site' } })).status,
    ).toBe(403);
    const declined = await open(id, { method: 'POST', body: 'number=4000000000000002' });
    expect(declined.status).toBe(402);
    const paid = await open(id, foreign);
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toContain(`${site()}/de/payment/${link}?session=cs_test_`);

    const now = await found.findLinkedPayment(link, 'de');
    expect(now).toMatchObject({ kind: 'found', payment: { state: 'paid', isOnline: true } });
  });

  it.each([
    ['nobody', 404],
    ['cs_live_12345678901234567890', 404],
    ['../tools/invoices/1', 404],
    [`cs_test_${'a'.repeat(24)}`, 404],
  ])('returns 404 at %s', async (id, status) => {
    expect((await open(id)).status).toBe(status);
  });
});

describe('provider events', () => {
  const sendRequest = (body: string, headers: Record<string, string> = {}) =>
    events.forwardPaymentEvent(
      new NextRequest(`${site()}/api/payments/events`, { method: 'POST', body, headers }),
    );

  it.each<[string, string, Record<string, string>, number]>([
    ['an event without a signature', '{}', {}, 400],
    ['an event with a forged signature', '{}', { 'stripe-signature': 't=1,v1=00' }, 400],
    ['an event with an overlong signature', '{}', { 'stripe-signature': 'x'.repeat(3_000) }, 400],
    ['an event that is too large', 'x'.repeat(200_000), { 'stripe-signature': 't=1,v1=00' }, 413],
  ])('rejects %s', async (_, body, headers, status) => {
    expect((await sendRequest(body, headers)).status).toBe(status);
  });
});

describe('payment of a link', () => {
  it.each([unknownLink, 'nobody', ''])('returns 404 for %j', async (link) => {
    expect(await found.findLinkedPayment(link, 'de')).toEqual({ kind: 'unknown' });
  });

  it('by bank transfer shows the account and its QR code', async () => {
    const link = await newLink('oxidpayadvance');
    expect(await found.findLinkedPayment(link, 'en')).toMatchObject({
      kind: 'found',
      payment: { state: 'open', isOnline: false, transfer: { hasGiroCode: true } },
    });
    const request = new NextRequest(`${site()}/api/payments/giro-code/${link}`);
    const image = await giro.handleGiroCode(request, link);
    expect(image.headers.get('content-type')).toBe('image/png');
    expect((await giro.handleGiroCode(request, unknownLink)).status).toBe(404);
    expect((await giro.handleGiroCode(request, 'nobody')).status).toBe(404);
  });
});
