import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { waitForEmail, listEmails } from '@/e2e/fixtures/mailbox';
import { languages, interfaceMessages } from '@/e2e/fixtures/messages';
import {
  demoBike,
  goToPayment,
  goToReview,
  createShopper,
  placeOrder,
} from '@/e2e/fixtures/cart-and-checkout';
import { fillBasket } from '@/e2e/fixtures/shop-api';
import { expect, expectNoHorizontalScroll, test } from '@/e2e/fixtures/test';
import type { Page } from '@playwright/test';

const berlin = { latitude: 52.5, longitude: 13.42 };
const nearOranienplatz = 'Radhaus Oranienplatz';

const rows = (page: Page) => page.getByRole('main').locator('.lt-dealer');
const field = (page: Page) =>
  page.getByRole('combobox', { name: interfaceMessages.de.dealers.searchLabel, exact: true });
/** Expects that all dealers are listed, as while no filter is set. */
const expectWholeList = (page: Page) => expect(rows(page).nth(149)).toBeAttached();
const pins = (page: Page) => page.locator('.lt-pin');

async function search(page: Page, place: string): Promise<void> {
  await field(page).fill(place);
  await page
    .getByRole('button', { name: interfaceMessages.de.dealers.search, exact: true })
    .click();
}

/** Records every requested URL of another host. */
function watchForeign(page: Page): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (!/^https?:$/.test(protocol)) return;
    if (hostname !== 'localhost' && hostname !== '127.0.0.1') foreign.push(request.url());
  });
  return foreign;
}

for (const lang of languages) {
  test(`the whole list is in the page, numbered, with a map (${lang})`, async ({ page }) => {
    const foreign = watchForeign(page);
    await page.goto(`/${lang}/dealers`);
    await expectWholeList(page);
    await expect(rows(page).first().locator('.n')).toHaveText('1');
    await expect(page.locator('.lt-dealers .map')).toHaveAttribute('data-state', 'ready');
    await expect(pins(page).first()).toBeVisible();
    await expect(page.getByText('GeoNames')).toBeVisible();
    if (lang === 'de') await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    expect(foreign).toEqual([]);
  });
}

test('a postcode finds the dealers around it, the nearest first', async ({ page }) => {
  await page.goto('/de/dealers');
  await search(page, '10999 Berlin');
  await expect(rows(page).first()).toContainText(nearOranienplatz);
  await expect(rows(page).first().locator('.d')).toHaveText(/^\d,\d\skm$/);
  await expect(page).toHaveURL(/[?&]q=10999/);
  await page.reload();
  await expect(rows(page).first()).toContainText(nearOranienplatz);
});

test.describe('realistic place queries', () => {
  for (const [typed, dealer] of [
    ['koeln', 'Köln'],
    ['SW1A 1AA', 'London'],
    ['1071 AB', 'Amsterdam'],
    ['CH-8001', 'Zürich'],
    ['Görlitz', 'Görlitz'],
  ] as const)
    test(`${typed} finds ${dealer}`, async ({ page }) => {
      await page.goto(`/de/dealers?${new URLSearchParams({ q: typed })}`);
      await expect(rows(page).first()).toContainText(dealer);
    });
});

test('an ambiguous place name offers the other place', async ({ page }) => {
  await page.goto('/de/dealers');
  await search(page, 'Frankfurt');
  await expect(rows(page).first()).toContainText('Frankfurt am Main');
  await page.getByRole('link', { name: /Frankfurt \(Oder\)/ }).click();
  await expect(rows(page).first()).toContainText('Oderrad');
});

