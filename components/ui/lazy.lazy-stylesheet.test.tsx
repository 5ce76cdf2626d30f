// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLazyStylesheetHook } from './lazy';

const touch = vi.hoisted(() => ({ comes: () => undefined as void, first: Promise.resolve() }));
vi.mock('@/lib/browser/hydration/hydration-trigger', () => ({
  waitForHydrationTrigger: () => touch.first,
}));

beforeEach(() => {
  touch.first = new Promise((resolve) => (touch.comes = resolve));
});
afterEach(cleanup);

function shown(load: () => Promise<unknown>) {
  const useSheet = createLazyStylesheetHook(load);
  function Part({ isWanted }: { readonly isWanted: boolean }) {
    return useSheet(isWanted) ? <p>Da</p> : null;
  }
  const { rerender } = render(<Part isWanted={false} />);
  return async (isWanted: boolean) => act(async () => rerender(<Part isWanted={isWanted} />));
}

it('loads at the first interaction, once', async () => {
  const load = vi.fn(() => Promise.resolve());
  const show = shown(load);
  expect(load).not.toHaveBeenCalled();
  await act(async () => touch.comes());
  expect(screen.getByText('Da')).toBeShown();
  await show(true);
  expect(load).toHaveBeenCalledOnce();
});

it('loads when it is opened before any interaction', async () => {
  const load = vi.fn(() => Promise.resolve());
  await shown(load)(true);
  expect(screen.getByText('Da')).toBeShown();
  expect(load).toHaveBeenCalledOnce();
});

it('renders without it when loading fails, and retries the next time', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  const show = shown(load);
  await show(true);
  expect(screen.getByText('Da')).toBeShown();
  await show(false);
  await show(true);
  expect(load).toHaveBeenCalledTimes(2);
});
