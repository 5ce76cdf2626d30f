import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { computeOneTimeCode, computeTotpStep } from '@/e2e/fixtures/totp';
import {
  mfaDealers,
  demoAccounts,
  enableMfa,
  signInByApi,
  fillSignIn,
  createAccount,
  signIn,
} from '@/e2e/fixtures/accounts';
import { waitForEmailWithSubject } from '@/e2e/fixtures/mailbox';
import { getMainField, getMainButton, getErrorAlert } from '@/e2e/fixtures/page-elements';
import { interfaceMessages } from '@/e2e/fixtures/messages';
import { expect, test } from '@/e2e/fixtures/test';

for (const lang of ['de', 'en'] as const) {
  const { auth, account, b2b } = interfaceMessages[lang];

  test(`sign-in requires the authenticator code after the password (${lang})`, async ({
    page,
    browser,
    expectedErrors,
  }, info) => {
    expectedErrors.push(/status of 400/);
    const elsewhere = await browser.newContext({ baseURL: String(info.project.use.baseURL) });
    const customer = await createAccount(elsewhere, info);
    const secret = await enableMfa(elsewhere, info, customer);
    await elsewhere.close();

    await page.goto(`/${lang}/login`);
    await fillSignIn(page, lang, customer);
    const code = getMainField(page, auth.mfa.label);
    await expect(code).toBeFocused();
    await expectAccessible(page);
    await code.fill('000000');
    await page.keyboard.press('Enter');
    await expect(getErrorAlert(page)).toContainText(auth.problems.mfaCodeWrong.title);
    await getMainButton(page, auth.mfa.back).click();
    await expect(getMainField(page, auth.fields.emailLabel)).toHaveValue(customer.email);

    await fillSignIn(page, lang, customer);
    await code.fill(computeOneTimeCode(secret, computeTotpStep(Date.now())));
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/login/);
  });

  test(`a dealer enables two-step sign-in, signs in with a code and disables it (${lang})`, async ({
    page,
    expectedErrors,
  }, info) => {
    // The service responds to wrong codes and a wrong password with 400.
    expectedErrors.push(/status of 400/);
    const dealer = mfaDealers[lang];
    const masterData = `/${lang}/my-account/b2b/master-data`;
    const section = page.getByRole('region', { name: account.mfa.title });
    await signIn(page, lang, dealer);
    await page.goto(masterData);
    await section.getByRole('button', { name: account.mfa.enable }).click();
    const shown = await section.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
    const secret = (shown ?? '').replaceAll(' ', '');
    const codeOf = (distance: number) =>
      computeOneTimeCode(secret, computeTotpStep(Date.now()) + distance);
    // Uses the code of the previous time step, because the test needs the code of the current one later.
    await expect(async () => {
      await section.getByRole('textbox', { name: account.mfa.label }).fill(codeOf(-1));
      await page.keyboard.press('Enter');
      await expect(section.getByText(account.mfa.on)).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await waitForEmailWithSubject(/in zwei Schritten.*ein|Two-step.*on$/, dealer.email, info);
    await page.getByRole('button', { name: account.signOut, exact: true }).click();
    await expect(page).not.toHaveURL(/my-account/);

    await page.goto(`/${lang}/login`);
    await fillSignIn(page, lang, dealer);
    const code = getMainField(page, auth.mfa.label);
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    const wrong = [-1, 0, 1, 2].map(codeOf).includes('000000') ? '999999' : '000000';
    await code.fill(wrong);
    await page.keyboard.press('Enter');
    await expect(getErrorAlert(page)).toBeFocused();
    await expect(getErrorAlert(page)).toContainText(auth.problems.mfaCodeWrong.title);
    await expect(code).toHaveValue(wrong);
    await expectAccessible(page);
    await code.fill(codeOf(0));
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/login/);

    await page.goto(masterData);
    await section.getByRole('button', { name: account.mfa.disable }).click();
    const password = section.getByLabel(account.mfa.password, { exact: true });
    await expect(password).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(section.getByText(account.mfa.passwordMissing)).toBeVisible();
    await password.fill('Falsches-2026!');
    await page.keyboard.press('Enter');
    await expect(section.getByRole('alert')).toHaveText(account.mfa.passwordWrong);
    await expectAccessible(page);
    await password.fill(dealer.password);
    await page.keyboard.press('Enter');
    await expect(section.getByText(account.mfa.off)).toBeVisible();
    await waitForEmailWithSubject(/in zwei Schritten.*aus|Two-step.*off$/, dealer.email, info);
  });

  test(`a dealer sets up an authenticator app (${lang})`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await page.goto(`/${lang}/login`);
    await fillSignIn(page, lang, demoAccounts.otherDealer);
    await expect(page).not.toHaveURL(/\/login/);
    await page.goto(`/${lang}/my-account/b2b/master-data`);
    await expect(page.getByRole('heading', { name: b2b.masterData.title })).toBeVisible();
    const section = page.getByRole('region', { name: account.mfa.title });
    await expect(section.getByText(account.mfa.off)).toBeVisible();
    await section.getByRole('button', { name: account.mfa.enable }).click();
    await expect(section.getByRole('img', { name: account.mfa.qr })).toBeVisible();
    await expect(section.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)).toBeVisible();
    const code = section.getByRole('textbox', { name: account.mfa.label });
    await expect(code).toBeFocused();
    await expectAccessible(page);
    await code.fill('12345');
    await page.keyboard.press('Enter');
    await expect(section.getByText(account.mfa.code)).toBeVisible();
    await code.fill('000000');
    await page.keyboard.press('Enter');
    await expect(section.getByText(account.mfa.wrong)).toBeVisible();
    // The setup is canceled, because other tests sign this dealer in with the password only.
    await section.getByRole('button', { name: account.mfa.cancel }).click();
    await expect(section.getByRole('button', { name: account.mfa.enable })).toBeVisible();
  });
}

test('a session without its own tokens explains how to continue', async ({
  page,
  expectedErrors,
}, info) => {
  expectedErrors.push(/status of 400/);
  const { account } = interfaceMessages.de;
  await signInByApi(page.context(), info, demoAccounts.otherDealer);
  await page.context().clearCookies({ name: /refresh/ });
  await page.goto('/de/my-account/b2b/master-data');
  const section = page.getByRole('region', { name: account.mfa.title });
  await expect(section.getByText(account.mfa.signIn)).toBeVisible();
});
