import { expectHydrated } from '@/e2e/fixtures/hydration';
import { interfaceMessages } from '@/e2e/fixtures/messages';
import { expect, test } from '@/e2e/fixtures/test';

const bikePage = '/de/bikes/ludwig';
const chunks = '**/_next/static/chunks/*.js';

test('a public page is compressed exactly once', async ({ request }) => {
  const ask = (headers: Record<string, string> = {}) =>
    request.get(bikePage, { headers: { cookie: 'lang=de', ...headers } });
  await ask();
  const smallest = async () => (await ask()).headers()['content-encoding'];
  await expect.poll(smallest).toBe('br');
  const { etag, vary, ...headers } = (await ask()).headers();
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['cache-control']).toContain('s-maxage');
  expect(Number(headers['content-length'])).toBeGreaterThan(0);
  expect(vary).toContain('Accept-Encoding');
  expect((await ask({ 'if-none-match': String(etag) })).status()).toBe(304);
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const response = await request.fetch(bikePage, { method });
    expect([response.status(), response.headers().allow]).toEqual([405, 'GET, HEAD']);
  }
  expect((await request.get('/de/%E0%A4%A')).status()).toBe(400);
});

for (const path of [
  bikePage,
  '/',
  '/de/search?q=ludwig',
  '/de/checkout/cart',
  '/de/my-account/b2c',
  '/de/none',
])
  test(`no injected script runs on ${path}`, async ({ browser }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const policy = (await page.goto(path))?.headers()['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).not.toContain('unsafe');
    expect(scripts).toContain("'sha256-");
    const marks = await page.evaluate(() => {
      const script = document.createElement('script');
      try {
        script.textContent = 'document.title = "brought in"';
      } catch {
        // Trusted Types forbid assigning a string to a script. Markup is checked less strictly, so try to add a script
        // as markup.
        document.body.insertAdjacentHTML('beforeend', '<svg id="s"><script></script></svg>');
        document.querySelector('#s script')?.append('document.title = "brought in"');
      }
      document.body.append(script);
      document.body.insertAdjacentHTML(
        'beforeend',
        '<p id="x" onclick="document.title=\'brought in\'">',
      );
      document.getElementById('x')?.click();
      return document.title;
    });
    expect(marks).not.toBe('brought in');
    await context.close();
  });

for (const [name, path, policy, referrer] of [
  ['a payment page', '/pay/cs_test_aaaaaaaaaaaaaaaaaaaaaaaa', "default-src 'none'", 'same-origin'],
  ['the hosted sign-in', '/api/auth/sign-in', "default-src 'none'", 'same-origin'],
  ['a drawing', '/media/og/missing.svg', "default-src 'self'", 'strict-origin-when-cross-origin'],
  ['an API response', '/api/health', "default-src 'self'", 'strict-origin-when-cross-origin'],
  ['a page', '/de/checkout/cart', "default-src 'self'", 'strict-origin-when-cross-origin'],
] as const)
  test(`the security policies of ${name} reach the browser`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy']).toMatch(new RegExp(`^${policy};`));
    expect(headers['referrer-policy']).toBe(referrer);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe(
      path.startsWith('/media') ? 'cross-origin' : 'same-origin',
    );
  });

test('unknown and missing URLs must not be cached', async ({ request }) => {
  for (const path of ['/_next/static/chunks/old.js', '/api/none', '/de/none.json', '/de/none']) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(answer.headers()['cache-control']).toContain('no-store');
  }
  for (const folder of ['/media/', '/uploads/', '/api/', '/feeds/', '/pay/', '/downloads/de/'])
    expect((await request.get(`${folder}%c0%ae`)).status()).toBe(400);
});

test('security contact and password change page have well-known URLs', async ({ request }) => {
  const contact = await (await request.get('/.well-known/security.txt')).text();
  expect(contact).toMatch(/^Contact: .+\nExpires: \d{4}-/m);
  const changed = await request.get('/.well-known/change-password', {
    headers: { cookie: 'lang=de' },
    maxRedirects: 0,
  });
  expect(changed.headers().location).toMatch(/\/de\/login\?view=change$/);
});

test('the largest picture is painted before any script of the page loads', async ({ page }) => {
  await page.goto(bikePage);
  await expectHydrated(page.getByRole('banner').getByRole('link').first());
  const { painted, fetched, isPicture } = await page.evaluate(async () => {
    const paint = await new Promise<LargestContentfulPaint>((resolve) => {
      new PerformanceObserver((list) => {
        const picture = list.getEntries().at(-1);
        if (picture) resolve(picture as LargestContentfulPaint);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_next\/static\/chunks\/.*\.js$/.test(name));
    return {
      painted: paint.startTime,
      fetched: Math.min(...scripts.map(({ startTime }) => startTime)),
      isPicture: paint.element?.localName,
    };
  });
  expect(isPicture).toBe('img');
  // The wait ends after four seconds, however slow the picture is.
  expect(fetched).toBeGreaterThanOrEqual(Math.min(painted, 3_900));
});

test('clicks, input and form submissions before hydration take effect after it', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(chunks, async (route) => {
    await released;
    await route.continue();
  });
  await page.route(/\/api\/newsletter/, (route) => route.fulfill({ status: 200, json: {} }));
  const sent = page.waitForRequest(/\/api\/newsletter/);
  await page.goto(bikePage, { waitUntil: 'domcontentloaded' });
  const footer = page.getByRole('contentinfo');
  const { navigation } = interfaceMessages.de;
  await footer.getByRole('button', { name: navigation.themeDark }).click();
  await footer.getByRole('textbox').fill('eva@example.org');
  await footer
    .getByRole('button', { name: interfaceMessages.de.footer.newsletter.subscribe })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'light');
  release();
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  expect((await sent).postDataJSON()).toMatchObject({ email: 'eva@example.org' });
});

test('a link works before hydration', async ({ page }) => {
  await page.route(chunks, () => {});
  await page.goto(bikePage, { waitUntil: 'domcontentloaded' });
  await page
    .getByRole('banner')
    .getByRole('link', { name: interfaceMessages.de.navigation.bikes })
    .first()
    .click();
  await expect(page).toHaveURL('/de/bikes');
});
