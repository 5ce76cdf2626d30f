import type { Locator, Page } from '@playwright/test';
import { expectHydrated } from '../fixtures/hydration';
import { expect, test } from '@/e2e/fixtures/test';
import {
  languages,
  type Language,
  createTestTranslator,
  interfaceMessages,
} from '@/e2e/fixtures/messages';
import {
  getAddButton,
  demoBike,
  getCartSidebar,
  demoOutletPath,
} from '@/e2e/fixtures/cart-and-checkout';

const names = {
  de: {
    city: 'Stadt',
    stepThrough: 'Tiefeinstieg',
    diamond: 'Diamant',
    rust: 'Rost',
    sand: 'Sand',
    eleven: /Alfine, 11 Gänge/,
    bells: 'Klingeln',
    copper: 'Kupfer',
    reason: 'Vorführrad, 40 km',
  },
  en: {
    city: 'City',
    stepThrough: 'Step-through',
    diamond: 'Diamond',
    rust: 'Rust',
    sand: 'Sand',
    eleven: /Alfine, 11 speeds/,
    bells: 'Bells',
    copper: 'Copper',
    reason: 'Demo bike, 40 km',
  },
} as const;

const models = 25;

/** Returns a facet value in the filter list. */
function facetValue(page: Page, facet: string, value: string): Locator {
  return page
    .getByRole('group', { name: facet, exact: true })
    .getByRole('checkbox', { name: value, exact: true });
}

