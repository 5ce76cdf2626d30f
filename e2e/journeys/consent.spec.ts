import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { expectHydrated } from '@/e2e/fixtures/hydration';
import {
  getConsentDialog,
  getConsentButton,
  filterConsentCommands,
  getConsentCookie,
  recordDataLayer,
  recordThirdPartyRequests,
} from '@/e2e/fixtures/consent';
import { interfaceMessages } from '@/e2e/fixtures/messages';
import { getLayoutShift, recordLayoutShifts } from '@/e2e/fixtures/layout-shift';
import { demoBell } from '@/e2e/fixtures/cart-and-checkout';
import { fillBasket } from '@/e2e/fixtures/shop-api';
import { expect, test } from '@/e2e/fixtures/test';

// The visitor of these tests has not chosen yet, so the cookie dialog opens.
test.use({ consent: null });

const weekSeconds = 604_800;
const everything = [
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
  'security_storage',
] as const;

function signals(statistics: boolean, marketing: boolean) {
  const value = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');
  return Object.fromEntries(
    everything.map((signal) => {
      if (signal.startsWith('ad_')) return [signal, value(marketing)];
      return [signal, signal === 'analytics_storage' ? value(statistics) : 'granted'];
    }),
  );
}

const denied = Object.fromEntries(everything.map((signal) => [signal, 'denied']));

for (const [statistics, marketing] of [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
] as const) {
  test(`statistics ${statistics}, marketing ${marketing}: cookie, signals and loaded scripts`, async ({
    page,
  }) => {
    const foreign = await recordThirdPartyRequests(page);
    const entries = await recordDataLayer(page);
    await page.goto('/de');
    const box = await getConsentDialog(page, 'de');
    const { consent } = interfaceMessages.de;
    await expect(box).toBeVisible();
    await expect
      .poll(() => filterConsentCommands(entries))
      .toEqual([['consent', 'default', denied]]);
    expect(entries[0]).toEqual(['consent', 'default', denied]);
    expect(foreign).toEqual([]);

    if (statistics) await box.getByRole('checkbox', { name: consent.statistics.name }).check();
    if (marketing) await box.getByRole('checkbox', { name: consent.marketing.name }).check();
    expect(foreign).toEqual([]);
    const before = Date.now() / 1000;
    await box.getByRole('button', { name: consent.confirm, exact: true }).click();
    await expect(box).toBeHidden();

    const cookie = await getConsentCookie(page);
    const chosen = [
      'necessary',
      ...(statistics ? ['statistics'] : []),
      ...(marketing ? ['marketing'] : []),
    ];
    expect(cookie).toMatchObject({ value: chosen.join(','), path: '/', sameSite: 'Lax' });
    expect(Math.abs((cookie?.expires ?? 0) - before - weekSeconds)).toBeLessThan(60);

    const update = ['consent', 'update', signals(statistics, marketing)];
    await expect
      .poll(() => filterConsentCommands(entries))
      .toEqual([['consent', 'default', denied], update]);
    const expected = [
      ...(statistics || marketing ? ['/gtm.js?id=GTM-E2ETEST'] : []),
      ...(statistics ? ['/gtag/js?id=G-E2ETEST'] : []),
    ].map((path) => `https://www.googletagmanager.com${path}`);
    await expect.poll(() => foreign).toEqual(expected);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(() => filterConsentCommands(entries).slice(2))
      .toEqual([['consent', 'default', denied], update]);
    await expect(box).toBeHidden();
    await expect.poll(() => foreign).toEqual([...expected, ...expected]);
  });
}

