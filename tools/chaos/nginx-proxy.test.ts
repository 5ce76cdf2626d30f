import { once } from 'node:events';
import { mkdtempSync, rmSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort, waitForUrl } from '@/server/supervisor/ports.mjs';
import { nginxBinary, startDeployedNginx, buildLocalConfig } from './nginx-proxy.mjs';

describe('deployed proxy', () => {
  const reason = nginxBinary === null ? ' (left out: there is no nginx here)' : '';
  const cacheable: Record<string, string> = {
    '/de': 's-maxage=300, stale-while-revalidate=60',
    '/de/login': 'private, no-store',
    '/media/emil.avif': 'public, max-age=31536000, immutable, s-maxage=31536000',
    '/api/shop': 's-maxage=300',
  };
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  const requests: { url: string; headers: IncomingHttpHeaders }[] = [];
  let site: Server;
  let proxy: Awaited<ReturnType<typeof startDeployedNginx>>;
  let ports: { plain: number; site: number; services: number };

  /** Starts one storefront and one of the services. The other upstreams of the configuration do not run. */
  beforeAll(async () => {
    if (nginxBinary === null) return;
    site = createServer({ maxHeaderSize: 128 * 1024 }, ({ url = '', headers }, response) => {
      requests.push({ url, headers });
      if (url === '/de/with-hsts') response.setHeader('Strict-Transport-Security', 'max-age=1');
      response.writeHead(200, { 'Cache-Control': cacheable[url] ?? 'no-store' }).end(url);
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const { port } = site.address() as AddressInfo;
    ports = {
      plain: await findFreePort(),
      site: await findFreePort(),
      services: await findFreePort(),
    };
    const behind = {
      storefronts: [await findFreePort(), port],
      services: [port, await findFreePort()],
    };
    proxy = await startDeployedNginx({ folder, ports, behind });
    await waitForUrl(`http://127.0.0.1:${ports.services}/nginx-health`);
  });

  afterAll(async () => {
    await proxy?.stop();
    site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function ask(path: string, headers: Record<string, string> = {}) {
    const request = get({
      ...{ host: '127.0.0.1', port: ports.site, path, rejectUnauthorized: false },
      headers: { host: 'shop.example', 'accept-encoding': 'br', ...headers },
    });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    return { status: response.statusCode, headers: response.headers };
  }

  const countRequests = (path: string) => requests.filter(({ url }) => url === path).length;

  describe.skipIf(nginxBinary === null)(`deployed proxy${reason}`, () => {
    it('redirects to TLS and sends HSTS', async () => {
      const response = await fetch(`http://127.0.0.1:${ports.plain}/de?x=1`, {
        redirect: 'manual',
      });
      expect(response.status).toBe(308);
      expect(response.headers.get('location')).toBe('https://127.0.0.1/de?x=1');
      const { headers } = await ask('/de/login');
      expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
      const answered = await ask('/de/with-hsts');
      expect(answered.headers['strict-transport-security']).toBe('max-age=1');
    });

    const long = (length: number) => 'a'.repeat(length);

    it.each([
      ['usual headers', '/de/login', { cookie: long(4_000) }, 200],
      ['oversized headers', '/de/login', { cookie: long(20_000), 'x-a': long(9_000) }, 431],
      ['a veloconnect URL with the whole range', `/veloconnect?${long(100_000)}`, {}, 200],
      ['another overlong URL', `/de/login?${long(30_000)}`, {}, 431],
    ])('forwards the response of the site for %s', async (_name, path, headers, status) => {
      expect((await ask(path, headers)).status).toBe(status);
    });

    it.each([
      ['a public page', '/de', 1],
      ['an image', '/media/emil.avif', 1],
      ['a personal page', '/de/login', 2],
      ['an API response', '/api/shop', 2],
    ])('forwards %s (%s) to the storefront %i times out of two', async (_name, path, times) => {
      requests.length = 0;
      expect((await ask(path)).status).toBe(200);
      const second = await ask(path);
      expect(countRequests(path)).toBe(times);
      expect(second.headers['x-cache'] === 'HIT').toBe(times === 1);
    });

    it.each([
      ['page data', { rsc: '1' }],
      ['a preview', { cookie: '__prerender_bypass=secret' }],
      ['Markdown', { accept: 'text/markdown' }],
    ])('never serves %s from the shared cache', async (_name, headers) => {
      await ask('/de');
      requests.length = 0;
      expect((await ask('/de', headers)).headers['x-cache']).toBe('BYPASS');
      expect(countRequests('/de')).toBe(1);
    });

    it('appends the client IP and the protocol to the forwarded headers', async () => {
      requests.length = 0;
      await ask('/de/login', { 'x-forwarded-for': '203.0.113.9' });
      expect(requests[0]?.headers).toMatchObject({
        'x-forwarded-for': '203.0.113.9, 127.0.0.1',
        'x-forwarded-proto': 'https',
        host: 'shop.example',
      });
    });

    it('balances storefronts across the available services', async () => {
      requests.length = 0;
      for (let call = 0; call < 4; call += 1)
        expect((await fetch(`http://127.0.0.1:${ports.services}/tools/x`)).status).toBe(200);
      expect(countRequests('/tools/x')).toBe(4);
    });
  });
});

describe('nginx', () => {
  const place = {
    ports: { site: 5200, services: 5201 },
    behind: { storefronts: [5204, 5205, 5206], services: [5202, 5203] },
    folder: '/somewhere',
  };

  it('replaces the upstreams of the deployed rules with local ports and leaves the rest unchanged', () => {
    const deployed = readFileSync('tools/deploy/nginx.conf', 'utf8');
    const rules = buildLocalConfig(deployed, place);
    const ports = [...rules.matchAll(/server 127\.0\.0\.1:(\d+) max_fails/g)].map(([, port]) =>
      Number(port),
    );
    expect(ports).toEqual([...place.behind.storefronts, ...place.behind.services]);
    expect([...rules.matchAll(/^ *listen (.*);$/gm)].map(([, at]) => at)).toEqual([
      '127.0.0.1:5200',
      '127.0.0.1:5201',
    ]);
    expect(rules.replace(/^ *#.*$/gm, '')).not.toMatch(/\/tmp\/|ssl|storefront-1/);
    for (const rule of deployed.match(/^ *proxy_(?:cache|next|connect|read)\w* .*;$/gm) ?? [])
      expect(rules).toContain(rule.trim().replace('/tmp/', '/somewhere/'));
  });

  it('throws when the rules of the deployment have changed', () => {
    expect(() => buildLocalConfig('http {}', place)).toThrow(
      'tools/deploy/nginx.conf no longer contains',
    );
  });
});
