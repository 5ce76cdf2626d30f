// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('./first-interaction', () => ({
  waitForFirstInteraction: () => new Promise(() => undefined),
}));

/** Simulates a new page: triggers of earlier tests do not count. */
const newPage = () => import('./hydration-trigger');

async function isOver(page = newPage()): Promise<unknown> {
  const { waitForHydrationTrigger } = await page;
  return Promise.race([
    waitForHydrationTrigger().then(() => true),
    new Promise((resolve) => setTimeout(resolve, 0, false)),
  ]);
}

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = '<script type="application/json" id="deferred-scripts">[]</script>';
  window.history.replaceState(null, '', '/de/bikes/ludwig');
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

it.each([
  ['a new visitor', '', false],
  ['a visitor with necessary consent', 'consent=necessary', false],
  ['a visitor with analytics consent', 'lang=de; consent=necessary,statistics', true],
  ['a customer', 'session-mark=anna.customer.', true],
])('hydrates at once for %s: %s', async (_name, cookie, expected) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  expect(await isOver()).toBe(expected);
});

it('hydrates at once where the address has more parameters than the page was rendered with', async () => {
  window.history.replaceState(null, '', '/de/bikes/ludwig?variant=LU11.25.H.M.TG');
  expect(await isOver()).toBe(true);
});

it('hydrates at once without the script that records touches', async () => {
  document.head.replaceChildren();
  expect(await isOver()).toBe(true);
});

it('starts hydration when another page is requested', async () => {
  const page = newPage();
  const { waitForHydrationTrigger, startHydration } = await page;
  const hydration = waitForHydrationTrigger();
  expect(await isOver(page)).toBe(false);
  startHydration();
  expect(await hydration).toBeUndefined();
  expect(await isOver(page)).toBe(true);
});