for (const [lang, width] of [
  ['de', 390],
  ['en', 1440],
] as const) {
  const { consent } = interfaceMessages[lang];

  test(`the dialog is accessible and shifts no layout at ${width} px (${lang})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await recordLayoutShifts(page);
    await page.goto(`/${lang}/bikes`);
    const box = await getConsentDialog(page, lang);
    await expect(box).toBeVisible();
    for (const name of [consent.confirm, consent.only, consent.all])
      await expect(box.getByRole('button', { name, exact: true })).toBeInViewport();
    // The page's headline and picture stay visible on a phone.
    if (width < 600) expect((await box.boundingBox())?.height).toBeLessThanOrEqual(380);
    expect(await getLayoutShift(page)).toBeLessThan(0.02);
    await expectAccessible(page);
    await box.getByText(consent.more, { exact: true }).click();
    await expect(box.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(box.getByRole('button', { name: consent.confirm, exact: true })).toBeInViewport();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });
}

test('the dialog is skipped when it cannot be loaded, and the next page retries', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/cookie-notice|ERR_FAILED|Failed to fetch/);
  await page.route('**/cookie-notice.json*', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('cookie-notice'),
  );
  await page.goto('/de/bikes');
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute('**/cookie-notice.json*');
  await page
    .getByRole('link', { name: interfaceMessages.de.navigation.accessories, exact: true })
    .first()
    .click();
  await expect(page).toHaveURL('/de/accessories');
  await expect(await getConsentDialog(page, 'de')).toBeVisible();
});

test('account and checkout show no dialog, but a link to it', async ({ page, context }, info) => {
  await page.goto('/de/bikes');
  await (
    await getConsentDialog(page, 'de')
  )
    .getByRole('button', { name: interfaceMessages.de.consent.confirm, exact: true })
    .click();
  await fillBasket(page.context(), info, [demoBell.sku]);
  await context.clearCookies({ name: 'consent' });
  await page.goto('/de/checkout/address');
  await expect(getConsentButton(page, 'de')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await getConsentButton(page, 'de').click();
  await expect(await getConsentDialog(page, 'de')).toBeVisible();
});

const lang = 'de';
const { consent, footer } = interfaceMessages[lang];

test('both answers look alike, and all three categories can be accepted at once', async ({
  page,
}) => {
  await recordThirdPartyRequests(page);
  await page.goto(`/${lang}/bikes`);
  const box = await getConsentDialog(page, lang);
  const necessary = box.getByRole('checkbox', { name: consent.necessary.name });
  await expect(necessary).toBeChecked();
  await expect(necessary).toBeDisabled();
  await expect(box.getByRole('checkbox', { name: consent.statistics.name })).not.toBeChecked();
  await expect(box.getByRole('checkbox', { name: consent.marketing.name })).not.toBeChecked();

  const looks = await Promise.all(
    [consent.confirm, consent.all].map((name) =>
      box.getByRole('button', { name, exact: true }).evaluate((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { fontWeight, fontSize, color, backgroundColor, borderColor } =
          getComputedStyle(button);
        return { width, height, fontWeight, fontSize, color, backgroundColor, borderColor };
      }),
    ),
  );
  expect(looks[0]).toEqual(looks[1]);

  await box.getByRole('button', { name: consent.all, exact: true }).click();
  await expect(box).toBeHidden();
  expect((await getConsentCookie(page))?.value).toBe('necessary,statistics,marketing');
});

test('the focus stays in the dialog, and Escape does not close it', async ({ page }) => {
  await recordThirdPartyRequests(page);
  await page.goto(`/${lang}`);
  const box = await getConsentDialog(page, lang);
  await expect(box.getByRole('heading', { level: 2 })).toBeFocused();
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
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
  await expect(box).toBeVisible();
  await expect(box.getByRole('status')).toHaveText(consent.chooseFirst);
  expect(await getConsentCookie(page)).toBeNull();

  await box.getByRole('checkbox', { name: consent.statistics.name }).focus();
  await page.keyboard.press('Space');
  await box.getByRole('button', { name: consent.confirm, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(box).toBeHidden();
  expect((await getConsentCookie(page))?.value).toBe('necessary,statistics');
});

test('the dialog opens again from the footer, and consent can be withdrawn', async ({
  page,
  context,
}) => {
  const foreign = await recordThirdPartyRequests(page);
  const entries = await recordDataLayer(page);
  await page.goto(`/${lang}/bikes`);
  const box = await getConsentDialog(page, lang);
  await box.getByRole('button', { name: consent.all, exact: true }).click();
  await expect.poll(() => foreign.length).toBe(2);
  const { hostname } = new URL(page.url());
  await context.addCookies([{ name: '_ga', value: 'GA1.1', domain: hostname, path: '/' }]);

  const opener = getConsentButton(page, lang);
  await expect(opener).toHaveText(footer.cookies);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(box).toBeVisible();
  await expect(box.getByRole('checkbox', { name: consent.statistics.name })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(opener).toBeFocused();
  expect((await getConsentCookie(page))?.value).toBe('necessary,statistics,marketing');

  await opener.click();
  await box.getByRole('checkbox', { name: consent.statistics.name }).uncheck();
  await box.getByRole('checkbox', { name: consent.marketing.name }).uncheck();
  await box.getByRole('button', { name: consent.confirm, exact: true }).click();
  await expect(box).toBeHidden();
  expect((await getConsentCookie(page))?.value).toBe('necessary');
  await expect
    .poll(() => filterConsentCommands(entries).at(-1))
    .toEqual(['consent', 'update', signals(false, false)]);
  await expect
    .poll(async () => (await context.cookies()).some(({ name }) => name === '_ga'))
    .toBe(false);
  expect(foreign).toHaveLength(2);
});

test('the privacy policy can be read before a choice', async ({ page }) => {
  await page.goto(`/${lang}/bikes`);
  const box = await getConsentDialog(page, lang);
  await box.getByRole('link', { name: consent.privacyLink, exact: true }).first().click();
  await expect(page).toHaveURL(`/${lang}/privacy-policy`);
  await expect(box).toBeHidden();
  await page.goto(`/${lang}/imprint`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(box).toBeHidden();
  await page.goto(`/${lang}/bikes`);
  await expect(box).toBeVisible();
});

test('the dialog text is not in pages for readers and search engines', async ({
  page,
  request,
  browser,
}) => {
  const answer = await request.get(`/${lang}/cookie-notice.json`);
  const { subject } = (await answer.json()) as { subject: string };
  expect(subject.length).toBeGreaterThan(10);
  expect(await (await request.get(`/${lang}`)).text()).not.toContain(subject);

  await page.goto(`/${lang}`);
  await expect(await getConsentDialog(page, lang)).toBeVisible();
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });
  const crawler = await context.newPage();
  const requests: string[] = [];
  crawler.on('request', (sent) => requests.push(sent.url()));
  await crawler.goto(`/${lang}`);
  await expectHydrated(crawler.getByRole('banner').getByRole('link').first());
  await expect(crawler.getByRole('dialog')).toHaveCount(0);
  expect(requests.filter((url) => url.includes('cookie-notice'))).toEqual([]);
  await context.close();
});
