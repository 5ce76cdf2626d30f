// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dispatchSession } from './session-store';
import { signInForTest } from '@/lib/browser/test-fixtures';
import { useAccountGuard } from './use-account-guard';

const reload = vi.fn();
const replace = vi.fn();

beforeEach(() => {
  window.sessionStorage.clear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  vi.spyOn(window.location, 'replace').mockImplementation(replace);
  signInForTest();
});

afterEach(() => {
  cleanup();
  dispatchSession({ type: 'signedOut' });
  vi.restoreAllMocks();
  reload.mockReset();
  replace.mockReset();
});

const show = () => renderHook(() => useAccountGuard('/de/login'));
const restoreFromPageCache = () =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

it('leaves the page of a signed-in customer unchanged, also when it is restored', () => {
  show();
  restoreFromPageCache();
  expect(reload).not.toHaveBeenCalled();
});

it('does nothing while the customer signs out on the page', () => {
  show();
  dispatchSession({ type: 'signedOut' });
  expect(reload).not.toHaveBeenCalled();
});

it('reloads a page that the browser restores after signing out', () => {
  show();
  dispatchSession({ type: 'signedOut' });
  restoreFromPageCache();
  expect(reload).toHaveBeenCalledOnce();
});

it('reloads a page that the router restores after signing out', () => {
  dispatchSession({ type: 'signedOut' });
  show();
  expect(reload).toHaveBeenCalledOnce();
});

it('redirects to login where a reload has changed nothing', () => {
  dispatchSession({ type: 'signedOut' });
  show();
  restoreFromPageCache();
  expect(reload).toHaveBeenCalledOnce();
  expect(replace).toHaveBeenCalledExactlyOnceWith('/de/login');
});
