import { afterEach, describe, expect, it } from 'vitest';
import { sendRawRequest } from '../testing/raw-request';
import { startStubServer } from '../testing/stub-server';
import { createSiteMetrics, formatMetrics } from './metrics';
import { createOperationsEndpointFinder } from './operations-endpoints';

const token = 'a-token-of-thirty-two-characters!!';
let close = async () => {};
afterEach(() => close());

async function site() {
  const counted = createSiteMetrics();
  const front = await startStubServer({
    follow: counted.observeResponse,
    onFind: counted.countPage,
    findOperation: createOperationsEndpointFinder({
      isDraining: () => false,
      checkServices: async () => ({}),
      folder: '.',
      metrics: { token, read: async (format) => formatMetrics([await counted.read()], format) },
    }),
  });
  close = front.close;
  front.site.texts.set('/de', 'Zuhause');
  return { front, counted };
}

describe('/metrics', () => {
  it('reports responses and cache hits to clients with the token', async () => {
    const { front, counted } = await site();
    const headers = { cookie: 'lang=de' };
    for (let visit = 0; visit < 3; visit += 1) await sendRawRequest(front.port, '/de', { headers });
    await sendRawRequest(front.port, '/de/nowhere', { headers });
    counted.countCall({ service: 'shop', seconds: 0.03, status: 'none' });
    const { status, body } = await sendRawRequest(front.port, '/metrics', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(status).toBe(200);
    const lines = body.toString().split('\n');
    expect(lines).toContain('storefront_page_cache_total{result="hit"} 2');
    expect(lines).toContain('storefront_page_cache_total{result="miss"} 2');
    expect(lines).toContain(
      'storefront_request_duration_seconds_count{kind="page",status="2xx"} 3',
    );
    expect(lines).toContain(
      'storefront_request_duration_seconds_count{kind="page",status="4xx"} 1',
    );
    expect(lines).toContain(
      'storefront_service_call_duration_seconds_bucket{le="0.05",service="shop",status="none"} 1',
    );
    expect(lines.some((line) => line.startsWith('nodejs_eventloop_lag_p99_seconds '))).toBe(true);
  });

  it('returns the same as JSON on request', async () => {
    const { front, counted } = await site();
    counted.countPage(true);
    const { headers, body } = await sendRawRequest(front.port, '/metrics', {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    });
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(body.toString())).toContainEqual(
      expect.objectContaining({
        name: 'storefront_page_cache_total',
        values: [expect.objectContaining({ labels: { result: 'hit' }, value: 1 })],
      }),
    );
  });

  it.each([undefined, 'Bearer wrong', token])('rejects the token %j', async (shown) => {
    const { front } = await site();
    const headers = shown === undefined ? {} : { authorization: shown };
    const { status, body } = await sendRawRequest(front.port, '/metrics', { headers });
    expect(status).toBe(401);
    expect(body.toString()).not.toMatch(/_total|_seconds/);
  });
});

it('sums the counters of several storefronts', async () => {
  const both = [createSiteMetrics(), createSiteMetrics()];
  for (const one of both) one.countPage(true);
  const text = await formatMetrics(await Promise.all(both.map((one) => one.read())));
  expect(text).toMatch(/^storefront_page_cache_total\{result="hit"\} 2$/m);
});
