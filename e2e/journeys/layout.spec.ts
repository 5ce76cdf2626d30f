import { getCookie, fillBasket } from '@/e2e/fixtures/shop-api';
import { expect, test } from '@/e2e/fixtures/test';
import { languages, createTestTranslator, interfaceMessages } from '@/e2e/fixtures/messages';
import { addBell, demoBell, getCartSidebar } from '@/e2e/fixtures/cart-and-checkout';

const other = { de: 'en', en: 'de' } as const;

for (const lang of languages) {
  const { errors } = interfaceMessages[lang];

  test(`unknown and protected pages show an error with the matching status (${lang})`, async ({
    page,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 40[14]/);
    const pages = [
      [404, `/${lang}/bikes/nobody`],
      [404, `/${lang}/bikes/nobody/configuration`],
      [404, `/${lang}/bikes/outlet/nobody`],
      [404, `/${lang}/accessories/nobody`],
      [404, `/${lang}/no-such-page`],
      [404, `/${lang}/no/such/page`],
      [401, `/${lang}/my-account/b2b`],
      [401, `/${lang}/my-account/b2b/orders`],
      [401, `/${lang}/my-account/b2c`],
      [401, `/${lang}/bikes/emil-presale`],
      [401, `/${lang}/bikes?category=Dealer-Presale`],
    ] as const;
    for (const [status, path] of pages)
      expect((await request.get(path)).status(), path).toBe(status);
    // Opens one page of each kind: a product, a section, an unknown address.
    for (const [status, path] of [pages[0], pages[6], pages[9], pages[5]] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors[`s${status}`].title);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      if (status === 401)
        await expect(
          page.getByRole('main').getByRole('link', { name: errors.signIn, exact: true }),
        ).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', { name: errors.models, exact: true }).click();
    await expect(page).toHaveURL(`/${lang}/bikes`);
  });

  test(`protected categories stay protected when requested by query (${lang})`, async ({
    request,
  }) => {
    const name = lang === 'de' ? 'H%C3%A4ndler-Vorverkauf' : 'Dealer-Presale';
    expect((await request.get(`/${lang}/bikes/ludwig?category=${name}`)).status()).toBe(401);
    expect((await request.get(`/${lang}/bikes/ludwig?category=other`)).status()).toBe(200);
  });
}

test('the home page is in the visitor’s language', async ({ request }) => {
  const home = async (accepted: string) => {
    const answer = await request.get('/', {
      headers: { 'accept-language': accepted },
      maxRedirects: 0,
    });
    return {
      status: answer.status(),
      lang: /<html[^>]* lang="(..)"/.exec(await answer.text())?.[1],
    };
  };
  expect(await home('de-AT,de;q=0.9,en;q=0.8')).toEqual({ status: 200, lang: 'de' });
  expect(await home('en-GB,en;q=0.9')).toEqual({ status: 200, lang: 'en' });
  expect(await home('fr-FR,fr;q=0.9')).toEqual({ status: 200, lang: 'en' });

  const list = await request.get('/bikes?sort=name', {
    headers: { 'accept-language': 'en' },
    maxRedirects: 0,
  });
  expect(list.status()).toBe(307);
  expect(list.headers().location).toMatch(/\/en\/bikes\?sort=name$/);
  expect((await request.get('/fr', { maxRedirects: 0 })).status()).toBe(404);
  expect((await request.get('/fr/bikes', { maxRedirects: 0 })).status()).toBe(404);
});

test('the site is in German without a language header', async ({ playwright }) => {
  const anonymousRequest = await playwright.request.newContext({
    extraHTTPHeaders: { 'accept-language': '' },
  });
  expect(await (await anonymousRequest.get('/')).text()).toMatch(/<html[^>]* lang="de"/);
  await anonymousRequest.dispose();
});

