import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hourMs } from '@/domain/time/durations';
import { runOrderCommand } from '@/e2e/support/run-shop-commands';
import { placeDemoOrder } from '@/e2e/support/place-demo-order';
import { type RunningServices, startServices } from '@/e2e/support/start-services';
import type * as Settings from '@/lib/platform/config/env';
import { getProgramArguments } from '@/tools/build/compile-programs.mjs';
import type * as Found from './find-by-link';
import type * as Handler from './handle-link-decisions';

/** SKU of a variant with a restock of four pieces. Other variants in the same size are in stock. */
const sku = 'HR.25.H.L.GR';
const unknownLink = `${'0'.repeat(32)}-${'a'.repeat(32)}`;

let backend: RunningServices;
let settings: typeof Settings;
let handler: typeof Handler;
let found: typeof Found;
/** Orders whose estimated delivery has moved, with the links in their emails. */
const orders: { orderNumber: number; link: string }[] = [];

beforeAll(async () => {
  backend = await startServices();
  process.env.SHOP_URL = backend.shopUrl;
  process.env.TOOLS_URL = `${backend.url}/tools`;
  settings = await import('@/lib/platform/config/env');
  handler = await import('./handle-link-decisions');
  found = await import('./find-by-link');
  const numbers: number[] = [];
  for (const title of ['a', 'b', 'c', 'd']) {
    const request = { product: sku, payment: 'oxidpayadvance', title, fields: 'orderNumber' };
    numbers.push(Number((await placeDemoOrder(backend.shopUrl, request)).orderNumber));
  }
  await moveDelivery();
  for (const orderNumber of numbers) {
    const pollOptions = { timeout: 60_000, interval: 500 };
    orders.push({
      orderNumber,
      link: await vi.waitFor(() => readEmailedLink(orderNumber), pollOptions),
    });
  }
}, 180_000);

afterAll(async () => {
  vi.useRealTimers();
  await backend.stop();
});

let hours = 0;

/** Each test runs an hour later, so that rate limits do not carry over. */
beforeEach(() => {
  hours += 1;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * hourMs });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Moves the restock by a month, like an operator. */
async function moveDelivery(): Promise<void> {
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const program = await getProgramArguments('restock');
  await promisify(execFile)(process.execPath, [...program, sku, '1', '--expected', day], {
    env: { ...process.env, DATA_DIR: backend.dataDir, DATABASE_URL: '' },
  });
}

/** Returns the link in the email about an order's new estimated delivery. Throws if there is none. */
async function readEmailedLink(orderNumber: number): Promise<string> {
  const mails = (await (await fetch(`${backend.url}/mailbox.json`)).json()) as {
    key: string;
    subject: string;
    text: string;
  }[];
  const notification = mails.find(
    ({ key, subject }) => key.startsWith('order-moved:') && subject.includes(String(orderNumber)),
  );
  const link = /order-change\/([0-9a-f-]{65})/.exec(notification?.text ?? '')?.[1];
  if (link === undefined) throw new Error(`Nobody has told of order ${orderNumber}`);
  return link;
}

const sameOriginHeaders = { 'sec-fetch-site': 'same-origin' };

function post(body: string, headers: Record<string, string> = {}) {
  const url = `${settings.env.SITE_URL}/api/order-changes`;
  const init = { method: 'POST', body, headers: { ...sameOriginHeaders, ...headers } };
  return handler.handleOrderChangeDecision(new NextRequest(url, init));
}

/** Submits the form and returns the problem from the redirect's query, or null. */
async function answer(link: string, decision: string, language = 'de') {
  const response = await post(String(new URLSearchParams({ link, language, answer: decision })));
  expect(response.status).toBe(303);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const page = new URL(response.headers.get('location') ?? '');
  expect(page.origin + page.pathname).toBe(
    `${settings.env.SITE_URL}/${language}/order-change/${link}`,
  );
  return page.searchParams.get('problem');
}

