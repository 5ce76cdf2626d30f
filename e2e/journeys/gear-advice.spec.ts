import { languages, words as texts } from '../fixtures/messages';
import { expect, test } from '../fixtures/test';

test.use({ javaScriptEnabled: false });

for (const lang of languages) {
  test(`the gear adviser answers without scripts, at an address to pass on (${lang})`, async ({
    page,
  }) => {
    const words = texts[lang].gearAdvice;
    await page.goto(`/${lang}/bikes`);
    await page.getByRole('link', { name: words.title, exact: true }).first().click();
    await page.getByLabel(words.form.hills).selectOption('mountains');
    await page.getByLabel(words.form.load).selectOption('heavy');
    await page.getByLabel(words.form.budget).fill('6.000 €');
    await page.getByRole('button', { name: words.form.submit }).click();

    await expect(page).toHaveURL(new RegExp(`/${lang}/gear-adviser\\?.*hills=mountains`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.answer.title);
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Enviolo');
    await expect(page.getByRole('link', { name: /Hannah Enviolo/ })).toBeVisible();
    // What was asked is still chosen, for the next question.
    await expect(page.getByLabel(words.form.hills)).toHaveValue('mountains');
    await expect(page.getByLabel(words.form.budget)).toHaveValue('6000');
  });
}

test('an answer is for its visitor alone, the questions are for everybody', async ({ request }) => {
  const answer = await (await request.get('/de/gear-adviser?hills=steep&budget=%00%27')).text();
  expect(answer).toMatch(/<meta name="robots" content="noindex/);
  expect(answer).toMatch(/rel="canonical" href="[^"]*\/de\/gear-adviser"/);
  expect(await (await request.get('/de/gear-adviser')).text()).not.toContain('noindex');
});
