// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

/** Simulates a new page: interactions of earlier tests do not count. */
const page = () => import('./first-interaction');

const isOver = async (touch: Promise<void>) =>
  Promise.race([touch.then(() => true), new Promise((resolve) => setTimeout(resolve, 0, false))]);

it.each([
  ...['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel', 'scroll'],
  ...['click', 'input', 'submit'],
])('waits for an interaction: %s', async (kind) => {
  const { waitForFirstInteraction } = await page();
  const touch = waitForFirstInteraction();
  expect(await isOver(touch)).toBe(false);
  window.dispatchEvent(new Event(kind));
  expect(await isOver(touch)).toBe(true);
  expect(await isOver(waitForFirstInteraction())).toBe(true);
});

it('detects a page restored in its previous state', async () => {
  const { waitForFirstInteraction } = await page();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValueOnce(200);
  expect(await isOver(waitForFirstInteraction())).toBe(true);
});

it('detects a touch before this script ran', async () => {
  document.documentElement.dataset.touched = '1';
  const { waitForFirstInteraction } = await page();
  expect(await isOver(waitForFirstInteraction())).toBe(true);
  delete document.documentElement.dataset.touched;
});
