import { cpus, loadavg } from 'node:os';
import {
  articlesPath,
  createAuthor,
  createEditor,
  openArticles,
} from '@/e2e/fixtures/strapi-editors';
import { openPreview } from '@/e2e/fixtures/content-editing';
import { parseAlternates } from '@/e2e/support/crawl-pages';
import { interfaceMessages } from '@/e2e/fixtures/messages';
import { expect, test } from '@/e2e/fixtures/test';

/** These tests require a Strapi (`npm run test:cms:e2e`). Each test uses a separate article. */
const { preview } = interfaceMessages.de;

/** Expects at most two seconds, unless the machine is busy. Prints the duration. */
function expectFast(tookMs: number): void {
  const isBusy = (loadavg()[0] ?? 0) > 2 * cpus().length;
  console.log(
    `Shown ${Math.round(tookMs)} ms after publishing${isBusy ? ', on a busy machine' : ''}`,
  );
  if (!isBusy) expect(tookMs).toBeLessThan(2000);
}

test.describe('in Strapi', () => {
  // Strapi's admin is third-party code, so its console errors are ignored.
  test.use({ expectedErrors: [/./] });

  test('an editor finds the entries of a language and opens the preview in a frame', async ({
    page,
    request,
  }) => {
    await createEditor(request);
    await openArticles(page, 'de');
    const row = page.getByRole('row', { name: /Warum wir kein Carbon kleben/ });
    await row.click();
    await page.getByRole('link', { name: 'Vorschau öffnen' }).click();
    const site = page.frameLocator('iframe[title="Vorschau"]');
    await expect(site.getByRole('heading', { level: 1 })).toHaveText(
      'Warum wir kein Carbon kleben',
    );
    await expect(site.getByRole('complementary', { name: preview.title })).toContainText(
      preview.state.published,
    );
  });

  test('an editor uses the German interface, with the page of either language beside the form', async ({
    page,
    request,
  }) => {
    await createEditor(request);
    await openArticles(page, 'de');
    await page.getByRole('row', { name: /Warum wir kein Carbon kleben/ }).click();
    for (const field of ['Titel', 'Vorspann', 'Geschrieben von', 'Veröffentlichen am'])
      await expect(page.getByText(new RegExp(`^${field}`)).first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Rubrik' })).toHaveText(/Unternehmen/);

    await page.getByRole('button', { name: 'Daneben zeigen' }).click();
    const site = page.frameLocator('iframe[title="Vorschau neben dem Formular"]');
    const heading = site.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Warum wir kein Carbon kleben');
    // The side panels must fit next to the form while the preview takes half of the window.
    const wider = await page
      .locator('#main-content aside')
      .evaluateAll((panels) => panels.filter((panel) => panel.scrollWidth > panel.clientWidth));
    expect(wider).toEqual([]);
    await page.getByRole('button', { name: 'Englisch', exact: true }).click();
    await expect(heading).not.toHaveText('Warum wir kein Carbon kleben');
    await expect(site.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('a saved change appears only in the preview, a published one at once for everyone', async ({
  page,
  browser,
  request,
}) => {
  const editor = await createEditor(request);
  const article = await editor.article('de', 'salbei-seidenmatt');
  const path = `/de/news/${article.slug}`;
  const title = `Salbei, gespeichert um ${Date.now()}`;
  const visitor = await browser.newPage();
  const heading = (shown = page) => shown.getByRole('heading', { level: 1 });
  await visitor.goto(path);
  await expect(heading(visitor)).toHaveText(article.title);

  try {
    await editor.save('de', article, { title });
    await page.goto(await editor.previewHref('de', article));
    await expect(page).toHaveURL(path);
    await expect(heading()).toHaveText(title);
    const bar = page.getByRole('complementary', { name: preview.title });
    await expect(bar).toContainText(preview.state.changed);
    await visitor.reload();
    await expect(heading(visitor)).toHaveText(article.title);
    await bar.getByRole('link', { name: preview.leave }).click();
    await expect(heading()).toHaveText(article.title);

    await editor.publish('de', article, { title });
    const publishedAt = performance.now();
    await expect
      .poll(async () => (await request.get(path)).text(), { intervals: [50] })
      .toContain(title);
    expectFast(performance.now() - publishedAt);
  } finally {
    await editor.publish('de', article, { title: article.title });
    await visitor.close();
  }
});

test('an approved change goes online on schedule, and an audit log records the changes', async ({
  request,
}) => {
  const editor = await createEditor(request);
  const article = await editor.article('de', 'warum-ein-riemen-ungerade-sein-darf');
  const path = `/de/news/${article.slug}`;
  const title = `Zur Zeit um ${Date.now()}`;
  const publishAt = new Date(Date.now() + 5_000).toISOString();
  try {
    await editor.save('de', article, { title, publishAt, reviewStage: 'approved' });
    expect(await (await request.get(path)).text()).not.toContain(title);
    await expect.poll(async () => (await request.get(path)).text()).toContain(title);
    expect(Date.now()).toBeGreaterThan(Date.parse(publishAt));
    const { data } = await editor.ask<{
      data: { action: string; person: string; fields: object[] }[];
    }>('GET', `editing/changes/api::blog.blog/${article.documentId}?locale=de`);
    expect(data.slice(0, 2)).toMatchObject([
      { action: 'publishedByTime', person: '' },
      { action: 'saved', person: 'Rita Redaktion' },
    ]);
    expect(data[1]?.fields).toContainEqual({
      field: 'title',
      label: 'Titel',
      from: article.title,
      to: title,
    });
  } finally {
    await editor.publish('de', article, { title: article.title, publishAt: null });
  }
});

test('a placeholder in a text is replaced by its value, and an unknown one is rejected', async ({
  request,
}) => {
  const editor = await createEditor(request);
  const article = await editor.article('de', '160-rahmen');
  const entry = `${articlesPath}/${article.documentId}?locale=de`;
  const { data: facts } = await editor.ask<{ data: { name: string; meaning: string }[] }>(
    'GET',
    'editing/facts',
  );
  expect(facts[0]).toEqual({ name: 'dealers', meaning: 'Fachhändler auf der Karte' });
  expect(await editor.attempt('PUT', entry, { title: 'Bei {{dealer}} Händlern' })).toEqual({
    status: 400,
    message:
      '{{dealer}} gibt es nicht. Alle Namen stehen neben dem Formular unter „Angaben aus den Daten“.',
  });
  try {
    await editor.publish('de', article, { title: 'Bei {{dealers}} Händlern' });
    await expect
      .poll(async () => (await request.get(`/de/news/${article.slug}`)).text())
      .toMatch(/<h1[^>]*>Bei 177 Händlern/);
  } finally {
    await editor.publish('de', article, { title: article.title });
  }
});

test('an author requests a review, and only editors approve and publish', async ({ request }) => {
  const author = await createAuthor(request);
  const { data } = await author.ask<{ data: { documentId: string } }>(
    'POST',
    `${articlesPath}?locale=de`,
    {
      title: `Von Anton ${Date.now()}`,
      slug: `von-anton-${Date.now()}`,
    },
  );
  const entry = `${articlesPath}/${data.documentId}`;
  const response = await author.attempt('PUT', `${entry}?locale=de`, { reviewStage: 'approved' });
  expect(response).toEqual({
    status: 400,
    message: 'Freigeben können Redaktion und Verwaltung. Stellen Sie „Zur Prüfung“ ein.',
  });
  await author.ask('PUT', `${entry}?locale=de`, { reviewStage: 'review' });
  expect((await author.attempt('POST', `${entry}/actions/publish?locale=de`, {})).status).toBe(403);

  const editor = await createEditor(request);
  const desk = await editor.ask<{ data: { waiting: { entry: string }[] } }>('GET', 'editing/desk');
  expect(desk.data.waiting.map(({ entry: one }) => one)).toContain(data.documentId);
  await editor.ask('DELETE', `${entry}?locale=*`);
});

test('after a slug change the old one redirects, and the other language links the new one', async ({
  request,
}) => {
  const editor = await createEditor(request);
  const article = await editor.article('de', 'regal-14');
  const slug = 'regal-14-aufgeraeumt';
  const named = async () => parseAlternates(await (await request.get('/en/news/shelf-14')).text());
  expect((await named()).get('de')).toMatch(/\/de\/news\/regal-14$/);
  try {
    await editor.publish('de', article, { slug, formerSlugs: ['regal-14'] });
    await expect
      .poll(async () => (await named()).get('de'), { intervals: [50] })
      .toMatch(/\/de\/news\/regal-14-aufgeraeumt$/);
    const old = await request.get('/de/news/regal-14', { maxRedirects: 0 });
    expect(old.status()).toBe(308);
    expect(old.headers().location).toContain(`/de/news/${slug}`);
  } finally {
    await editor.publish('de', article, { slug: 'regal-14', formerSlugs: [] });
  }
});

test('only Strapi may frame drafts, and nobody may frame published pages', async ({ page }) => {
  await openPreview(page, '/de/imprint');
  const ancestors = (headers: Record<string, string>) =>
    /frame-ancestors [^;]*/.exec(headers['content-security-policy'] ?? '')?.[0];
  const draft = await page.request.get('/de/imprint');
  expect(ancestors(draft.headers())).toBe(`frame-ancestors ${process.env.E2E_CMS}`);
  await page.context().clearCookies();
  const published = await page.request.get('/de/imprint');
  expect(ancestors(published.headers())).toBe("frame-ancestors 'none'");
});
