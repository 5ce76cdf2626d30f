import type { Page } from '@playwright/test';
import { demoAccounts, signInByApi } from '@/e2e/fixtures/accounts';
import { interfaceMessages } from '@/e2e/fixtures/messages';
import { expect, test } from '@/e2e/fixtures/test';

const b2c = '/de/my-account/b2c';
const b2b = '/de/my-account/b2b';
const presale = '/de/bikes/emil-presale';
const presaleByCategory = '/de/bikes?category=Dealer-Presale';
const presaleByGermanCategory = '/de/bikes?category=H%C3%A4ndler-Vorverkauf';

/** Returns the HTTP status of each guarded page, by path. */
async function statusesOf(page: Page): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  for (const path of [b2c, b2b, presale, presaleByCategory, presaleByGermanCategory]) {
    const response = await page.request.get(path, { headers: { accept: 'text/html' } });
    statuses[path] = response.status();
  }
  return statuses;
}

test('anonymous visitors get 401 on every protected page, with an explanation', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/401/);
  expect(await statusesOf(page)).toEqual({
    [b2c]: 401,
    [b2b]: 401,
    [presale]: 401,
    [presaleByCategory]: 401,
    [presaleByGermanCategory]: 401,
  });
  const response = await page.goto(b2c);
  expect(response?.status()).toBe(401);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.getByRole('link', { name: interfaceMessages.de.navigation.login }).first(),
  ).toBeVisible();
});

test('a consumer gets 401 only on the dealer pages', async ({ page }, info) => {
  await signInByApi(page.context(), info, demoAccounts.consumer);
  expect(await statusesOf(page)).toEqual({
    [b2c]: 200,
    [b2b]: 401,
    [presale]: 401,
    [presaleByCategory]: 401,
    [presaleByGermanCategory]: 401,
  });
});

test('a dealer gets 401 only on the consumer account', async ({ page }, info) => {
  await signInByApi(page.context(), info, demoAccounts.dealer);
  const statuses = await statusesOf(page);
  expect(statuses[b2c]).toBe(401);
  expect(statuses[b2b]).toBe(200);
  expect(statuses[presale]).toBe(200);
  expect(statuses[presaleByCategory]).toBe(200);
  expect(statuses[presaleByGermanCategory]).toBe(200);
});

test('a forged session cookie grants no access', async ({ page, context }) => {
  await page.goto('/de');
  const header = Buffer.from('{"alg":"none"}').toString('base64url');
  const claims = Buffer.from('{"kind":"customer","groups":["oxiddealer"]}').toString('base64url');
  await context.addCookies([
    { name: 'session', value: `${header}.${claims}.`, url: page.url() },
    { name: 'oxid-token', value: 'x', url: page.url() },
    { name: 'oxid-isAnonymous', value: 'false', url: page.url() },
  ]);
  const statuses = Object.values(await statusesOf(page));
  expect(new Set(statuses)).toEqual(new Set([401]));
});
