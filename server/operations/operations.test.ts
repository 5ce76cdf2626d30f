import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { ask } from '../testing/raw-request';
import { startFront } from '../testing/stub-site';
import { createLookAtServices } from './look-at-services';
import { createOperations } from './operations';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function serve(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(async () => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A front whose services answer as given. */
async function site(
  services: Record<string, RequestListener | null>,
  isDraining = false,
  redis: { ok: boolean } | null = null,
) {
  const questions = await Promise.all(
    Object.entries(services).map(async ([name, listener]) => {
      const url = listener ? await serve(listener) : 'http://127.0.0.1:1';
      return [
        name,
        { url, ...(name === 'shop' && { body: { query: '{ __typename }' } }) },
      ] as const;
    }),
  );
  const front = await startFront({
    findOperation: createOperations({
      isDraining: () => isDraining,
      lookAtServices: createLookAtServices(Object.fromEntries(questions)),
      lookAtSharing: () => redis,
      folder: '.',
    }),
  });
  ends.push(front.close);
  return async (path: string) => {
    const { status, body, headers } = await ask(front.port, path);
    return { status, headers, body: JSON.parse(body.toString()) };
  };
}

const answer =
  (status: number, text = '{}'): RequestListener =>
  (_request, response) => {
    response.writeHead(status).end(text);
  };

describe('/ready', () => {
  it('is 200 while every service answers, whatever it thinks of the question', async () => {
    const get = await site({ shop: answer(200), identity: answer(404, 'nothing here') });
    expect(await get('/ready')).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
      body: { status: 'ready', checks: { shop: { ok: true }, identity: { ok: true } } },
    });
  });

  it.each<[string, RequestListener | null, string]>([
    ['is not there', null, 'It does not answer'],
    ['fails', answer(500), 'It answers 500'],
    ['says that it cannot take orders', answer(503, '{"status":"unready"}'), 'It is unready'],
  ])('is 503 when one %s, and names it', async (_case, tools, reason) => {
    const get = await site({ shop: answer(200), tools });
    const { status, body } = await get('/ready');
    expect([status, body.status]).toEqual([503, 'unready']);
    expect(body.checks).toMatchObject({ shop: { ok: true }, tools: { ok: false, reason } });
    expect((await get('/health')).status).toBe(200);
  });

  it.each([
    [true, 'ready'],
    [false, 'degraded'],
  ])('names Redis where there is one; there: %s', async (ok, status) => {
    const get = await site({ shop: answer(200) }, false, { ok });
    expect(await get('/ready')).toMatchObject({
      status: 200,
      body: { status, checks: { redis: { ok } } },
    });
  });

  it('asks the services once for many who want to know at once', async () => {
    let asked = 0;
    const get = await site({
      shop: (request, response) => {
        asked += 1;
        answer(200)(request, response);
      },
    });
    await Promise.all(Array.from({ length: 20 }, () => get('/ready')));
    expect(asked).toBe(1);
  });
});

it('says 503 at both addresses once it is about to end', async () => {
  const get = await site({ shop: answer(200) }, true);
  expect(await get('/health')).toMatchObject({ status: 503, body: { status: 'stopping' } });
  expect(await get('/ready')).toMatchObject({ status: 503, body: { reason: 'stopping' } });
});
