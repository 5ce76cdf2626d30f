import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { securityHeaders } from '@/lib/platform/config/security-headers';
import { sendRawRequest } from '../testing/raw-request';
import { createStubDocument, startStubServer } from '../testing/stub-server';

let front: Awaited<ReturnType<typeof startStubServer>>;

beforeEach(async () => {
  front = await startStubServer();
});
afterEach(async () => {
  expect(front.errors).toEqual([]);
  await front.close();
});

const general = Object.fromEntries(
  securityHeaders.map(({ key, value }) => [key.toLowerCase(), value]),
);

/** Returns the response for a route that sets the given headers. */
async function answered(
  path: string,
  routeHeaders: Record<string, string>,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
) {
  const route: RequestListener = (_request, response) => {
    for (const [name, value] of Object.entries(routeHeaders)) response.setHeader(name, value);
    response.statusCode = status;
    response.end(createStubDocument('x'));
  };
  front.site.special.set(path, route);
  return (await sendRawRequest(front.port, path, { headers: { cookie: 'lang=de', ...headers } }))
    .headers;
}

describe('default headers', () => {
  it.each([
    '/api/shop',
    '/feeds/x.csv',
    '/robots.txt',
    '/de/login',
    '/veloconnect',
    '/uploads/x.svg',
  ])('are set on %s, whose route sets none', async (path) => {
    const headers = await answered(path, {});
    const isEmbedded = /^\/(?:feeds|uploads)/.test(path);
    const resource = isEmbedded ? 'cross-origin' : 'same-origin';
    expect(headers).toMatchObject({ ...general, 'cross-origin-resource-policy': resource });
  });

  it.each([
    ['a payment page', '/pay/cs_test_1', "default-src 'none'; form-action 'self'", 'no-referrer'],
    ['the hosted sign-in', '/oauth2/authorize', "default-src 'none'", 'no-referrer'],
    ['the redirect to the payment provider', '/api/payments', "default-src 'none'", 'no-referrer'],
    ['an uploaded file', '/uploads/a.svg', "default-src 'none'; sandbox", 'same-origin'],
    ['a drawing', '/media/bikes/a.svg', "default-src 'none'", 'no-referrer'],
  ])('do not replace the policies of %s', async (_name, path, policy, referrer) => {
    const headers = await answered(path, {
      'content-type': path.endsWith('.svg') ? 'image/svg+xml' : 'text/html',
      'Content-Security-Policy': policy,
      'Referrer-Policy': referrer,
    });
    expect(headers['content-security-policy']).toBe(policy);
    expect(headers['referrer-policy']).toBe(referrer);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('are set on a page, with the hashes of its own scripts', async () => {
    const html = { 'content-type': 'text/html' };
    const policy = String((await answered('/de/login', html))['content-security-policy']);
    const own = createHash('sha256').update('self.__next_f.push([1,"x"])').digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${own}'`);
    expect(policy).toContain("base-uri 'none'");
  });

  it('prevent indexing of a draft', async () => {
    const headers = { cookie: '__prerender_bypass=1' };
    expect(await answered('/de/login', {}, { headers })).toMatchObject({
      'x-robots-tag': 'noindex',
      'permissions-policy': general['permissions-policy'],
    });
    expect(await answered('/de/login', {})).not.toHaveProperty('x-robots-tag');
  });
});

describe('missing address', () => {
  const ofTheFramework = {
    'cache-control': 's-maxage=300, stale-while-revalidate=31535700',
    etag: '"x"',
    'content-type': 'text/html',
  };

  it.each(['/_next/static/chunks/old.js', '/api/none', '/de/none.json', '/none.png'])(
    'is not cacheable: %s',
    async (path) => {
      const headers = await answered(path, ofTheFramework, { status: 404 });
      expect(headers['cache-control']).toBe('no-store');
      expect(headers).not.toHaveProperty('etag');
    },
  );

  it('keeps the headers of its route', async () => {
    const routeHeaders = { 'cache-control': 'private, no-store' };
    const headers = await answered('/api/none', routeHeaders, { status: 404 });
    expect(headers['cache-control']).toBe('private, no-store');
    expect((await answered('/api/x', ofTheFramework))['cache-control']).toContain('s-maxage');
  });
});
