import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { signInByApi, createAccount, signIn } from '@/e2e/fixtures/accounts';
import { getMainButton } from '@/e2e/fixtures/page-elements';
import { languages, interfaceMessages } from '@/e2e/fixtures/messages';
import { expect, expectNoHorizontalScroll, test } from '@/e2e/fixtures/test';

for (const lang of languages) {
  const { signIns } = interfaceMessages[lang].account;

  test(`all sign-ins are listed and can be ended at once (${lang})`, async ({
    page,
    context,
    browser,
    expectedErrors,
  }, info) => {
    // The shop and the session reject the browser that was signed out remotely.
    expectedErrors.push(/status of 40[13]/);
    const account = await createAccount(context, info);
    await signIn(page, lang, account);
    const elsewhere = await browser.newContext();
    await signInByApi(elsewhere, info, account);

    await page.goto(`/${lang}/my-account/b2c/data`);
    const section = page.getByRole('region', { name: signIns.title });
    await expect(section.getByRole('listitem')).toHaveCount(2);
    await expect(section.getByRole('listitem').filter({ hasText: signIns.current })).toHaveCount(1);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await getMainButton(page, signIns.endAll).click();
    await expect(page.getByText(signIns.done)).toBeVisible();
    for (const each of [context, elsewhere]) {
      const answer = await each.request.get('/api/account/sign-ins');
      expect(answer.status()).toBe(401);
    }
    await elsewhere.close();
  });
}
