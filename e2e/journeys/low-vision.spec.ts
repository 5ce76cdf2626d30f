import type { Locator, Page } from '@playwright/test';
import { interfaceMessages } from '@/e2e/fixtures/messages';
import { expect, test } from '@/e2e/fixtures/test';

/**
 * Checks what axe cannot detect: small viewports, focus behind sticky elements, contrast themes (WCAG 1.4.10, 2.4.7,
 * 2.4.11; EN 301 549 11.7).
 */
const lang = 'de';
const { bike, configurator, consent } = interfaceMessages[lang];
const configuration = `/${lang}/bikes/ludwig/configuration`;

/** Returns true if the center of the element, or of its label, is visible and not covered. */
const isSeen = (element: Locator) =>
  element.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const label = node.closest('label') ?? node;
    return hit !== null && (label.contains(hit) || hit.contains(node));
  });

const sizeL = (page: Page) =>
  page.getByRole('radiogroup', { name: bike.size, exact: true }).getByRole('radio', { name: /^L/ });

for (const [width, height] of [
  [320, 256],
  [427, 320],
  [844, 390],
  [640, 400],
  [390, 844],
] as const) {
  test(`a bike can be configured in a window of ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(configuration);
    const comment = page.getByLabel(configurator.comment, { exact: true });
    for (const element of [sizeL(page), page.getByRole('radio', { name: /^Alfine, 8/ }), comment]) {
      await element.focus();
      await expect.poll(() => isSeen(element)).toBe(true);
    }
    const covered = await page.evaluate(() => {
      const fixed = [...document.querySelectorAll('body *')].filter((node) => {
        const { position, display } = getComputedStyle(node);
        return display !== 'none' && (position === 'fixed' || position === 'sticky');
      });
      const rows = Array.from({ length: innerHeight }, (_, y) => {
        const hit = document.elementFromPoint(innerWidth / 2, y);
        return fixed.some((node) => hit !== null && node.contains(hit)) ? 1 : 0;
      });
      return rows.filter(Boolean).length / innerHeight;
    });
    // Sticky elements must leave enough of the viewport for the choices.
    expect(covered).toBeLessThan(height < 700 ? 0.5 : 0.62);
  });
}

test('the configuration note is visible during typing', async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(configuration);
    const comment = page.getByLabel(configurator.comment, { exact: true });
    await comment.focus();
    await expect.poll(() => isSeen(comment), `${width} x ${height}`).toBe(true);
  }
});

test('a question has a visible focus outline', async ({ page }) => {
  await page.goto(`/${lang}/support/faq`);
  const question = page.getByRole('main').locator('details > summary').first();
  await question.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(question).toBeFocused();
  const outline = await question.evaluate((node) => getComputedStyle(node).outlineStyle);
  expect(outline).not.toBe('none');
});

test('forced-colors themes show the selection', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(configuration);
  const look = (radio: Locator) =>
    radio.evaluate((node) => {
      const label = node.closest('label') ?? document.querySelector(`label[for="${node.id}"]`);
      const { outlineStyle, borderColor, backgroundColor } = getComputedStyle(label ?? node);
      const { appearance } = getComputedStyle(node);
      return [outlineStyle, borderColor, backgroundColor, appearance].join();
    });
  const other = (name: string) =>
    page.getByRole('radiogroup', { name, exact: true }).getByRole('radio', { checked: false });
  const chosen = (name: string) =>
    page.getByRole('radiogroup', { name, exact: true }).getByRole('radio', { checked: true });
  expect(await look(chosen(bike.size))).not.toBe(await look(other(bike.size).first()));
});

test.describe('the first visit works in a window of 320 x 256', () => {
  test.use({ consent: null, viewport: { width: 320, height: 256 } });

  test('the selected categories in the consent dialog are visible', async ({ page }) => {
    await page.goto(`/${lang}/bikes`);
    const box = page.getByRole('dialog', { name: consent.title });
    for (const name of [consent.statistics.name, consent.marketing.name]) {
      const choice = box.getByRole('checkbox', { name });
      await choice.focus();
      await expect.poll(() => isSeen(choice), name).toBe(true);
    }
  });
});
