import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hourMs } from '@/domain/time/durations';
import { runOrderCommand } from '@/e2e/support/run-shop-commands';
import { placeDemoOrder } from '@/e2e/support/place-demo-order';
import { type RunningServices, startServices } from '@/e2e/support/start-services';
import type * as Settings from '@/lib/platform/config/env';
import { getProgram } from '@/tools/build/compile-programs.mjs';
import type * as Found from './find-by-link';
import type * as Handler from './handle-link-answers';

/** A bicycle of which four are on their way to the house, and others of its size are there. */
const sku = 'HR.25.H.L.GR';
const nobody = `${'0'.repeat(32)}-${'a'.repeat(32)}`;

let backend: RunningServices;
let settings: typeof Settings;
let handler: typeof Handler;
let found: typeof Found;
/** Orders whose day has moved: their numbers, and the links their buyers were written. */
const orders: { orderNumber: number; link: string }[] = [];

beforeAll(async () => {
  backend = await startServices();
  process.env.SHOP_URL = backend.shopUrl;
  process.env.TOOLS_URL = `${backend.url}/tools`;
  settings = await import('@/lib/platform/config/env');
  handler = await import('./handle-link-answers');
  found = await import('./find-by-link');
  const numbers: number[] = [];
  for (const title of ['a', 'b', 'c', 'd']) {
    const wish = { product: sku, payment: 'oxidpayadvance', title, fields: 'orderNumber' };
    numbers.push(Number((await placeDemoOrder(backend.shopUrl, wish)).orderNumber));
  }
  await moveDelivery();
  for (const orderNumber of numbers) {
    const patience = { timeout: 60_000, interval: 500 };
    orders.push({ orderNumber, link: await vi.waitFor(() => toldLink(orderNumber), patience) });
  }
}, 180_000);

afterAll(async () => {
  vi.useRealTimers();
  await backend.stop();
});

let hours = 0;

/** Each test is an hour later, so that nobody is slowed down by what another asked. */
beforeEach(() => {
  hours += 1;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * hourMs });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** The delivery comes a month later, as the house's operator says. */
async function moveDelivery(): Promise<void> {
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const program = await getProgram('restock');
  await promisify(execFile)(process.execPath, [...program, sku, '1', '--expected', day], {
    env: { ...process.env, DATA_DIR: backend.dataDir, DATABASE_URL: '' },
  });
}

/** The link in the mail about an order's new day. Throws while there is none. */
async function toldLink(orderNumber: number): Promise<string> {
  const mails = (await (await fetch(`${backend.url}/mailbox.json`)).json()) as {
    key: string;
    subject: string;
    text: string;
  }[];
  const told = mails.find(
    ({ key, subject }) => key.startsWith('order-moved:') && subject.includes(String(orderNumber)),
  );
  const link = /order-change\/([0-9a-f-]{65})/.exec(told?.text ?? '')?.[1];
  if (link === undefined) throw new Error(`Nobody has told of order ${orderNumber}`);
  return link;
}

const own = { 'sec-fetch-site': 'same-origin' };

function post(body: string, headers: Record<string, string> = {}) {
  const url = `${settings.env.SITE_URL}/api/order-changes`;
  const init = { method: 'POST', body, headers: { ...own, ...headers } };
  return handler.handleOrderChangeDecision(new NextRequest(url, init));
}

/** Where the form leads after an answer: what it says of a problem, or nothing. */
async function answer(link: string, given: string, language = 'de') {
  const response = await post(String(new URLSearchParams({ link, language, answer: given })));
  expect(response.status).toBe(303);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const page = new URL(response.headers.get('location') ?? '');
  expect(page.origin + page.pathname).toBe(
    `${settings.env.SITE_URL}/${language}/order-change/${link}`,
  );
  return page.searchParams.get('problem');
}

