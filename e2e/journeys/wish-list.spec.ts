import { formatConfigurationCode } from '@/domain/configurator/configuration-code';
import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { signInAsNewCustomer } from '@/e2e/fixtures/accounts';
import { waitForEmail } from '@/e2e/fixtures/mailbox';
import { createTestTranslator, interfaceMessages } from '@/e2e/fixtures/messages';
import { demoBell, demoBike } from '@/e2e/fixtures/cart-and-checkout';
import { expect, expectNoHorizontalScroll, test } from '@/e2e/fixtures/test';

const lang = 'de';
const { wishList: wishListMessages, stockAlert: watch, leasing } = interfaceMessages[lang];
const t = createTestTranslator(lang);
/** A variant with a pending restock in the demo. */
const late = 'LU11.25.H.M.RO';

test('the anonymous wish list is merged into the account once', async ({ page, context }, info) => {
  const heart = page.getByRole('button', {
    name: t('common.addToWishListOf', { name: demoBike.name }),
  });
  const list = page.getByRole('main').getByRole('listitem');
  await page.goto(`/${lang}/bikes/${demoBike.slug}?variant=${demoBike.sku}`);
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`/${lang}/wish-list`);
  await expect(list.first()).toContainText(demoBike.name);
  // The same article is in both lists: recently viewed and wish list.
  await expect(page.getByRole('heading', { name: wishListMessages.recentlyViewed })).toBeVisible();
  await expectAccessible(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoHorizontalScroll(page);
  }
  await page.getByRole('button', { name: t('wishList.removeOf', { name: demoBike.name }) }).click();
  await page.getByRole('button', { name: wishListMessages.undo }).click();
  await page.getByRole('button', { name: wishListMessages.clear }).click();
  await expect(list).toHaveCount(1);

  await signInAsNewCustomer(context, info);
  await page.goto(`/${lang}/wish-list`);
  await expect(page.getByText(wishListMessages.leadAccount)).toBeVisible();
  await expect(list).toHaveCount(1);
  // Waits until the account has stored the list: the browser's copy then has an owner and no pending request. Then
  // clears this copy, which simulates another browser of the same customer.
  const kept = () =>
    page.evaluate<unknown>(() => JSON.parse(window.localStorage.getItem('wishList') ?? '{}'));
  await expect.poll(kept).toMatchObject({ owner: expect.any(String), sent: null });
  await page.evaluate(() => window.localStorage.clear());
  await page.reload();
  await expect(list.first()).toContainText(demoBike.name);

  await page.getByRole('link', { name: wishListMessages.share }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wishListMessages.shared);
  await expect(list.first()).toContainText(demoBike.name);
});

test('accessories and outlet items can be saved from their lists, and a viewed item is listed', async ({
  page,
}) => {
  const heartsOf = (name: string) =>
    page.getByRole('button', { name: t('common.addToWishListOf', { name }), exact: true });
  await page.goto(`/${lang}/accessories`);
  await heartsOf(demoBell.name[lang]).first().click();
  await expect(heartsOf(demoBell.name[lang]).first()).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`/${lang}/bikes/outlet`);
  // Takes the last outlet bike, because other tests buy from the top of the list.
  const piece = page.getByRole('article').last();
  const name = await piece.getByRole('heading').innerText();
  await heartsOf(name).last().click();
  await piece.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect
    .poll(() => page.evaluate(() => window.localStorage.getItem('recentlyViewed') ?? ''))
    .toContain('/bikes/outlet/');
  await page.goto(`/${lang}/wish-list`);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.filter({ hasText: demoBell.name[lang] })).toHaveCount(1);
  await expect(rows.filter({ hasText: name })).toHaveCount(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a late date offers an earlier variant and a restock alert with double opt-in', async ({
    page,
  }, info) => {
    const email = `bescheid-${crypto.randomUUID()}@example.org`;
    await page.goto(`/${lang}/bikes/${demoBike.slug}?variant=${late}`);
    await page
      .getByRole('link', { name: interfaceMessages[lang].bike.earlierAlternatives })
      .click();
    await expect(
      page.getByText(interfaceMessages[lang].earlierAlternatives.kinds.color),
    ).toBeVisible();
    await expectNoHorizontalScroll(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: interfaceMessages[lang].earlierAlternatives.stockAlert })
      .click();
    await page.getByLabel(watch.email, { exact: true }).first().fill(email);
    await page.getByRole('button', { name: watch.send }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(watch.result.sent.title);

    const { text } = await waitForEmail(email, info);
    const link = (name: string) =>
      new URL(new RegExp(`http\\S+/watch/${name}\\?token=\\S+`).exec(text)?.[0] ?? 'http://none');
    const [confirm, end] = [link('confirm'), link('end')];
    for (let count = 0; count < 2; count += 1) {
      await page.goto(confirm.pathname + confirm.search);
      await page.getByRole('button', { name: watch.confirm.button }).click();
      await expect(page).toHaveURL(`/${lang}/watch/confirmed`);
    }
    await page.goto(end.pathname + end.search);
    await page.getByRole('button', { name: watch.end.button }).click();
    await expect(page).toHaveURL(`/${lang}/watch/ended`);
    await page.goto(`/${lang}/watch/confirm?token=forged`);
    await page.getByRole('button', { name: watch.confirm.button }).click();
    await expect(page).toHaveURL(`/${lang}/watch/gone`);
  });

  test('leasing is calculated for a bike with accessories and a wage, and absurd wages are rejected', async ({
    page,
  }) => {
    // Configuration code of the bike with the Charlottenburg bell.
    const code = formatConfigurationCode({ sku: demoBike.sku, parts: [46] });
    await page.goto(`/${lang}/leasing?sku=${demoBike.sku}&configuration=${code}`);
    await expect(page.getByText('Klingel Charlottenburg')).toBeVisible();
    await page.getByLabel(leasing.form.income).fill('1e99');
    await page.getByRole('button', { name: leasing.form.send }).click();
    await expect(page.getByText(leasing.form.incomeWrong)).toBeVisible();
    await page.getByLabel(leasing.form.income).fill('4.500,00 €');
    await page.getByLabel(leasing.form.place).fill('10115');
    await page.getByRole('button', { name: leasing.form.send }).click();
    await expect(page.getByText(leasing.burden)).toBeVisible();
    await expect(page.getByText(/Stand 1\. November 2026/)).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expect(page.locator('a[href*="leasing=employee"]').first()).toHaveAttribute(
      'href',
      new RegExp(
        `/dealers/[\\w-]+\\?bike=${demoBike.slug}&sku=${demoBike.sku}&configuration=${code}&leasing=employee`,
      ),
    );
  });
});
