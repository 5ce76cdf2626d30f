import type { Page } from '@playwright/test';
import { expectHydrated } from '@/e2e/fixtures/hydration';
import { createTestTranslator } from '@/e2e/fixtures/messages';
import { getLayoutShift, recordLayoutShifts } from '@/e2e/fixtures/layout-shift';
import { expect, test } from '@/e2e/fixtures/test';

const model = { name: 'Ludwig', path: '/bikes/ludwig' };

/** Returns the visible large picture of a model's page. */
const stage = (page: Page) => page.locator('.lt-zoom-in .lt-crossfade > span:last-child img');

/** Returns the file that the browser chose for a loaded image. */
async function chosen(image: ReturnType<Page['locator']>): Promise<string> {
  await expect
    .poll(() => image.evaluate((img) => img instanceof HTMLImageElement && img.complete))
    .toBe(true);
  return image.evaluate((img) => (img instanceof HTMLImageElement ? img.currentSrc : ''));
}

const lang = 'de';
test('a color change updates the picture without a layout shift', async ({ page }) => {
  const t = createTestTranslator(lang);
  await recordLayoutShifts(page);
  await page.goto(`/${lang}${model.path}`);
  const before = await chosen(stage(page));
  const colours = page.locator('.lt-swatches').first().getByRole('radio');
  await expectHydrated(colours.nth(1));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const start = await getLayoutShift(page);
  await colours.nth(1).press('Space');
  await expect(colours.nth(1)).toBeChecked();
  const name =
    (await page.locator('.lt-swatches').first().locator('label').nth(1).getAttribute('title')) ??
    '';
  await expect(stage(page)).toHaveAttribute(
    'alt',
    t('bike.views.side', { name: model.name, color: name }),
  );
  await expect(page.locator('.lt-zoom-in .lt-crossfade > span')).toHaveCount(1);
  expect(await chosen(stage(page))).not.toBe(before);
  expect((await getLayoutShift(page)) - start).toBe(0);
});

test('the main picture is AVIF with high priority and an immutable cache', async ({ page }) => {
  await page.goto(`/de${model.path}`);
  const file = await chosen(stage(page));
  expect(new URL(file).pathname).toMatch(/^\/media\/bikes\/ludwig\/.+-side-\d+\.avif$/);
  const answer = await page.request.get(file);
  expect(answer.headers()['content-type']).toBe('image/avif');
  expect(answer.headers()['cache-control']).toContain('immutable');
  const again = await page.request.get(file, {
    headers: { 'If-None-Match': answer.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
  await expect(stage(page)).toHaveAttribute('fetchpriority', 'high');
});

test('a page without pictures preloads none for its links', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url());
  });
  const ahead = page.waitForResponse((response) => response.url().includes('/de/bikes?_rsc'));
  await page.goto('/de/withdrawal');
  // Nothing is prefetched before the first interaction.
  await page.locator('h1').click();
  await (await ahead).finished();
  // React has rendered the response at most two frames later.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(page.locator('link[rel="preload"][as="image"][href*="/media/"]')).toHaveCount(0);
  expect(pictures.filter((url) => url.includes('/media/'))).toEqual([]);
});

test('phones load no file over 1536 pixels', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 700, height: 900 },
    deviceScaleFactor: 3,
  });
  const page = await context.newPage();
  await page.goto(`/de${model.path}`);
  expect(await chosen(stage(page))).toContain('-1200.avif');
  await context.close();
});

test('only the first pictures of a list load eagerly; all have reserved space and alt text', async ({
  page,
}) => {
  await page.goto('/de/bikes');
  const images = page.locator('.lt-card-picture img');
  const facts = await images.evaluateAll((all) =>
    all.map((img) => ({
      loading: img.getAttribute('loading'),
      alt: img.getAttribute('alt'),
      width: img.getAttribute('width'),
      height: img.getAttribute('height'),
    })),
  );
  expect(facts.slice(0, 2).map(({ loading }) => loading)).toEqual(Array(2).fill('eager'));
  expect(facts.slice(2).every(({ loading }) => loading === 'lazy')).toBe(true);
  for (const { alt, width, height } of facts) {
    expect(alt).toMatch(/ in .+, Seitenansicht$/);
    expect(Number(width) / Number(height)).toBeCloseTo(1.5, 1);
  }
});

