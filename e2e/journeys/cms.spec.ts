import { cpus, loadavg } from 'node:os';
import { createEditor, openArticles } from '../fixtures/cms';
import { openPreview } from '../fixtures/editor';
import { alternatesOf } from '../support/crawl';
import { words } from '../fixtures/messages';
import { expect, test } from '../fixtures/test';

/** Only with the content of a Strapi: `npm run cms:e2e`. Each test has an article of its own. */
const { preview } = words.de;

/** Within two seconds, on a machine that has time for it; how long it took is printed. */
function expectAtOnce(tookMs: number): void {
  const isBusy = (loadavg()[0] ?? 0) > 2 * cpus().length;
  console.log(
    `Shown ${Math.round(tookMs)} ms after publishing${isBusy ? ', on a busy machine' : ''}`,
  );
  if (!isBusy) expect(tookMs).toBeLessThan(2000);
}

test.describe('in Strapi', () => {
  // The admin's own pages are not this project's: what they write to the console is theirs.
  test.use({ expectedErrors: [/./] });

  test('an editor finds the entries of a language and opens the preview in a frame', async ({
    page,
    request,
  }) => {
    await createEditor(request);
    await openArticles(page, 'de');
    const row = page.getByRole('row', { name: /Warum wir kein Carbon kleben/ });
    await row.click();
    await page.getByRole('link', { name: 'Open preview' }).click();
    const site = page.frameLocator('iframe[title="Preview"]');
    await expect(site.getByRole('heading', { level: 1 })).toHaveText(
      'Warum wir kein Carbon kleben',
    );
    await expect(site.getByRole('complementary', { name: preview.title })).toContainText(
      preview.state.published,
    );
  });
});

test('a saved change is shown in the preview only, a published one at once to everybody', async ({
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
    expectAtOnce(performance.now() - publishedAt);
  } finally {
    await editor.publish('de', article, { title: article.title });
    await visitor.close();
  }
});

test('a new slug: the old one leads on, the other language names the new one at once', async ({
  request,
}) => {
  const editor = await createEditor(request);
  const article = await editor.article('de', 'regal-14');
  const slug = 'regal-14-aufgeraeumt';
  const named = async () => alternatesOf(await (await request.get('/en/news/shelf-14')).text());
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

test('drafts may be framed by Strapi alone, what visitors see by nobody', async ({ page }) => {
  await openPreview(page, '/de/imprint');
  const ancestors = (headers: Record<string, string>) =>
    /frame-ancestors [^;]*/.exec(headers['content-security-policy'] ?? '')?.[0];
  const draft = await page.request.get('/de/imprint');
  expect(ancestors(draft.headers())).toBe(`frame-ancestors ${process.env.E2E_CMS}`);
  await page.context().clearCookies();
  const published = await page.request.get('/de/imprint');
  expect(ancestors(published.headers())).toBe("frame-ancestors 'none'");
});
