import { expectAccessible } from '../fixtures/accessible';
import { languages, words } from '../fixtures/messages';
import { addBell, goToPayment, goToReview, newShopper } from '../fixtures/shop';
import { expect, expectNoSidewaysScroll, test } from '../fixtures/test';

for (const lang of languages) {
  const { checkout, footer, guaranteeNotice } = words[lang];

  test(`the legal guarantee is named before the order and told in words (${lang})`, async ({
    page,
  }) => {
    await addBell(page, lang);
    await goToPayment(page, lang, newShopper());
    await goToReview(page, lang);
    const sentence = checkout.review.guarantee.replaceAll(/<\/?guarantee>/g, '');
    await expect(page.getByRole('main')).toContainText(sentence);
    await page.getByRole('contentinfo').getByRole('link', { name: footer.guarantee }).click();
    const main = page.getByRole('main');
    await expect(main.locator('.lt-legal-notice')).toBeVisible();
    // Without the official file in public/legal the page has no picture of it and no broken one.
    await expect(main.getByRole('img', { name: guaranteeNotice.alt })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
