// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { subscribeToResize } from './subscribe-to-resize';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const resize = () => window.dispatchEvent(new Event('resize'));

it('notifies once, 50 ms after the last resize (Specification §9)', () => {
  const listener = vi.fn();
  const stop = subscribeToResize(listener);
  resize();
  vi.advanceTimersByTime(49);
  resize();
  vi.advanceTimersByTime(49);
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledOnce();
  stop();
});

it('stops notifying after it is removed', () => {
  const listener = vi.fn();
  const stop = subscribeToResize(listener);
  resize();
  stop();
  resize();
  vi.advanceTimersByTime(1000);
  expect(listener).not.toHaveBeenCalled();
});
