import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { languages, interfaceMessages } from '@/e2e/fixtures/messages';
import { addBell, goToPayment, goToReview, createShopper } from '@/e2e/fixtures/cart-and-checkout';
import { expect, expectNoHorizontalScroll, test } from '@/e2e/fixtures/test';

for (const lang of languages) {
  const { checkout, footer, guaranteeNotice } = interfaceMessages[lang];

  test(`the legal guarantee is mentioned before the order and explained (${lang})`, async ({
    page,
  }) => {
    await addBell(page, lang);
    await goToPayment(page, lang, createShopper());
    await goToReview(page, lang);
    const sentence = checkout.review.guarantee.replaceAll(/<\/?guarantee>/g, '');
    await expect(page.getByRole('main')).toContainText(sentence);
    await page.getByRole('contentinfo').getByRole('link', { name: footer.guarantee }).click();
    const main = page.getByRole('main');
    await expect(main.locator('.lt-legal-notice')).toBeVisible();
    // Without the official file in public/legal the page must not show a broken image.
    await expect(main.getByRole('img', { name: guaranteeNotice.alt })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });
}
