import { demoOutletPath } from '@/e2e/fixtures/cart-and-checkout';
import { expect, test } from '@/e2e/fixtures/test';

/** The browser reports the unknown page as a failed request. */
test.use({ expectedErrors: [/status of 404 .*\/basket\/unknown\)/] });

const paths = [
  '',
  '/bikes',
  '/bikes/ludwig',
  '/bikes/ludwig/configuration',
  '/bikes/outlet',
  demoOutletPath,
  '/bikes/compare?models=ludwig,antonia',
  '/accessories',
  '/accessories/klingel-mitte',
  '/search?q=ludwig',
  '/wish-list',
  '/size-adviser',
  '/leasing',
  '/dealers',
  '/support',
  '/login',
  '/checkout/cart',
  '/basket/unknown',
];

for (const lang of ['de', 'en'])
  test(`pages open without errors (${lang})`, async ({ page }) => {
    test.slow();
    for (const path of paths) {
      const response = await page.goto(`/${lang}${path}`);
      const isKnown = path !== '/basket/unknown';
      expect({ path, status: response?.status() }).toEqual({ path, status: isKnown ? 200 : 404 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // No placeholder of a text remains without its value.
      expect(await page.getByRole('main').innerText()).not.toMatch(/\{\{\w+\}\}|undefined|NaN/);
    }
  });
