import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { placeCustomerOrder } from '@/e2e/fixtures/customer-orders';
import { signInAsNewCustomer } from '@/e2e/fixtures/accounts';
import { waitForEmailWithSubject } from '@/e2e/fixtures/mailbox';
import { type Language, languages, interfaceMessages } from '@/e2e/fixtures/messages';
import { demoBell } from '@/e2e/fixtures/cart-and-checkout';
import { expect, expectNoHorizontalScroll, test } from '@/e2e/fixtures/test';

/**
 * Submits a withdrawal from a customer's order without signing in. Returns the link in the email that asks the buyer
 * for confirmation.
 */
async function declare(
  page: Page,
  context: BrowserContext,
  info: TestInfo,
  lang: Language,
): Promise<string> {
  const { withdrawal } = interfaceMessages[lang];
  const { email } = await signInAsNewCustomer(context, info);
  const number = await placeCustomerOrder(context, info, [{ productId: demoBell.sku, amount: 1 }]);
  await context.clearCookies({ name: /^(?!consent)/ });
  await page.goto(`/${lang}/withdrawal-declaration?order=${number}`);
  const main = page.getByRole('main');
  await main.getByLabel(withdrawal.fields.name).fill('Mareike Thießen');
  await main.getByLabel(withdrawal.fields.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: withdrawal.toCheck }).click();
  await page.getByRole('button', { name: withdrawal.check.confirm }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: withdrawal.received.title }),
  ).toBeVisible();
  const mail = await waitForEmailWithSubject(/Widerruf|withdrawal/i, email, info);
  return /\/\w\w\/withdrawal-confirmation\/[\w-]+/.exec(mail.text)?.[0] ?? '';
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const lang of languages) {
  const texts = interfaceMessages[lang].withdrawalConfirmation;

  test(`the buyer confirms a withdrawal by the button in the email (${lang})`, async ({
    page,
    context,
  }, info) => {
    await page.goto(await declare(page, context, info, lang));
    await expect(heading(page)).toHaveText(texts.title.pending);
    await expect(page.getByText(texts.held)).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: texts.confirm }).click();
    await expect(heading(page)).toHaveText(texts.title.effective);
    await expect(page.getByRole('button', { name: texts.confirm })).toHaveCount(0);
    await expectAccessible(page);
    await page.reload();
    await expect(heading(page)).toHaveText(texts.title.effective);
  });

  test(`a withdrawal not made by the buyer is rejected, and the order continues (${lang})`, async ({
    page,
    context,
  }, info) => {
    const link = await declare(page, context, info, lang);
    await page.goto(link);
    const other = await context.newPage();
    await other.goto(link);
    await page.getByRole('button', { name: texts.reject }).click();
    await expect(heading(page)).toHaveText(texts.title.rejected);
    await expectAccessible(page);
    // The other window still shows the question. Confirming there is rejected, because it is too late.
    await other.getByRole('button', { name: texts.confirm }).click();
    await expect(other.getByRole('alert').filter({ hasText: texts.late })).toBeVisible();
    await expect(heading(other)).toHaveText(texts.title.rejected);
  });
}

test.describe('invalid withdrawal link', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('responds with 404', async ({ page }) => {
    const answer = await page.goto('/de/withdrawal-confirmation/nobody');
    expect(answer?.status()).toBe(404);
  });
});
