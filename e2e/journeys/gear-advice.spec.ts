import { languages, interfaceMessages as texts } from '@/e2e/fixtures/messages';
import { expect, test } from '@/e2e/fixtures/test';

test.use({ javaScriptEnabled: false });

for (const lang of languages) {
  test(`the gear adviser works without JavaScript and has a shareable URL (${lang})`, async ({
    page,
  }) => {
    const messages = texts[lang].gearAdvice;
    await page.goto(`/${lang}/bikes`);
    await page.getByRole('link', { name: messages.title, exact: true }).first().click();
    const answers = (legend: string) => page.getByRole('group', { name: legend });
    await answers(messages.form.hills).locator('[value=mountains]').check({ force: true });
    await answers(messages.form.load).locator('[value=heavy]').check({ force: true });
    await page.getByLabel(messages.form.weight).fill('70');
    await page.getByLabel(messages.form.budget).fill('6.000 €');
    await page.getByRole('button', { name: messages.form.submit }).click();

    await expect(page).toHaveURL(new RegExp(`/${lang}/gear-adviser\\?.*hills=mountains`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.result.title);
    // The cheapest suitable gear system (8 gears) is listed first. The stepless hub for heavy loads is listed too.
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('8');
    await expect(
      page.getByRole('heading', { level: 2 }).filter({ hasText: 'Enviolo' }).first(),
    ).toBeVisible();
    // The form still contains the choices, so that they can be changed.
    await expect(answers(messages.form.hills).locator('[value=mountains]')).toBeChecked();
    await expect(page.getByLabel(messages.form.weight)).toHaveValue('70');
    await expect(page.getByLabel(messages.form.budget)).toHaveValue('6000');
  });
}

test('a result page is not indexed, but the empty form is', async ({ request }) => {
  const answer = await (await request.get('/de/gear-adviser?hills=steep&budget=%00%27')).text();
  expect(answer).toMatch(/<meta name="robots" content="noindex/);
  expect(answer).toMatch(/rel="canonical" href="[^"]*\/de\/gear-adviser"/);
  expect(await (await request.get('/de/gear-adviser')).text()).not.toContain('noindex');
});

test.describe('with saved body measurements', () => {
  test.use({ javaScriptEnabled: true });

  test('only bikes available in the rider’s size are recommended', async ({ page }) => {
    await page.addInitScript(() => {
      window.localStorage.setItem('lt-body-measurements', '162;75;');
    });
    await page.goto('/de/gear-adviser');
    await expect(page.getByLabel(texts.de.gearAdvice.form.height)).toHaveValue('162');
    await page
      .getByRole('group', { name: texts.de.gearAdvice.form.hills })
      .locator('[value=steep]')
      .check({ force: true });
    await page.getByRole('button', { name: texts.de.gearAdvice.form.submit }).click();
    await expect(page).toHaveURL(/height=162&inseam=75/);
    // The frame of the model Wilhelm is too high for this inside leg in every size.
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Wilhelm\b/ })).toHaveCount(0);
  });
});
