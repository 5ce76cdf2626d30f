import type { APIRequestContext } from '@playwright/test';
import { expect, skipWithReason, test } from '@/e2e/fixtures/test';
import { interfaceMessages } from '@/e2e/fixtures/messages';
import {
  type InterruptibleProxy,
  startInterruptibleProxy,
} from '@/e2e/support/interruptible-proxy';
import { startStorefront } from '@/e2e/support/start-storefront';

/**
 * These tests start a storefront whose services can be disconnected. Its caches are empty, because the services have
 * new addresses.
 */
test.describe.configure({ mode: 'serial' });

let site: Awaited<ReturnType<typeof startStorefront>>;
let content: InterruptibleProxy;
let shop: InterruptibleProxy;

test.beforeAll(async ({}, info) => {
  if (process.env.BASE_URL) return;
  const services = new URL(String(info.config.metadata.mailbox)).origin;
  content = await startInterruptibleProxy(`${services}/graphql`);
  shop = await startInterruptibleProxy(`${services}/widget.php?cl=graphql&skipSession=1`);
  site = await startStorefront({
    ...{ CONTENT_URL: content.url, SHOP_URL: shop.url },
    ...{ TOOLS_URL: `${services}/tools`, IDENTITY_URL: `${services}/identity` },
  });
});

test.afterAll(async () => {
  await site?.stop();
  await Promise.all([content?.stop(), shop?.stop()]);
});

test.beforeEach(() =>
  skipWithReason(process.env.BASE_URL ? 'it needs a storefront of its own' : undefined),
);

type Shown = { status: number; headers: Record<string, string>; html: string };

async function see(request: APIRequestContext, path: string): Promise<Shown> {
  const answer = await request.get(site.url + path, { maxRedirects: 0 });
  return { status: answer.status(), headers: answer.headers(), html: await answer.text() };
}

/** Checks that an error page is complete without scripts: language, title, text and links. */
function expectWhole({ html }: Shown, lang: 'de' | 'en', status: 404 | 422 | 500 | 502 | 503) {
  expect(html).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
  expect(html).toContain(`<title>${status} · Lautlos</title>`);
  expect(html).toContain(interfaceMessages[lang].errors[`s${status}`].title);
  expect(html).toContain(`href="/${lang}/bikes"`);
  expect(html).toContain(`href="/${lang}/imprint"`);
  expect(html).not.toContain('__next_error__');
}

test('a page with a cold cache and unavailable layout data shows error page 503', async ({
  request,
}) => {
  content.disconnect();
  for (const [path, lang] of [
    ['/de/seite-ohne-rahmen', 'de'],
    ['/en/bikes/no-such-bike', 'en'],
    ['/de/dealers?q=Berlin', 'de'],
    ['/de/search?q=nichts', 'de'],
  ] as const) {
    const page = await see(request, path);
    expect([path, page.status, page.headers['retry-after']]).toEqual([path, 503, '120']);
    expectWhole(page, lang, 503);
  }
  content.restore();
});

test('a page with a cold cache waits only once for an unresponsive service', async ({
  request,
}) => {
  content.stall();
  const startedAtMs = Date.now();
  const pages = await Promise.all(
    ['/de/haengt', '/en/dealers/hanging', '/de/search?q=haengt', '/de/bikes/haengt'].map((path) =>
      see(request, path),
    ),
  );
  expect(Date.now() - startedAtMs).toBeLessThan(14_000);
  for (const page of pages) {
    expect(page.status).toBe(503);
    expect(page.headers['retry-after']).toBe('120');
  }
  content.restore();
});

test('an unknown page renders completely', async ({ request }) => {
  for (const [path, lang] of [
    ['/de/gibt-es-nicht', 'de'],
    ['/en/support/no-such-page', 'en'],
    ['/de/bikes/gibt-es-nicht', 'de'],
    ['/fr/bikes', 'de'],
  ] as const) {
    const page = await see(request, path);
    expect([path, page.status]).toEqual([path, 404]);
    expectWhole(page, lang, 404);
  }
  const account = await see(request, '/de/my-account/b2c');
  expect(account.status).toBe(401);
  expect(account.html).toContain(interfaceMessages.de.errors.s401.title);
});

test('an uncached page with warm layout data responds 503 with Retry-After', async ({
  request,
}) => {
  content.disconnect();
  const page = await see(request, '/en/not-asked-for-yet');
  expect(page.status).toBe(503);
  expect(page.headers['retry-after']).toBe('120');
  expect(page.headers['cache-control']).toBe('private, no-store');
  expectWhole(page, 'en', 503);
  expect(page.html).toContain('Adjusting. Back shortly');
  const known = await see(request, '/de/imprint');
  expect(known.status).toBe(200);
  content.restore();
  expect((await see(request, '/en/not-asked-for-yet')).status).toBe(404);
});

test('the outlet responds 503 while the shop is unreachable', async ({ request }) => {
  shop.disconnect();
  const outlet = await see(request, '/de/bikes/outlet/nicht-gefragt');
  expect(outlet.status).toBe(503);
  expectWhole(outlet, 'de', 503);
  shop.restore();
});

test('visitors without JavaScript see error page 503', async ({ browser }) => {
  content.disconnect();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(`${site.url}/de/auch-nicht-gefragt`);
  await expect(still.getByRole('heading', { level: 1 })).toHaveText(
    interfaceMessages.de.errors.s503.title,
  );
  await context.close();
  content.restore();
});
