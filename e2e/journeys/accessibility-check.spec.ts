import type { Page } from '@playwright/test';
import { expectAccessible, expectColorContrast } from '@/e2e/fixtures/accessibility';
import { expect, test } from '@/e2e/fixtures/test';

/**
 * Opens a list with two repeated styles. The tests of this file change one text and verify that the accessibility check
 * finds the fault: every text that differs in one respect must be measured.
 */
async function openList(page: Page): Promise<void> {
  const items = Array.from(
    { length: 40 },
    (_, index) => `<li class="item"><p>${index}. <b>Riemen</b></p><button>Ansehen</button></li>`,
  );
  await page.setContent(
    `<!doctype html><html lang="de"><title>Liste</title>
    <style>body { background: #fff; color: #222 } .dim { background: #666 }</style>
    <main><h1>Liste</h1><ul>${items.join('')}</ul></main></html>`,
  );
}

/** Changes one element in the middle of the list. */
async function change(page: Page, selector: string, how: (node: HTMLElement) => void) {
  await page.locator('li').nth(20).locator(selector).first().evaluate(how);
}

const faults: [string, string, (node: HTMLElement) => void][] = [
  ['text color', 'p', (node) => (node.style.color = '#ccc')],
  ['background color', 'p', (node) => node.parentElement?.classList.add('dim')],
  ['opacity', 'b', (node) => (node.style.opacity = '0.3')],
];

for (const [what, selector, how] of faults)
  test(`a contrast fault of one text in the middle of a list is found: ${what}`, async ({
    page,
  }) => {
    await openList(page);
    await expectAccessible(page);
    await expectColorContrast(page);
    await change(page, selector, how);
    await expect(expectAccessible(page)).rejects.toThrow('color-contrast');
    await expect(expectColorContrast(page)).rejects.toThrow('color-contrast');
  });

test('faults other than contrast are found in every item', async ({ page }) => {
  await openList(page);
  await change(page, 'button', (node) => (node.textContent = ''));
  await expect(expectAccessible(page)).rejects.toThrow('button-name');
});

test('the check leaves the page unchanged', async ({ page }) => {
  await openList(page);
  const before = await page.locator('main').innerHTML();
  await expectAccessible(page);
  expect(await page.locator('main').innerHTML()).toBe(before);
});
