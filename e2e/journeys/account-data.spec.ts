import { readFile } from 'node:fs/promises';
import { expectAccessible } from '@/e2e/fixtures/accessibility';
import {
  demoAccounts,
  fillSignIn,
  createAccount,
  signIn,
  signInAsNewCustomer,
} from '@/e2e/fixtures/accounts';
import { callShopApi } from '@/e2e/fixtures/shop-api';
import {
  waitForEmailCode,
  getMainField,
  getMainButton,
  getErrorAlert,
} from '@/e2e/fixtures/page-elements';
import { interfaceMessages } from '@/e2e/fixtures/messages';
import { expect, expectNoHorizontalScroll, test } from '@/e2e/fixtures/test';

const { auth, account, navigation } = interfaceMessages.en;
const dataPage = '/en/my-account/b2c/data';

test('personal data are shown, the birthdate is saved, and all data can be exported', async ({
  page,
  context,
}, info) => {
  const known = await createAccount(context, info);
  await signIn(page, 'en', known);
  await page.goto(dataPage);
  await expect(page.getByRole('definition').filter({ hasText: known.email })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);

  const birthday = page.getByLabel(account.data.birthday.label);
  await birthday.fill('2099-01-01');
  await getMainButton(page, account.data.birthday.save).click();
  await expect(page.getByText(account.data.birthday.invalid)).toBeVisible();
  await birthday.fill('1984-02-29');
  await getMainButton(page, account.data.birthday.save).click();
  await expect(page.getByText(account.data.birthday.saved)).toBeVisible();
  await page.reload();
  await expect(birthday).toHaveValue('1984-02-29');

  const arriving = page.waitForEvent('download');
  await getMainButton(page, account.data.export.action).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^lautlos-\d{4}-\d{2}-\d{2}\.json$/);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file.customer).toMatchObject({ email: known.email });
  expect(file.customer.birthdate).toContain('1984-02-29');
  expect(file.orders).toEqual([]);
  expect(Object.keys(file)).toEqual(
    expect.arrayContaining(['invoiceAddress', 'deliveryAddresses', 'baskets', 'signIns']),
  );
});

test('the export requires a signed-in customer', async ({ request }) => {
  const response = await request.get('/api/account/export?lang=de');
  expect(response.status()).toBe(401);
  expect(response.headers()['cache-control']).toContain('no-store');
  expect(await response.json()).toMatchObject({
    message: interfaceMessages.de.account.data.export.signIn,
  });
});

test('a new email address takes effect after its code was entered', async ({
  page,
  context,
  expectedErrors,
}, info) => {
  expectedErrors.push(/status of 400/);
  const known = await createAccount(context, info);
  const newEmail = `new-${known.email}`;
  await signIn(page, 'en', known);
  await page.goto(dataPage);
  await getMainButton(page, auth.changeEmail.open).click();
  await expect(getMainField(page, auth.fields.newEmailLabel)).toBeFocused();
  await getMainField(page, auth.fields.passwordLabel).fill(known.password);
  await getMainField(page, auth.fields.newEmailLabel).fill(demoAccounts.consumer.email);
  await getMainButton(page, auth.changeEmail.submit).click();
  await expect(getErrorAlert(page)).toContainText(auth.problems.newEmailTaken.title);
  await getMainField(page, auth.fields.newEmailLabel).fill(newEmail);
  await getMainButton(page, auth.changeEmail.submit).click();
  await getMainField(page, auth.fields.codeLabel).fill(await waitForEmailCode(newEmail, info));
  await getMainButton(page, auth.changeEmail.confirm).click();
  await expect(page.getByText(auth.changeEmail.done)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: newEmail })).toBeVisible();
});

test('a password change takes effect', async ({ page, context }, info) => {
  const known = await createAccount(context, info);
  await signIn(page, 'en', known);
  await page.goto(dataPage);
  await getMainButton(page, auth.changePassword.open).click();
  await getMainField(page, auth.fields.oldPasswordLabel).fill(known.password);
  await getMainField(page, auth.fields.newPasswordLabel).fill('Riemen-2026!');
  await page.keyboard.press('Enter');
  await expect(page.getByText(auth.change.done)).toBeVisible();
  await expect(getMainButton(page, auth.changePassword.open)).toBeFocused();
});

test('an account is deleted permanently in two steps', async ({
  page,
  context,
  expectedErrors,
}, info) => {
  expectedErrors.push(/status of 400/);
  const known = await createAccount(context, info);
  await signIn(page, 'en', known);
  await page.goto(dataPage);
  await getMainButton(page, auth.deleteAccount.open).click();
  await expect(page.getByText(auth.deleteAccount.sure)).toBeVisible();
  await getMainField(page, auth.fields.passwordLabel).fill('Falsch-2026!');
  await getMainButton(page, auth.deleteAccount.submit).click();
  await expect(getErrorAlert(page)).toContainText(auth.problems.wrongPassword.title);
  await getMainField(page, auth.fields.passwordLabel).fill(known.password);
  await getMainButton(page, auth.deleteAccount.submit).click();
  await expect(page.getByText(auth.deleteAccount.goodbyeTitle)).toBeVisible();
  await expect(page).toHaveURL('/en');
  await expect(
    page.getByRole('link', { name: navigation.login, exact: true }).first(),
  ).toBeVisible();

  await page.goto('/en/login');
  await fillSignIn(page, 'en', known);
  await expect(getErrorAlert(page)).toContainText(auth.problems.wrongCredentials.title);
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the address book is not wider than a phone with a long street', async ({
    page,
    context,
  }, info) => {
    const street = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsstraße';
    await signInAsNewCustomer(context, info);
    await callShopApi(context, info, 'CustomerDeliveryAddressAdd', {
      deliveryAddress: {
        ...{ salutation: '', firstName: 'Anna', lastName: 'Thießen', company: '' },
        ...{ street, streetNumber: '7', zipCode: '1010', city: 'Wien', countryId: 'at' },
        ...{ additionalInfo: '', phone: '' },
      },
    });
    await page.goto('/en/my-account/b2c/addresses');
    await expect(page.getByRole('listitem').filter({ hasText: street })).toBeVisible();
    await expectNoHorizontalScroll(page);
  });
});
