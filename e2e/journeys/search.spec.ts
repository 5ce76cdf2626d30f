import type { Page } from '@playwright/test';
import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { expect, expectNoHorizontalScroll, test } from '@/e2e/fixtures/test';
import { createTestTranslator, interfaceMessages } from '@/e2e/fixtures/messages';

const lang = 'de';

/** Search terms with results in the demo catalog, by language. */
const queries = {
  de: { bell: 'Klingel', slip: 'Kligel', accent: 'Gepacktrager', rack: /Gepäckträger/ },
  en: { bell: 'bell', slip: 'Ludwgi', accent: 'Lüdwig', rack: /Ludwig/ },
} as const;

const opener = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: interfaceMessages[lang].navigation.search, exact: true });

const { navigation, searchBox, search, common } = interfaceMessages[lang];
const query = queries[lang];

test('the search works by keyboard alone', async ({ page }) => {
  await page.goto(`/${lang}/bikes`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const field = page.getByRole('combobox', { name: searchBox.label });
  await expect(async () => {
    // The page handles the key `/` only after hydration. The key is not pressed again once the field is visible,
    // because it would be typed into the field.
    if (!(await field.isVisible())) await page.keyboard.press('/');
    await expect(field).toBeFocused({ timeout: 10_000 });
  }).toPass();
  await expect(field).toHaveValue('');
  await expectAccessible(page);

  await page.keyboard.type('Ludwig');
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options.first()).toContainText('Ludwig');
  await expect(page.getByRole('dialog').getByRole('group').first()).toHaveAccessibleName(
    new RegExp(`^${searchBox.kinds.bike} \\d+$`),
  );
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/\d/);
  await expect(field).not.toHaveAttribute('aria-activedescendant');
  await expectAccessible(page);

  await page.keyboard.press('ArrowDown');
  const active = page.locator('dialog [role="option"][aria-selected="true"]');
  await expect(active).toHaveCount(1);
  await expect(active).toHaveAttribute('href', `/${lang}/bikes/ludwig`);
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await active.getAttribute('id')) ?? '',
  );
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/${lang}/bikes/ludwig`);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the header button opens it; Escape clears it, then restores the focus', async ({ page }) => {
  await page.goto(`/${lang}/bikes`);
  await opener(page).focus();
  const field = page.getByRole('combobox', { name: searchBox.label });
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(`/${lang}/bikes`);
  await page.keyboard.type(query.bell);
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('Enter without a selection opens all results', async ({ page }) => {
  await page.goto(`/${lang}`);
  await opener(page).click();
  await page.getByRole('combobox').fill(query.slip);
  await page.getByRole('combobox').press('Enter');
  await expect(page).toHaveURL(`/${lang}/search?q=${query.slip}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    createTestTranslator(lang)('search.titleOf', { query: query.slip }),
  );
  await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test('the shortcut / can be disabled, and types into fields', async ({ page }) => {
  await page.goto(`/${lang}/search`);
  const field = page.getByRole('main').getByRole('searchbox');
  await field.press('/');
  await expect(field).toHaveValue('/');
  await opener(page).click();
  await page.getByRole('button', { name: searchBox.shortcutSetting.turnOff }).click();
  await page.getByRole('dialog').getByRole('button', { name: common.close }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox')).toBeHidden();
  await opener(page).click();
  await expect(page.getByRole('button', { name: searchBox.shortcutSetting.turnOn })).toBeVisible();
});

test('fills the screen on a phone, opened from the menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/${lang}`);
  await page.getByRole('button', { name: navigation.menu, exact: true }).click();
  await page
    .getByRole('dialog', { name: navigation.menu })
    .getByRole('link', { name: navigation.search, exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: searchBox.title });
  await expect(dialog).toBeVisible();
  await expect
    .poll(() => dialog.boundingBox())
    .toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await page
    .getByRole('combobox')
    .fill('Donaudampfschifffahrtsgesellschaftskapitänsfahrradklingel');
  await expect(dialog.getByRole('status')).toHaveText(/\S/);
  await expectNoHorizontalScroll(page);
  await page.getByRole('combobox').fill('qqqqxxxx');
  await expect(dialog.getByRole('link', { name: searchBox.emptyActions.contact })).toBeVisible();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});

test('searching works without the index', async ({ page, expectedErrors }) => {
  expectedErrors.push(/search-index\.json/);
  await page.route(`**/${lang}/search-index.json`, (route) => route.fulfill({ status: 503 }));
  await page.goto(`/${lang}`);
  await opener(page).click();
  await page.getByRole('combobox').fill(query.bell);
  await expect(page.getByText(searchBox.failed).last()).toBeVisible();
  await page.getByRole('combobox').press('Enter');
  await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
});

test('the results page works without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`/${lang}`);
  await opener(page).click();
  await expect(page).toHaveURL(`/${lang}/search`);
  await expect(page.getByText(search.emptyHint)).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').fill(query.accent);
  await page.getByRole('button', { name: search.submit, exact: true }).click();
  await expect(
    page.getByRole('main').getByRole('link', { name: query.rack }).first(),
  ).toBeVisible();

  await page.goto(`/${lang}/search?q=${encodeURIComponent('"><qqqqxxxx')}`);
  await expect(
    page.getByRole('main').getByRole('link', { name: searchBox.emptyActions.models }),
  ).toBeVisible();
  await page.goto(`/${lang}/search?q=bike`);
  const more = page
    .getByRole('main')
    .getByRole('link', { name: /\d+/ })
    .filter({ hasText: search.allOfKind.split('{')[0] ?? '' });
  await more.first().click();
  await expect(page).toHaveURL(/kind=/);
  await expect(page.getByRole('link', { name: search.allKinds })).toBeVisible();
  await context.close();
});

test('the search code is loaded on demand', async ({ page }) => {
  const queries: string[] = [];
  page.on('request', (request) => queries.push(request.url()));
  await page.goto(`/${lang}/bikes`);
  expect(queries.filter((url) => url.includes('search-index'))).toEqual([]);
  const index = page.waitForRequest(`**/${lang}/search-index.json`);
  await opener(page).hover();
  await index;
});

test('a URL of any shape gets a response', async ({ request }) => {
  for (const path of [
    '/de/search',
    '/de/search?q=',
    '/de/search?q=a&q=b',
    `/de/search?q=${'x'.repeat(4000)}`,
    '/de/search?q=%00%F0%9F%9A%B2',
    '/de/search?q=(a%2B)%2B%24&kind=nonsense',
    '/en/search?q=__proto__&kind=constructor',
  ])
    expect((await request.get(path)).status(), path.slice(0, 60)).toBe(200);
  for (const language of ['de', 'en']) {
    const answer = await request.get(`/${language}/search-index.json`);
    expect(answer.headers()['content-type']).toContain('application/json');
    expect(((await answer.json()) as { entries: unknown[] }).entries.length).toBeGreaterThan(100);
  }
});