/** Returns the current state of the change. */
async function stateOf(link: string) {
  const change = await found.findOrderChange(link, 'de');
  if (change.kind !== 'found') throw new Error(change.kind);
  const { answer: decision, isCancelled, isOpen } = change.change;
  return { given: decision, isCancelled, isOpen };
}

const order = (index: number) => orders[index] ?? { orderNumber: 0, link: '' };

describe('form for a delayed delivery date', () => {
  it('keeps the order, ignores a repeated answer and still accepts another one', async () => {
    const { link } = order(0);
    expect(await answer(link, 'keep')).toBeNull();
    expect(await answer(link, 'keep', 'en')).toBeNull();
    expect(await stateOf(link)).toEqual({ given: 'keep', isCancelled: false, isOpen: true });
    expect(await answer(link, 'faster')).toBeNull();
    expect(await stateOf(link)).toMatchObject({ given: 'faster', isCancelled: false });
  });

  it('does not withdraw a request for a faster bicycle that is already being handled', async () => {
    const { link } = order(1);
    expect(await answer(link, 'faster')).toBeNull();
    expect(await answer(link, 'keep')).toBe('late');
    expect(await stateOf(link)).toMatchObject({ given: 'faster' });
  });

  it('cancels once, however often it is sent, and rejects later answers', async () => {
    const { link } = order(2);
    const twice = await Promise.all([answer(link, 'cancel'), answer(link, 'cancel')]);
    expect(twice).toContain(null);
    expect(await answer(link, 'cancel')).toBeNull();
    expect(await stateOf(link)).toEqual({ given: 'cancel', isCancelled: true, isOpen: false });
    expect(await answer(link, 'keep')).toBe('late');
    expect(await answer(link, 'faster')).toBe('late');
  });

  it('reports that the order has already left', async () => {
    const { link, orderNumber } = order(3);
    await runOrderCommand(backend.dataDir, String(orderNumber), 'dispatched');
    for (const decision of ['keep', 'faster', 'cancel'])
      expect(await answer(link, decision)).toBe('late');
    expect(await stateOf(link)).toEqual({ given: null, isCancelled: false, isOpen: false });
  });

  it('rejects an unknown key and changes no order', async () => {
    const { link } = order(3);
    const forged = `${link.slice(0, -1)}${link.endsWith('a') ? 'b' : 'a'}`;
    // The id of one order with the signature of another.
    const crossed = `${order(0).link.slice(0, 33)}${order(1).link.slice(33)}`;
    for (const wrong of [unknownLink, forged, crossed])
      expect(await answer(wrong, 'cancel')).toBe('unavailable');
    expect(await stateOf(order(0).link)).toMatchObject({ isCancelled: false });
  });

  it.each<[string, Record<string, string>, Record<string, string>, number]>([
    ['another site', {}, { 'sec-fetch-site': 'cross-site' }, 403],
    ['no answer', { answer: '' }, {}, 400],
    ['an unknown answer', { answer: 'refund' }, {}, 400],
    ['another language', { language: 'fr' }, {}, 400],
    ['a link that is an address', { link: '../../b2b' }, {}, 400],
    ['a body that is too large', { more: 'x'.repeat(5_000) }, {}, 413],
  ])('rejects %s', async (_, change, headers, status) => {
    const request = { link: unknownLink, language: 'de', answer: 'keep', ...change };
    expect((await post(String(new URLSearchParams(request)), headers)).status).toBe(status);
  });

  it('returns 429 to automated clients', async () => {
    const sendRequest = async () => (await post('')).status;
    const statuses = [];
    for (let count = 0; count < 21; count += 1) statuses.push(await sendRequest());
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([400]));
    expect(statuses.at(-1)).toBe(429);
  });

  it('reports an outage while the services are down', async () => {
    const { TOOLS_URL } = settings.env;
    settings.env.TOOLS_URL = 'http://127.0.0.1:9/tools';
    expect(await answer(order(0).link, 'keep')).toBe('unavailable');
    settings.env.TOOLS_URL = TOOLS_URL;
  });
});
