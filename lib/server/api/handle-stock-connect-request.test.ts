import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '@/lib/platform/config/env';
import { handleFeedRequest, handleVeloconnectRequest } from './handle-stock-connect-request';

/** Requests that reached the services. */
let sent: { url: string; init: RequestInit }[] = [];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  sent = [];
  answer = () =>
    new Response('<a/>', {
      headers: { 'content-type': 'application/xml', 'set-cookie': 'a=b', etag: '"1"' },
    });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const site = 'http://localhost:3000';

describe('veloconnect', () => {
  it('forwards a query as a form, byte for byte, without visitor data', async () => {
    const query = 'RequestName=X&Quantity.A.1-X=2&Quantity.B=1&SearchString=gr%FCn&Password=a%26b';
    const response = await handleVeloconnectRequest(
      new Request(`${site}/veloconnect?${query}`, {
        headers: { cookie: 'oxid-token=secret', authorization: 'Bearer x', 'x-other': '1' },
      }),
    );
    expect(sent[0]?.url).toBe(`${env.TOOLS_URL}/veloconnect`);
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: Uint8Array.from(Buffer.from(query)),
    });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/xml',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('forwards a body byte for byte with its content type', async () => {
    const body = Uint8Array.from(Buffer.from('<a>grün</a>', 'latin1'));
    const headers = { 'content-type': 'text/xml; charset=iso-8859-1' };
    await handleVeloconnectRequest(
      new Request(`${site}/veloconnect`, { method: 'POST', body, headers }),
    );
    expect(sent[0]?.init).toMatchObject({ method: 'POST', headers, body });
  });

  it('rejects more than 1 MB before reading the body', async () => {
    const body = 'x'.repeat(1024 * 1024 + 1);
    const request = new Request(`${site}/veloconnect`, { method: 'POST', body });
    const response = await handleVeloconnectRequest(request);
    expect([response.status, await response.text()]).toEqual([
      413,
      'The body is larger than 1 MB.',
    ]);
    expect(sent).toEqual([]);
  });

  it('reports an unresponsive service without logging the request', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    answer = () => Promise.reject(new Error('connect failed: ?Password=secret'));
    const response = await handleVeloconnectRequest(
      new Request(`${site}/veloconnect?Password=secret`),
    );
    expect(response.status).toBe(503);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('secret');
    warn.mockRestore();
  });
});

describe('feeds', () => {
  it('forward credentials and conditional headers', async () => {
    const headers = { authorization: 'Basic eDp5', 'if-none-match': '"1"', cookie: 'a=b' };
    const request = new Request(`${site}/feeds/articles.csv?lang=en`, { headers });
    const response = await handleFeedRequest(request, 'articles.csv');
    expect(sent[0]).toMatchObject({
      url: `${env.TOOLS_URL}/feeds/articles.csv?lang=en`,
      init: { headers: { authorization: 'Basic eDp5', 'if-none-match': '"1"' } },
    });
    expect(response.headers.get('etag')).toBe('"1"');
    expect(response.headers.has('set-cookie')).toBe(false);
  });

  it('exist only at their paths and methods', async () => {
    const get = (name: string) => handleFeedRequest(new Request(`${site}/feeds/${name}`), name);
    for (const name of ['../contact', 'stock/..', 'constructor', ''])
      expect((await get(name)).status).toBe(404);
    const wrong = await get('stock');
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'PUT']);
    expect(sent).toEqual([]);
  });
});
