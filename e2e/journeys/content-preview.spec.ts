import { readFileSync, writeFileSync } from 'node:fs';
import { expectAccessible } from '@/e2e/fixtures/accessibility';
import { getConsentDialog, getConsentButton } from '@/e2e/fixtures/consent';
import {
  getContentFilePath,
  contentFilesSkipReason,
  editorSkipReason,
  openPreview,
  buildPreviewHref,
  buildWebhookHeaders,
} from '@/e2e/fixtures/content-editing';
import { interfaceMessages } from '@/e2e/fixtures/messages';
import { expect, expectNoHorizontalScroll, skipWithReason, test } from '@/e2e/fixtures/test';

const drafts = {
  de: {
    article: '/de/news/dezibel-nachgemessen',
    changed: '/de/news/der-riemen-im-winter',
    added: 'Räder mit Motor',
  },
  en: {
    article: '/en/news/decibels-measured-twice',
    changed: '/en/news/the-belt-in-winter',
    added: 'With a motor',
  },
} as const;

test.beforeEach(() => skipWithReason(editorSkipReason));

const lang = 'de';
const { preview } = interfaceMessages[lang];
const { article, changed, added } = drafts[lang];

test.describe('content preview', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('shows unpublished content to editors only, on a labeled page', async ({
    page,
    browser,
  }) => {
    const visitor = await browser.newPage();
    expect((await visitor.goto(article))?.status()).toBe(404);

    await openPreview(page, article);
    await expect(page).toHaveURL(article);
    const bar = page.getByRole('complementary', { name: preview.title });
    await expect(bar).toContainText(preview.state.unpublished);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);

    expect((await visitor.goto(article))?.status()).toBe(404);
    await visitor.close();
  });

  test('shows pending changes, and leaves the published page unchanged', async ({
    page,
    browser,
  }) => {
    const heading = page.getByRole('heading', { name: added });
    await openPreview(page, changed);
    const bar = page.getByRole('complementary', { name: preview.title });
    await expect(heading).toBeVisible();
    await expect(bar).toContainText(preview.state.changed);

    const visitor = await browser.newPage();
    await visitor.goto(changed);
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByRole('heading', { name: added })).toHaveCount(0);
    await expect(visitor.getByRole('complementary', { name: preview.title })).toHaveCount(0);
    await visitor.close();

    await bar.getByRole('link', { name: preview.leave }).click();
    await expect(page).toHaveURL(changed);
    await expect(heading).toHaveCount(0);
    await expect(bar).toHaveCount(0);
  });

  test('shows its bar on every page: home, a model, the cart', async ({ page }) => {
    await openPreview(page, `/${lang}`);
    const bar = page.getByRole('complementary', { name: preview.title });
    for (const path of [`/${lang}`, `/${lang}/bikes/ludwig`, `/${lang}/checkout/cart`]) {
      await page.goto(path);
      await expect(bar).toBeVisible();
      await expectNoHorizontalScroll(page);
    }
  });

  test('has a report of content to check, which visitors cannot open', async ({
    page,
    browser,
  }) => {
    const visitor = await browser.newPage();
    expect((await visitor.goto(`/${lang}/preview/report`))?.status()).toBe(404);
    await visitor.close();

    await openPreview(page, `/${lang}/preview/report`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(preview.report.title);
    for (const rule of Object.values(preview.report.rules))
      await expect(page.getByRole('heading', { name: rule.title })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });
});

test.describe('editor without a cookie choice', () => {
  test.use({ consent: null });

  test('sees no dialog on a draft, but can open it', async ({ page }) => {
    await openPreview(page, `/${lang}/guides`);
    const box = await getConsentDialog(page, lang);
    await getConsentButton(page, lang).click();
    await expect(box).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
  });
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`the preview bar covers no buy button at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openPreview(page, '/de/bikes/ludwig/configuration');
    const { preview, cart } = interfaceMessages.de;
    const bar = page.getByRole('complementary', { name: preview.title });
    const buy = page
      .getByRole('button', { name: cart.add.action, exact: true })
      .filter({ visible: true });
    await expect(buy).toHaveCount(1);
    // A trial click fails if another element covers the target.
    await buy.click({ trial: true });
    await bar.getByRole('link', { name: preview.leave }).click({ trial: true });
    await expectNoHorizontalScroll(page);
    await bar.getByRole('link', { name: preview.leave }).click();
    await expect(bar).toHaveCount(0);
    await buy.click({ trial: true });
  });
}

test('drafts are rendered on every request and not indexed', async ({ page }) => {
  await openPreview(page, '/de/imprint');
  const headers = (await page.request.get('/de/imprint')).headers();
  expect(headers['cache-control']).toContain('no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['content-security-policy']).toContain('frame-ancestors');
});

test('the preview requires its secret and redirects only within this site', async ({ request }) => {
  const open = (address: string) => request.get(address, { maxRedirects: 0 });
  expect((await open('/api/preview?secret=guessed&path=/de')).status()).toBe(401);
  expect((await open('/api/preview?path=/de')).status()).toBe(401);
  for (const path of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/api/health',
    '',
  ])
    expect((await open(buildPreviewHref(path))).status(), path).toBe(400);
  const published = await open(buildPreviewHref('/de', 'published'));
  expect(published.headers().location).toBe('/de');
  const leaving = await open('/api/preview/leave?path=https://evil.example');
  expect(leaving.headers().location).toBe('/');
});

test('the webhook requires the secret', async ({ request }) => {
  const say = (data: object, headers: Record<string, string> = {}) =>
    request.post('/api/revalidate', { data, headers });
  const entry = { slug: 'imprint', locale: 'de' };
  expect((await request.get('/api/revalidate')).status()).toBe(405);
  expect((await say({ event: 'entry.publish', model: 'page', entry })).status()).toBe(401);
  const unknown = await say({ event: 'entry.publish', model: 'user' }, buildWebhookHeaders());
  expect(unknown.status()).toBe(422);
  const known = await say({ event: 'entry.publish', model: 'page', entry }, buildWebhookHeaders());
  expect(await known.json()).toEqual({
    expired: ['cms:page:de', 'cms:page:de:imprint', 'cms:page:translations'],
  });
});

test('published content goes live without a manual step', async ({ request }) => {
  skipWithReason(contentFilesSkipReason);
  const file = getContentFilePath('news/de/sage-satin.md');
  const before = readFileSync(file, 'utf8');
  const slug = /^slug: (.+)$/m.exec(before)?.[1] ?? '';
  const shown = async () => (await request.get(`/de/news/${slug}`)).text();
  const news = `Soeben veröffentlicht um ${Date.now()}`;
  expect(await shown()).not.toContain(news);
  try {
    writeFileSync(file, before.replace(/^title: .+$/m, `title: ${news}`));
    await expect.poll(shown, { intervals: [100] }).toContain(news);
  } finally {
    writeFileSync(file, before);
  }
  await expect.poll(shown).not.toContain(news);
});
