import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { waitForEmail, listEmails } from '@/e2e/fixtures/mailbox';
import { languages, createTestTranslator, interfaceMessages } from '@/e2e/fixtures/messages';
import { expect, expectNoHorizontalScroll, test } from '@/e2e/fixtures/test';

const uniqueEmail = () => `widerruf-${crypto.randomUUID()}@example.org`;

for (const lang of languages) {
  const { withdrawal, footer } = interfaceMessages[lang];
  const { fields, errors, check, received } = withdrawal;

  test(`a contract is withdrawn in two steps, linked on every page (${lang})`, async ({
    page,
  }, info) => {
    const email = uniqueEmail();
    await page.goto(`/${lang}/terms`);
    await page.getByRole('contentinfo').getByRole('link', { name: footer.withdraw }).click();
    await expect(page.getByRole('heading', { level: 1, name: withdrawal.title })).toBeVisible();
    await expectAccessible(page);

    const next = page.getByRole('button', { name: withdrawal.toCheck });
    await next.click();
    for (const error of [errors.name, errors.orderNumber, errors.email])
      await expect(page.getByText(error)).toBeVisible();
    await expect(page.getByLabel(fields.name)).toBeFocused();

    const main = page.getByRole('main');
    await main.getByLabel(fields.name).fill('Mareike Thießen');
    await main.getByLabel(fields.orderNumber).fill('240731');
    await main.getByLabel(fields.email, { exact: true }).fill(email);
    await main.getByLabel(fields.text).fill('Nur der Korb.');
    await next.click();
    await expect(page.getByRole('heading', { level: 1, name: check.title })).toBeVisible();
    for (const text of ['Mareike Thießen', '240731', email, 'Nur der Korb.'])
      await expect(main.getByRole('definition').filter({ hasText: text })).toBeVisible();
    await expectAccessible(page);
    expect(await listEmails(email, info)).toEqual([]);

    await page.getByRole('button', { name: check.back }).click();
    await expect(main.getByLabel(fields.text)).toHaveValue('Nur der Korb.');
    await next.click();
    await page.getByRole('button', { name: check.confirm }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: received.title })).toBeVisible();
    const moment =
      createTestTranslator(lang)('withdrawal.received.at', { moment: '' }).split(/[.\s]/)[0] ?? '';
    await expect(main.getByText(new RegExp(`^${moment}.*\\d{2}:\\d{2}`))).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    const mail = await waitForEmail(email, info);
    expect(mail.text).toContain('Nur der Korb.');
    expect(await listEmails(email, info)).toHaveLength(1);
  });
}

const lang = 'de';
const { withdrawal } = interfaceMessages[lang];
const { fields, check, received } = withdrawal;

test.describe('unreliable connection', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the withdrawal form keeps its input and submits once', async ({ page }, info) => {
    const email = uniqueEmail();
    await page.goto(`/${lang}/withdrawal-declaration?order=240799`);
    const main = page.getByRole('main');
    await expect(main.getByLabel(fields.orderNumber)).toHaveValue('240799');
    await main.getByLabel(fields.name).fill('Anna Weber');
    await main.getByLabel(fields.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: withdrawal.toCheck }).click();

    // The request arrives, but its response is lost.
    await page.route('**/api/withdrawals*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: check.confirm }).click();
    await expect(main.getByRole('alert')).toContainText(check.failed);
    await expect(main.getByRole('definition').filter({ hasText: email })).toBeVisible();

    await page.unroute('**/api/withdrawals*');
    await page.getByRole('button', { name: check.confirm }).click();
    await expect(page.getByRole('heading', { level: 1, name: received.title })).toBeVisible();
    await waitForEmail(email, info);
    expect(await listEmails(email, info)).toHaveLength(1);
  });
});
