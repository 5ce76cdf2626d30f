import {
  filterEventsByName,
  waitForTagEvent,
  recordDataLayer,
  recordThirdPartyRequests,
} from '@/e2e/fixtures/consent';
import {
  addBell,
  demoBell,
  goToPayment,
  goToReview,
  createShopper,
  placeOrder,
} from '@/e2e/fixtures/cart-and-checkout';
import { expect, test } from '@/e2e/fixtures/test';

const lang = 'de';

test.describe('with consent', () => {
  test.use({ consent: 'necessary,statistics,marketing' });

  test('every step up to the order is tracked, the order once', async ({ page }) => {
    test.slow();
    await recordThirdPartyRequests(page);
    const entries = await recordDataLayer(page);
    await page.goto(`/${lang}/accessories`);
    const list = await waitForTagEvent(entries, 'view_item_list');
    expect(list).toMatchObject({ ecommerce: { item_list_id: 'accessories' } });

    await page.getByRole('link', { name: demoBell.name[lang] }).first().click();
    expect(await waitForTagEvent(entries, 'select_item')).toMatchObject({
      ecommerce: { items: [{ item_id: demoBell.slug, item_list_id: 'accessories' }] },
    });
    expect(await waitForTagEvent(entries, 'view_item')).toMatchObject({
      ecommerce: { currency: 'EUR', items: [{ item_name: demoBell.name[lang] }] },
    });

    const price = demoBell.priceCents / 100;
    const item = { item_id: demoBell.sku, item_brand: 'Lautlos', price, quantity: 1 };
    await addBell(page, lang);
    expect(await waitForTagEvent(entries, 'add_to_cart')).toMatchObject({
      ecommerce: { currency: 'EUR', value: price, items: [item] },
    });

    await page.goto(`/${lang}/checkout/cart`);
    expect(await waitForTagEvent(entries, 'view_cart')).toMatchObject({
      ecommerce: { value: price, items: [item] },
    });
    const shopper = createShopper();
    await goToPayment(page, lang, shopper);
    expect(await waitForTagEvent(entries, 'begin_checkout')).toMatchObject({
      ecommerce: { items: [item] },
    });
    await goToReview(page, lang);
    expect(await waitForTagEvent(entries, 'add_shipping_info')).toMatchObject({
      ecommerce: { shipping_tier: expect.stringMatching(/\w/) },
    });
    expect(await waitForTagEvent(entries, 'add_payment_info')).toMatchObject({
      ecommerce: { payment_type: expect.stringMatching(/\w/) },
    });

    const orderNumber = await placeOrder(page, lang);
    expect(await waitForTagEvent(entries, 'purchase')).toMatchObject({
      ecommerce: { transaction_id: orderNumber, currency: 'EUR', items: [item] },
    });
    await page.reload();
    await expect(page.getByText(orderNumber).first()).toBeVisible();
    expect(filterEventsByName(entries, 'purchase')).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain(shopper.email);
    expect(JSON.stringify(entries)).not.toContain(shopper.lastName);
  });
});

test.describe('with consent to statistics', () => {
  test.use({ consent: 'necessary,statistics' });

  test('an outlet bike is tracked with its selected variant', async ({ page }) => {
    await recordThirdPartyRequests(page);
    const entries = await recordDataLayer(page);
    await page.goto(`/${lang}/bikes/outlet`);
    await waitForTagEvent(entries, 'view_item_list');
    await page.getByRole('main').locator('a[href*="/bikes/outlet/"]').first().click();
    const chosen = await waitForTagEvent(entries, 'select_item');
    const seen = await waitForTagEvent(entries, 'view_item');
    const codeOf = (event: unknown) =>
      (event as { ecommerce: { items: { item_id: string }[] } }).ecommerce.items[0]?.item_id;
    expect(codeOf(seen)).toBe(codeOf(chosen));
    expect(seen).toMatchObject({ ecommerce: { currency: 'EUR' } });
  });
});

test('no event is tracked and no third party is requested without consent', async ({ page }) => {
  const foreign = await recordThirdPartyRequests(page);
  const entries = await recordDataLayer(page);
  await addBell(page, lang);
  await page.goto(`/${lang}/checkout/cart`);
  await expect(page.getByText(demoBell.sku).first()).toBeVisible();
  expect(entries.filter((entry) => !Array.isArray(entry))).toEqual([]);
  expect(foreign).toEqual([]);
});
