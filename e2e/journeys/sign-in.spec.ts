import { expectAccessible } from '@/e2e/fixtures/accessibility';
import {
  demoAccounts,
  signInByApi,
  fillSignIn,
  createAccount,
  signIn,
  createUnconfirmedAccount,
} from '@/e2e/fixtures/accounts';
import {
  waitForEmailCode,
  getMainField,
  getLinkText,
  getMainButton,
  getMainLink,
  getErrorAlert,
} from '@/e2e/fixtures/page-elements';
import { interfaceMessages } from '@/e2e/fixtures/messages';
import { getCookie } from '@/e2e/fixtures/shop-api';
import { expect, test } from '@/e2e/fixtures/test';

const strongPassword = 'Riemen-2026!';

function newEmail(): string {
  return `mareike-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}@shopper.example`;
}

const lang = 'en';
const { auth, password, account, navigation } = interfaceMessages[lang];

test('registration with a pasted code returns to the original page', async ({
  page,
  expectedErrors,
}, info) => {
  expectedErrors.push(/status of 400/);
  const email = newEmail();
  await page.goto(`/${lang}/bikes?subcategory=stadt`);
  await page.getByRole('link', { name: navigation.login, exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`/${lang}/login\\?returnTo=`));
  await getMainLink(page, getLinkText(auth.signIn.noAccount)).click();
  await expect(page).toHaveTitle(`${auth.register.metaTitle} · Lautlos`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await getMainField(page, auth.fields.emailLabel).fill(email);
  await getMainField(page, auth.fields.passwordLabel).fill('Riemen26');
  const rules = page.getByRole('list', { name: password.rules.label });
  await expect(rules.getByRole('listitem').filter({ hasText: password.rules.met })).toHaveCount(4);
  await expect(
    rules.getByRole('listitem').filter({ hasText: password.rules.symbol }),
  ).toContainText(password.rules.missing);
  await getMainButton(page, auth.register.submit).click();
  await expect(page.getByText(auth.fields.passwordWeak)).toBeVisible();
  await expect(getMainField(page, auth.fields.passwordLabel)).toBeFocused();
  await expectAccessible(page);
  await getMainField(page, auth.fields.passwordLabel).fill(strongPassword);
  await page.keyboard.press('Enter');

  await expect(page).toHaveTitle(`${auth.confirm.metaTitle} · Lautlos`);
  await expect(page.getByText(auth.confirm.sentTo.replace('{email}', email))).toBeVisible();
  await expect(getMainButton(page, auth.confirm.resend)).toBeDisabled();
  await expectAccessible(page);
  const code = await waitForEmailCode(email, info);
  const wrong = code === '000000' ? '111111' : '000000';
  await getMainField(page, auth.fields.codeLabel).fill(wrong);
  await page.keyboard.press('Enter');
  await expect(getErrorAlert(page)).toContainText(auth.problems.codeWrong.title);
  await expect(getErrorAlert(page)).toBeFocused();
  await getMainField(page, auth.fields.codeLabel).fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`/${lang}/bikes?subcategory=stadt`);
  const myAccount = page.getByRole('link', { name: navigation.myAccount, exact: true }).first();
  await expect(myAccount).toHaveAttribute('href', `/${lang}/my-account/b2c`);
  await page.reload();
  await expect(myAccount).toBeVisible();

  await myAccount.click();
  await page.getByRole('button', { name: account.signOut, exact: true }).click();
  await expect(
    page.getByRole('link', { name: navigation.login, exact: true }).first(),
  ).toBeVisible();
  await signIn(page, lang, { email, password: strongPassword });
  await expect(page).toHaveURL(`/${lang}/my-account/b2c`);
});

test('a wrong password shows an error and keeps the input, by keyboard alone', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/);
  const { email, password: right } = demoAccounts.consumer;
  await page.goto(`/${lang}/login`);
  await getMainField(page, auth.fields.emailLabel).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Falsch-2026!');
  await expect(getMainButton(page, auth.signIn.submit)).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(getErrorAlert(page)).toContainText(auth.problems.wrongCredentials.title);
  await expect(getErrorAlert(page)).toBeFocused();
  await expect(getMainField(page, auth.fields.emailLabel)).toHaveValue(email);
  await expectAccessible(page);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(getMainField(page, auth.fields.passwordLabel)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(right);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(getMainField(page, auth.fields.passwordLabel)).toHaveAttribute('type', 'text');
  await expect(getMainField(page, auth.fields.passwordLabel)).toHaveValue(right);
  await getMainField(page, auth.fields.passwordLabel).press('Enter');
  await expect(page).toHaveURL(`/${lang}/my-account/b2c`);
});

test('an unconfirmed address receives its code and is signed in with it', async ({
  page,
  context,
  expectedErrors,
}, info) => {
  expectedErrors.push(/status of 400/);
  const unconfirmed = await createUnconfirmedAccount(context, info);
  await waitForEmailCode(unconfirmed.email, info);
  await page.goto(`/${lang}/login`);
  await fillSignIn(page, lang, unconfirmed);
  await expect(page).toHaveURL(`/${lang}/login?view=confirm`);
  await expect(page.getByText(auth.problems.notConfirmed.title)).toBeVisible();
  await getMainField(page, auth.fields.codeLabel).fill(
    await waitForEmailCode(unconfirmed.email, info),
  );
  await getMainButton(page, auth.confirm.submit).click();
  await expect(page).toHaveURL(`/${lang}/my-account/b2c`);
});

