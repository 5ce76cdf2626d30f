import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { demoAccounts, signInByApi } from '@/e2e/fixtures/accounts';
import { type Language, createTestTranslator, interfaceMessages } from '@/e2e/fixtures/messages';
import { expect, expectNoHorizontalScroll, test } from '@/e2e/fixtures/test';

const root = '/my-account/b2b';
const pages = [
  '',
  '/availability',
  '/orders',
  '/stock-connect',
  '/invoices',
  '/downloads',
  '/images',
  '/master-data',
  '/press-releases',
];
const reads = [
  '/overview',
  '/availability',
  '/availability.csv',
  '/availability.xlsx',
  '/orders',
  '/orders.csv',
  '/orders/240440',
  '/orders/240440/delivery-note.pdf',
  '/invoices',
  '/invoices.csv',
  '/files',
  '/files/x',
  '/images',
  '/master-data',
  '/stock-connect',
];
const writes = [
  ['POST', '/overview/read'],
  ['POST', '/images/zip'],
  ['POST', '/master-data'],
  ['POST', '/stock-connect/credentials'],
  ['DELETE', '/stock-connect/credentials'],
  ['POST', '/stock-connect/test'],
  ['POST', '/stock-report'],
] as const;

type OrderList = { orders: { orderNumber: number; hasDeliveryNote: boolean }[] };

async function ordersOf(context: BrowserContext): Promise<OrderList['orders']> {
  const answer = await context.request.get('/api/b2b/orders');
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as OrderList).orders;
}

