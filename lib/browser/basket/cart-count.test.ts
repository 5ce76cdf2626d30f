// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

it('follows the basket from the first code load until it is unsubscribed', async () => {
  // Simulates a page whose basket has not been loaded yet.
  vi.resetModules();
  const { startBasketSyncWhenLoaded, registerBasketSync } = await import('./cart-count');
  const end = vi.fn();
  const follow = vi.fn(() => end);
  const stopEarly = startBasketSyncWhenLoaded();
  stopEarly();
  const stop = startBasketSyncWhenLoaded();
  expect(follow).not.toHaveBeenCalled();
  registerBasketSync(follow);
  expect(follow).toHaveBeenCalledTimes(1);
  expect(end).not.toHaveBeenCalled();
  stop();
  expect(end).toHaveBeenCalledTimes(1);
  startBasketSyncWhenLoaded()();
  expect(follow).toHaveBeenCalledTimes(2);
  expect(end).toHaveBeenCalledTimes(2);
});
