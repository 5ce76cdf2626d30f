import type { Page } from '@playwright/test';
import { expectHydrated } from '@/e2e/fixtures/hydration';
import { expect, test } from '@/e2e/fixtures/test';

/** Viewport heights of laptops in px. */
const heights = [768, 800, 900, 1000] as const;
const bikes = ['frieda', 'lotte', 'ludwig', 'heinrich'] as const;

/** Returns the choices of the buy column whose center is in the viewport but covered by another element. */
const coveredChoices = (page: Page) =>
  page.locator('.lt-buy-column label').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const { left, top, width, height } = label.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isInWindow = y >= 0 && y < window.innerHeight;
      const isCovered = isInWindow && !label.contains(document.elementFromPoint(x, y));
      return isCovered ? [label.textContent ?? ''] : [];
    }),
  );

/** Returns true if the focused element, or its label, is in the viewport and not covered. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const shown = document.activeElement?.closest('label') ?? document.activeElement;
    if (shown === null) return false;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const [x, y] = [left + Math.min(width / 2, 40), top + height / 2];
    return shown.contains(document.elementFromPoint(x, y));
  });

for (const bike of bikes)
  test(`nothing covers selected or focused controls at any height: ${bike}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: heights[0] });
    await page.goto(`/de/bikes/${bike}`);
    const column = page.locator('.lt-buy-column');
    const first = column.getByRole('radio').first();
    await expectHydrated(first);
    const controls = await column.locator('a[href], button, input:checked').count();
    for (const height of heights)
      await test.step(`${height} px`, async () => {
        await page.setViewportSize({ width: 1440, height });
        await page.evaluate(async () => {
          window.scrollTo({ top: 0, behavior: 'instant' });
          // Sticky bars react to the scroll position one frame later.
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
        });
        expect(await coveredChoices(page)).toEqual([]);
        await first.focus();
        for (let index = 0; index < controls; index += 1) {
          await expect.poll(() => isFocusSeen(page)).toBe(true);
          await page.keyboard.press('Tab');
        }
      });
  });

test.describe('viewport 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('options, price, buttons and leasing are above the fold', async ({ page }) => {
    await page.goto('/de/bikes/ludwig');
    const column = page.locator('.lt-buy-column');
    await expectHydrated(column.getByRole('radio').first());
    for (const part of ['.lt-choice-rows', '.lt-price', '.lt-buy-actions', '.lt-card-actions'])
      expect
        .soft(await column.locator(part).evaluate((e) => e.getBoundingClientRect().bottom), part)
        .toBeLessThanOrEqual(900);
  });
});

test.describe('phone in landscape orientation', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  test('price and whole bike are visible', async ({ page }) => {
    await page.goto('/de/bikes/ludwig');
    await expectHydrated(page.locator('.lt-buy-column').getByRole('radio').first());
    const bar = page.locator('.lt-sticky-buy-bar');
    await expect(bar).toContainText(/2\.495/);
    const edges = await Promise.all([
      page.locator('.lt-detail-stage').evaluate((e) => e.getBoundingClientRect().bottom),
      bar.evaluate((e) => e.getBoundingClientRect().top),
    ]);
    expect(edges[0]).toBeLessThanOrEqual(edges[1] + 1);
  });
});