async function open(page: Page, lang: Language, path: string, heading: string): Promise<void> {
  await page.goto(`/${lang}${root}${path}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  // All data has loaded when no placeholder is left.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

/** Checks screens that are reached by clicks. The initial state of pages is checked in accessible-screens.spec. */
async function expectGoodOnEveryScreen(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
  }
}

/** Sends all calls of the dealer account, as a script of the site does, and returns their statuses. */
async function statusesOfCalls(context: BrowserContext, origin: string): Promise<number[]> {
  const headers = { origin, 'sec-fetch-site': 'same-origin' };
  const statuses: number[] = [];
  for (const path of reads)
    statuses.push((await context.request.get(`/api/b2b${path}`, { headers })).status());
  for (const [method, path] of writes) {
    const answer = await context.request.fetch(`/api/b2b${path}`, { method, headers, data: {} });
    statuses.push(answer.status());
  }
  return statuses;
}

const lang = 'en';
const { b2b } = interfaceMessages[lang];
const t = createTestTranslator(lang);

test('orders are listed and show their details and documents', async ({ page, context }, info) => {
  await signInByApi(page.context(), info, demoAccounts.dealer);
  const orders = await ordersOf(context);
  await open(page, lang, '/orders', b2b.orders.title);

  const shipped = orders.find(({ hasDeliveryNote }) => hasDeliveryNote);
  const number = String(shipped?.orderNumber);
  await page.getByLabel(b2b.orders.search).fill(number);
  await expect(page).toHaveURL(new RegExp(`q=${number}`));
  await expect(page.getByText(t('b2b.orders.count', { count: 1 }))).toBeVisible();
  await page.getByRole('link', { name: t('b2b.orders.orderLink', { number }) }).click();

  const title = t('b2b.order.title', { number });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText(b2b.order.total, { exact: true })).toBeVisible();
  await expectGoodOnEveryScreen(page);
  const [invoice] = t('b2b.order.invoice', { number: '' }).split(' ');
  const [note] = t('b2b.order.deliveryNote', { number: '' }).split(' (');
  for (const name of [new RegExp(`^${note}`), new RegExp(`^${invoice}`)]) {
    const link = page.getByRole('main').getByRole('link', { name }).first();
    const paper = await context.request.get((await link.getAttribute('href')) ?? '');
    expect(paper.headers()['content-type']).toContain('application/pdf');
    expect(paper.headers()['cache-control']).toBe('no-store');
    expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('invoices show no amounts while retail prices are shown', async ({ page, context }, info) => {
  await signInByApi(page.context(), info, demoAccounts.dealer);
  await open(page, lang, '/invoices', b2b.invoices.title);
  const link = page.getByRole('main').getByRole('link', { name: /^PDF/ }).first();
  const paper = await context.request.get((await link.getAttribute('href')) ?? '');
  expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const list = await context.request.get(`/api/b2b/invoices.csv?lang=${lang}`);
  expect(list.headers()['content-disposition']).toContain('attachment');

  await page.getByText(b2b.invoices.all, { exact: true }).click();
  await expect(page).toHaveURL(/show=all/);
  await page.getByText(b2b.prices.uvp, { exact: true }).click();
  await expect(page.getByText(b2b.amounts.hidden)).toBeVisible();
  expect(await page.getByRole('main').innerHTML()).not.toMatch(/€/);
});

test('files and pictures can be downloaded', async ({ page, context }, info) => {
  await signInByApi(page.context(), info, demoAccounts.dealer);
  await open(page, lang, '/downloads', b2b.downloads.title);
  const file = page.getByRole('main').locator('.lt-b2b-files a').first();
  const href = (await file.getAttribute('href')) ?? '';
  const part = await context.request.get(href, { headers: { range: 'bytes=0-3' } });
  expect(part.status()).toBe(206);
  expect((await part.body()).byteLength).toBe(4);

  await open(page, lang, '/images', b2b.images.title);
  const boxes = page.getByRole('main').locator('.lt-b2b-images input');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await expectGoodOnEveryScreen(page);
  const arrival = page.waitForEvent('download');
  await page.getByRole('button', { name: t('b2b.images.download', { count: 2 }) }).click();
  const zip = await readFile(await (await arrival).path());
  expect(zip.subarray(0, 2).toString()).toBe('PK');

  await page.locator('.lt-b2b-images button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test('a master data change is previewed, and the press page is available', async ({
  page,
}, info) => {
  await signInByApi(page.context(), info, demoAccounts.otherDealer);
  await open(page, lang, '/master-data', b2b.masterData.title);
  await page.getByRole('button', { name: b2b.masterData.change }).click();
  // The dealer's entry in the finder has a separate phone field further down.
  const phone = page.getByRole('textbox', { name: new RegExp(`^${b2b.masterData.fields.phone}`) });
  await phone.fill('+43 1 555 0199');
  await expectGoodOnEveryScreen(page);
  await page.reload();
  await expect(phone).toHaveValue('+43 1 555 0199');
  await page.getByRole('button', { name: b2b.masterData.look }).click();
  await expect(page.getByRole('heading', { name: b2b.masterData.reviewTitle })).toBeVisible();
  await expect(page.getByText('+43 1 555 0199')).toBeVisible();
  await expectGoodOnEveryScreen(page);

  await open(page, lang, '/press-releases', b2b.press.title);
  const releases = page.getByRole('main').getByRole('article');
  await expect(releases).toHaveCount(2);
  await releases.first().getByText(b2b.press.read).click();
  await expectGoodOnEveryScreen(page);
});

test('a visitor gets 401 on each page and endpoint, a consumer 401 and 403', async ({
  page,
  context,
}, info) => {
  const { origin } = new URL(String(info.project.use.baseURL));
  const statusesOfPages = async () => {
    const all = [...pages, '/orders/240440'].map((path) =>
      context.request.get(`/de${root}${path}`, { headers: { accept: 'text/html' } }),
    );
    return new Set((await Promise.all(all)).map((answer) => answer.status()));
  };
  expect([...(await statusesOfPages())]).toEqual([401]);
  expect([...new Set(await statusesOfCalls(context, origin))]).toEqual([401]);

  await signInByApi(page.context(), info, demoAccounts.consumer);
  expect([...(await statusesOfPages())]).toEqual([401]);
  expect([...new Set(await statusesOfCalls(context, origin))]).toEqual([403]);
});

test('a dealer cannot access another dealer’s orders and documents', async ({
  page,
  context,
  browser,
  expectedErrors,
}, info) => {
  expectedErrors.push(/404/);
  await signInByApi(page.context(), info, demoAccounts.dealer);
  const orders = await ordersOf(context);
  const other = await browser.newContext();
  const otherPage = await other.newPage();
  await signInByApi(other, info, demoAccounts.otherDealer);
  expect(orders.length).toBeGreaterThan(0);
  for (const { orderNumber } of orders)
    for (const path of [
      `/api/b2b/orders/${orderNumber}`,
      `/api/b2b/orders/${orderNumber}/delivery-note.pdf`,
      `/api/invoices/${orderNumber}`,
    ])
      expect((await other.request.get(path)).status(), path).toBe(404);

  await otherPage.goto(`/de${root}/orders/${orders[0]?.orderNumber}`);
  const missing = interfaceMessages.de.b2b.order.missingTitle;
  await expect(otherPage.getByRole('heading', { level: 1, name: missing })).toBeVisible();
  await other.close();
});