test('suggestions can be selected by keyboard', async ({ page }) => {
  await page.goto('/de/dealers');
  await field(page).pressSequentially('potsd');
  await expect(page.getByRole('option').first()).toContainText('Potsdam');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(rows(page).first()).toContainText('Havelrad');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('filters narrow the list, appear in the URL, and show a message when nothing matches', async ({
  page,
}) => {
  await page.goto('/de/dealers');
  await expectWholeList(page);
  const all = await rows(page).count();
  await page.getByRole('checkbox', { name: interfaceMessages.de.dealers.dps }).check();
  await expect(page).toHaveURL(/dps=1/);
  await expect(rows(page)).not.toHaveCount(all);
  await page
    .getByRole('combobox', { name: interfaceMessages.de.dealers.countryLabel, exact: true })
    .selectOption('DK');
  await expect(rows(page).first()).toContainText('Aarhus');
  await expect(page).toHaveURL(/dps=1&country=DK/);
  await page
    .getByRole('combobox', { name: interfaceMessages.de.dealers.typeLabel, exact: true })
    .selectOption('servicePoint');
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByText(interfaceMessages.de.dealers.noneFits)).toBeVisible();
  await page.getByRole('button', { name: interfaceMessages.de.dealers.clearFilters }).click();
  await expect(rows(page)).toHaveCount(all);
});

test('the nearest three dealers are shown far from every dealer, with a way to extend the radius', async ({
  page,
}) => {
  await page.goto('/de/dealers?q=Flensburg&country=CZ&radius=10');
  await expect(page.getByText(interfaceMessages.de.dealers.nearestThree)).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await page
    .getByRole('button', {
      name: interfaceMessages.de.dealers.widen.match(/Überall suchen/)?.[0] ?? '',
    })
    .click();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(3);
});

test.describe('near me', () => {
  test.use({ geolocation: berlin, permissions: ['geolocation'] });
  test('uses the browser’s position and shows no address', async ({ page }) => {
    await page.goto('/de/dealers');
    await page.getByRole('button', { name: interfaceMessages.de.dealers.near }).click();
    await expect(rows(page).first()).toContainText('Berlin');
    await expect(rows(page).first().locator('.d')).toHaveText(/km$/);
    expect(page.url()).not.toContain('52.5');
  });
});

test('a denied position permission shows an alternative', async ({ page, context }) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      failed?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
  });
  await page.goto('/de/dealers');
  await page.getByRole('button', { name: interfaceMessages.de.dealers.near }).click();
  await expect(page.getByText(interfaceMessages.de.dealers.nearDenied)).toBeVisible();
  await expectWholeList(page);
});

test('list and map highlight each other’s selection', async ({ page }) => {
  await page.goto('/de/dealers?q=10999&radius=25');
  await expect(page.locator('.lt-dealers .map')).toHaveAttribute('data-state', 'ready');
  await rows(page).nth(2).hover();
  await expect(page.locator('.lt-pin.is-highlighted')).toHaveCount(1);
  const single = page.locator('.lt-pin:not(.is-cluster)').first();
  await expect(single).toBeVisible();
  await single.focus();
  await expect(single).toHaveText(/\d/);
  const number = await single.textContent();
  await expect(page.locator('.lt-dealer.is-on .n')).toHaveText(number ?? '');
  await page.keyboard.press('Enter');
  await expect(page.locator('.lt-dealer:focus .n')).toHaveText(number ?? '');
});

test('the map’s code is loaded with the map only', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.text().catch(() => ''));
  });
  const hasMap = async () =>
    (await Promise.all(scripts)).some((text) => text.includes('maplibregl-canvas-container'));
  await page.goto('/de/dealers/radhaus-oranienplatz-berlin');
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
  expect(await hasMap()).toBe(false);
  // Positive control: the same search finds the map library on the page with the map.
  await page.goto('/de/dealers');
  await expect.poll(hasMap).toBe(true);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list is in the page, and searching and filtering work', async ({ page }) => {
    await page.goto('/de/dealers');
    await expectWholeList(page);
    await field(page).fill('10999 Berlin');
    await page.getByRole('checkbox', { name: interfaceMessages.de.dealers.dps }).check();
    await page
      .getByRole('button', { name: interfaceMessages.de.dealers.search, exact: true })
      .click();
    await expect(rows(page).first()).toContainText(nearOranienplatz);
    await expect(page).toHaveURL(/\/de\/dealers\?q=10999/);
    await rows(page).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nearOranienplatz);
    await expect(page.getByRole('img', { name: /Karte der Umgebung/ })).toBeVisible();
  });

  test('an unknown place shows a message', async ({ page }) => {
    await page.goto('/de/dealers?q=xyzzyx');
    await expect(page.getByText('xyzzyx')).toBeVisible();
    await expectWholeList(page);
  });
});