/** How the change stands afterwards. */
async function stateOf(link: string) {
  const change = await found.findOrderChange(link, 'de');
  if (change.kind !== 'found') throw new Error(change.kind);
  const { answer: given, isCancelled, isOpen } = change.change;
  return { given, isCancelled, isOpen };
}

const order = (index: number) => orders[index] ?? { orderNumber: 0, link: '' };

describe('the form of a moved day', () => {
  it('keeps the order, a second click changes nothing, and another answer still counts', async () => {
    const { link } = order(0);
    expect(await answer(link, 'keep')).toBeNull();
    expect(await answer(link, 'keep', 'en')).toBeNull();
    expect(await stateOf(link)).toEqual({ given: 'keep', isCancelled: false, isOpen: true });
    expect(await answer(link, 'faster')).toBeNull();
    expect(await stateOf(link)).toMatchObject({ given: 'faster', isCancelled: false });
  });

  it('does not take back the wish for a faster bicycle, which the house works on', async () => {
    const { link } = order(1);
    expect(await answer(link, 'faster')).toBeNull();
    expect(await answer(link, 'keep')).toBe('late');
    expect(await stateOf(link)).toMatchObject({ given: 'faster' });
  });

  it('cancels once, however often it is sent, and nothing else counts afterwards', async () => {
    const { link } = order(2);
    const twice = await Promise.all([answer(link, 'cancel'), answer(link, 'cancel')]);
    expect(twice).toContain(null);
    expect(await answer(link, 'cancel')).toBeNull();
    expect(await stateOf(link)).toEqual({ given: 'cancel', isCancelled: true, isOpen: false });
    expect(await answer(link, 'keep')).toBe('late');
    expect(await answer(link, 'faster')).toBe('late');
  });

  it('says that it comes too late once the order has left', async () => {
    const { link, orderNumber } = order(3);
    await runOrderCommand(backend.dataDir, String(orderNumber), 'dispatched');
    for (const given of ['keep', 'faster', 'cancel'])
      expect(await answer(link, given)).toBe('late');
    expect(await stateOf(link)).toEqual({ given: null, isCancelled: false, isOpen: false });
  });

  it('says that it cannot be done with a key that opens nothing, and touches no order', async () => {
    const { link } = order(3);
    const forged = `${link.slice(0, -1)}${link.endsWith('a') ? 'b' : 'a'}`;
    // The id of one order with the mark of another.
    const crossed = `${order(0).link.slice(0, 33)}${order(1).link.slice(33)}`;
    for (const wrong of [nobody, forged, crossed])
      expect(await answer(wrong, 'cancel')).toBe('unavailable');
    expect(await stateOf(order(0).link)).toMatchObject({ isCancelled: false });
  });

  it.each<[string, Record<string, string>, Record<string, string>, number]>([
    ['another site', {}, { 'sec-fetch-site': 'cross-site' }, 403],
    ['no answer', { answer: '' }, {}, 400],
    ['an answer nobody offers', { answer: 'refund' }, {}, 400],
    ['another language', { language: 'fr' }, {}, 400],
    ['a link that is an address', { link: '../../b2b' }, {}, 400],
    ['a body without end', { more: 'x'.repeat(5_000) }, {}, 413],
  ])('refuses %s', async (_, change, headers, status) => {
    const wish = { link: nobody, language: 'de', answer: 'keep', ...change };
    expect((await post(String(new URLSearchParams(wish)), headers)).status).toBe(status);
  });

  it('slows down who asks by machine', async () => {
    const ask = async () => (await post('')).status;
    const statuses = [];
    for (let count = 0; count < 21; count += 1) statuses.push(await ask());
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([400]));
    expect(statuses.at(-1)).toBe(429);
  });

  it('says that it cannot be done while the services are away', async () => {
    const { TOOLS_URL } = settings.env;
    settings.env.TOOLS_URL = 'http://127.0.0.1:9/tools';
    expect(await answer(order(0).link, 'keep')).toBe('unavailable');
    settings.env.TOOLS_URL = TOOLS_URL;
  });
});
