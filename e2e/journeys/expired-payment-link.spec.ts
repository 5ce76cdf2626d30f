import { getE2eEnvironment } from '@/tools/test/test-environment.mjs';
import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { waitForOrderEmail } from '@/e2e/fixtures/mailbox';
import { languages, interfaceMessages } from '@/e2e/fixtures/messages';
import {
  addBell,
  goToPayment,
  goToReview,
  createShopper,
  placeOrder,
} from '@/e2e/fixtures/cart-and-checkout';
import { expect, expectNoHorizontalScroll, test } from '@/e2e/fixtures/test';
import { runOrderCommand } from '@/e2e/support/run-shop-commands';

const { DATA_DIR } = getE2eEnvironment();

for (const lang of languages) {
  const { linkEnded, payment } = interfaceMessages[lang];

  test(`an expired payment link shows a message and links to alternatives (${lang})`, async ({
    page,
    context,
  }, info) => {
    const shopper = createShopper();
    await addBell(page, lang);
    await goToPayment(page, lang, shopper);
    await page.getByRole('radio', { name: lang === 'de' ? /Vorkasse/ : /Prepayment/ }).check();
    await goToReview(page, lang);
    const number = await placeOrder(page, lang);
    const mail = await waitForOrderEmail(shopper.email, info);
    const link = new RegExp(`/${lang}/payment/[\\w-]+`).exec(mail.text)?.[0] ?? '';
    await context.clearCookies({ name: /^(?!consent)/ });
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(payment.title.transfer);

    await runOrderCommand(DATA_DIR, number, 'revoke-links');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(linkEnded.title);
    await expect(page.getByRole('main')).not.toContainText('€');
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: linkEnded.account })).toBeVisible();
    await main.getByRole('link', { name: linkEnded.contact }).click();
    await expect(page).toHaveURL(`/${lang}/support/contact`);
  });
}