/** Returns the number of results shown next to a facet value. */
async function readFacetCount(value: Locator): Promise<number> {
  const text = await value.evaluate(
    (input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
  );
  return Number(text);
}

async function openBikes(page: Page, lang: Language): Promise<void> {
  await page.goto(`/${lang}/bikes`);
  await expect(
    page.getByText(createTestTranslator(lang)('catalog.bikes.countAll', { total: models }), {
      exact: true,
    }),
  ).toBeVisible();
}

/** Returns the prices of the cards in order. */
async function cardPrices(page: Page): Promise<number[]> {
  const texts = await page.getByRole('article').allInnerTexts();
  return texts.map((text) =>
    Number(
      (/(?:€\s?)?(\d[\d.,]*)(?:\s?€)?/.exec(text.replace(/^.*\n/, ''))?.[1] ?? '').replace(
        /[.,]/g,
        '',
      ),
    ),
  );
}

for (const lang of languages) {
  const { bike: bikeWords, outlet, reduced } = interfaceMessages[lang];
  const t = createTestTranslator(lang);
  const name = names[lang];

  test(`a bike page shows exactly the selected variant (${lang})`, async ({ page }) => {
    await openBikes(page, lang);
    await page
      .getByRole('article')
      .getByRole('link')
      .filter({ has: page.getByRole('heading', { name: demoBike.name, exact: true }) })
      .click();
    // The card links to its variant. The URL without `?variant` opens the same variant.
    await expect(page).toHaveURL(`/${lang}/bikes/${demoBike.slug}?variant=LU8.25.H.M.TG`);
    await expect(page.getByRole('heading', { level: 1, name: demoBike.name })).toBeVisible();
    await page.goto(`/${lang}/bikes/${demoBike.slug}`);
    await expect(page.getByText(t('bike.article', { sku: 'LU8.25.H.M.TG' }))).toBeVisible();

    const picture = page
      .getByRole('group', { name: bikeWords.gallery, exact: true })
      .getByRole('img')
      .first();
    const before = await picture.getAttribute('src');
    await page.getByTitle(name.rust, { exact: true }).click();
    await expect(page).toHaveURL(`/${lang}/bikes/${demoBike.slug}?variant=LU8.25.H.M.RO`);
    await expect(picture).toHaveAccessibleName(
      t('bike.views.side', { name: demoBike.name, color: name.rust }),
    );
    await expect(picture).not.toHaveAttribute('src', before ?? '');
    const price = page
      .getByText(t('bike.vat', { percent: 19 }))
      .locator('..')
      .locator('..');
    await expect(price).toContainText(/2[.,]495/);
    await expect(price).toContainText(interfaceMessages[lang].common.availability.now);

    await page
      .getByRole('radiogroup', { name: bikeWords.size, exact: true })
      .getByText('L', { exact: true })
      .click();
    await expect(page.getByText(t('bike.article', { sku: 'LU8.25.H.L.RO' }))).toBeVisible();

    await page.getByRole('radio', { name: name.eleven }).check();
    await expect(page).toHaveURL(`/${lang}/bikes/${demoBike.slug}?variant=LU11.25.H.L.RO`);
    await expect(price).toContainText(/2[.,]795/);
    await page.reload();
    await expect(page.getByText(t('bike.article', { sku: 'LU11.25.H.L.RO' }))).toBeVisible();
  });

  test(`an outlet bike shows its reason and the lowest price of 30 days (${lang})`, async ({
    page,
  }) => {
    await page.goto(`/${lang}/bikes/outlet`);
    await page.getByLabel(outlet.size, { exact: true }).selectOption('L');
    await expect(page).toHaveURL(`/${lang}/bikes/outlet?size=L`);
    await page.getByRole('link').filter({ hasText: name.reason }).first().click();
    await expect(page).toHaveURL(`/${lang}${demoOutletPath}`);
    await expect(page.getByRole('heading', { name: outlet.reason })).toBeVisible();
    await expect(page.getByText(name.reason, { exact: true })).toBeVisible();
    await expect(page.getByText(/1[.,]790/).first()).toBeVisible();
    await expect(
      page
        .getByRole('paragraph')
        .filter({ hasText: reduced.lowest30 })
        .filter({ hasText: /2[.,]150/ }),
    ).toContainText(/(UVP|RRP)/);
    await expect(page.locator('s').filter({ visible: true })).toContainText(/2[.,]150/);
    await expect(getAddButton(page, lang)).toBeVisible();
  });
}

test('invalid parameters in a URL are ignored', async ({ page }) => {
  await page.goto('/de/bikes?subcategory=mond&colors=&sort=zufall&x=1');
  await expect(
    page.getByText(createTestTranslator('de')('catalog.bikes.countAll', { total: models }), {
      exact: true,
    }),
  ).toBeVisible();
  await page.goto(`/de/bikes/${demoBike.slug}?variant=XX1.25.H.M.GR`);
  await expect(
    page.getByText(createTestTranslator('de')('bike.article', { sku: 'LU8.25.H.M.TG' })),
  ).toBeVisible();
});

const lang = 'en';
const { catalog, bike: bikeWords, configurator, accessory } = interfaceMessages[lang];
const t = createTestTranslator(lang);
const name = names[lang];

test('the bike list follows its filters', async ({ page }) => {
  await openBikes(page, lang);
  const city = facetValue(page, catalog.facets.subcategory, name.city);
  const diamond = facetValue(page, catalog.facets.geometry, name.diamond);
  const diamondsOfAll = await readFacetCount(diamond);
  const inCity = await readFacetCount(city);
  expect(inCity).toBeGreaterThan(0);

  // The list hydrates after the page's main part.
  await expectHydrated(city);
  await city.check();
  await expect(page).toHaveURL(`/${lang}/bikes?subcategory=stadt`);
  await expect(
    page.getByText(t('catalog.bikes.count', { shown: inCity, total: models }), { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(inCity);
  await expect(
    page.getByRole('link', { name: t('catalog.removeFilter', { name: name.city }) }),
  ).toBeVisible();
  await expect.poll(() => readFacetCount(diamond)).toBeLessThan(diamondsOfAll);
  const diamondsInCity = await readFacetCount(diamond);

  await diamond.check();
  await expect(page).toHaveURL(`/${lang}/bikes?subcategory=stadt&geometry=diamond`);
  await expect(page.getByRole('article')).toHaveCount(diamondsInCity);

  await page
    .getByLabel(catalog.sort.label, { exact: true })
    .selectOption({ label: catalog.sort['price-asc'] });
  await expect(page).toHaveURL(`/${lang}/bikes?subcategory=stadt&geometry=diamond&sort=price-asc`);
  await expect(async () => {
    const prices = await cardPrices(page);
    expect(Math.min(...prices)).toBeGreaterThan(1000);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  }).toPass();

  await page.reload();
  await expect(city).toBeChecked();
  await expect(diamond).toBeChecked();
  await expect(page.getByRole('article')).toHaveCount(diamondsInCity);
  await expect(page.getByLabel(catalog.sort.label, { exact: true })).toHaveValue('price-asc');

  await page.goBack();
  await expect(page).toHaveURL(`/${lang}/bikes?subcategory=stadt&geometry=diamond`);
  await page.goBack();
  await expect(diamond).not.toBeChecked();
  await expect(page.getByRole('article')).toHaveCount(inCity);
  await page.goBack();
  await expect(page).toHaveURL(`/${lang}/bikes`);
  await expect(
    page.getByText(t('catalog.bikes.countAll', { total: models }), { exact: true }),
  ).toBeVisible();
});

test('an empty result suggests a filter to remove', async ({ page }) => {
  await page.goto(`/${lang}/bikes?subcategory=schotter&geometry=wave`);
  await expect(page.getByRole('heading', { name: catalog.bikes.empty })).toBeVisible();
  await expect(
    page.getByText(t('catalog.bikes.count', { shown: 0, total: models }), { exact: true }),
  ).toBeVisible();
  const hint = page.getByRole('heading', { name: catalog.bikes.empty }).locator('..');
  await expect(hint).toContainText(`${name.stepThrough}`);
  await hint
    .getByRole('link', { name: t('catalog.removeFilter', { name: name.stepThrough }) })
    .click();
  await expect(page).toHaveURL(`/${lang}/bikes?subcategory=schotter`);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the availability grid links to its variants', async ({ page }) => {
  await page.goto(`/${lang}/bikes/${demoBike.slug}?variant=LU11.25.H.M.GR`);
  const grid = page.getByRole('table', { name: bikeWords.gridCaption });
  const selected = grid.locator('[aria-current="true"]');
  await expect(selected).toHaveText(interfaceMessages[lang].common.availability.now);
  await expect(grid.getByText(bikeWords.notBuilt)).toHaveCount(1);
  await grid.getByRole('row', { name: name.sand }).getByRole('link').first().click();
  await expect(page).toHaveURL(`/${lang}/bikes/${demoBike.slug}?variant=LU11.25.H.S.SA`);
  await expect(selected).not.toHaveText(interfaceMessages[lang].common.availability.now);
  await expect(page.getByText(t('bike.article', { sku: 'LU11.25.H.S.SA' }))).toBeVisible();
});

test('a bike is configured and added with a note for the workshop', async ({ page }) => {
  const comment = 'Lenker 2 cm höher';
  await page.goto(`/${lang}/bikes/${demoBike.slug}?variant=${demoBike.sku}`);
  await page.getByRole('link', { name: bikeWords.configure, exact: true }).click();
  await expect(page).toHaveURL(
    `/${lang}/bikes/${demoBike.slug}/configuration?variant=${demoBike.sku}`,
  );
  await page
    .getByRole('radiogroup', { name: bikeWords.size, exact: true })
    .getByText('L', { exact: true })
    .click();
  await page.getByTitle(name.sand, { exact: true }).click();
  await expect(page).toHaveURL(
    `/${lang}/bikes/${demoBike.slug}/configuration?variant=LU11.25.H.L.SA`,
  );
  await page.getByLabel(configurator.comment, { exact: true }).fill(comment);
  await getAddButton(page, lang).click();
  await expect(getCartSidebar(page, lang).getByText('LU11.25.H.L.SA')).toBeVisible();
  await expect(getCartSidebar(page, lang).getByText(comment)).toBeVisible();
});

test('accessories can be filtered and show the bike that they fit', async ({ page }) => {
  await page.goto(`/${lang}/accessories?bikes=${demoBike.slug}`);
  await expect(
    page.getByText(t('catalog.accessories.fitting', { name: demoBike.name })),
  ).toBeVisible();
  const bells = page.getByRole('main').getByRole('link', { name: name.bells, exact: true }).first();
  await bells.click();
  await expect(bells).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/\?(?=.*bikes=ludwig)(?=.*category=klingeln)/);
  await page.getByLabel(catalog.facets.brand, { exact: true }).selectOption('lautlos');
  await expect(page).toHaveURL(/\?(?=.*bikes=ludwig)(?=.*brand=lautlos)(?=.*category=klingeln)/);
  await expect(
    page.getByRole('link', { name: t('catalog.removeFilter', { name: 'Lautlos' }) }),
  ).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  const fitting = await cards.count();

  await page.getByRole('link', { name: catalog.accessories.showAll, exact: true }).click();
  await expect(page).not.toHaveURL(/bikes=/);
  await expect(
    page.getByText(t('catalog.accessories.fitting', { name: demoBike.name })),
  ).toBeHidden();
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(fitting);

  await page.goto(`/${lang}/accessories/klingel-kreuzberg?bikes=${demoBike.slug}`);
  await expect(page.getByText(t('accessory.fits', { name: demoBike.name }))).toBeVisible();
  await expect(page.getByText(/^(45\s€|€45)$/)).toBeVisible();
  await page.getByTitle(name.copper, { exact: true }).click();
  await expect(page.getByText(/^(49\s€|€49)$/)).toBeVisible();
  await page
    .getByRole('group', { name: accessory.amount, exact: true })
    .getByRole('button', { name: accessory.more })
    .click();
  await getAddButton(page, lang).click();
  await expect(getCartSidebar(page, lang).getByText('ZB.KRE.42.KU')).toBeVisible();
  await expect(
    getCartSidebar(page, lang).getByText(t('cart.line.quantityIs', { amount: 2 })),
  ).toBeVisible();
});