test('a picture far below the viewport loads when it is near', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de/bikes');
  const picture = page.locator('.lt-card-picture img').nth(5);
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(await width()).toBe(0);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(width).toBeGreaterThan(0);
});

test('the picture URL of a SKU serves a format that the browser accepts', async ({ request }) => {
  const path = '/media/products/LU11.25.H.M.TG';
  const modern = await request.get(path, { headers: { Accept: 'image/avif,image/webp,*/*' } });
  expect(modern.headers()['content-type']).toBe('image/avif');
  const older = await request.get(path, { headers: { Accept: 'image/webp,*/*' } });
  expect(older.headers()['content-type']).toBe('image/webp');
  expect(older.headers()['vary']).toContain('Accept');
  const drawing = await request.get(`${path}.svg`);
  expect(drawing.headers()['content-type']).toContain('image/svg+xml');
});

test('the link preview of a model is a JPEG of 1200 by 630', async ({ page, request }) => {
  await page.goto(`/de${model.path}`);
  const address = await page.locator('meta[property="og:image"]').first().getAttribute('content');
  const { pathname, search } = new URL(address ?? '');
  expect(pathname).toMatch(/^\/media\/og\/bikes\/ludwig\/.+\.jpg$/);
  const answer = await request.get(`${pathname}${search}`);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  expect((await answer.body()).length).toBeLessThan(200_000);
});

test('only pictures are served from the media folder', async ({ request }) => {
  for (const path of ['manifest.json', '..%2Fshop.yaml', 'bikes/..%2F..%2F..%2Fshop.yaml', 'bikes'])
    expect((await request.get(`/media/${path}`)).status()).toBe(404);
});

test('pages label computed pictures', async ({ page }) => {
  for (const [path, key] of [
    [model.path, 'common.computedPicture'],
    ['/bikes', 'common.computedPictures'],
  ] as const) {
    await page.goto(`/de${path}`);
    await expect(page.getByText(createTestTranslator('de')(key)).first()).toBeVisible();
  }
});

test('a picture zooms in steps, and Back closes it without leaving the page', async ({ page }) => {
  await page.goto(`/${lang}/bikes`);
  await page.goto(`/${lang}${model.path}`);
  const enlarge = page.locator('.lt-zoom-in');
  await expectHydrated(enlarge);
  const enlarged = page.locator('dialog.lt-zoom');
  await enlarge.press('Enter');
  await expect(enlarged).toBeVisible();
  // The dialog first shows the whole picture. The key `+` zooms in.
  const area = enlarged.locator('.lt-zoom-area');
  const picture = area.locator('.lt-zoom-picture');
  await expect(picture).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)');
  await area.press('+');
  await expect(picture).toHaveCSS('transform', 'matrix(1.6, 0, 0, 1.6, 0, 0)');
  await area.press('ArrowLeft');
  await expect(picture).not.toHaveCSS('transform', 'matrix(1.6, 0, 0, 1.6, 0, 0)');
  await enlarged
    .getByRole('button', { name: createTestTranslator(lang)('bike.zoomWhole') })
    .click();
  await expect(picture).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, 0)');
  await expect(area.locator('picture + picture')).toHaveClass('is-high-resolution');
  await page.goBack();
  await expect(enlarged).toBeHidden();
  await expect(page).toHaveURL(`/${lang}${model.path}`);
  await enlarge.press('Enter');
  await page.keyboard.press('Escape');
  await expect(enlarged).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(`/${lang}/bikes`);
});

test('no picture covers the buy bar on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de/bikes/ludwig');
  const picture = page.locator('.lt-close-up').first();
  // Scrolls until the lower edge of the picture is at the bottom of the viewport, behind the bar.
  await picture.evaluate((element) =>
    window.scrollBy(0, element.getBoundingClientRect().bottom - window.innerHeight),
  );
  const bar = page.locator('.lt-sticky-buy-bar');
  await expect(bar).toBeVisible();
  const isOnTop = () =>
    bar.evaluate((element) => {
      const { left, top, width } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + 8));
    });
  await expect.poll(isOnTop).toBe(true);
});
