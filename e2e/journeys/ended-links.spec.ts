import { journeySite } from '../../scripts/support/journey-site.mjs';
import { expectAccessible } from '../fixtures/accessible';
import { orderMailTo } from '../fixtures/mailbox';
import { languages, words } from '../fixtures/messages';
import { addBell, goToPayment, goToReview, newShopper, placeOrder } from '../fixtures/shop';
import { expect, expectNoSidewaysScroll, test } from '../fixtures/test';
import { moveOrderOf } from '../support/move-order';

const { DATA_DIR } = journeySite();

for (const lang of languages) {
  const { linkEnded, payment } = words[lang];

  test(`a payment link that was ended says so and leads on (${lang})`, async ({
    page,
    context,
  }, info) => {
    const shopper = newShopper();
    await addBell(page, lang);
    await goToPayment(page, lang, shopper);
    await page.getByRole('radio', { name: lang === 'de' ? /Vorkasse/ : /Prepayment/ }).check();
    await goToReview(page, lang);
    const number = await placeOrder(page, lang);
    const mail = await orderMailTo(shopper.email, info);
    const link = new RegExp(`/${lang}/payment/[\\w-]+`).exec(mail.text)?.[0] ?? '';
    await context.clearCookies({ name: /^(?!consent)/ });
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(payment.title.transfer);

    await moveOrderOf(DATA_DIR, number, 'revoke-links');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(linkEnded.title);
    await expect(page.getByRole('main')).not.toContainText('€');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: linkEnded.account })).toBeVisible();
    await main.getByRole('link', { name: linkEnded.contact }).click();
    await expect(page).toHaveURL(`/${lang}/support/contact`);
  });
}