test('the shop rejects invalid input with a reason', async ({ request, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  const send = async (data: string, headers: Record<string, string> = { origin }) => {
    const answer = await request.post('/api/shop', {
      data,
      headers: { 'content-type': 'application/json', ...headers },
    });
    const { message } = (await answer.json()) as { message: string };
    expect(message).toMatch(/\w{3}/);
    return answer.status();
  };
  const call = JSON.stringify({ operationName: 'Countries', variables: {} });
  expect(await send('{"operationName":')).toBe(400);
  expect(await send('[]')).toBe(400);
  expect(await send('{"operationName":"Countries","variables":[1]}')).toBe(400);
  expect(
    await send(
      JSON.stringify({ operationName: 'DropEverything', query: 'mutation DropEverything { x }' }),
    ),
  ).toBe(400);
  expect(
    await send(
      JSON.stringify({ operationName: 'Token', variables: { username: 'a', password: 'b' } }),
    ),
  ).toBe(400);
  expect(await send(JSON.stringify({ operationName: '__proto__' }))).toBe(400);
  expect(
    await send(
      JSON.stringify({ operationName: 'Countries', variables: { filling: 'x'.repeat(100_000) } }),
    ),
  ).toBe(413);
  expect(await send(call, { origin: 'https://elsewhere.example' })).toBe(403);
  expect(await send(call, { origin, 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await send(call, {})).toBe(403);
  expect((await request.get('/api/shop')).status()).toBe(405);

  const good = await request.post('/api/shop', {
    data: { operationName: 'Countries' },
    headers: { origin },
  });
  expect(good.status()).toBe(200);
  expect(await good.text()).toContain('Deutschland');
});

test('the shop rejects invalid quantities and ids without changes', async ({
  request,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  const ask = async (operationName: string, variables: Record<string, unknown>) => {
    const answer = await request.post('/api/shop', {
      data: { operationName, variables },
      headers: { origin },
    });
    return (await answer.json()) as {
      data?: Record<string, { id: string } | null> | null;
      errors?: { message: string }[];
    };
  };
  const created = await ask('BasketCreate', {
    basketId: `guard-${Date.now()}-${Math.random()}`,
    isAnonymous: true,
  });
  const basketId = created.data?.basketCreate?.id;
  expect(basketId).toEqual(expect.any(String));
  for (const amount of [0, -1, 1.5, 1e9, 'two']) {
    const { errors } = await ask('BasketAddItem', { basketId, productId: demoBell.sku, amount });
    expect(errors?.[0]?.message, String(amount)).toMatch(/\w{3}/);
  }
  expect(
    (await ask('BasketAddItem', { basketId, productId: 'no-such-product', amount: 1 })).errors?.[0]
      ?.message,
  ).toMatch(/no-such-product/);
  expect((await ask('GetBasketInfo', { basketId: 'no-such-basket' })).errors?.[0]?.message).toMatch(
    /^Basket was not found by id: no-such-basket/,
  );
  const { data } = await ask('GetBasketInfo', { basketId });
  expect((data?.basket as unknown as { items: unknown[] }).items).toEqual([]);
});

const lang = 'de';
const { navigation, common, cart, catalog } = interfaceMessages[lang];
const there = interfaceMessages[other[lang]];

test('the language switch stays on the page with its query', async ({ page, context }, info) => {
  await fillBasket(page.context(), info, [demoBell.sku]);
  await page.goto(`/${lang}/bikes?subcategory=stadt&sort=name`);
  // The static page contains every model. The query filters them after hydration.
  await expect(page.getByRole('article')).not.toHaveCount(25);
  const shown = await page.getByRole('article').count();
  await page.getByRole('link', { name: navigation.otherLanguage, exact: true }).first().click();
  await expect(page).toHaveURL(`/${other[lang]}/bikes?subcategory=stadt&sort=name`);
  await expect(page.locator('html')).toHaveAttribute('lang', other[lang]);
  await expect(page.getByRole('article')).toHaveCount(shown);
  await expect.poll(() => getCookie(context, 'lang')).toBe(other[lang]);
  await page.getByRole('link', { name: there.navigation.cart }).first().click();
  await expect(getCartSidebar(page, other[lang]).getByText(demoBell.sku)).toBeVisible();
});

test('the theme is saved and set before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenThemes: seen });
    const look = () => {
      const root = document.documentElement;
      if (document.body && root)
        seen.push(`${root.dataset.bsTheme} ${root.classList.contains('dark-mode')}`);
      if (document.readyState !== 'complete') requestAnimationFrame(look);
    };
    look();
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      look();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const themes = () =>
    page.evaluate(() => [...new Set((window as unknown as { seenThemes: string[] }).seenThemes)]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`/${lang}`);
  expect(await themes()).toEqual(['light false']);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: navigation.themeDark, exact: true })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  await expect(page.locator('html')).toHaveClass(/(^| )dark-mode( |$)/);

  await page.reload();
  expect(await themes()).toEqual(['dark true']);
  await page.goto(`/${lang}/bikes/ludwig`);
  expect(await themes()).toEqual(['dark true']);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: navigation.themeLight, exact: true })
    .click();
  await expect(page.locator('html')).not.toHaveClass(/dark-mode/);
  await page.reload();
  expect(await themes()).toEqual(['light false']);
});

test('the theme follows the system setting by default', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/${lang}`);
  await expect(page.locator('html')).toHaveClass(/dark-mode/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).not.toHaveClass(/dark-mode/);
});

test('the menu on a phone works by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/${lang}`);
  const opener = page.getByRole('button', { name: navigation.menu, exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: navigation.menu });
  await expect(menu).toBeVisible();
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  // Not an exact match, because the link's name includes a number.
  await menu.getByRole('link', { name: navigation.accessories }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/${lang}/accessories`);
  await expect(menu).toBeHidden();
  await expect(
    page.getByRole('heading', { level: 1, name: catalog.accessories.title }),
  ).toBeVisible();
});

test('the first Tab stop skips the navigation', async ({ page }) => {
  await page.goto(`/${lang}/bikes`);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: common.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the offline notice appears only while offline', async ({ page, context, expectedErrors }) => {
  // Pending prefetches fail when the connection is lost.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto(`/${lang}/bikes`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The code of the offline notice loads after the page.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: common.offline.title });
  await expect(notice).toContainText(common.offline.text);
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test('the URL with a bike’s code redirects to its model', async ({ page, request }) => {
  const answer = await request.get(`/${lang}/bikes/LU11.25.H.M.TG?x=1`, { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toMatch(new RegExp(`/${lang}/bikes/ludwig\\?x=1$`));
  await page.goto(`/${lang}/bikes/HREV.24.H.M.NB`);
  await expect(page).toHaveURL(`/${lang}/bikes/heinrich-enviolo`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the label of the cart button contains the quantity', async ({ page }) => {
  await addBell(page, lang);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: cart.button }).first()).toContainText(
    createTestTranslator(lang)('cart.badge', { count: 1 }),
  );
});