test('a registered address is disclosed to its owner only, and carried to the login form', async ({
  page,
}) => {
  const { email } = demoAccounts.consumer;
  await page.goto(`/${lang}/login?view=register`);
  // The static page shows the sign-in form, which has a field of the same name, until its scripts have read the URL.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.register.title);
  await getMainField(page, auth.fields.emailLabel).fill(email);
  await getMainField(page, auth.fields.passwordLabel).fill(strongPassword);
  await getMainButton(page, auth.register.submit).click();
  await expect(page).toHaveURL(`/${lang}/login?view=confirm`);
  await expect(page.getByText(auth.confirm.sentTo.replace('{email}', email))).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth.register.title);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(getMainField(page, auth.fields.emailLabel)).toHaveValue(email);
  await page.reload();
  await expect(getMainField(page, auth.fields.emailLabel)).toHaveValue(email);
  const storage = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(storage).not.toContain(strongPassword);
});

test('a password reset invalidates the old password', async ({
  page,
  context,
  expectedErrors,
}, info) => {
  expectedErrors.push(/status of 400/);
  const known = await createAccount(context, info);
  await page.goto(`/${lang}/login`);
  await getMainField(page, auth.fields.emailLabel).fill(known.email);
  await getMainLink(page, auth.signIn.forgot).click();
  await expect(getMainField(page, auth.fields.emailLabel)).toHaveValue(known.email);
  await getMainButton(page, auth.forgot.submit).click();
  await expect(page.getByText(auth.reset.sentTo.replace('{email}', known.email))).toBeVisible();
  await expectAccessible(page);
  await getMainField(page, auth.fields.codeLabel).fill(
    await waitForEmailCode(known.email, info, 2),
  );
  await getMainField(page, auth.fields.newPasswordLabel).fill(strongPassword);
  await getMainButton(page, auth.reset.submit).click();
  await expect(page).toHaveURL(`/${lang}/my-account/b2c`);

  await page.getByRole('button', { name: account.signOut, exact: true }).click();
  await expect(page).toHaveURL(`/${lang}`);
  await page.goto(`/${lang}/login`);
  await fillSignIn(page, lang, known);
  await expect(getErrorAlert(page)).toContainText(auth.problems.wrongCredentials.title);
  await fillSignIn(page, lang, { ...known, password: strongPassword });
  await expect(page).toHaveURL(`/${lang}/my-account/b2c`);
});

const { auth: german, errors, cart } = interfaceMessages.de;

test('a protected page redirects to login and back', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 401/);
  await page.goto('/de/my-account/b2c/data');
  await getMainLink(page, errors.signIn).click();
  await fillSignIn(page, 'de', demoAccounts.consumer);
  await expect(page).toHaveURL('/de/my-account/b2c/data');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    interfaceMessages.de.account.data.title,
  );
  await expect(page.getByText(demoAccounts.consumer.email).first()).toBeVisible();
});

// All other variants of such URLs are covered in domain/session/login-url.test.ts.
for (const unsafeUrl of ['//evil.example/', '/api/auth/sign-out']) {
  test(`sign-in never redirects to ${unsafeUrl}`, async ({ page }) => {
    await page.goto(`/de/login?returnTo=${encodeURIComponent(unsafeUrl)}`);
    await fillSignIn(page, 'de', demoAccounts.consumer);
    await expect(page).toHaveURL('/de/my-account/b2c');
  });
}

test('login during checkout offers to continue as a guest', async ({ page }) => {
  await page.goto('/de/login?checkout=true');
  await expect(getMainLink(page, german.guest.action)).toHaveAttribute(
    'href',
    '/de/checkout/address',
  );
  await getMainLink(page, getLinkText(german.signIn.noAccount)).click();
  await expect(page).toHaveURL('/de/login?view=register&checkout=true');
  await expect(getMainLink(page, german.guest.action)).toBeVisible();
});

test('the checkout continues after sign-in', async ({ page, context }, info) => {
  const known = await createAccount(context, info);
  await page.goto('/de/accessories/klingel-kreuzberg');
  await page.getByRole('button', { name: cart.add.action, exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: cart.sidebarTitle })).toBeVisible();
  await page.goto('/de/login?checkout=true');
  await fillSignIn(page, 'de', known);
  await expect(page).toHaveURL('/de/checkout/address');
});

test('a signed-in user is redirected, unless only the cookie claims a session', async ({
  page,
  context,
}, info) => {
  await signInByApi(context, info, demoAccounts.consumer);
  await page.goto('/de/login?returnTo=/de/accessories');
  await expect(page).toHaveURL('/de/accessories');

  await context.clearCookies({ name: 'session' });
  await context.clearCookies({ name: 'oxid-token' });
  expect(await getCookie(context, 'oxid-isAnonymous')).toBe('false');
  await page.goto('/de/login');
  await fillSignIn(page, 'de', demoAccounts.consumer);
  await expect(page).toHaveURL('/de/my-account/b2c');
});

test('the password can be changed only by a signed-in user', async ({
  page,
  context,
  expectedErrors,
}, info) => {
  expectedErrors.push(/status of 400/);
  const known = await createAccount(context, info);
  await page.goto('/de/login?view=change');
  await expect(page.getByText(german.change.needsSignIn)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: getLinkText(german.change.needsSignInText, 'signIn') })
    .click();
  await fillSignIn(page, 'de', known);
  await expect(page).toHaveURL('/de/my-account/b2c');

  await page.goto('/de/login?view=change');
  await getMainField(page, german.fields.oldPasswordLabel).fill('Falsch-2026!');
  await getMainField(page, german.fields.newPasswordLabel).fill(strongPassword);
  await getMainButton(page, german.change.submit).click();
  await expect(getErrorAlert(page)).toContainText(german.problems.wrongPassword.title);
  await getMainField(page, german.fields.oldPasswordLabel).fill(known.password);
  await getMainButton(page, german.change.submit).click();
  await expect(page.getByText(german.change.done)).toBeVisible();
});
