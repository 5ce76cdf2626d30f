import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { waitForEmail, listEmails } from '@/e2e/fixtures/mailbox';
import { interfaceMessages } from '@/e2e/fixtures/messages';
import { expect, test } from '@/e2e/fixtures/test';

const linkIn = (text: string, page: 'confirm' | 'unsubscribe') =>
  new URL(new RegExp(`http\\S+/newsletter/${page}\\?token=\\S+`).exec(text)?.[0] ?? 'http://none');

const lang = 'en';
const { newsletter } = interfaceMessages[lang];
const form = interfaceMessages[lang].footer.newsletter;

test('a newsletter subscription requires double opt-in and can be canceled', async ({
  page,
}, info) => {
  const email = `post-${crypto.randomUUID()}@example.org`;
  await page.goto(`/${lang}/terms`);
  const footer = page.getByRole('contentinfo');
  const field = footer.getByLabel(form.email);
  await field.fill('anna@');
  await footer.getByRole('button', { name: form.subscribe }).click();
  await expect(footer.getByRole('status')).toHaveText(form.invalid);
  await expect(field).toBeFocused();
  await field.fill(email);
  await field.press('Enter');
  await expect(footer.getByRole('status')).toHaveText(form.sent);
  await expectAccessible(page);

  const { text } = await waitForEmail(email, info);
  const confirm = linkIn(text, 'confirm');
  expect(confirm.pathname).toBe(`/${lang}/newsletter/confirm`);
  await page.goto(confirm.pathname + confirm.search);
  await expect(page.getByRole('heading', { name: newsletter.confirm.title })).toBeVisible();
  await expectAccessible(page);
  expect(await listEmails(email, info)).toHaveLength(1);
  await page.getByRole('button', { name: newsletter.confirm.button }).click();
  await expect(page.getByRole('heading', { name: newsletter.confirm.doneTitle })).toBeVisible();
  await expect.poll(async () => (await listEmails(email, info)).length).toBe(2);

  const out = linkIn(text, 'unsubscribe');
  await page.goto(out.pathname + out.search);
  await page.getByRole('main').getByRole('button', { name: newsletter.unsubscribe.button }).click();
  await expect(page.getByRole('heading', { name: newsletter.unsubscribe.doneTitle })).toBeVisible();
});

test.describe('invalid confirmation link', () => {
  test.use({ expectedErrors: [/status of 410/] });

  test('shows an error', async ({ page }) => {
    await page.goto(`/${lang}/newsletter/confirm?token=forged`);
    await page.getByRole('button', { name: newsletter.confirm.button }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await page.goto(`/${lang}/newsletter/unsubscribe`);
    await expect(page.getByText(newsletter.noToken)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
