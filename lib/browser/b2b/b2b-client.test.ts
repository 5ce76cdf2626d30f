// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { stopSessionEnd } from '@/lib/browser/session/session-store';
import { fetchB2b, getB2bHref, noContentSchema } from './b2b-client';

type Call = { url: string; method: string; type: string | null; body: unknown };

let calls: Call[];
let answers: (Response | Error)[];
let renewal: () => Response;

const anonymous = {
  hasToken: true,
  isAnonymous: true,
  isGuest: false,
  isB2b: false,
  groups: [],
  owner: null,
};

beforeEach(() => {
  calls = [];
  answers = [];
  renewal = () => Response.json(anonymous);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // The test environment declares navigator.locks but does not implement it.
  const locks = { request: (_: string, run: () => Promise<unknown>) => run() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { method = 'GET', headers, body } = init;
    calls.push({ url, method, type: new Headers(headers).get('content-type'), body });
    if (url.startsWith('/api/session/renew')) return renewal();
    if (url.startsWith('/api/session')) return new Response(null, { status: 204 });
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new TypeError('fetch failed');
  });
});

afterEach(() => {
  stopSessionEnd();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const rejection = (status: number, message = 'Nein.') => Response.json({ message }, { status });
const orders = z.object({ orders: z.array(z.object({ state: z.enum(['accepted', 'shipped']) })) });
const sendRequest = () => fetchB2b('/orders', { language: 'de', schema: orders });
const requestedUrls = () => calls.map(({ url }) => url);

describe('request to the dealer service', () => {
  it('returns the response in the language of the page', async () => {
    answers = [Response.json({ orders: [] })];
    expect(await sendRequest()).toEqual({ kind: 'done', value: { orders: [] } });
    expect(requestedUrls()).toEqual(['/api/b2b/orders?lang=de']);
    expect(getB2bHref('/orders.csv', 'en')).toBe('/api/b2b/orders.csv?lang=en');
  });

  it('returns null for a response without content', async () => {
    answers = [new Response(null, { status: 204 })];
    const answer = await fetchB2b('/overview/read', {
      ...{ language: 'de', method: 'POST', body: {} },
      schema: noContentSchema,
    });
    expect(answer).toEqual({ kind: 'done', value: null });
    expect(calls[0]).toMatchObject({ method: 'POST', type: 'application/json', body: '{}' });
  });

  it('returns a file unchanged', async () => {
    answers = [Response.json({ taken: 1 })];
    const file = new Blob(['LU11;1'], { type: 'text/csv' });
    await fetchB2b('/stock-report', {
      ...{ language: 'de', method: 'POST', body: file },
      schema: z.object({ taken: z.number() }),
    });
    expect(calls[0]).toMatchObject({ type: 'text/csv', body: file });
  });

  it.each<[string, () => Response | Error]>([
    ['it does not respond', () => new TypeError('fetch failed')],
    ['it fails', () => rejection(503)],
    ['the response is not JSON', () => new Response('<html>')],
    ['the response has another shape', () => Response.json({ invoices: [] })],
    ['a rejection has no message', () => new Response('', { status: 404 })],
  ])('reports the service as unreachable when %s', async (_, answer) => {
    answers = [answer()];
    expect(await sendRequest()).toEqual({ kind: 'unreachable' });
  });

  it.each<[unknown, string]>([
    [{ invoices: [] }, 'orders is missing'],
    [{ orders: [{ state: 'shipped' }, {}] }, 'orders.1.state'],
    [{ orders: [{ state: 'personal' }] }, 'orders.0.state'],
    [{ orders: null }, 'orders: Invalid input: expected array, received null'],
    [null, 'the answer: Invalid input'],
  ])('logs the response %j with path and field, never with a value', async (value, reason) => {
    answers = [Response.json(value)];
    expect(await sendRequest()).toEqual({ kind: 'unreachable' });
    const warnings = vi.mocked(console.warn).mock.calls.join();
    expect(warnings).toContain('/orders');
    expect(warnings).toContain(reason);
    expect(warnings).not.toContain('personal');
  });

  it('returns message and status of a rejected request', async () => {
    answers = [rejection(409, 'Es läuft schon eine.')];
    expect(await sendRequest()).toEqual({
      kind: 'rejected',
      message: 'Es läuft schon eine.',
      status: 409,
    });
  });
});

describe('session that is no longer accepted', () => {
  it('is renewed once and the request repeated', async () => {
    answers = [rejection(401), Response.json({ orders: [] })];
    expect((await sendRequest()).kind).toBe('done');
    expect(requestedUrls()).toEqual([
      '/api/b2b/orders?lang=de',
      '/api/session/renew?lang=de',
      '/api/b2b/orders?lang=de',
    ]);
  });

  it.each<[string, () => Response, number]>([
    ['cannot be renewed', () => rejection(401), 1],
    ['is rejected after a renewal', () => Response.json(anonymous), 2],
  ])('redirects to login when it %s', async (_, renewed, questions) => {
    renewal = renewed;
    answers = [rejection(401), rejection(401)];
    expect(await sendRequest()).toEqual({ kind: 'sessionEnded' });
    expect(requestedUrls().filter((url) => url.startsWith('/api/b2b'))).toHaveLength(questions);
    expect(String(vi.mocked(window.location.assign).mock.calls[0]?.[0])).toMatch(/\/de\/login\?/);
  });

  it('continues when the session cannot be renewed because of an outage', async () => {
    renewal = () => rejection(503);
    answers = [rejection(401)];
    expect(await sendRequest()).toEqual({ kind: 'unreachable' });
    expect(window.location.assign).not.toHaveBeenCalled();
  });
});
