import type { Page } from '@playwright/test';
import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { waitForEmailWithSubject, waitForEmail } from '@/e2e/fixtures/mailbox';
import {
  type Language,
  languages,
  createTestTranslator,
  interfaceMessages,
} from '@/e2e/fixtures/messages';
import { expect, expectNoHorizontalScroll, test } from '@/e2e/fixtures/test';

const company = 'post@lautlos.example';
/** Paths of list pages, support pages and pages written by editors, the same in both languages. */
const brandPages = [
  ...['company', 'events', 'features', 'news', 'jobs'],
  ...['support', 'support/faq', 'support/contact', 'support/downloads', 'support/press'],
  ...['terms', 'privacy-policy', 'withdrawal', 'imprint', 'shipping-info', 'accessibility'],
];

for (const lang of languages)
  test(`every brand page is available, accessible and as wide as the window (${lang})`, async ({
    page,
  }) => {
    test.slow();
    if (lang === 'en') await page.emulateMedia({ colorScheme: 'dark' });
    for (const path of brandPages) await test.step(path, () => expectGoodPage(page, lang, path));
  });

/** Checks one page: status, title, description and accessibility. English pages are checked in the dark theme. */
async function expectGoodPage(page: Page, lang: Language, path: string): Promise<void> {
  const answer = await page.goto(`/${lang}/${path}`);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`/${lang}/${path}$`),
  );
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20,}/);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
}

const lang = 'de';
const { contact, faq, news, jobs, support, downloads, navigation, press } = interfaceMessages[lang];

test('an article opens from the list, with links to the previous, next and related ones', async ({
  page,
}) => {
  await page.goto(`/${lang}/news`);
  const articles = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(articles.nth(8)).toBeVisible();
  const title = await articles.first().getByRole('heading').innerText();
  await articles.first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('article').getByRole('time').first()).toHaveAttribute(
    'datetime',
    /^\d{4}-\d{2}-\d{2}$/,
  );
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await expect(page.getByRole('heading', { level: 2, name: news.related })).toBeVisible();
  const earlier = page
    .getByRole('navigation', { name: news.neighbours })
    .getByRole('link', { name: news.earlier });
  const href = (await earlier.getAttribute('href')) ?? '';
  expect(href).toMatch(new RegExp(`^/${lang}/news/.+`));
  await earlier.click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
});

test('a job page describes the job and how to apply', async ({ page }) => {
  await page.goto(`/${lang}/jobs`);
  const list = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(list.nth(4)).toBeVisible();
  await list.first().click();
  await expect(page.getByText(jobs.facts.salary, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: jobs.apply.button })).toHaveAttribute(
    'href',
    /^mailto:.+\?subject=/,
  );
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test('the bell on the home page swings once per click, silently until its sound is enabled', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const tones: string[] = [];
    Object.assign(window, { tones });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      tones.push('tone');
      start.apply(this, when);
    };
  });
  const tones = () => page.evaluate(() => (window as unknown as { tones: string[] }).tones.length);
  await page.goto('/de');
  const bell = page.getByRole('button', { name: interfaceMessages.de.home.bell.ring });
  const sound = page.getByText(interfaceMessages.de.home.bell.sound, { exact: true });
  await bell.click();
  await expect(sound).toBeVisible();
  expect(await tones()).toBe(0);

  await page.getByRole('button', { name: interfaceMessages.de.home.bell.on }).click();
  await page.reload();
  await expect(
    page.getByRole('button', { name: interfaceMessages.de.home.bell.off }),
  ).toBeVisible();
  await bell.click();
  await expect.poll(tones).toBeGreaterThan(0);
  await page.getByRole('button', { name: interfaceMessages.de.home.bell.off }).click();
  await expect(page.getByRole('button', { name: interfaceMessages.de.home.bell.on })).toBeVisible();
});