for (const lang of languages) {
  test(`a dealer’s page has hours, contact, route and a drawing (${lang})`, async ({ page }) => {
    const foreign = watchForeign(page);
    await page.goto(`/${lang}/dealers/radhaus-oranienplatz-berlin`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(nearOranienplatz);
    await expect(page.locator('.lt-day.is-today')).toHaveCount(1);
    // The opening hours come first on phones, so they must also be first in the DOM. Otherwise the layout shifts when
    // the rest of the page is painted later.
    await expect(page.locator('main h2').first()).toHaveText(interfaceMessages[lang].dealer.hours);
    await expect(page.getByText(interfaceMessages[lang].opening.closed).first()).toBeVisible();
    await expect(
      page.getByRole('link', { name: interfaceMessages[lang].dealer.routeOsm }),
    ).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\//);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain('"BicycleStore"');
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    expect(foreign).toEqual([]);
  });
}

test('an unknown dealer is 404', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/);
  const answer = await page.goto('/de/dealers/nobody');
  expect(answer?.status()).toBe(404);
});

test('a test ride request reaches dealer and sender exactly once', async ({
  page,
  expectedErrors,
}, info) => {
  // The first attempt may fail with 400: the server rejects forms that are sent too fast for a person (see below).
  expectedErrors.push(/400 .*\/api\/test-rides/);
  const email = `ride-${Date.now()}@example.org`;
  await page.goto(
    '/de/dealers/radhaus-oranienplatz-berlin?bike=ludwig&sku=LU11.25.H.M.TG#test-ride',
  );
  const form = page.locator('#test-ride');
  const { fields } = interfaceMessages.de.testRide;
  await expect(form.getByLabel(fields.bike)).toHaveValue('ludwig');
  await expect(form.getByLabel(fields.sku)).toHaveValue('LU11.25.H.M.TG');
  await form.getByRole('button', { name: interfaceMessages.de.testRide.send }).click();
  await expect(form.getByText(interfaceMessages.de.testRide.errors.name)).toBeVisible();
  await form.getByLabel(fields.name, { exact: true }).fill('Mareike Thießen');
  await form.getByLabel(fields.email, { exact: true }).fill(email);
  await form.getByLabel(fields.message).fill('Am liebsten abends.');
  // The server rejects forms sent too soon after they were opened. While sending, the button's label changes.
  const sent = page.getByText(interfaceMessages.de.testRide.sent.title);
  await expect(async () => {
    if (!(await sent.isVisible()))
      await form
        .getByRole('button', { name: interfaceMessages.de.testRide.send })
        .click({ timeout: 2_000 });
    await expect(sent).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const copy = await waitForEmail(email, info);
  expect(copy.subject).toBe(`Ihre Probefahrt bei ${nearOranienplatz}`);
  const toDealer = (await listEmails('werkstatt@radhaus-op.example', info)).filter(({ text }) =>
    text.includes(email),
  );
  expect(toDealer).toHaveLength(1);
  expect(toDealer[0]?.text).toContain('LU11.25.H.M.TG');
});

test('the bike page links to dealers, and names the nearest once a place is known', async ({
  page,
}) => {
  await page.goto('/de/dealers');
  await search(page, '10999');
  await expect(rows(page).first()).toContainText(nearOranienplatz);
  await page.getByRole('link', { name: 'Modelle', exact: true }).first().click();
  // Waits for the list of bikes, because the dealer finder also links bike models.
  await page.waitForURL('**/de/bikes');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Ludwig/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ludwig');
  await expect(page.locator('.lt-dealer-distance')).toHaveCount(3);
  await expect(page.locator('.lt-dealer-distance').first()).toContainText(nearOranienplatz);
});

test('the checkout offers a service dealer, and the order stores it', async ({ page }, info) => {
  const { serviceDealer, checkout } = interfaceMessages.de;
  await fillBasket(page.context(), info, [demoBike.sku]);
  await page.goto('/de/checkout/address');
  await page.getByText(serviceDealer.title).click();
  const place = page.getByRole('combobox', {
    name: interfaceMessages.de.dealers.placeLabel,
    exact: true,
  });
  await place.fill('10999');
  await place.press('Enter');
  await page.getByRole('radio', { name: new RegExp(nearOranienplatz) }).check();
  await expectAccessible(page);
  await goToPayment(page, 'de', createShopper());
  await goToReview(page, 'de');
  await expect(page.getByText(`${nearOranienplatz}, Berlin`)).toBeVisible();
  await expect(page.getByRole('link', { name: checkout.review.changeServiceDealer })).toBeVisible();
  await placeOrder(page, 'de');
});
