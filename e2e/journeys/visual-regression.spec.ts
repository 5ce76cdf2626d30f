import type { Page } from '@playwright/test';
import { expectScreenshotMatch, expectScreenshotMismatch } from '@/e2e/fixtures/visual-comparison';
import { getConsentDialog } from '@/e2e/fixtures/consent';
import { type Language, createTestTranslator, interfaceMessages } from '@/e2e/fixtures/messages';
import { expect, test } from '@/e2e/fixtures/test';

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Brings the page into the state for the screenshot, such as an open menu. */
  readonly first?: (page: Page, lang: Language) => Promise<void>;
}

interface Look {
  readonly lang: Language;
  readonly colorScheme: 'light' | 'dark';
  readonly viewport: { readonly width: number; readonly height: number };
}

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const germanByDay: Look = { lang: 'de', colorScheme: 'light', viewport: desktop };
const englishByNight: Look = { lang: 'en', colorScheme: 'dark', viewport: desktop };
const germanPhone: Look = { lang: 'de', colorScheme: 'dark', viewport: phone };
const englishPhone: Look = { lang: 'en', colorScheme: 'light', viewport: phone };

/** Screens that depend neither on the date nor on orders or content of other tests. */
const screens: readonly (readonly [Look, readonly Screen[]])[] = [
  [
    germanByDay,
    [
      { name: 'bikes', path: '/bikes?sort=price-asc&subcategory=stadt' },
      { name: 'cart-empty', path: '/checkout/cart' },
      { name: 'comparison', path: '/bikes/compare?bikes=ludwig,greta&height=178&stack=590' },
      { name: 'contact', path: '/support/contact' },
      { name: 'faq', path: '/support/faq' },
      { name: 'footer', path: '/imprint', first: scrollToFooter },
      { name: 'login', path: '/login' },
      { name: 'shipping', path: '/shipping-info' },
    ],
  ],
  [
    englishByNight,
    [
      { name: 'configurator', path: '/bikes/ludwig/configuration' },
      { name: 'gear-adviser', path: '/gear-adviser' },
      { name: 'jobs', path: '/jobs' },
      { name: 'leasing', path: '/leasing?sku=LU11.25.H.M.GR' },
      { name: 'not-found', path: '/no-such-page' },
      { name: 'size-adviser', path: '/size-adviser?height=178&inseam=84&feel=upright' },
      { name: 'support', path: '/support' },
      { name: 'withdrawal', path: '/withdrawal-declaration' },
    ],
  ],
  [
    germanPhone,
    [
      { name: 'accessory-phone', path: '/accessories/buegelschloss-tegel' },
      { name: 'city-phone', path: '/dealers/berlin' },
      { name: 'closed-area-phone', path: '/my-account/b2b' },
      { name: 'filter-phone', path: '/bikes', first: openFilter },
      { name: 'menu-phone', path: '/imprint', first: openMenu },
      { name: 'size-adviser-phone', path: '/size-adviser' },
      { name: 'watch-phone', path: '/watch?sku=LU11.25.H.M.GR' },
      { name: 'wish-list-phone', path: '/wish-list' },
    ],
  ],
  [
    englishPhone,
    [
      { name: 'comparison-phone', path: '/bikes/compare?bikes=ludwig,greta' },
      { name: 'configurator-phone', path: '/bikes/ludwig/configuration' },
      { name: 'guides-phone', path: '/guides' },
      { name: 'leasing-phone', path: '/leasing' },
      { name: 'login-phone', path: '/login' },
      { name: 'press-phone', path: '/support/press' },
      { name: 'search-phone', path: '/search?q=belt' },
      { name: 'size-guide-phone', path: '/guides/frame-size' },
    ],
  ],
];

for (const [look, list] of screens)
  test.describe(titleOf(look), () => {
    test.use(look);
    test('screens look as accepted', async ({ page, expectedErrors }) => {
      expectedErrors.push(/status of 40[14]/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const { name, path, first } of list) {
        await page.goto(`/${look.lang}${path}`);
        await test.step(name, async () => {
          await first?.(page, look.lang);
          await expectScreenshotMatch(page, name);
        });
      }
    });
  });

for (const [look, name] of [
  [germanPhone, 'consent-phone'],
  [englishByNight, 'consent'],
] as const)
  test.describe(`${titleOf(look)}, first visit`, () => {
    test.use({ ...look, consent: null });
    test('the dialog looks as accepted', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/${look.lang}/guides`);
      await expect(await getConsentDialog(page, look.lang)).toBeVisible();
      await expectScreenshotMatch(page, name);
    });
  });

test.describe('detected changes', () => {
  test.use(germanByDay);
  const name = 'comparison';

  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/de/bikes/compare?bikes=ludwig,greta&height=178&stack=590');
    await expectScreenshotMatch(page, name);
  });

  test('hidden parts, missing images and another theme are detected', async ({ page }) => {
    const main = page.locator('main');
    for (const part of [main.locator('h1'), main.locator('img').last()]) {
      await part.evaluate((node) => (node.style.visibility = 'hidden'));
      await expectScreenshotMismatch(page, name);
      await part.evaluate((node) => (node.style.visibility = ''));
    }
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    await expectScreenshotMismatch(page, name);
  });

  test('other dates and prices are ignored', async ({ page }) => {
    await page.getByRole('main').evaluate((main) => {
      for (const when of main.querySelectorAll('.lt-availability'))
        when.textContent = 'ab Mittwoch, 30. September 2026, bei Ihnen Fr 2. – Di 6. Oktober';
      for (const price of main.querySelectorAll('.lt-price, .num'))
        price.textContent = price.textContent.replace(/\d/g, '8');
    });
    await expectScreenshotMatch(page, name);
  });
});

function titleOf({ lang, colorScheme, viewport }: Look): string {
  return `${lang}, ${colorScheme}, ${viewport.width} wide`;
}

async function scrollToFooter(page: Page): Promise<void> {
  await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ block: 'end' }));
}

async function openMenu(page: Page, lang: Language): Promise<void> {
  const { menu } = interfaceMessages[lang].navigation;
  await page.getByRole('button', { name: menu, exact: true }).click();
  await expect(page.getByRole('dialog', { name: menu })).toBeVisible();
}

async function openFilter(page: Page, lang: Language): Promise<void> {
  await page
    .getByRole('link', { name: createTestTranslator(lang)('catalog.filterCount', { count: 0 }) })
    .click();
  await expect(
    page.getByRole('dialog', { name: interfaceMessages[lang].catalog.filter }),
  ).toBeVisible();
}