test('a feature page is linked from the company page', async ({ page }) => {
  await page.goto(`/${lang}/company`);
  const feature = page.getByRole('main').locator('a[href*="/features/"]').first();
  await feature.click();
  await expect(page).toHaveURL(new RegExp(`/${lang}/features/.+`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});

test('questions can be searched and linked', async ({ page }) => {
  await page.goto(`/${lang}/support`);
  await page.getByRole('main').getByRole('link', { name: support.pages.faq.title }).first().click();
  // The previous page also has headings and a main part. Only the questions identify this one.
  await expect(page).toHaveURL(`/${lang}/support/faq`);
  const questions = page.getByRole('main').locator('details');
  await expect(questions.nth(10)).toBeVisible();
  const all = await questions.count();
  const field = page.getByRole('searchbox', { name: faq.search });
  await field.fill('riemen schmieren');
  await expect(questions).not.toHaveCount(all);
  await expect(questions.first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').first()).not.toBeEmpty();
  await field.fill('qqqq');
  await expect(questions).toHaveCount(0);
  await expect(
    page.getByRole('main').locator('p.lead').getByRole('link', { name: /./ }),
  ).toHaveAttribute('href', `/${lang}/support/contact`);
  await field.fill('');
  await expect(questions).toHaveCount(all);

  const last = questions.last();
  const slug = await last.getAttribute('id');
  await page.goto(`/${lang}/support/faq?from=mail#${slug}`);
  await expect(last).toHaveAttribute('open', '');
  await expect(last).toBeInViewport();
  await expectAccessible(page);
});

test('a document is served as PDF', async ({ page, request }) => {
  await page.goto(`/${lang}/support/downloads`);
  await expect(
    page.getByRole('heading', { level: 2, name: downloads.categories.manual }),
  ).toBeVisible();
  const href = await page.locator(`a[href^="/downloads/${lang}/"]`).first().getAttribute('href');
  const answer = await request.get(String(href));
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await request.get(`/downloads/${lang}/nothing.pdf`)).status()).toBe(404);
});

test('the press page has releases, files and contacts', async ({ page }) => {
  await page.goto(`/${lang}/support/press`);
  for (const name of [press.releases, press.files, press.contact])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(page.locator('a[href="/icon.svg"]')).toBeVisible();
});

test('a message reaches the company, and the sender gets a copy', async ({ page }, info) => {
  const email = `kontakt-${crypto.randomUUID()}@example.org`;
  const subject = createTestTranslator(lang)('contact.topics.press');
  await page.goto(`/${lang}/support/contact?topic=press`);
  const main = page.getByRole('main');
  await expect(main.getByLabel(contact.fields.topic)).toHaveValue('press');
  await expectAccessible(page);
  const send = main.getByRole('button', { name: contact.send });
  await send.click();
  await expect(main.getByText(contact.errors.text.split('{')[0] ?? '')).toBeVisible();
  await expect(main.getByLabel(contact.fields.name)).toBeFocused();

  await main.getByLabel(contact.fields.name).fill('Anna Weber');
  await main.getByLabel(contact.fields.email, { exact: true }).fill(email);
  await main.getByLabel(contact.fields.text).pressSequentially('Darf ich ein Rad fahren?', {
    // Typing speed of a person, because the server rejects faster submissions.
    delay: 150,
  });
  await send.click();
  await expect(main.getByRole('heading', { name: contact.sent.title })).toBeFocused();
  await expectAccessible(page);

  const copy = await waitForEmail(email, info);
  // The sender's address may belong to somebody else, so the copy contains no text of the message.
  expect(copy.text).not.toContain('Darf ich ein Rad fahren?');
  expect(copy.text).toContain(subject);
  const mail = await waitForEmailWithSubject(/^Kontakt, Presse: Anna Weber$/, company, info);
  expect(mail.text).toContain('@example.org');
});

test.describe('unreliable connection', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the contact form keeps its input', async ({ page }) => {
    await page.goto(`/${lang}/support/contact`);
    const main = page.getByRole('main');
    await main.getByLabel(contact.fields.name).fill('Anna Weber');
    await main.getByLabel(contact.fields.email, { exact: true }).fill('anna@example.org');
    await main.getByLabel(contact.fields.text).fill('Der Riemen singt.');
    await page.route('**/api/contact*', (route) => route.abort());
    await main.getByRole('button', { name: contact.send }).click();
    await expect(main.getByRole('alert')).toContainText(contact.failed);
    await expect(main.getByLabel(contact.fields.text)).toHaveValue('Der Riemen singt.');
  });
});

test('navigation and footer link to the brand pages', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/${lang}/bikes`);
  const header = page.getByRole('banner');
  for (const key of ['news', 'company', 'support'] as const)
    await expect(header.getByRole('link', { name: navigation[key], exact: true })).toHaveAttribute(
      'href',
      `/${lang}/${key}`,
    );
  await expect(
    page.getByRole('contentinfo').locator(`a[href="/${lang}/jobs"]`).first(),
  ).toBeVisible();
});
